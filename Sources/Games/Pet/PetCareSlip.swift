import Drawing
import Geometry
import Languages
import Rules
import Stage

/// Its weight and its manners below the jars; while it does something that can be answered, the
/// two answers are there instead.
final class PetCareSlip: Node {
  var perform: (PetAction) -> Void = { _ in }
  private let slip: Paper
  private let scales = ArtNode("pet-scales")
  private let weight: Label
  private let manners: PetHearts
  private let answers: [Button]
  private var place = (room: Rect.zero, side: TextStyle.Alignment.trailing)

  init(palette: Palette) {
    slip = Paper("pet.weight", role: .text, fill: palette.sheet, radius: Theme.radius)
    weight = Label("", style: TextStyle(size: 20, weight: .bold), color: palette.ink)
    manners = PetHearts(
      "pet.manners", icon: nil, art: (full: "star-gold", empty: "star-hole"), palette: palette)
    answers = [
      Button("pet.praise", label: tr("Praise"), icon: "icon-star", palette: palette),
      Button("pet.teach", label: tr("Teach"), icon: "icon-hint", palette: palette),
    ]
    super.init("pet.care")
    slip.add([scales, weight, manners])
    add([slip])
    add(answers)
    for (answer, action) in zip(answers, [PetAction.praise, .teach]) {
      answer.isHidden = true
      answer.action = { [weak self] in self?.perform(action) }
    }
  }

  func show(_ pet: Pet) {
    let grams = tr("{n} g", ["n": "\(pet.weight)"])
    slip.label = trPair(tr("Weight"), grams + " · " + PetWords.name(of: pet.figure))
    weight.show(grams)
    if pet.manners > manners.level { manners.beat() }
    manners.show(tr("Manners"), pet.manners)
    let isAnswering = pet.moment != nil
    guard isAnswering == answers[0].isHidden else { return }
    slip.isHidden = isAnswering
    for answer in answers {
      answer.isHidden = !isAnswering
      if isAnswering {
        answer.animate(from: Pose(scale: 0.6, opacity: 0), length: Theme.slow, easing: .bounce)
      }
    }
    arrange()
  }

  /// Places it at the upper edge of `room`: at one of its ends, or in its middle.
  func place(in room: Rect, at side: TextStyle.Alignment) {
    place = (room, side)
    arrange()
  }

  private func arrange() {
    let room = place.room
    let part: Double =
      switch place.side {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    let cell = max(24, room.height - 14)
    let text = weight.size().width.rounded(.up) + 1
    let written = 12 + cell + 6 + text
    let whole = Size(width: written + 14 + 5 * cell + 10, height: cell + 14)
    let wished = answers.map(\.fittingSize.width).max() ?? 0
    let most = min(wished, (room.width - 10) / 2).rounded(.down)
    let fits = answers.allSatisfy { $0.fits(width: most) }
    for answer in answers { answer.isCompact = !fits }
    let buttons = Size(width: fits ? most : Theme.touch, height: 52)
    let wide = max(whole.width, 2 * buttons.width + 10)
    frame = Rect(
      x: (room.minX + (room.width - wide) * part).rounded(), y: room.minY, width: wide,
      height: max(whole.height, buttons.height))
    slip.frame = Rect(origin: Point(x: (wide - whole.width) * part, y: 0), size: whole)
    scales.frame = Rect(x: 12, y: 7, width: cell, height: cell)
    weight.frame = Rect(x: 12 + cell + 6, y: 0, width: text, height: whole.height)
    manners.frame = Rect(x: written + 14, y: 4, width: 5 * cell, height: whole.height - 8)
    for (index, answer) in answers.enumerated() {
      answer.frame = Rect(
        x: (wide - 2 * buttons.width - 10) * part + Double(index) * (buttons.width + 10), y: 0,
        width: buttons.width,
        height: buttons.height)
    }
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    arrange()
  }
}
