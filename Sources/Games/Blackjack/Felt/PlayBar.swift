import Geometry
import Rules
import Stage

/// What a player can do: at the house's table a new round and two plays; in a casino either the
/// chips and Deal, or the plays that are possible now.
final class PlayBar: Node {
  var onDeal: () -> Void = {}
  var onPlay: (Play) -> Void = { _ in }
  let new: PlayButton
  /// The chips for a bet; nil without play money.
  let rail: ChipRail?
  private var plays: [(play: Play, button: PlayButton)] = []
  private let isCasino: Bool
  private var isColumn = false
  /// Whether a tall window has room for large buttons and chips.
  var isLarge = false
  /// Whether nothing can be done until the cards lie.
  private var isWaiting = false
  private var available = BlackjackPresenter.AvailableActions()
  private var values: PlayValues?

  /// `hasBets`: whether the player has chips.
  init(_ rules: TableRules, hasBets: Bool, palette: Palette) {
    isCasino = rules.openingCards == 2
    let label = isCasino ? BlackjackWords.deal : BlackjackWords.newGame
    new = PlayButton("blackjack.new", label: label, palette: palette)
    rail = hasBets ? ChipRail() : nil
    super.init("")
    new.action = { [weak self] in self?.onDeal() }
    if let rail { add(rail) }
    add(new)
    for play in rules.plays + (rules.insurance ? [.insure, .decline] : []) {
      let button = PlayButton(
        "blackjack." + (play == .insure ? "insurance" : play.rawValue),
        label: BlackjackWords.name(of: play), palette: palette)
      button.action = { [weak self] in self?.onPlay(play) }
      plays.append((play, button))
      add(button)
    }
    show(available)
  }

  func button(of play: Play) -> PlayButton? { plays.first { $0.play == play }?.button }

  private var shown: [PlayButton] {
    guard isCasino else { return [new] + plays.map(\.button) }
    if isWaiting { return [] }
    let possible = plays.filter { available.plays.contains($0.play) }.map(\.button)
    return possible.isEmpty ? [new] : possible
  }
  /// The most buttons side by side.
  var count: Int {
    (isCasino ? 0 : 1) + plays.count { ![.insure, .decline].contains($0.play) }
  }

  /// Shows and enables the allowed plays; returns the default.
  @discardableResult func show(_ available: BlackjackPresenter.AvailableActions) -> PlayButton {
    self.available = available
    isWaiting = false
    new.enable(available.canDeal)
    for (play, button) in plays { button.enable(available.plays.contains(play)) }
    advise(nil)
    showButtons()
    return first
  }

  /// Shows nothing until the cards lie.
  func wait() {
    guard isCasino, !isWaiting else { return }
    isWaiting = true
    showButtons()
  }

  /// What appears slides up.
  private func showButtons() {
    let shown = shown
    rail?.isHidden = !shown.contains { $0 === new }
    for button in [new] + plays.map(\.button) {
      let wasHidden = button.isHidden
      button.isHidden = !shown.contains { $0 === button }
      guard wasHidden, !button.isHidden else { continue }
      button.animate(
        from: Pose(offset: Point(x: 0, y: 32), opacity: 0), length: .milliseconds(160))
    }
    sizeDidChange()
    setNeedsDisplay()
  }

  private var first: PlayButton {
    (values?.best ?? available.plays.first).flatMap { button(of: $0) } ?? new
  }

  /// Shows how good each play is.
  func advise(_ values: PlayValues?) {
    self.values = values
    for (play, button) in plays {
      let cost = values.flatMap { all in all[play].map { all.bestValue - $0 } }
      button.advise(cost.map { CoachWords.Grade(cost: $0) })
    }
    let first = first
    for button in [new] + plays.map(\.button) { button.isFirst = button === first }
  }

  /// The height of the bar at this width.
  func height(width: Double) -> Double {
    let wants = plays.filter { ![.insure, .decline].contains($0.play) }.map(\.button.fittingWidth)
    let cell = max(wants.max() ?? 0, new.fittingWidth)
    let rows = cell * Double(count) + 8 * Double(count - 1) <= width ? 1.0 : 2
    let buttons = rows * (row + 8) - 8
    guard rail != nil else { return buttons }
    // The chips lie beside Deal, or above it.
    let side = width < 560 ? 64 : chip
    return max(buttons, isBeside(width) ? chip : side + 8 + row)
  }

  private func isBeside(_ width: Double) -> Bool {
    width >= ChipRail.width(side: chip) + 32 + 220
  }

  private var chip: Double { isLarge ? 136 : 88 }
  private var row: Double { isLarge ? 96 : PlayButton.height }

  func arrange(_ frame: Rect, isColumn: Bool) {
    self.isColumn = isColumn
    self.frame = frame
    sizeDidChange()
  }

  override func sizeDidChange() {
    let buttons = shown
    guard size.height > 0 else { return }
    if let rail, !rail.isHidden { return placeChips(rail) }
    if isColumn { return placeColumn(buttons) }
    let rows = max(1, Int((size.height + 8) / (row + 8)))
    let isOneRow = isCasino && buttons.count <= 4 && size.width >= 560
    let each = max(1, isOneRow ? buttons.count : (buttons.count + rows - 1) / rows)
    let used = Double((buttons.count + each - 1) / each) * (row + 8) - 8
    for (index, button) in buttons.enumerated() {
      let line = index / each
      let inRow = Double(min(each, buttons.count - line * each))
      let cell = min((size.width - 8 * (inRow - 1)) / inRow, isCasino ? 260 : size.width)
      let left = (size.width - inRow * (cell + 8) + 8) / 2
      button.frame = Rect(
        x: left + Double(index % each) * (cell + 8),
        y: size.height - used + Double(line) * (row + 8), width: cell, height: row)
    }
  }

  private func placeColumn(_ buttons: [PlayButton]) {
    let height = min(PlayButton.tall, (size.height + 8) / Double(max(count, 3)) - 8)
    var y = size.height
    for button in buttons.reversed() {
      y -= height
      button.frame = Rect(x: 0, y: y, width: size.width, height: height)
      y -= 8
    }
  }

  /// The chips and Deal, which is the only button.
  private func placeChips(_ rail: ChipRail) {
    if isColumn {
      let foot = min(84, size.height * 0.26)
      let room = Rect(x: 0, y: 0, width: size.width, height: size.height - foot - 12)
      let side = min(chip, (size.width - 12) / 2, (room.height - 24) / 3)
      rail.arrange(room, columns: 2, side: side)
      new.frame = Rect(x: 0, y: size.height - foot, width: size.width, height: foot)
    } else if isBeside(size.width) {
      let chips = ChipRail.width(side: chip)
      let deal = 260.0
      let left = max(0, (size.width - chips - 40 - deal) / 2)
      rail.arrange(
        Rect(x: left, y: size.height - chip, width: chips, height: chip), columns: 5,
        side: chip)
      new.frame = Rect(
        x: left + chips + 40, y: size.height - 86, width: min(deal, size.width - chips - 40),
        height: 84)
    } else {
      let foot = row
      let height = size.height - foot - 8
      let side = min(chip, height, (size.width - 48) / 5)
      rail.arrange(
        Rect(x: 0, y: 0, width: size.width, height: height), columns: 5, side: side)
      new.frame = Rect(x: 0, y: size.height - foot, width: size.width, height: foot)
    }
  }
}

extension TableRules {
  /// What a player may do with a hand.
  var plays: [Play] {
    var plays: [Play] = [.hit, .stand]
    if doubling { plays.append(.double) }
    if hands > 1 { plays.append(.split) }
    if lateSurrender { plays.append(.surrender) }
    return plays
  }
}
