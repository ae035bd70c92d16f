import Drawing
import Geometry
import Languages
import Stage
import Store

/// A dialog over a leaderboard that chooses its variant, its measure or its time span.
///
/// An option acts at once; if there is nothing else to choose, the dialog closes.
final class FilterScene: Scene {
  let name = "results.filter"
  let root = Node("")
  let isOpaque = false
  let leavesOnTapBeside = true
  private let part: LeaderboardChoice.Part
  private var choice: LeaderboardChoice
  private let context: GameContext
  private let groups: FilterGroups
  private let sheet: DialogSheet
  private var isThere = false

  init(_ part: LeaderboardChoice.Part, of choice: LeaderboardChoice, context: GameContext) {
    self.part = part
    self.choice = choice
    self.context = context
    let palette = context.dressed(choice.board.palette)
    let shown = choice.groups(of: part)
    let groups = FilterGroups(shown, palette: palette)
    self.groups = groups
    let done = Button(
      "results.filter.done", label: tr("Done"), icon: "icon-check", kind: .primary,
      palette: palette.onSheet)
    sheet = DialogSheet(
      title: shown.count == 1 ? shown[0].label : tr("Board"), body: groups,
      widest: shown.count == 1 ? 400 : 640, palette: palette,
      buttons: shown.count == 1 ? [] : [done], bodyHeight: { groups.place(width: $0) })
    root.add(sheet)
    done.action = { [weak self] in self?.goBack() }
    groups.action = { [weak self] in self?.choose($0, $1) }
  }

  func renewed() -> (any Scene)? {
    var choice = choice
    choice = LeaderboardChoice(
      board: choice.board.renewed?() ?? choice.board, options: choice.options,
      order: choice.order, span: choice.span, filled: choice.filled)
    let new = FilterScene(part, of: choice, context: context)
    new.isThere = true
    return new
  }

  func didAppear(on stage: Stage) {
    if !isThere { sheet.appear() }
    isThere = true
    stage.setFocus(groups.first)
  }

  func goBack() { stage?.perform(.pop) }

  private func choose(_ group: Int, _ option: Int) {
    choice.choose(part, group: group, option: option)
    groups.show(choice.groups(of: part))
    let below = stage?.scenes.last { $0 is LeaderboardScene } as? LeaderboardScene
    below?.choose(part, group: group, option: option)
    if choice.groups(of: part).count == 1 { goBack() }
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(fill: Theme.veil), in: bounds)
  }

  func layout(in bounds: Rect) { sheet.place(in: bounds) }
}

/// Groups of options, each with its title; the options of a group flow in lines.
private final class FilterGroups: Node {
  /// Told the group and the option that were chosen.
  var action: (_ group: Int, _ option: Int) -> Void = { _, _ in }
  private var titles: [Label] = []
  private var options: [[FilterOption]] = []
  private static let gap = 8.0

  init(_ groups: [LeaderboardChoice.Group], palette: Palette) {
    super.init("")
    titles = groups.map {
      Label($0.label, style: TextStyle(size: 18, weight: .bold), color: palette.quietInk)
    }
    options = groups.enumerated().map { index, group in
      group.options.enumerated().map { place, option in
        FilterOption(group.id + "." + option.id, label: option.label, palette: palette) {
          [weak self] in self?.action(index, place)
        }
      }
    }
    for (title, row) in zip(titles, options) {
      title.isHidden = groups.count == 1
      add(title)
      add(row)
    }
    show(groups)
  }

  /// The first chosen option.
  var first: Node? { options.first?.first { $0.isOn } }

  func show(_ groups: [LeaderboardChoice.Group]) {
    for (row, group) in zip(options, groups) {
      for (index, option) in row.enumerated() {
        option.isOn = index == group.chosen
        option.isMarked = group.marks.contains(index)
      }
    }
  }

  /// Places everything in this width; returns the height.
  @discardableResult func place(width: Double) -> Double {
    var y = 0.0
    for (title, row) in zip(titles, options) {
      if !title.isHidden {
        let height = title.size(fitting: width).height
        title.frame = Rect(x: 0, y: y, width: width, height: height)
        y += height + 4
      }
      y = flow(row, width: width, top: y, fills: title.isHidden) + 16
    }
    return max(0, y - 16)
  }

  /// As many in a line as fit; alone in the dialog, one in each.
  private func flow(
    _ row: [FilterOption], width: Double, top: Double, fills: Bool
  ) -> Double {
    var (x, y) = (0.0, top)
    for option in row {
      let wanted = fills ? width : min(width, option.wantedWidth)
      if x > 0, x + wanted > width {
        x = 0
        y += 56 + Self.gap
      }
      option.frame = Rect(x: x, y: y, width: wanted, height: 56)
      x += wanted + Self.gap
    }
    return y + 56
  }
}

/// An option: the chosen one is coloured; a dot says that its leaderboard has results.
private final class FilterOption: PaperButton {
  var isOn = false { didSet { if isOn != oldValue { recolor() } } }
  var isMarked = false { didSet { if isMarked != oldValue { setNeedsDisplay() } } }
  private let words: Label
  private let palette: Palette

  init(_ id: String, label: String, palette: Palette, action: @escaping () -> Void) {
    self.palette = palette.quiet
    var style = Theme.button
    style.alignment = .center
    words = Label(label, style: style, color: palette.ink)
    super.init(id, label: label, fill: palette.quiet.sheet, action: action)
    role = .option
    add(words)
    recolor()
  }

  override var traceValue: Double? { isOn ? 1 : 0 }
  var wantedWidth: Double { max(80, (words.size().width + 40).rounded(.up)) }

  private func recolor() {
    fill = isOn ? palette.accent : palette.sheet
    words.color = isOn ? palette.accentInk : palette.ink
    setNeedsDisplay()
  }

  override func sizeDidChange() { words.frame = bounds.inset(by: 12, 0) }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    guard isMarked else { return }
    list.shape(
      Shape(radius: 4, fill: words.color), in: Rect(x: size.width - 18, y: 8, width: 8, height: 8))
  }
}
