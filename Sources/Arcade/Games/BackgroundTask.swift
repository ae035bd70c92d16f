import Services
public import Store

/// What a game does while other scenes are shown, such as a pet that gets hungry.
///
/// The main loop asks every task; it knows none by name.
public protocol BackgroundTask: AnyObject {
  /// Milliseconds until its next turn, or nil; asked again after each turn.
  var nextTurn: Int? { get }
  /// Whether it asks the player to open its game: the poster then shows a badge.
  var wantsAttention: Bool { get }
  /// Whether it has started and has work to do.
  var isActive: Bool { get }
  /// Whether it may need the player before the program is started again.
  var callsWhileClosed: Bool { get }
  /// Does the work that is due; it may be called at any time.
  func turn()
  /// Another scene is shown, or another player plays.
  func sceneDidChange()
  /// A setting has another value.
  func settingDidChange(_ setting: Setting)
}

/// What a game does while the program is closed: it calls once, on the desktop.
///
/// `recreo --agent` asks every game that has one.
public nonisolated struct GameAgent: Sendable {
  /// When a call is due.
  public enum Due: Hashable, Sendable {
    case now
    /// In so many milliseconds.
    case after(Int)
    case never

    /// The milliseconds until it is due, where that is later.
    public var wait: Int? { if case .after(let wait) = self { wait } else { nil } }
  }

  /// Whether the settings want a process that stays behind.
  public var isWanted: @Sendable (SettingsLayers) -> Bool
  /// When to call, from the data saved in a directory; `now` in milliseconds since 1970.
  public var due: @Sendable (_ directory: String, _ settings: SettingsLayers, _ now: Int) -> Due
  /// Notes in the store that the call is made; gives what takes that back, or nil where it is not
  /// due any more.
  public var call: @Sendable (Store, SettingsLayers, _ now: Int) -> (@Sendable () -> Void)?
  /// What to tell.
  public var announcement: @Sendable () -> Announcement

  /// An agent of these parts.
  public init(
    isWanted: @escaping @Sendable (SettingsLayers) -> Bool,
    due: @escaping @Sendable (String, SettingsLayers, Int) -> Due,
    call: @escaping @Sendable (Store, SettingsLayers, Int) -> (@Sendable () -> Void)?,
    announcement: @escaping @Sendable () -> Announcement
  ) {
    self.isWanted = isWanted
    self.due = due
    self.call = call
    self.announcement = announcement
  }
}
