import Geometry
import Rules
import Stage

@testable import Arcade
@testable import RecycleGame

/// The screens of Recycle, by name.
@MainActor let recycleScreens: [OpenedScreen] = [
  ("recycle setup", { size in SceneHarness(size: size) { RecycleSetupScene(context: $0) } }),
  (
    "recycle's countdown",
    { size in try SceneHarness(size: size) { RecycleSetupScene(context: $0) }.opened("recycle.play")
    }
  ),
  ("recycle solo", { try SceneHarness.recycle(.solo, size: $0) }),
  ("recycle two", { try SceneHarness.recycle(.two, size: $0) }),
  ("recycle together", { try SceneHarness.recycle(.together, size: $0) }),
  ("recycle town", { try SceneHarness.recycle(.town, size: $0) }),
  ("recycle calm", { try SceneHarness.recycle(.calm, size: $0) }),
  ("recycle setup with a saved round", { try savedRound($0) }),
  ("recycle's saved round", { try savedRound($0).opened("recycle.play") }),
  ("the result of who sits opposite", { oppositeResult($0) }),
  ("recycle, paused", { try SceneHarness.recycle(.solo, size: $0).opened("recycle.back") }),
  (
    "recycle without a clock, paused",
    { try SceneHarness.recycle(.calm, size: $0).opened("recycle.back") }
  ),
  (
    "recycle's results",
    { size in
      try SceneHarness(size: size) { RecycleSetupScene(context: $0) }.opened("recycle.results")
    }
  ),
]
