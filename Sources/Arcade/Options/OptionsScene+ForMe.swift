import Geometry
import Languages
public import Stage
import Store

// The page with what helps a player to see and to play.
extension OptionsScene {
  /// The options with that page in front.
  static func forMe(_ context: GameContext) -> OptionsScene {
    OptionsScene(
      context: context, palette: .paper, tab: titles.firstIndex { $0.id == "me" } ?? 0)
  }

  /// The sections of the page.
  static func forMe(_ rows: OptionRows) -> [OptionSection] {
    [screen(rows), reading(rows), ease(rows), switches(rows)]
  }

  private static func screen(_ rows: OptionRows) -> OptionSection {
    OptionSection(
      "options.section.screen", title: tr("Screen"), palette: rows.palette,
      rows: [scale(rows), rows.language("options.language")])
  }

  private static func reading(_ rows: OptionRows) -> OptionSection {
    OptionSection(
      "options.section.reading", title: tr("Accessibility"), palette: rows.palette,
      rows: [
        textSize(rows),
        rows.toggle(
          "options.contrast", tr("High contrast"), icon: "icon-contrast", .highContrast),
        rows.toggle("options.motion", tr("Reduce motion"), icon: "icon-motion", .reducedMotion),
        rows.toggle("options.speech", tr("Speak"), icon: "icon-speech", .speech),
      ] + rows.context.offeredGames.flatMap { $0.sightOptions?(rows) ?? [] })
  }

  /// For people to whom dragging, pinching or fast taps are hard.
  private static func ease(_ rows: OptionRows) -> OptionSection {
    OptionSection(
      "options.section.ease", title: tr("Hands"), palette: rows.palette,
      rows: [
        rows.toggle("options.slow", tr("Slower gestures"), icon: "icon-clock", .slowGestures),
        rows.toggle("options.carry", tr("Tap instead of dragging"), icon: "icon-tap", .tapCarries),
        rows.toggle("options.left", tr("Left-handed"), icon: "icon-hand", .leftHanded),
        rows.choice(
          "options.dwell", tr("Click by resting the mouse"), icon: "icon-pointer", .dwell,
          [
            (id: "off", label: tr("Off"), value: .number(0)),
            (id: "slow", label: trc("pace", "Slow"), value: .number(2)),
            (id: "normal", label: trc("pace", "Normal"), value: .number(1.2)),
            (id: "fast", label: trc("pace", "Fast"), value: .number(0.7)),
          ]),
      ])
  }

  /// For people who have one or two switches.
  private static func switches(_ rows: OptionRows) -> OptionSection {
    OptionSection(
      "options.section.switches", title: trc("scanning", "Switches"), palette: rows.palette,
      rows: [
        rows.choice(
          "options.scan", tr("Play with switches"), icon: "icon-switch", .scanning,
          [
            (id: "off", label: tr("Off"), value: .text("off")),
            (id: "auto", label: trc("scanning", "Automatic"), value: .text("auto")),
            (id: "one", label: trc("scanning", "One switch"), value: .text("one")),
            (id: "two", label: trc("scanning", "Two switches"), value: .text("two")),
          ]),
        rows.choice(
          "options.scan.time", tr("Pace"), icon: "icon-clock", .scanTime,
          [
            (id: "slow", label: trc("pace", "Slow"), value: .number(3)),
            (id: "normal", label: trc("pace", "Normal"), value: .number(1.5)),
            (id: "fast", label: trc("pace", "Fast"), value: .number(0.8)),
          ]),
      ])
  }

  private static func scale(_ rows: OptionRows) -> ChoiceRow {
    let sizes = [100, 150, 200].map {
      (id: "\($0)", label: tr("{n}%", ["n": "\($0)"]), value: SettingValue.number(Double($0) / 100))
    }
    return rows.choice(
      "options.scale", tr("Interface size"), icon: "icon-size", .scale,
      [(id: "auto", label: tr("Auto"), value: .text("auto"))] + sizes)
  }

  private static func textSize(_ rows: OptionRows) -> ChoiceRow {
    let percents = [100, 115, 130, 150]
    return rows.choice(
      "options.text", tr("Text size"), icon: "icon-text-size", .textSize,
      captions: percents.map {
        SegmentedChoice.Option(
          "\($0)", label: tr("{n}%", ["n": "\($0)"]), sample: tr("Aa"), scale: Double($0) / 100)
      }, values: percents.map { .number(Double($0) / 100) })
  }
}

extension GameContext {
  /// Opens the page with what helps a player to see and to play, over whatever is on the screen.
  public func openForMe(on stage: Stage) {
    guard !stage.scenes.contains(where: { $0 is OptionsScene || $0 is OwnerPinScene }) else {
      return
    }
    stage.windowLostFocus()
    stage.perform(.push(OptionsScene.forMe(self)))
  }
}
