import Arcade
import Geometry
import Rules
import Stage

/// The buttons of a table: a new game, and every play.
final class PlayBar: Node {
  var onDeal: () -> Void = {}
  var onPlay: (Play) -> Void = { _ in }
  let new: PlayButton
  private var plays: [(play: Play, button: PlayButton)] = []
  private var isColumn = false
  private var available = BlackjackPresenter.AvailableActions()
  private var values: PlayValues?

  init(_ rules: TableRules, palette: Palette) {
    let label = rules.openingCards == 2 ? BlackjackWords.deal : BlackjackWords.newGame
    new = PlayButton("blackjack.new", label: label, palette: palette)
    super.init("")
    new.action = { [weak self] in self?.onDeal() }
    add(new)
    for play in Self.plays(of: rules) {
      let button = PlayButton(
        "blackjack." + (play == .insure ? "insurance" : play.rawValue),
        label: BlackjackWords.name(of: play), palette: palette)
      button.action = { [weak self] in self?.onPlay(play) }
      plays.append((play, button))
      add(button)
    }
    show(available)
  }

  private static func plays(of rules: TableRules) -> [Play] {
    var plays: [Play] = [.hit, .stand]
    if rules.doubling { plays.append(.double) }
    if rules.hands > 1 { plays.append(.split) }
    if rules.lateSurrender { plays.append(.surrender) }
    if rules.insurance { plays += [.insure, .decline] }
    return plays
  }

  func button(of play: Play) -> PlayButton? { plays.first { $0.play == play }?.button }

  /// Insurance is a separate question, and replaces the first two plays.
  private var isInsuring: Bool {
    available.plays.contains(.insure) || available.plays == [.decline]
  }
  private var shown: [PlayButton] {
    [new]
      + plays.filter { [.insure, .decline].contains($0.play) == isInsuring }.map(\.button)
  }
  /// The most buttons side by side.
  var count: Int { 1 + plays.count { ![.insure, .decline].contains($0.play) } }

  /// Enables the allowed plays; returns the default.
  @discardableResult func show(_ available: BlackjackPresenter.AvailableActions) -> PlayButton {
    self.available = available
    new.enable(available.canDeal)
    for (play, button) in plays { button.enable(available.plays.contains(play)) }
    let shown = shown
    for (_, button) in plays { button.isHidden = !shown.contains { $0 === button } }
    advise(nil)
    sizeDidChange()
    return first
  }

  private var first: PlayButton {
    (values?.best ?? available.plays.first).flatMap { button(of: $0) } ?? new
  }

  /// Shows the value of each play.
  func advise(_ values: PlayValues?) {
    self.values = values
    let best = values?.best
    for (play, button) in plays {
      let value = values?[play]
      // The values of splits are approximate.
      let text = value.map { (play == .split ? "≈ " : "") + BlackjackWords.value($0) }
      button.advise(text, isBest: play == best && value != nil)
    }
    let first = first
    for button in [new] + plays.map(\.button) { button.isFirst = button === first }
  }

  /// The number of rows of buttons at this width.
  func rows(width: Double) -> Int {
    let wants = plays.filter { ![.insure, .decline].contains($0.play) }.map(\.button.fittingWidth)
    let cell = max(wants.max() ?? 0, new.fittingWidth)
    return cell * Double(count) + 8 * Double(count - 1) <= width ? 1 : 2
  }

  func arrange(_ frame: Rect, isColumn: Bool) {
    self.isColumn = isColumn
    self.frame = frame
    sizeDidChange()
  }

  override func sizeDidChange() {
    let buttons = shown
    guard size.height > 0 else { return }
    if isColumn {
      let height = min(PlayButton.height, (size.height + 8) / Double(count) - 8)
      var y = size.height
      for button in buttons.reversed() {
        y -= height
        button.frame = Rect(x: 0, y: y, width: size.width, height: height)
        y -= 8
      }
      return
    }
    let rows = max(1, Int((size.height + 8) / (PlayButton.height + 8)))
    let each = (buttons.count + rows - 1) / rows
    for (index, button) in buttons.enumerated() {
      let row = index / each
      let inRow = Double(min(each, buttons.count - row * each))
      let cell = (size.width - 8 * (inRow - 1)) / inRow
      button.frame = Rect(
        x: Double(index % each) * (cell + 8), y: Double(row) * (PlayButton.height + 8),
        width: cell, height: PlayButton.height)
    }
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }
}
