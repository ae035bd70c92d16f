import Drawing
import Geometry
import Languages
import Stage

/// A dialog with a title, a sentence and one or two ways on.
final class MessageScene: Scene {
  /// One of the buttons below.
  struct Choice {
    var id: String
    var label: String
    var icon: String?
    var action: (Stage) -> Void
  }

  let name: String
  let root = Node("")
  let isOpaque = false
  private let sheet = Paper("dialog", role: .dialog, radius: Theme.largeRadius, elevation: .dialog)
  private let title: Label
  private let text: Label
  private var buttons: [Button] = []
  private let back: (Stage) -> Void
  private weak var stage: Stage?

  /// `back`: what Esc and a controller's B do; nil takes the dialog away.
  init(
    name: String, title: String, text: String, world: ColorWorld = .paper, choices: [Choice],
    back: ((Stage) -> Void)? = nil
  ) {
    self.name = name
    self.back = back ?? { $0.perform(.pop) }
    self.title = Label(
      title, style: TextStyle(size: 30, weight: .bold, alignment: .center), color: world.ink)
    var body = Theme.body
    body.alignment = .center
    self.text = Label(text, style: body, color: world.ink)
    sheet.fill = world.sheet
    sheet.label = title
    root.add(sheet)
    sheet.add([self.title, self.text])
    for (index, choice) in choices.enumerated() {
      let button = Button(
        choice.id, label: choice.label, icon: choice.icon, kind: index == 0 ? .primary : .plain,
        world: world.onSheet
      ) { [weak self] in
        guard let stage = self?.stage else { return }
        choice.action(stage)
      }
      buttons.append(button)
      sheet.add(button)
    }
  }

  func didAppear(on stage: Stage) {
    self.stage = stage
    stage.setFocus(buttons.first)
    stage.powers.audio.play(.open)
    sheet.animate(
      from: Pose(scale: 1.3, opacity: 0), length: .milliseconds(400), easing: .settle)
  }

  func goBack() { stage.map(back) }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(fill: Theme.veil), in: bounds)
  }

  func layout(in bounds: Rect) {
    let width = min(480, bounds.width - 48)
    let inner = width - 64
    let heading = title.size(fitting: inner)
    let words = text.size(fitting: inner)
    let sizes = buttons.map(\.fittingSize)
    let row = sizes.reduce(0) { $0 + $1.width } + 16 * Double(max(0, sizes.count - 1))
    let height = 32 + heading.height + 12 + words.height + 28 + 56 + 32
    sheet.frame = Rect(center: bounds.center, size: Size(width: width, height: height))
    title.frame = Rect(x: 32, y: 32, width: inner, height: heading.height)
    text.frame = Rect(
      x: 32, y: 32 + heading.height + 12, width: inner, height: words.height)
    var x = (width - row) / 2
    for (button, size) in zip(buttons, sizes) {
      button.frame = Rect(x: x, y: height - 88, width: size.width, height: 56)
      x += size.width + 16
    }
  }
}
