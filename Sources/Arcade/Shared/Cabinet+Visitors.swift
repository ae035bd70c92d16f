public import Stage
import Store

extension Cabinet {
  /// A kiosk's visitor is gone: the next one begins at the menu as a guest.
  ///
  /// Games that go on are kept as whenever they are left; a result that waits for a name gets the one
  /// that stands there, or goes.
  public func visitorLeft(_ stage: Stage) {
    for case let result as ResultScene in stage.scenes { result.settle() }
    do { try store.setCurrentPlayer(nil) } catch {
      stage.toast(explain(error))
    }
    stage.perform(.popToRoot)
  }
}
