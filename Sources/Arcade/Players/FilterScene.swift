import Drawing
import Geometry
import Languages
import Stage

/// A dialog over a leaderboard that chooses its variant, its measure or its time span.
///
/// An option acts at once; if there is nothing else to choose, the dialog closes.
final class FilterScene: Scene, DialogScene {
  let name = "results.filter"
  let root = Node("")
  let leavesOnTapBeside = true
  private let part: LeaderboardChoice.Part
  private var choice: LeaderboardChoice
  private let context: GameContext
  private let groups: FilterGroups
  let sheet: DialogSheet

  init(_ part: LeaderboardChoice.Part, of choice: LeaderboardChoice, context: GameContext) {
    self.part = part
    self.choice = choice
    self.context = context
    let palette = context.dressed(choice.board.palette)
    let shown = choice.groups(of: part)
    let groups = FilterGroups(shown, context, palette: palette)
    self.groups = groups
    let done = Button(
      "results.filter.done", label: tr("Done"), icon: "icon-check", kind: .primary,
      palette: palette.onSheet)
    sheet = DialogSheet(
      title: shown.count == 1 ? shown[0].label : tr("Leaderboard"), body: groups,
      widest: shown.count == 1 ? 480 : 720, palette: palette,
      buttons: shown.count == 1 ? [] : [done], bodyHeight: { groups.place(width: $0) })
    sheet.crest = Seal(part.icon, palette: palette)
    root.add(sheet)
    done.action = { [weak self] in self?.goBack() }
    groups.action = { [weak self] in self?.choose($0, $1) }
  }

  func renewed() -> (any Scene)? {
    var choice = choice
    choice = LeaderboardChoice(
      board: choice.board.renewed?() ?? choice.board, options: choice.options,
      order: choice.order, span: choice.span, filled: choice.filled)
    return FilterScene(part, of: choice, context: context).inPlace()
  }

  func didAppear(on stage: Stage) {
    sheet.appear()
    stage.setFocus(groups.first)
  }

  private func choose(_ group: Int, _ option: Int) {
    choice.choose(part, group: group, option: option)
    groups.show(choice.groups(of: part))
    let below = stage?.scenes.last { $0 is LeaderboardScene } as? LeaderboardScene
    below?.choose(part, group: group, option: option)
    if choice.groups(of: part).count == 1 { goBack() }
  }

  func layout(in bounds: Rect) {
    groups.isTall = bounds.height > bounds.width && bounds.height >= 1200
    sheet.place(in: bounds)
  }
}

extension LeaderboardChoice.Part {
  /// The sign on the dialog's seal.
  fileprivate var icon: String {
    switch self {
    case .variant: "icon-dice"
    case .order: "icon-podium"
    case .span: "icon-calendar"
    }
  }
}

/// Groups of options, each with its title; the options of a group flow in lines.
private final class FilterGroups: Node {
  /// Told the group and the option that were chosen.
  var action: (_ group: Int, _ option: Int) -> Void = { _, _ in }
  /// Whether there is room for higher options.
  var isTall = false
  private var titles: [Label] = []
  private var options: [[ChoiceCard]] = []
  private static let gap = 8.0

  init(_ groups: [LeaderboardChoice.Group], _ context: GameContext, palette: Palette) {
    super.init("")
    titles = groups.map {
      Label($0.label, style: TextStyle(size: 18, weight: .bold), color: palette.quietInk)
    }
    options = groups.enumerated().map { index, group in
      group.options.enumerated().map { place, option in
        let icon = group.icons.indices.contains(place) ? group.icons[place] : nil
        let (id, quiet) = (group.id + "." + option.id, palette.quiet)
        let card =
          group.card?(place, id, context, quiet)
          ?? FilterOption(id, label: option.label, icon: icon, palette: quiet)
        card.role = .option
        card.action = { [weak self] in self?.action(index, place) }
        return card
      }
    }
    for row in options { ChoiceCard.match(row) }
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

  /// In columns of one width, in as few rows as there is room for; alone in the dialog, one in each.
  private func flow(
    _ row: [ChoiceCard], width: Double, top: Double, fills: Bool
  ) -> Double {
    guard !row.isEmpty else { return top }
    let isDrawn = !(row[0] is FilterOption)
    let height = isDrawn ? (isTall ? 136 : 96) : isTall ? 96.0 : fills ? 72 : 56
    let widest = row.map { max(80, ($0.caption.size().width + 40).rounded(.up)) }.max() ?? width
    let fitting = fills ? 1 : max(1, Int((width + Self.gap) / (widest + Self.gap)))
    let rows = (row.count + fitting - 1) / fitting
    // The last row is as full as the others, or nearly so.
    let columns = (row.count + rows - 1) / rows
    let cell = (width + Self.gap) / Double(columns) - Self.gap
    for (index, option) in row.enumerated() {
      // The last row lies in the middle.
      let missing = index / columns == rows - 1 ? rows * columns - row.count : 0
      option.frame = Rect(
        x: (Double(index % columns) + Double(missing) / 2) * (cell + Self.gap),
        y: top + Double(index / columns) * (height + Self.gap), width: cell, height: height)
    }
    return top + Double(rows) * (height + Self.gap) - Self.gap
  }
}

/// An option in words, with a sign or without.
private final class FilterOption: ChoiceCard {
  private let sign: ArtNode?

  init(_ id: String, label: String, icon: String?, palette: Palette) {
    var style = Theme.button
    style.alignment = icon == nil ? .center : .leading
    if icon != nil { style.size = 24 }
    sign = icon.map { ArtNode($0) }
    super.init(id, label: label, caption: Label(label, style: style), palette: palette)
    add(caption)
    if let sign { add(sign) }
    choiceDidChange()
  }

  override func choiceDidChange() {
    super.choiceDidChange()
    sign?.tint = ink
  }

  override func sizeDidChange() {
    caption.frame = bounds.inset(by: 12, 0)
    guard let sign else { return }
    let side = min(36, size.height - 16)
    sign.frame = Rect(x: 20, y: (size.height - side) / 2, width: side, height: side)
    caption.frame = Rect(
      x: sign.frame.maxX + 20, y: 0, width: max(0, size.width - side - 60), height: size.height)
  }
}
