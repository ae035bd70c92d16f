public import Stage
public import Store

/// What a kiosk's owner decides, and who is the owner.
extension GameContext {
  /// What the owner's panel does outside the program.
  var owner: OwnerTools { dependencies.owner }

  /// Whether players and results may be changed: on a kiosk only by its owner.
  var mayManage: Bool { !isKiosk || visit.isOwner }

  /// The games that are offered: on a kiosk those that its owner left on, or all if there is none.
  public var offeredGames: [GameEntry] {
    guard isKiosk else { return games }
    let offered = games.filter { settings.isOn($0.offer) }
    return offered.isEmpty ? games : offered
  }

  /// The minute of the week, by the machine's clock.
  var minuteOfWeek: Int { WeekHours.minute(ofDay: day, timeOfDay() / 60_000) }

  /// Hours that a setting gives; without any if it is empty.
  func hours(_ setting: Setting) -> WeekHours {
    settings.text(setting).flatMap(WeekHours.init) ?? WeekHours("") ?? WeekHours(from: 0, to: 0)
  }

  /// Whether no sound may be heard now.
  public var isQuiet: Bool { isKiosk && hours(.kioskQuiet).contains(minuteOfWeek) }

  /// Whether visitors may play now.
  public var isOpen: Bool {
    let hours = hours(.kioskHours)
    return !isKiosk || hours.isEmpty || hours.contains(minuteOfWeek)
  }

  /// Asks for the owner's PIN; does nothing if there is none, or the owner is there already.
  public func openOwnersPanel(on stage: Stage) {
    guard isKiosk, ((try? store.ownerLock()) ?? nil) != nil,
      !stage.scenes.contains(where: { $0 is OwnerPinScene || $0 is OwnerScene })
    else { return }
    stage.windowLostFocus()
    stage.perform(.push(OwnerPinScene(context: self)))
  }
}

extension GameEntry {
  /// Whether a kiosk offers the game.
  public nonisolated var offer: Setting {
    Setting(
      key: "kiosk.games." + id, kind: .toggle, standard: .bool(true),
      help: "Kiosk: offer the game \(id).", renewsScenes: true)
  }
}
