import Drawing
public import Geometry
import Languages
public import Stage
public import Store

/// Shares a card: it can be saved, its sentence copied or mailed, and its QR code scanned
/// with a phone.
public final class ShareScene: PageScene {
  private let remake: () -> SharedCard?
  private let shared: SharedCard
  private let text: ShareText
  private let preview: CardPreview
  private let code: QRNode
  private let caption: Label
  /// The sheet with the code and its text, if they lie below the card.
  private let slip: Paper
  private var save: Button?
  private var buttons: [Button] = []
  private var card: Pixmap?
  /// The path of the saved card.
  private var file: String?

  /// Nil if there is no card; `shared` is made again after the language changed.
  public init?(_ shared: @escaping @autoclosure () -> SharedCard?, context: GameContext) {
    guard let made = shared() else { return nil }
    remake = shared
    self.shared = made
    let palette = context.dressed(made.palette)
    text = ShareText(boast: made.card.boast, player: made.player, code: made.card.code)
    preview = CardPreview(
      "share.card", label: made.card.boast,
      key: "card:\(made.at):\(made.fileName):\(made.card.boast)")
    code = QRNode("share.code", label: tr("QR code"), text: text.short)
    var style = Theme.body
    style.alignment = .center
    caption = Label(tr("Scan it with your phone"), style: style, color: palette.tableInk)
    slip = Paper(fill: palette.sheet, radius: Theme.largeRadius)
    super.init(
      "share", title: tr("Share"), context: context, palette: palette, hasHills: false)
    root.add([preview, slip, code, caption, header])
    makeButtons()
  }

  /// Shares a result; nil if the game has no card for it.
  public convenience init?(
    _ result: GameResult, of board: LeaderboardDescription, context: GameContext
  ) {
    self.init(
      SharedCard(result, of: board.renewed?() ?? board, ranksIn: context.store), context: context)
  }

  /// Only the code on a kiosk, since the next visitor would find what was saved or copied.
  private func makeButtons() {
    guard !context.settings.isOn(.kiosk) else { return }
    func button(
      _ id: String, _ label: String, kind: Button.Kind = .plain, _ action: @escaping () -> Void
    ) -> Button {
      Button(
        "share." + id, label: label, icon: "icon-" + id, kind: kind, palette: palette,
        action: action)
    }
    if context.sharing.save != nil {
      let save = button("save", tr("Save"), kind: .primary) { [weak self] in self?.saveCard() }
      save.isEnabled = false
      self.save = save
      buttons.append(save)
    }
    buttons.append(button("copy", tr("Copy text")) { [weak self] in self?.copy() })
    if context.sharing.mail != nil {
      buttons.append(button("mail", tr("Email")) { [weak self] in self?.mail() })
    }
    root.add(buttons)
  }

  /// The same card in the current language; a saved file stays known.
  public override func renewed() -> (any Scene)? {
    let new = ShareScene(self.remake(), context: context)
    new?.file = file
    return new
  }

  /// Draws the card the first time.
  public override func didAppearFirst(on stage: Stage) {
    let scene = ShareCardView(
      shared.card, player: shared.player, at: shared.at, praise: shared.praise,
      palette: shared.palette)
    context.sharing.draw(scene, ShareCardView.size) { [weak self] in self?.cardIsDrawn($0) }
    stage.setFocus(buttons.first { $0.isEnabled } ?? header.back)
  }

  /// Card and code side by side in wide windows, one below the other in others.
  public override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let margin = bounds.size.shortSide < 600 ? 16.0 : 32
    let top = Header.height + 4
    let room = Rect(
      x: margin, y: top, width: bounds.width - 2 * margin, height: bounds.maxY - top - margin)
    showsSlip(false)
    bounds.width > bounds.height * 1.1 ? beside(room, margin) : below(room)
  }
}

// The actions.
extension ShareScene {
  private func cardIsDrawn(_ card: Pixmap) {
    self.card = card
    preview.show(card)
    save?.isEnabled = true
  }

  /// Saves the card once; after that, only shows again where it is.
  private func saveCard() {
    if let file { return showPath(file) }
    guard let card, let write = context.sharing.save else { return }
    save?.isEnabled = false
    write(card, shared.fileName) { [weak self] answer in
      guard let self else { return }
      save?.isEnabled = true
      switch answer {
      case .success(let path):
        file = path
        showPath(path)
      case .failure(let trouble):
        stage?.toast(tr("The card couldn't be saved: {reason}.", ["reason": trouble.words]))
      }
    }
  }

  private func showPath(_ path: String) {
    stage?.toast(tr("Saved as {place}", ["place": path]), icon: "icon-save")
  }

  private func copy() {
    stage?.textInput.copy(text.whole)
    stage?.toast(tr("Copied. Paste it wherever you like."), icon: "icon-copy")
  }

  private func mail() {
    let letter = Letter(
      subject: shared.card.title + " – Recreo", body: text.whole, attachment: file)
    context.sharing.mail?(letter) { [weak self] wasThere in
      guard !wasThere else { return }
      self?.stage?.toast(tr("No email program responded."))
    }
  }
}

// The layout.
extension ShareScene {
  private var foot: Double { buttons.isEmpty ? 0 : 20 + 60 }

  /// The card at the left, the code at the right.
  private func beside(_ room: Rect, _ gap: Double) {
    let words = caption.size().height + 12
    let square = code.side(within: min(room.width * 0.36, room.height - words, 480))
    let width = min(
      room.width - square - gap, Self.widest / density, (room.height - foot) * Self.shape)
    let left = room.midX - (width + gap + square) / 2
    placeCard(
      in: Rect(
        x: left, y: room.midY - (width / Self.shape + foot) / 2, width: width,
        height: width / Self.shape))
    placeCode(
      square, middle: left + width + gap + square / 2, top: room.midY - (square + words) / 2)
  }

  /// The card, and below it a sheet of the same width with the code.
  private func below(_ room: Rect) {
    let card = min(room.width, Self.widest / density)
    let left = room.height - card / Self.shape - foot - 24
    let square = code.side(within: max(0, min(card * 0.5, left - 32, 480)))
    let words = card - square - 3 * 32
    guard left >= 32 + square, words >= 160 else { return stacked(room) }
    let height = card / Self.shape + foot + 24 + square + 32
    let y = room.minY + (room.height - height) * 0.4
    let x = room.midX - card / 2
    placeCard(in: Rect(x: x, y: y, width: card, height: card / Self.shape))
    slip.frame = Rect(x: x, y: y + height - square - 32, width: card, height: square + 32).rounded
    let inside = slip.frame
    showsSlip(true)
    // Code and words lie together in the middle.
    let lines = caption.size(fitting: words)
    let whole = square + 32 + lines.width
    code.frame = Rect(
      x: (inside.midX - whole / 2).rounded(), y: inside.minY + 16, width: square, height: square)
    caption.frame = Rect(
      x: code.frame.maxX + 32, y: inside.midY - lines.height / 2, width: lines.width + 1,
      height: lines.height)
  }

  private func showsSlip(_ isShown: Bool) {
    slip.isHidden = !isShown
    caption.color = isShown ? palette.ink : palette.tableInk
    caption.style.size = isShown ? 30 : Theme.body.size
  }

  /// The card above the code, both centred.
  private func stacked(_ room: Rect) {
    let words = caption.size().height + 12
    let width = min(
      room.width, Self.widest / density, (room.height * 0.55 - foot) * Self.shape)
    let card = Size(width: width, height: width / Self.shape)
    let left = room.height - card.height - foot - 24 - words
    let square = code.side(within: max(0, min(room.width, left, 480)))
    let rest = left - square
    let y = room.minY + rest / 3
    placeCard(in: Rect(x: room.midX - width / 2, y: y, width: width, height: card.height))
    placeCode(square, middle: room.midX, top: y + card.height + foot + 24 + rest / 3)
  }

  private static var shape: Double {
    Double(ShareCardView.size.width) / Double(ShareCardView.size.height)
  }
  /// In pixels; a card that is shown larger would be blurred.
  private static let widest = 1500.0
  private var density: Double { stage?.density ?? root.stage?.density ?? 1 }

  private func placeCard(in frame: Rect) {
    preview.frame = frame.rounded
    guard !buttons.isEmpty else { return }
    Button.place(
      Rect(x: frame.minX, y: frame.maxY + 20, width: frame.width, height: 60), among: buttons)
  }

  private func placeCode(_ side: Double, middle: Double, top: Double) {
    code.frame = Rect(x: middle - side / 2, y: top, width: side, height: side).rounded
    let width = max(side, 240)
    caption.frame = Rect(
      x: middle - width / 2, y: top + side + 12, width: width, height: caption.size().height)
  }
}

extension Rect {
  /// The rectangle with its corner rounded to whole points.
  fileprivate var rounded: Rect {
    Rect(x: minX.rounded(), y: minY.rounded(), width: width, height: height)
  }
}
