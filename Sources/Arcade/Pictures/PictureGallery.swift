public import Geometry
import Input
import Languages
public import Stage
import Store

/// A picture to choose from, on a small sheet without words.
open class PictureCard: Paper {
  /// The name under which the picture is stored.
  public let name: String
  /// Whether it is selected, for the trace.
  var isChosen = false

  /// `label`: what players call the picture.
  public init(_ id: String, of name: String, label: String, palette: Palette) {
    self.name = name
    super.init(id, role: .image, label: label, fill: palette.sheet, radius: 12)
  }

  public override var traceValue: Double? { isChosen ? 1 : 0 }
}

/// All pictures in a row: ours, the player's own, and the card that adds one.
///
/// An own picture can be deleted, and restored for ten seconds.
public final class PictureGallery: Node {
  /// The name of the selected picture.
  public private(set) var picture = ""
  private let context: GameContext
  private let palette: Palette
  private let source: Source
  /// Called when the card that adds a picture is opened.
  public var onAdd: () -> Void = {}
  /// Called when another picture is selected.
  public var onChoose: (String) -> Void = { _ in }
  private var own: [String] = []
  /// The cards of all pictures, in order, without the card that adds one.
  public private(set) var choices: [PictureCard] = []
  private var carousel: Carousel?
  private let remove, undo: Button
  /// What was deleted last, and until when it comes back.
  private var removed: (name: String, until: Duration)?

  /// What a gallery shows for a game, and how.
  public struct Source {
    /// The prefix of the ids.
    public var game: String
    /// What the game needs pictures for.
    public var use: PictureUse
    /// The names of the pictures that come with the program.
    public var names: (Stage) -> [String]
    /// Makes the card of the picture with this name.
    public var card: (String) -> PictureCard
    /// The size of a card in a given space.
    public var cardSize: (Size) -> Size

    /// What a game has to show.
    public init(
      game: String, use: PictureUse, names: @escaping (Stage) -> [String],
      card: @escaping (String) -> PictureCard, cardSize: @escaping (Size) -> Size
    ) {
      self.game = game
      self.use = use
      self.names = names
      self.card = card
      self.cardSize = cardSize
    }
  }

  private static let undoTime = Duration.seconds(10)
  /// The height of the buttons below the pictures.
  static let foot = 64.0

  /// A gallery; call `show` to fill it.
  public init(_ source: Source, context: GameContext, palette: Palette) {
    self.source = source
    self.context = context
    self.palette = palette
    remove = Button(
      source.game + ".picture.remove", label: tr("Delete this picture"), icon: "icon-trash",
      palette: palette)
    undo = Button(
      source.game + ".picture.undo", label: tr("Restore"), icon: "icon-undo", palette: palette)
    super.init("")
    for button in [remove, undo] { button.isHidden = true }
    add([remove, undo])
    remove.action = { [weak self] in self?.removeChosen() }
    undo.action = { [weak self] in self?.restore() }
  }

  /// Shows all pictures; called the first time, and when one was added or deleted.
  public func show(choosing wish: String?) {
    guard let stage else { return }
    own = context.pictures.names(source.use)
    let names = source.names(stage) + own
    guard !names.isEmpty else { return }
    let isFirst = carousel == nil
    if let carousel { super.remove(carousel) }
    choices = names.map(source.card)
    let canAdd = PictureFlow.isAllowed(context)
    let adder = AddPictureCard(source.game + ".pictures.add", palette: palette)
    let items: [Node] = choices + (canAdd ? [adder] : [])
    let index = wish.flatMap { names.firstIndex(of: $0) } ?? 0
    let row = Carousel(
      source.game + ".pictures", label: tr("Choose a picture"), items: items, chosen: index,
      onOpen: { [weak self] in self?.open($0) },
      onChange: { [weak self] in self?.choose($0) })
    row.isStrip = true
    row.actsAtOnce = { $0 == names.count }
    add(row)
    bringToFront(remove)
    bringToFront(undo)
    carousel = row
    choose(index)
    if !isFirst { stage.setFocus(row) }
    sizeDidChange()
  }

  /// Shows a newly added picture and announces it.
  public func take(_ name: String) {
    show(choosing: name)
    stage?.toast(tr("Saved: {name}", ["name": name]), icon: "icon-check")
  }

  /// Whether there is no picture at all.
  public var isEmpty: Bool { choices.isEmpty }

  /// If the card that adds a picture is in the middle, the picture before stays selected.
  private func choose(_ index: Int) {
    if choices.indices.contains(index) {
      picture = choices[index].name
      for (place, choice) in choices.enumerated() { choice.isChosen = place == index }
      onChoose(picture)
    }
    showButtons(index)
  }

  private func open(_ index: Int) { if index == choices.count { onAdd() } }

  private func showButtons(_ index: Int) {
    let isOwn =
      choices.indices.contains(index) && own.contains(choices[index].name)
      && !context.settings.isOn(.kiosk)
    undo.isHidden = removed == nil
    remove.isHidden = !isOwn || removed != nil
    setNeedsDisplay()
  }

  private func removeChosen() {
    guard let stage, let index = choices.firstIndex(where: { $0.name == picture }) else { return }
    let name = picture
    guard context.pictures.remove(name, source.use) else {
      return stage.toast(tr("The picture couldn't be deleted."))
    }
    removed = (name, now + Self.undoTime)
    let next = choices.indices.contains(index + 1) ? choices[index + 1] : choices.first
    show(choosing: next?.name)
    stage.toast(tr("Deleted: {name}", ["name": name]), icon: "icon-trash")
    stage.setFocus(undo)
  }

  private func restore() {
    guard let stage, let name = removed?.name else { return }
    removed = nil
    guard context.pictures.restore(name, source.use) else {
      show(choosing: picture)
      return stage.toast(tr("The picture couldn't be restored."))
    }
    show(choosing: name)
    stage.setFocus(carousel)
  }

  /// Ends the time in which a deleted picture can be restored.
  public func update(at now: Duration) {
    guard let removed, removed.until <= now else { return }
    self.removed = nil
    showButtons(carousel?.chosen ?? 0)
    sizeDidChange()
  }

  public override func nextFrame(after now: Duration) -> NextFrame {
    removed.map { .at($0.until) } ?? .onInput
  }

  /// Whether there may be buttons below the pictures.
  var hasFoot: Bool { !own.isEmpty || removed != nil }
  /// What its pictures are for.
  var use: PictureUse { source.use }

  /// Chooses the next picture, or the one before.
  func turn(_ direction: Int) {
    _ = carousel?.handle(KeyEvent(direction > 0 ? .right : .left, time: now))
  }

  public override func sizeDidChange() {
    let height = size.height - (hasFoot ? Self.foot : 0)
    carousel?.itemSize = source.cardSize(Size(width: size.width, height: height))
    carousel?.frame = Rect(x: 0, y: 0, width: size.width, height: height)
    for button in [remove, undo] {
      let width = min(button.fittingSize.width, size.width)
      button.frame = Rect(
        x: (size.width - width) / 2, y: size.height - 56, width: width, height: 56)
    }
  }
}
