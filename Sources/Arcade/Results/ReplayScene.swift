public import Input
public import Stage

/// A scene that replays a game at its own pace, with the controls at its foot.
public protocol ReplayScene: Scene, Replaying {
  /// The controls.
  var bar: ReplayBar { get }
  /// What Back does.
  var leave: (Stage) -> Void { get }
}

extension ReplayScene {
  /// The controls are always there.
  public var replayBar: ReplayBar? { bar }
  /// Stops the replay.
  public func didDisappear() { bar.stop() }
  /// Does what whoever opened it wants.
  public func goBack() { stage.map(leave) }
  /// Lets keys play, stop and step.
  public func handle(_ key: KeyEvent) -> Bool { bar.handle(key) }
}

extension Demonstration where Self: ReplayScene {
  /// The bar, which then is only a clock.
  public var demoBar: ReplayBar? { bar }
}
