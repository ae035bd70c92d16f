import Drawing
public import Geometry
import Input

/// A sheet that does something when it is tapped: an icon, a text, or both.
public final class Button: Paper {
  /// How loud it is among its neighbours.
  public enum Kind: Hashable, Sendable {
    /// What is pressed most often, and everything else.
    case primary, plain
    /// It deletes something.
    case danger
  }

  /// How loud it is now.
  public var kind: Kind { didSet { if kind != oldValue { recolor() } } }
  /// Shown as switched on: a choice made, a view kept open.
  public var isOn = false { didSet { if isOn != oldValue { recolor() } } }
  /// The colours it is drawn in.
  public var palette: Palette { didSet { recolor() } }
  private var icon: ArtNode?
  private let text: Label?
  /// What it does when it is pressed.
  public var action: () -> Void
  /// Played when it is pressed; nil for silence.
  public var sound: Sound? = .tap
  /// Shows the icon alone, where there is no room for the text.
  public var isCompact = false { didSet { if isCompact != oldValue { sizeDidChange() } } }

  /// A button with an icon, a text, or both; `label` names it in the trace even where no text is
  /// shown.
  public init(
    _ id: String, label: String, icon: String? = nil, showsText: Bool = true,
    kind: Kind = .plain, palette: Palette = .paper, action: @escaping () -> Void = {}
  ) {
    self.kind = kind
    self.palette = palette
    self.action = action
    self.icon = icon.map { ArtNode($0) }
    text = showsText ? Label(label, style: Theme.button) : nil
    super.init(id, role: .button, label: label)
    isFocusable = true
    add([self.icon, text].compactMap { $0 })
    recognizers = [
      TapRecognizer(
        onPress: { [weak self] in self?.press($0) },
        action: { [weak self] _ in self?.activate() })
    ]
    recolor()
  }

  public override var isEnabled: Bool { didSet { recolor() } }

  /// A sign alone tells its name to a finger that rests on it.
  private func press(_ isDown: Bool) {
    setLifted(isDown)
    stage?.rests(on: isDown && (text?.isHidden ?? true) ? self : nil)
  }

  /// The room it needs: text and icon with generous margins.
  public var fittingSize: Size {
    let words = text?.size() ?? .zero
    let width = words.width + (icon == nil ? 0 : 28) + (icon != nil && text != nil ? 10 : 0)
    return Size(width: max(Theme.touch, (width + 40).rounded(.up)), height: 56)
  }

  /// Whether icon and text have room in a button so wide, the text in one line or in two.
  public func fits(width: Double) -> Bool {
    if fittingSize.width - 20 <= width { return true }
    let room = room(in: width)
    let words = text?.size(fitting: room) ?? .zero
    return words.width <= room && words.height <= Theme.touch + 4
  }

  /// How wide the text may be in a button so wide.
  private func room(in width: Double) -> Double {
    width - 17 - (icon == nil ? 0 : 28 + 10)
  }

  /// Shows another text and makes room for it.
  public func setLabel(_ new: String) {
    label = new
    text?.show(new)
    sizeDidChange()
  }

  /// Shows another sign in the place of the first.
  public func setIcon(_ name: String) {
    guard let old = icon, old.name != name else { return }
    remove(old)
    let new = ArtNode(name, tint: old.tint)
    icon = new
    add(new)
    sizeDidChange()
  }

  public override func sizeDidChange() {
    let showsText = text != nil && (icon == nil || !isCompact)
    text?.isHidden = !showsText
    var words = showsText ? text?.size() ?? .zero : .zero
    let side = min(28.0, size.height - 16)
    let gap = icon != nil && showsText ? 10.0 : 0
    // Words that are wider than the button break, or are set smaller.
    let room = max(0, room(in: size.width))
    let isTight = words.width > room
    text?.style.alignment = isTight ? .center : .leading
    if isTight {
      let broken = text?.size(fitting: room).width ?? 0
      words = Size(width: min(room, broken), height: size.height - 4)
    }
    let whole = words.width + (icon == nil ? 0 : side) + gap
    var x = (size.width - whole) / 2
    if let icon {
      icon.frame = Rect(x: x, y: (size.height - side) / 2, width: side, height: side)
      x += side + gap
    }
    text?.frame = Rect(
      x: x, y: (size.height - words.height) / 2, width: words.width + 1, height: words.height)
  }

  public override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }

  @discardableResult public override func activate() -> Bool {
    guard isEnabled else { return false }
    if let sound { stage?.audio.play(sound) }
    action()
    return true
  }

  private func recolor() {
    let isLoud = kind == .primary || isOn
    fill = kind == .danger ? palette.danger : isLoud ? palette.accent : palette.sheet
    standsOutFrom = isLoud || kind == .danger ? palette.table : nil
    let ink = kind == .danger ? .white : isLoud ? palette.accentInk : palette.ink
    let shown = isEnabled ? ink : ink.faded(0.45)
    text?.color = shown
    icon?.tint = shown
    setNeedsDisplay()
  }
}
