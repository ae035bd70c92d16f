public import Geometry
import Languages
public import Stage

/// A dialog with a title, a text and one to four buttons, a seal that says what it is about, and where there
/// is room a photo beside it.
public final class MessageScene: Scene, DialogScene {
  /// A button of the dialog.
  public struct Choice {
    /// The id of its button.
    public var id: String
    /// The text of its button.
    public var label: String
    /// A drawing of `Art` before the text.
    public var icon: String?
    /// Whether it is destructive; the first button has the focus, so it never is.
    public var isDestructive = false
    /// How long its button must be held; nil for a tap.
    public var holdTime: Duration?
    /// What it does; it must remove the dialog itself.
    public var action: (Stage) -> Void

    /// A button; pressing it doesn't close the dialog by itself.
    public init(
      id: String, label: String, icon: String? = nil, isDestructive: Bool = false,
      holdTime: Duration? = nil, action: @escaping (Stage) -> Void
    ) {
      self.id = id
      self.label = label
      self.icon = icon
      self.isDestructive = isDestructive
      self.holdTime = holdTime
      self.action = action
    }

    /// A button that closes the dialog before it does something.
    public static func closing(
      _ id: String, _ label: String, icon: String? = nil, isDestructive: Bool = false,
      holdTime: Duration? = nil, then action: @escaping (Stage) -> Void = { _ in }
    ) -> Choice {
      Choice(
        id: id, label: label, icon: icon, isDestructive: isDestructive, holdTime: holdTime,
        action: { stage in
          stage.perform(.pop)
          action(stage)
        })
    }
  }

  /// The scene's name in the trace.
  public let name: String
  /// Holds the sheet.
  public let root = Node("")
  /// Whether Esc only closes the dialog.
  public let leavesOnTapBeside: Bool
  /// The sheet with the text and the choices.
  public let sheet: DialogSheet
  private let photo: ResultPhoto?
  private let back: (Stage) -> Void
  private let remake: () -> MessageScene

  /// The texts are closures, called again after the language changed.
  ///
  /// `back`: what Esc and a controller's B do; nil closes the dialog, and then a tap outside does
  /// so too. `seal`: the sign on the seal; the destructive colour goes with a destructive choice.
  /// `photo`: what lies beside the sheet if there is room.
  public init(
    name: String, title: @escaping @autoclosure () -> String,
    text: @escaping @autoclosure () -> String, seal: String? = nil,
    photo: @escaping @autoclosure () -> (any ShareCardPicture)? = nil, palette: Palette = .paper,
    choices: @escaping @autoclosure () -> [Choice], back: ((Stage) -> Void)? = nil
  ) {
    self.name = name
    self.back = back ?? { $0.perform(.pop) }
    leavesOnTapBeside = back == nil
    remake = {
      MessageScene(
        name: name, title: title(), text: text(), seal: seal, photo: photo(), palette: palette,
        choices: choices(), back: back)
    }
    self.photo = photo().map { ResultPhoto($0) }
    let choices = choices()
    let isDestructive = choices.contains(where: \.isDestructive)
    let buttons = choices.enumerated().map { index, choice in
      Button(
        choice.id, label: choice.label, icon: choice.icon,
        kind: choice.isDestructive ? .danger : index == 0 && !isDestructive ? .primary : .plain,
        palette: palette.onSheet)
    }
    sheet = DialogSheet(title: title(), text: text(), palette: palette, buttons: buttons)
    sheet.crest = seal.map {
      Seal($0, palette: palette, fill: isDestructive ? palette.danger : nil)
    }
    root.add([self.photo, sheet].compactMap { $0 })
    for (button, choice) in zip(buttons, choices) {
      button.holdTime = choice.holdTime
      button.action = { [weak self] in if let stage = self?.stage { choice.action(stage) } }
    }
  }

  /// The photo lies beside the sheet or above it, as at the end of a game.
  public func layout(in bounds: Rect) {
    let plan = ResultLayout(in: bounds, photo: photo?.aspect, wanted: 600)
    photo?.isHidden = !plan.hasPhoto
    guard let photo, plan.hasPhoto else { return sheet.place(in: bounds) }
    sheet.place(
      in: Rect(origin: .zero, size: Size(width: plan.width + 32, height: plan.heightLimit + 16)))
    let crest = sheet.crest.map { $0.isHidden ? 0 : -$0.frame.minY } ?? 0
    let frames = plan.frames(height: sheet.size.height, above: crest)
    photo.frame = frames.photo ?? .zero
    sheet.frame = Rect(center: frames.sheet.center, size: sheet.size)
  }

  /// The same dialog, with its texts in the current language.
  public func renewed() -> (any Scene)? {
    remake().inPlace()
  }

  /// Calls `back`.
  public func goBack() { stage.map(back) }

  /// Lets a held button act.
  public func update(at now: Duration) { for button in sheet.buttons { button.update(at: now) } }
}
