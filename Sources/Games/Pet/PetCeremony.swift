import Drawing
import Geometry
import Stage

/// A pet that hatches or grows up, as a function of time.
nonisolated struct PetCeremony: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The shell trembles and bursts.
    case hatching
    /// It spins once, as a shadow, while stars fall.
    case growth
  }

  let kind: Kind
  /// The sheet of its form before.
  let sheet: String
  let begun: Duration

  /// When it is seen as it is now.
  var reveal: Duration { begun + .milliseconds(kind == .hatching ? 800 : 1200) }
  var ends: Duration { reveal + .milliseconds(2300) }

  /// How far its first part is over, 0 to 1.
  private func part(at now: Duration) -> Double {
    min(1, max(0, (now - begun) / (reveal - begun)))
  }

  /// The deviation of a picture with this side from its place; it stays on its feet.
  func pose(at now: Duration, side: Double) -> Pose {
    var pose = Pose()
    guard now < ends else { return pose }
    if now < reveal {
      let part = part(at: now)
      switch kind {
      case .hatching:
        let wave = sineAndCosine(of: part * 22 * .pi).sine
        pose.offset.x = wave * side * 0.012 * (0.4 + part)
        pose.rotation = wave * 0.03 * part
      case .growth:
        pose.rotation = 2 * .pi * Easing.smooth(part)
        pose.scale = 1 - 0.15 * part
      }
    } else {
      let first = kind == .hatching ? 0.05 : 0.85
      let part = (now - reveal) / .milliseconds(400)
      pose.scale = first + (1 - first) * Easing.bounce(part)
    }
    // It rotates about its own middle, which is below that of its picture.
    let turn = sineAndCosine(of: pose.rotation)
    let low = 0.17 * side
    pose.offset.x += low * turn.sine
    pose.offset.y = low * (1 - turn.cosine) + (1 - pose.scale) * side / 2
    return pose
  }

  /// After the reveal it is glad, blinks, looks to both sides and at you.
  func picture(at now: Duration) -> PixelNode.Cell {
    let beat = Int(max(.zero, now - reveal) / PetPose.beat)
    guard now >= reveal else { return PetPose.stand.cell(beat: 0, isFacingLeft: false) }
    return switch beat {
    case ..<3: PetPose.happy.cell(beat: beat, isFacingLeft: false)
    case 3: PetPose.blink.cell(beat: 0, isFacingLeft: false)
    case 4, 5: PetPose.stand.cell(beat: 0, isFacingLeft: true)
    case 8: PetPose.blink.cell(beat: 0, isFacingLeft: false)
    default: PetPose.stand.cell(beat: 0, isFacingLeft: false)
    }
  }

  /// How far it is a shadow, 0 to 1.
  func shadow(at now: Duration) -> Double {
    guard kind == .growth else { return 0 }
    return now < reveal ? part(at: now) : max(0, 1 - (now - reveal) / .milliseconds(350))
  }

  /// How dark everything else is, 0 to 1.
  func dusk(at now: Duration) -> Double {
    let rise = min(1, max(0, (now - begun) / .milliseconds(250)))
    let fall = min(1, max(0, (ends - now) / .milliseconds(500)))
    return min(rise, fall)
  }
}

/// The dark behind a pet that hatches or grows up, with a light around it.
final class CeremonyShade: Node {
  var ceremony: PetCeremony?
  /// The middle and the side of the pet, in its own points.
  var light = (center: Point.zero, side: 64.0)

  override func isMoving(at now: Duration) -> Bool { ceremony.map { now < $0.ends } ?? false }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let ceremony, let window = stage?.bounds else { return }
    let strength = ceremony.dusk(at: now)
    guard strength > 0 else { return }
    list.shape(
      Shape(fill: Color(0x140E28, opacity: 0.42 * strength)),
      in: window.offset(by: windowFrame(at: now).origin * -1))
    for (size, opacity) in [(1.25, 0.16), (0.95, 0.2)] {
      let radius = light.side * size / 2
      list.shape(
        Shape(
          radius: radius, fill: Color(0xFFE3A3, opacity: opacity * strength),
          softness: radius * 0.3),
        in: Rect(center: light.center, size: Size(2 * radius)))
    }
  }
}

/// Bits of shell that burst, or stars that fall, in front of the pet.
final class PetBurst: Node {
  var ceremony: PetCeremony?
  /// The middle and the side of the pet, in its own points.
  var light = (center: Point.zero, side: 64.0)
  private var star: Sprite?

  override func isMoving(at now: Duration) -> Bool { ceremony.map { now < $0.ends } ?? false }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    star = nil
  }

  override func prepare(at now: Duration) {
    guard star == nil, ceremony?.kind == .growth else { return }
    star = stage?.art.sprite("star-gold", Size(max(16, light.side * 0.13)))
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let ceremony, now < ceremony.ends else { return }
    switch ceremony.kind {
    case .hatching: drawShell((now - ceremony.reveal) / .seconds(1), into: &list)
    case .growth: drawStars((now - ceremony.begun) / .seconds(1), into: &list)
    }
  }

  private func drawShell(_ time: Double, into list: inout DrawList) {
    guard time > 0, time < 1.1 else { return }
    let tones = [0xFBE9D6, 0xF6D2BD, 0xE9A877, 0xC9A8D8].map { Color($0) }
    let outer = list.context
    for bit in 0..<14 {
      let angle = -.pi * (0.08 + 0.84 * Double(bit) / 13)
      let turn = sineAndCosine(of: angle)
      let speed = light.side * (1.3 + 0.6 * Self.part(bit, 0.618_033_9))
      let place =
        light.center
        + Point(
          x: turn.cosine * speed * time,
          y: turn.sine * speed * time + light.side * 2.1 * time * time)
      let side = light.side / 64 * (3 + 4 * Self.part(bit, 0.754_877_6))
      let map = Transform(
        scale: 1, rotation: time * (4 + 8 * Self.part(bit, 0.37)) * (bit % 2 == 0 ? 1 : -1),
        about: .zero, offset: place)
      list.context = outer.transformed(by: map, opacity: min(1, (1.1 - time) * 3))
      list.shape(
        Shape(fill: tones[bit % tones.count]), in: Rect(center: .zero, size: Size(side)))
    }
    list.context = outer
  }

  private func drawStars(_ time: Double, into list: inout DrawList) {
    guard let star else { return }
    for index in 0..<14 {
      let fall = time - 0.09 * Double(index)
      guard fall > 0, fall < 1.1 else { continue }
      let x = (Self.part(index, 0.618_033_9) - 0.5) * light.side * 1.5
      let y = light.side * (-0.95 + 1.35 * fall)
      list.sprite(
        star, at: light.center + Point(x: x, y: y), scale: 0.6 + 0.5 * Self.part(index, 0.37),
        rotation: fall * 3, opacity: min(1, fall * 6, (1.1 - fall) * 4))
    }
  }

  private static func part(_ number: Int, _ step: Double) -> Double {
    let value = Double(number + 1) * step
    return value - value.rounded(.down)
  }
}
