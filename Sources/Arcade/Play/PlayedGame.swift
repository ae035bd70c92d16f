public import Stage
public import Store

/// A game in play, beside its rules: the clock, the pause, saving, and how it ends.
///
/// A scene owns one and tells it the moments; what is seen of a pause is the scene's.
public struct PlayedGame {
  /// How long nobody makes a move until the screen may go dark.
  static let blankingDelay = Duration.seconds(300)
  /// Where it is saved; nil where it never is.
  public let slot: SaveSlot?
  /// The time played.
  public var clock: PlayClock
  /// When the last move was made, or the game resumed.
  public var lastMove = Duration.zero
  /// Whether the player has put it aside.
  public private(set) var isPaused = false
  /// Whether the clock ran when the pause began.
  private var resumesClock = false
  private var allowedBlanking = true

  /// A new game, or one of which so much has been played.
  public init(slot: SaveSlot? = nil, milliseconds: Int = 0) {
    self.slot = slot
    clock = PlayClock(milliseconds: milliseconds)
  }

  /// Stops the clock, or lets it run again if it ran; says whether that was a change.
  @discardableResult public mutating func setPaused(_ isPaused: Bool, at now: Duration) -> Bool {
    guard isPaused != self.isPaused else { return false }
    self.isPaused = isPaused
    if isPaused {
      resumesClock = clock.isRunning
      clock.stop(at: now)
    } else {
      if resumesClock { clock.start(at: now) }
      lastMove = now
    }
    return true
  }

  /// When the shown seconds change next.
  public func nextFrame(after now: Duration) -> NextFrame {
    clock.nextSecond(after: now).map(NextFrame.at) ?? .onInput
  }
}

// The screen.
extension PlayedGame {
  /// Whether the screen may go dark: nobody plays, or nobody has made a move for five minutes.
  ///
  /// `isPlaying`: nil asks the clock; `now`: nil while the scene is not shown.
  public func allowsBlanking(isPlaying: Bool? = nil, at now: Duration?) -> Bool {
    guard isPlaying ?? clock.isRunning, let now else { return true }
    return now - lastMove > Self.blankingDelay
  }

  /// Notes whether the screen may go dark, and says whether that is new.
  public mutating func updateBlanking(_ isAllowed: Bool) -> Bool {
    defer { allowedBlanking = isAllowed }
    return isAllowed != allowedBlanking
  }
}

// The disk.
extension PlayedGame {
  /// Saves it without waiting for the disk; a game without moves is not saved.
  ///
  /// `step`: how many entries its record has; `make` is called on another thread, with the date.
  public func save(
    step: Int, in context: GameContext, _ make: @escaping @Sendable (_ date: Int) -> SavedGame
  ) {
    guard let slot, step > 0 else { return }
    let date = context.date()
    context.noteMove(of: slot.game, slot: slot.name, step: step)
    context.autosaver.save(slot: slot.name, step: step) { make(date) }
  }

  /// Deletes what is saved of it: it ended without a result.
  public func deleteSave(in context: GameContext) {
    guard let slot else { return }
    context.autosaver.cancel(slot.name)
    context.unfinished[slot.name] = nil
    do throws(StoreError) { try context.store.deleteSavedGame(slot.name) } catch {
      context.reportError(error)
    }
  }

  /// Replaces what is saved of it by its result.
  public func end(_ result: NewResult, in context: GameContext) -> GameEnd {
    GameEnd.save(result, ending: slot?.name, in: context)
  }
}
