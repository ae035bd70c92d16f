import Drawing
import Geometry
import Languages
import Rules
import Stage
import Store

/// An achievement on a player's page, with the date it was reached or the progress so far.
final class AwardRow: Node {
  static let height = 84.0
  private let title: Label
  private let detail: Label
  private let bar: ProgressBar
  private let pill: Pill
  private var icon = ArtNode("icon-flag", tint: .white)
  private var isDone = false
  private let palette: Palette
  private let words: (Achievement) -> AchievementWords

  /// `words`: the name and explanation of an achievement.
  init(palette: Palette, words: @escaping (Achievement) -> AchievementWords) {
    self.palette = palette
    self.words = words
    title = Label("", style: TextStyle(size: 21, weight: .bold), color: palette.ink)
    detail = Label(
      "", style: TextStyle(size: 17), color: palette.ink.mixed(with: palette.sheet, 0.25))
    bar = ProgressBar(label: "", value: 0, palette: palette)
    pill = Pill(trc("achievement", "Done"), icon: "icon-check", fill: palette.good)
    super.init("")
    add([icon, title, detail, bar, pill])
  }

  func show(_ award: Award) {
    isDone = award.isReached
    let achievement = award.achievement
    title.show(words(achievement).title)
    detail.show(detail(of: award))
    pill.show(
      isDone ? trc("achievement", "Done") : tr("To do"), icon: isDone ? "icon-check" : "icon-todo",
      fill: isDone ? palette.good : palette.ink.mixed(with: palette.sheet, 0.3))
    bar.isHidden = isDone || award.share <= 0
    bar.show(award.share)
    if icon.name != achievement.icon {
      remove(icon)
      icon = ArtNode(achievement.icon, tint: .white)
      add(icon)
    }
    label = [pill.label, title.label, detail.label].joined(separator: ", ")
    sizeDidChange()
    setNeedsDisplay()
  }

  /// What to do and the progress so far, or the day it was reached.
  private func detail(of award: Award) -> String {
    let achievement = award.achievement
    if let moment = award.reachedAt { return tr(CalendarDay(ofMoment: moment)) }
    guard let progress = award.progress, achievement.count(at: progress) > 0 else {
      return words(achievement).explanation
    }
    if achievement.aggregation == .least {
      let best =
        achievement.metric == .seconds
        ? PlayClock.text(milliseconds: progress * 1000) : "\(progress)"
      return words(achievement).explanation + " " + tr("Best so far: {n}", ["n": best])
    }
    guard achievement.target > 1 else { return words(achievement).explanation }
    return words(achievement).explanation + " "
      + tr(
        "{n} of {all}",
        ["n": "\(achievement.count(at: progress))", "all": "\(achievement.target)"])
  }

  private var disc: Rect { Rect(x: 0, y: (size.height - 48) / 2, width: 48, height: 48) }

  override func sizeDidChange() {
    icon.frame = disc.inset(by: 11)
    let side = pill.fittingSize(in: max(Pill.height, size.width * 0.3))
    pill.frame = Rect(
      x: size.width - side.width, y: (size.height - side.height) / 2, width: side.width,
      height: side.height)
    let width = max(0, size.width - 60 - side.width - 12)
    let lift = bar.isHidden ? 0.0 : 6
    title.frame = Rect(x: 60, y: size.height / 2 - 30 - lift, width: width, height: 30)
    detail.frame = Rect(x: 60, y: size.height / 2 - lift, width: width, height: 28)
    bar.frame = Rect(x: 60, y: size.height - 16, width: width, height: 8)
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    list.shadow(of: disc, radius: 24, elevation: .lying)
    list.shape(
      Shape(
        radius: 24, fill: isDone ? palette.good : palette.ink.mixed(with: palette.sheet, 0.45),
        grain: Theme.grain), in: disc)
  }
}
