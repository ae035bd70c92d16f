import Languages
import Rules
import Stage

/// One game as the menu offers it: adding a game is one line in `all`.
struct GameEntry {
  var id: String
  var title: () -> String
  var world: ColorWorld
  /// Makes its first scene.
  var open: (Cabinet) -> any Scene
  /// How its results are told; nil while it has none.
  var results: (() -> ResultBoard)?
  /// Proves a record of it that is written as JSON; nil while it has none.
  var prove: ((_ record: String) throws(ReplayFailure) -> ReplayMaker?)?
  /// Whether somebody should look into it: its poster wears a seal then.
  var calls: (Cabinet) -> Bool = { _ in false }

  /// In the order of the menu.
  static var all: [GameEntry] {
    [
      GameEntry(
        id: Recycle.name, title: { tr("Recycle") }, world: .recycle,
        open: { RecycleSetupScene(cabinet: $0) }, results: { .recycle },
        prove: RecycleScene.prove),
      GameEntry(
        id: Blackjack.name, title: { tr("Blackjack") }, world: .blackjack,
        open: { BlackjackStartScene(cabinet: $0) }, results: { .blackjack },
        prove: BlackjackReplayScene.prove),
      GameEntry(
        id: Mirror.name, title: { tr("Mirror") }, world: .mirror,
        open: { MirrorSetupScene(cabinet: $0) }, results: { .mirror },
        prove: MirrorReplayScene.prove),
      GameEntry(
        id: "pet", title: { tr("Pet") }, world: .pet,
        open: { PetScene(cabinet: $0) }, calls: { $0.pets.isHungry }),
      GameEntry(
        id: Fifteen.name, title: { tr("Fifteen") }, world: .fifteen,
        open: { FifteenSetupScene(cabinet: $0) }, results: { .fifteen },
        prove: FifteenReplayScene.prove),
    ]
  }
}
