import Languages
import Stage
import Store

/// The sections of the owner's panel, tab by tab.
struct OwnerPanel {
  let rows: OwnerRows
  let stage: () -> Stage?

  var context: GameContext { rows.context }

  private func section(_ id: String, _ title: String, _ nodes: [Node]) -> OptionSection {
    OptionSection("owner.section." + id, title: title, palette: rows.palette, rows: nodes)
  }

  // What happened.

  func today() -> [OptionSection] {
    let today = context.day
    let days = (try? context.store.happenings(since: today - 6)) ?? []
    let day = days.first { $0.id == today } ?? DayFigures(today)
    return [
      section("today", tr("Today"), figures("today", [day])),
      section("games.today", tr("Games today"), games(of: day)),
      section("week", tr("The last 7 days"), figures("week", days)),
    ]
  }

  private func figures(_ id: String, _ days: [DayFigures]) -> [Node] {
    func sum(_ part: (DayFigures) -> Int) -> Int { days.reduce(0) { $0 + part($1) } }
    return [
      rows.figure("owner.\(id).visits", tr("Visits"), sum(\.visits)),
      rows.figure("owner.\(id).begun", tr("Games begun"), sum(\.total.begun)),
      rows.figure("owner.\(id).finished", tr("Games finished"), sum(\.total.finished)),
      rows.figure("owner.\(id).results", tr("Results with a name"), sum(\.total.claimed)),
      rows.figure("owner.\(id).errors", tr("Errors"), sum(\.errors)),
      rows.figure("owner.\(id).starts", tr("Program starts"), sum(\.starts)),
    ]
  }

  private func games(of day: DayFigures) -> [Node] {
    context.games.map { game in
      let figures = day.games[game.id] ?? .init()
      return FigureRow(
        "owner.today." + game.id, game.title(),
        tr(
          "{begun} begun, {finished} finished",
          ["begun": "\(figures.begun)", "finished": "\(figures.finished)"]),
        palette: rows.palette)
    }
  }

  // What is heard.

  func sound() -> [OptionSection] {
    [
      section(
        "volume", tr("Volume"),
        [
          rows.volume(
            "owner.volume", tr("Loudest for visitors"), icon: "icon-sound", .kioskVolume),
          rows.toggle("owner.music", tr("Music"), icon: "icon-music", .musicOn),
          rows.toggle("owner.sounds", tr("Sounds"), icon: "icon-sound", .soundOn),
          rows.toggle(
            "owner.attract.sound", tr("Sound in demonstrations"), icon: "icon-play", .attractSound),
        ]),
      section(
        "quiet", tr("Quiet hours"),
        HoursEditor(
          rows: rows, setting: .kioskQuiet, id: "owner.quiet", usual: (from: 20 * 60, to: 8 * 60)
        ).nodes(tr("No sound at certain hours"), icon: "icon-sound")),
    ]
  }

  // What is offered.

  func games() -> [OptionSection] {
    [
      section(
        "games", tr("Games on the menu"),
        context.games.map { game in
          rows.toggle("owner.game." + game.id, game.title(), icon: game.icon, game.offer)
        }),
      section(
        "idle", tr("When nobody is there"),
        [
          rows.times("owner.idle", tr("Ask after"), .kioskIdle, [30, 60, 90, 180, 0]),
          rows.times("owner.warning", tr("Wait for an answer"), .kioskWarning, [5, 15, 30, 60]),
          rows.times(
            "owner.attract", tr("Demonstration after"), .attractAfter, [30, 60, 120, 300, 0],
            auto: 60),
        ]),
    ]
  }

  // Who may do what.

  func people() -> [OptionSection] {
    [
      section("visitors", tr("Visitors"), visitors()),
      section("left", tr("What they left"), players() + designs),
      section("unlocked", tr("Visitors may change"), unlocking()),
    ]
  }

  private func visitors() -> [Node] {
    [
      rows.choice(
        "owner.names", tr("Names"), icon: "icon-person", .playerNames,
        [
          ("full", trc("names", "Full"), .text("full")),
          ("initials", tr("Initials"), .text("initials")),
          ("off", trc("names", "None"), .text("off")),
        ]),
      rows.choice(
        "owner.filter", tr("Refuse rude names"), icon: "icon-eye-closed", .nameFilter,
        [("auto", tr("Yes"), .text("auto")), ("off", tr("No"), .text("off"))]),
      rows.toggle(
        "owner.pictures", tr("Visitors may add pictures"), icon: "icon-camera", .kioskPictures),
    ]
  }

  /// What belongs to the machine, and whether visitors may change it until they leave.
  private func unlocking() -> [Node] {
    let games = context.games.map { (id: $0.id, label: $0.title(), own: $0.settings) }
    let all = [
      (id: "gestures", label: tr("Touch"), own: Setting.ofGestures),
      (id: "notifications", label: tr("Desktop notifications"), own: [.notifications]),
    ]
    return (all + games).compactMap { id, label, own in
      let keys = own.filter(\.isOfMachine).map(\.key)
      guard !keys.isEmpty else { return nil }
      let row = Switch(
        "owner.unlock." + id, label: label, icon: "icon-options",
        isOn: context.settings.unlocked.isSuperset(of: keys), palette: rows.palette,
        action: { [context] isOn in
          let unlocked = context.settings.unlocked.subtracting(keys).union(isOn ? keys : [])
          context.changeAsOwner(
            .kioskUnlocked, to: .text(unlocked.sorted().joined(separator: " ")))
        })
      row.isEnabled = rows.mayChange(.kioskUnlocked)
      return row
    }
  }

  private func players() -> [Node] {
    [
      rows.button("owner.players", tr("Rename, hide or delete players"), icon: "icon-person") {
        [context] in stage()?.perform(.push(PlayersScene(context: context)))
      },
      rows.button("owner.export", tr("Export results"), icon: "icon-share") {
        OwnerFiles(context).export(on: stage())
      },
      rows.button("owner.review.results", tr("Delete results"), icon: "icon-trophy") {
        [context] in stage()?.perform(.push(OwnerResultsScene(context: context)))
      },
      rows.button("owner.review.pictures", tr("Delete pictures"), icon: "icon-original") {
        [context] in stage()?.perform(.push(OwnerPicturesScene(context: context)))
      },
    ]
  }

  /// The way to what visitors designed, one for each game with files.
  private var designs: [Node] {
    context.games.compactMap { game in
      guard let review = game.files?.review else { return nil }
      return rows.button("owner.review." + game.id, tr("Delete designs"), icon: "icon-loom") {
        [context] in stage()?.perform(.push(review(context)))
      }
    }
  }

  // When it is open, and the machine.

  func hoursAndMachine() -> [OptionSection] { hours() + [touch] + machine() }

  private var touch: OptionSection {
    let gestures = GestureRows(
      context: context, palette: rows.palette, mayChange: rows.mayChange,
      change: { [context] in context.changeAsOwner($0, to: $1) })
    return section("touch", tr("Touch"), gestures.sliders("owner"))
  }

  private func hours() -> [OptionSection] {
    let editor = HoursEditor(
      rows: rows, setting: .kioskHours, id: "owner.hours", usual: (from: 10 * 60, to: 18 * 60))
    let times = section(
      "hours", tr("Opening hours"),
      editor.nodes(tr("Always open"), icon: "icon-clock", isInverted: true))
    guard !context.hours(.kioskHours).isEmpty else { return [times] }
    return [times, section("days", tr("Open on"), editor.dayNodes())]
  }

  private func machine() -> [OptionSection] {
    [
      section(
        "backup", tr("Backup"),
        [
          rows.button("owner.backup", tr("Back up"), icon: "icon-save") {
            OwnerFiles(context).backUp(on: stage())
          },
          rows.button("owner.restore", tr("Restore a backup"), icon: "icon-undo") {
            OwnerFiles(context).askToRestore(on: stage())
          },
        ]),
      section(
        "program", tr("Program"),
        [
          rows.button("owner.restart", trc("program", "Restart"), icon: "icon-again") {
            [context] in context.owner.restart()
          },
          rows.button("owner.end", tr("Exit Recreo"), icon: "icon-quit", isDanger: true) {
            [context] in context.owner.end()
          },
        ]),
    ]
  }
}
