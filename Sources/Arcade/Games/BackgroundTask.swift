public import Store

/// What a game does while other scenes are shown, such as a pet that gets hungry.
///
/// The main loop runs every task and knows none by name.
public protocol BackgroundTask: AnyObject {
  /// Milliseconds until the next turn, or nil; read again after each turn.
  var nextTurn: Int? { get }
  /// Whether the game asks for the player's attention: its poster then shows a badge.
  var wantsAttention: Bool { get }
  /// Whether it has started and has work to do.
  var isActive: Bool { get }
  /// Whether it may need the player before the program is next started.
  var callsWhileClosed: Bool { get }
  /// Whether it wants to know when the desktop's screen is locked.
  var pausesWithScreen: Bool { get }
  /// Does the work that is due; it may be called at any time.
  func turn()
  /// Another scene is shown, or the current player changed.
  func sceneDidChange()
  /// The value of a setting changed.
  func settingDidChange(_ setting: Setting)
  /// The desktop's screen was locked, or unlocked.
  func screenDidLock(_ isLocked: Bool)
}

extension BackgroundTask {
  /// No.
  public var pausesWithScreen: Bool { false }
  /// Does nothing.
  public func screenDidLock(_ isLocked: Bool) {}
}

/// What a game does while the program is closed: it sends one call to the desktop.
///
/// `recreo --agent` asks every game that has one.
public nonisolated struct GameAgent: Sendable {
  /// When a call is due.
  public enum Due: Hashable, Sendable {
    case now
    /// In this many milliseconds.
    case after(Int)
    case never

    /// The milliseconds until the call is due; nil if it is due now or never.
    public var wait: Int? { if case .after(let wait) = self { wait } else { nil } }
  }

  /// What time it is, by a clock that was set at most before the agent started.
  public struct Clock: Hashable, Sendable {
    /// When the agent started, and now, in milliseconds since 1970.
    public let start, now: Int

    /// A moment in the life of an agent.
    public init(start: Int, now: Int) { (self.start, self.now) = (start, now) }

    /// How long ago a moment was; one that is said to come after the start was no later than that.
    public func since(_ moment: Int) -> Int { now - min(moment, start) }
  }

  /// Whether the settings ask for a background process.
  public var isWanted: @Sendable (SettingsLayers) -> Bool
  /// When to call, from the data saved in a directory.
  public var due: @Sendable (_ directory: String, SettingsLayers, Clock) -> Due
  /// A call that was recorded in the store.
  public struct Call: Sendable {
    /// What it says.
    public let announcement: Announcement
    /// Removes it from the store.
    public let undo: @Sendable () -> Void

    /// A call, and how to remove it again.
    public init(announcement: Announcement, undo: @escaping @Sendable () -> Void) {
      (self.announcement, self.undo) = (announcement, undo)
    }
  }

  /// Records the call in the store; nil if it is not due any more.
  public var call: @Sendable (Store, SettingsLayers, Clock) -> Call?
  /// Whether its time stands still while the desktop's screen is locked.
  public var pausesWithScreen: @Sendable (SettingsLayers) -> Bool = { _ in false }
  /// Saves that its time stood still for so many milliseconds.
  public var skip: @Sendable (Store, SettingsLayers, _ milliseconds: Int) -> Void = { _, _, _ in }

  /// An agent from its functions.
  public init(
    isWanted: @escaping @Sendable (SettingsLayers) -> Bool,
    due: @escaping @Sendable (String, SettingsLayers, Clock) -> Due,
    call: @escaping @Sendable (Store, SettingsLayers, Clock) -> Call?
  ) {
    self.isWanted = isWanted
    self.due = due
    self.call = call
  }
}
