public import Services
public import Store

/// The dependencies as scenes ask for them.
extension GameContext {
  /// The moment in milliseconds since 1970, by the machine's clock.
  public var date: () -> Int { dependencies.date }
  /// The milliseconds since any moment, for waits: no clock that is set changes it.
  public var steady: () -> Int { dependencies.steady ?? dependencies.date }
  /// Runs work that takes longer than a frame.
  public var worker: Worker { dependencies.worker }
  /// Brings what happened on another thread to the main one.
  public var post: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void {
    dependencies.post
  }
  /// The cache folder; nil if nothing is cached.
  public var cacheFolder: String? { dependencies.cacheFolder }
  /// Whether slow tables may be computed and stored in `cacheFolder`.
  public var makesCaches: Bool { dependencies.makesCaches }
  /// Whether servers may be asked.
  public var usesNetwork: Bool { dependencies.usesNetwork }
  /// The player's own pictures.
  public var pictures: OwnPictures { dependencies.pictures }
  /// The ways out for a result's card.
  public var sharing: Sharing { dependencies.sharing }
  /// What went wrong with the store, in the person's language.
  public var explain: (StoreError) -> String { dependencies.explain }
  /// Tells a person what went wrong with the store where no scene does.
  public var reportError: (StoreError) -> Void { dependencies.reportError }
  /// Tells a person something where no scene does: the words, and a drawing of `Art` beside them.
  public var toast: (_ text: String, _ icon: String) -> Void { dependencies.toast }
  /// Asks who shows messages on the desktop; answered once.
  public var describeDesktop:
    (@escaping @MainActor (Result<NotificationServer, NotificationError>) -> Void) -> Void
  { dependencies.describeDesktop }
  /// The window as a small one on the desktop.
  public var desktopWindow: DesktopWindow { dependencies.desktopWindow }
  /// Ends the program, as closing its window does.
  public var quit: () -> Void { dependencies.quit }

  /// Tells a person something, on the desktop or on the screen.
  public func announce(_ announcement: Announcement) {
    keep(announcement)
    dependencies.announce(announcement, self)
  }

  /// Puts a changed setting into force and on disk.
  func settingDidChange(_ setting: Setting, _ value: SettingValue) {
    dependencies.settingDidChange(setting, value, self)
  }
}
