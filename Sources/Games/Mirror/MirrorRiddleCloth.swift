import Drawing
import Geometry
import Input
import Rules
import Stage

/// A part of a finished brocade with three numbered lines, or points: a tap chooses the nearest.
final class MirrorRiddleCloth: Node {
  var onChoose: (Int) -> Void = { _ in }
  private let setup: Mirror.Setup
  private let cloth: any MirrorCloth
  private var riddle = MirrorRiddle(seed: 0)
  private var numbers: [Label] = []
  /// The right line grows a band on both sides, in which the cloth is the same.
  private var proof = Tween(0)
  /// The whole, in its own points.
  private var whole = Rect.zero
  private static let badge = 40.0
  private static let mark = Color(0x9E2B1F)

  init(_ setup: Mirror.Setup, _ picture: MirrorPicture) {
    self.setup = setup
    cloth = picture.cloth()
    super.init("mirror.riddle.cloth", role: .image, label: picture.title)
    numbers = MirrorRiddle.places.indices.map {
      Label(
        "\($0 + 1)", style: TextStyle(size: 22, weight: .bold, alignment: .center), color: .white)
    }
    add(numbers)
    recognizers = [TapRecognizer(action: { [weak self] in self?.tapped($0) })]
  }

  func show(_ new: MirrorRiddle, isNew: Bool) {
    riddle = new
    for (line, label) in numbers.enumerated() { label.isHidden = !isOpen(line) }
    if new.isSolved {
      proof =
        isNew && stage?.reducesMotion == false
        ? Tween(from: 0, to: 1, start: now, length: .milliseconds(900), easing: .out) : Tween(1)
    }
    setNeedsDisplay()
  }

  /// Whether a line may still be the mirror.
  private func isOpen(_ line: Int) -> Bool {
    riddle.isSolved ? line == riddle.answer : !riddle.wrong.contains(line)
  }

  private func tapped(_ place: Point) {
    let part = (place.x - windowFrame(at: now).minX) / max(1, size.width)
    let lines = MirrorRiddle.places.indices
    let nearest = lines.min {
      (MirrorRiddle.places[$0] - part).magnitude < (MirrorRiddle.places[$1] - part).magnitude
    }
    if let nearest, (MirrorRiddle.places[nearest] - part).magnitude < 0.12 { onChoose(nearest) }
  }

  override func sizeDidChange() {
    guard size.width > 0, let stage else { return }
    let window = riddle.window(on: setup.symmetry, aspect: size.width / max(1, size.height))
    let scale = size.width / window.width
    let units = setup.symmetry.whole
    let down = setup.symmetry == .axes ? 2.0 : 1
    // Cells are whole points large, so that they join without gaps.
    let (across, rows) = (Double(2 * setup.columns), Double(setup.rows) * down)
    let fitted = Size(
      width: (units.width * scale / across).rounded(.up) * across,
      height: (units.height * scale / rows).rounded(.up) * rows)
    let mirror = (size.width * MirrorRiddle.places[riddle.answer]).rounded()
    whole = Rect(
      x: mirror - fitted.width / 2, y: ((size.height - fitted.height) / 2).rounded(),
      width: fitted.width, height: fitted.height)
    cloth.fit(
      Size(width: whole.width / 2, height: whole.height / down), on: stage,
      changed: { [weak self] in self?.setNeedsDisplay() })
    for (place, label) in zip(MirrorRiddle.places, numbers) {
      label.frame = Rect(
        center: Point(x: size.width * place, y: top + Self.badge / 2), size: Size(Self.badge))
    }
  }

  /// Where the numbers begin: on the lines, or beside the points.
  private var top: Double { setup.symmetry == .turn ? size.height / 2 - 64 : 10 }

  override func nextFrame(after now: Duration) -> NextFrame {
    proof.isRunning(at: now) ? .immediately : .onInput
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let rim = 10.0
    list.shadow(
      of: bounds.inset(by: -rim), radius: Theme.radius, elevation: .lifted, strength: 1.6)
    list.shape(
      Shape(radius: Theme.radius, fill: Color(0x323C77), grain: Theme.grain),
      in: bounds.inset(by: -rim))
    list.pushClip(bounds)
    ClothSample.draw(
      cloth, setup.columns, setup.symmetry, gap: 0, in: whole, into: &list)
    drawProof(at: now, into: &list)
    for (line, place) in MirrorRiddle.places.enumerated() where isOpen(line) {
      let x = (size.width * place).rounded()
      if setup.symmetry == .turn {
        drawPoint(at: x, into: &list)
      } else {
        drawLine(at: x, into: &list)
      }
      list.shape(
        Shape(
          radius: Self.badge / 2, fill: Self.mark, border: 3, borderColor: .white),
        in: Rect(
          center: Point(x: size.width * place, y: top + Self.badge / 2), size: Size(Self.badge)))
    }
    list.popClip()
  }

  /// All but a growing band about the right line gets darker.
  private func drawProof(at now: Duration, into list: inout DrawList) {
    guard riddle.isSolved else { return }
    let middle = size.width * MirrorRiddle.places[riddle.answer]
    let reach = min(middle, size.width - middle) * proof.value(at: now)
    let veil = Shape(fill: Color(0x0E1330, opacity: 0.72))
    list.shape(veil, in: Rect(x: 0, y: 0, width: middle - reach, height: size.height))
    list.shape(
      veil,
      in: Rect(
        x: middle + reach, y: 0, width: size.width - middle - reach, height: size.height))
  }

  private func drawLine(at x: Double, into list: inout DrawList) {
    list.shape(
      Shape(fill: Color(0x0E1330, opacity: 0.6)),
      in: Rect(x: x - 4, y: 0, width: 8, height: size.height))
    var y = 4.0
    while y < size.height {
      list.shape(Shape(fill: .white), in: Rect(x: x - 2, y: y, width: 4, height: 14))
      y += 24
    }
  }

  private func drawPoint(at x: Double, into list: inout DrawList) {
    list.shape(
      Shape(radius: 13, fill: Self.mark, border: 4, borderColor: .white),
      in: Rect(center: Point(x: x, y: size.height / 2), size: Size(26)))
  }
}
