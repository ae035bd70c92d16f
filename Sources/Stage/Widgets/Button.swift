public import Drawing
public import Geometry
import Input

/// A sheet with an icon, a text, or both, that can be pressed.
public final class Button: Paper {
  /// How much it stands out.
  public enum Kind: Hashable, Sendable {
    /// The main action, and all others.
    case primary, plain
    /// A destructive action.
    case danger
  }

  /// How much it stands out.
  public var kind: Kind { didSet { if kind != oldValue { recolor() } } }
  /// Whether it is shown as switched on.
  public var isOn = false { didSet { if isOn != oldValue { recolor() } } }
  /// Its palette.
  public var palette: Palette { didSet { recolor() } }
  private var icon: ArtNode?
  private let text: Label?
  /// Called when it is pressed.
  public var action: () -> Void
  /// Played when it is pressed; nil for silence.
  public var sound: Sound? = .tap
  /// How long it must be held until it acts; nil for a tap.
  ///
  /// Enter begins the time without a hold, and another Enter ends it. The scene calls `update`.
  public var holdTime: Duration?
  private var holdStart: Duration?
  /// Whether the last finger stayed until the name was shown; its lift does nothing.
  private var wasLookedUp = false
  /// Whether to show the icon alone, if there is no room for the text.
  public var isCompact = false { didSet { if isCompact != oldValue { sizeDidChange() } } }

  /// The side of the icon, where there is room.
  public var iconSide = 28.0 { didSet { if iconSide != oldValue { sizeDidChange() } } }

  /// Whether to show the text below the icon, in a smaller size.
  public var isStacked = false { didSet { if isStacked != oldValue { sizeDidChange() } } }

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
    text?.prefersOneLine = true
    isFocusable = true
    add([self.icon, text].compactMap { $0 })
    recognizers = [
      TapRecognizer(
        onPress: { [weak self] in self?.press($0) },
        action: { [weak self] _ in
          if let self, holdTime == nil, !wasLookedUp { activate() }
        })
    ]
    recolor()
  }

  public override var isEnabled: Bool { didSet { recolor() } }

  public override var spokenState: String? { isOn ? stage?.spokenWords.on : nil }

  /// A button without text shows its name while a finger rests on it.
  private func press(_ isDown: Bool) {
    setLifted(isDown)
    if holdTime != nil, isEnabled { hold(isDown) }
    wasLookedUp = stage?.isNaming(self) ?? false
    stage?.rests(on: isDown && (text?.isHidden ?? true) ? self : nil)
  }

  /// The size it needs, with margins.
  public var fittingSize: Size {
    let words = text?.size() ?? .zero
    let width = words.width + (icon == nil ? 0 : 28) + (icon != nil && text != nil ? 10 : 0)
    return Size(width: max(Theme.touch, (width + 40).rounded(.up)), height: 56)
  }

  /// Whether the icon and the text fit a button of this width, in one or two lines.
  public func fits(width: Double) -> Bool {
    if fittingSize.width - 20 <= width { return true }
    let room = room(in: width)
    let words = text?.size(fitting: room) ?? .zero
    return words.width <= room && words.height <= Theme.touch + 4
  }

  /// Whether the text fits below the icon in a button of this size.
  public func fitsStacked(_ size: Size) -> Bool {
    guard icon != nil, let text, size.height >= 56 else { return false }
    return text.smallestSize().width <= size.width - 8
  }

  /// The width that is left for the text.
  private func room(in width: Double) -> Double {
    width - 17 - (icon == nil ? 0 : 28 + 10)
  }

  /// Gives the texts of buttons side by side the same size.
  public static func shareTextSize(_ buttons: [Button]) { LabelGroup(buttons.compactMap(\.text)) }

  /// Changes the text and lays it out.
  public func setLabel(_ new: String) {
    label = new
    text?.show(new)
    sizeDidChange()
  }

  /// Changes the icon.
  public func setIcon(_ name: String) {
    guard let old = icon, old.name != name else { return }
    remove(old)
    let new = ArtNode(name, tint: old.tint)
    icon = new
    add(new)
    sizeDidChange()
  }

  public override func sizeDidChange() {
    if isStacked, let icon, let text { return stack(icon, text) }
    text?.style = Theme.button
    let showsText = text != nil && (icon == nil || !isCompact)
    text?.isHidden = !showsText
    let scale = showsText ? largeScale : 1
    text?.style.size *= scale
    var words = showsText ? text?.size() ?? .zero : .zero
    let side = min(iconSide * scale, size.height - 16)
    let gap = icon != nil && showsText ? 10.0 : 0
    // Text that is wider than the button wraps, or is made smaller.
    let room = scale > 1 ? words.width : max(0, room(in: size.width))
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

  /// The words of the main button grow with its height, as far as they fit in one line.
  private var largeScale: Double {
    guard kind == .primary, let text, size.height >= 64 else { return 1 }
    let words = text.size().width + (icon == nil ? 0 : iconSide + 10)
    let wanted = min(1.6, size.height * 0.36 / Theme.button.size)
    return max(1, min(wanted, (size.width - 24) / max(1, words)))
  }

  private func stack(_ icon: ArtNode, _ text: Label) {
    text.isHidden = false
    text.style = TextStyle(size: 17, weight: .bold, alignment: .center)
    let line = 24.0
    let side = min(32, size.height - line - 8)
    let top = (size.height - side - line - 2) / 2
    icon.frame = Rect(x: (size.width - side) / 2, y: top, width: side, height: side)
    text.frame = Rect(x: 4, y: top + side + 2, width: size.width - 8, height: line)
  }

  @discardableResult public override func activate() -> Bool {
    guard isEnabled else { return false }
    if holdTime != nil { hold(holdStart == nil) } else { act() }
    return true
  }

  private func act() {
    if let sound { stage?.audio.play(sound) }
    action()
  }

  private func hold(_ isHeld: Bool) {
    holdStart = isHeld ? now : nil
    setNeedsDisplay()
  }

  /// Acts once it was held long enough.
  public func update(at now: Duration) {
    guard let holdTime, let holdStart, now >= holdStart + holdTime else { return }
    self.holdStart = nil
    setNeedsDisplay()
    act()
  }

  public override func nextFrame(after now: Duration) -> NextFrame {
    holdStart == nil ? .onInput : .immediately
  }

  public override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    guard let holdTime, let holdStart else { return }
    let share = min(1, (now - holdStart) / holdTime)
    list.pushClip(Rect(x: 0, y: 0, width: size.width * share, height: size.height))
    list.shape(
      Shape(radius: radius, fill: fill.mixed(with: Theme.ink, 0.4), grain: grain), in: bounds)
    list.popClip()
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
