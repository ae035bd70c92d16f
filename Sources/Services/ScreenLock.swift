import Foundation

/// Whether the desktop's screen is locked.
public struct ScreenLock: Sendable {
  /// Begins to watch; nothing is opened before, and a second call does nothing.
  public var start: @Sendable () -> Void
  /// Ends the thread that watches, if there is one.
  public var close: @Sendable () -> Void

  /// Someone used the program: a lock that was only asked for, and that nothing confirmed, is over.
  public var noteInput: @Sendable () -> Void

  /// A watch from its functions.
  public init(
    start: @escaping @Sendable () -> Void, close: @escaping @Sendable () -> Void,
    noteInput: @escaping @Sendable () -> Void
  ) {
    self.start = start
    self.close = close
    self.noteInput = noteInput
  }

  /// A desktop that never locks its screen.
  public static let silent = ScreenLock(start: {}, close: {}, noteInput: {})

  /// Watches the screen saver on the session bus, and login1 on the system bus.
  ///
  /// `changed` is called on the thread that watches, once for each change; also soon after the
  /// start, if the screen is locked already.
  public static func live(
    in environment: [String: String], changed: @escaping @Sendable (_ isLocked: Bool) -> Void
  ) -> ScreenLock {
    let service = ScreenLockService(ScreenLockSource.all(in: environment), changed: changed)
    return ScreenLock(
      start: { service.start() }, close: { service.close() }, noteInput: { service.noteInput() })
  }
}
