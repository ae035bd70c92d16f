import Geometry
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import MirrorGame

/// The screens of Mirror and its Loom, by name.
@MainActor let mirrorScreens: [OpenedScreen] = [
  (
    "the owner's designs",
    { size in
      try owners(size) { context in
        let design = LoomDesign().laying(LoomPatch(.frog, thread: 4, ground: 2), in: 0).code
        for at in 1...5 {
          _ = try? context.store.addLoom(name: "Marsh \(at)", design: design, at: at)
        }
        return LoomGalleryScene(context, isForOwner: true)
      }
    }
  ),
  ("mirror's setup", { size in SceneHarness(size: size) { MirrorSetupScene(context: $0) } }),
  ("mirror", { SceneHarness.mirror(largestCells($0), size: $0) }),
  ("mirror, turned", { SceneHarness.mirror(largestCells($0), size: $0, isTurned: true) }),
  ("mirror, for two", { SceneHarness.mirror(largestCells($0), size: $0, isForTwo: true) }),
  (
    "mirror, the whole cloth",
    { size in
      let table = try SceneHarness.mirror(size: size).opened("mirror.original")
      table.pass(.milliseconds(400))
      return table
    }
  ),
  ("mirror, 120 pieces", { SceneHarness.mirror(10, size: $0) }),
  (
    "mirror, 60 pieces, zoomed",
    { size in
      let table = try SceneHarness.mirror(6, .axes, size: size).opened("mirror.zoom.in")
      return try table.opened("mirror.zoom.in")
    }
  ),
  ("mirror, paused", { try SceneHarness.mirror(size: $0).opened("mirror.pause") }),
  (
    "mirror's help",
    { size in try SceneHarness(size: size) { MirrorSetupScene(context: $0) }.opened("mirror.help") }
  ),
  (
    "mirror's setup with a saved puzzle",
    { size in
      let context = GameContext.forTests
      let saved = SavedMirror(round: try mirrorRound(4), milliseconds: 9000, picture: .first)
      try context.store.save(saved.saved(at: 0), slot: "mirror-2x3-axis")
      return SceneHarness(size: size, context: context) { MirrorSetupScene(context: $0) }
    }
  ),
  (
    "mirror's replay",
    { size in
      let played = MirrorRecord(try mirrorRound(6).record, picture: nil)
      let scene = MirrorReplayScene(
        try Replay(played, palette: .mirror, ReplayContext(title: "Wolfeschlegelsteinhaus")))
      return SceneHarness(size: size) { _ in scene }
    }
  ),
  (
    "mirror's riddle",
    { size in
      SceneHarness(size: size) {
        MirrorRiddleScene($0, Mirror.Setup(), .first, MirrorRiddle(seed: 4))
      }
    }
  ),
  ("loom", { SceneHarness.loom(size: $0) }),
  ("loom's gallery", { size in try woven(size).opened("loom.gallery") }),
  ("loom's name", { size in try woven(size).opened("loom.name") }),
  (
    "mirror's results",
    { size in
      try SceneHarness(size: size) { MirrorSetupScene(context: $0) }.opened("mirror.results")
    }
  ),
  ("a puzzle to be replaced", { try begunPuzzle($0).opened("mirror.new") }),
  (
    "a saved puzzle to be replaced",
    { try begunPuzzle($0).opened("mirror.back").opened("mirror.play") }
  ),
]

/// The first pieces of a small puzzle, laid home.
private func mirrorRound(_ count: Int) throws -> MirrorRound {
  var round = MirrorRound(Mirror.Setup(columns: 2), seed: 4)
  for piece in 1...count {
    try round.play(.pick(piece, hand: 1), at: piece * 100)
    try round.play(.move(piece, round.setup.field.middle(of: piece - 1)), at: piece * 100 + 30)
    try round.play(.drop(piece), at: piece * 100 + 60)
  }
  return round
}

@MainActor private func woven(_ size: Size) throws -> SceneHarness {
  try SceneHarness.loom(size: size).opened("loom.cell.1")
}

@MainActor private func largestCells(_ size: Size) -> Int {
  MirrorLayout.offered(in: Rect(origin: .zero, size: size), symmetry: .axis).last {
    !Mirror.Setup.isLarge($0)
  } ?? 2
}

/// A puzzle with one piece laid, opened from the setup.
@MainActor private func begunPuzzle(_ size: Size) throws -> SceneHarness {
  let table = SceneHarness(size: size) { MirrorSetupScene(context: $0) }
  try table.tap("mirror.play")
  table.pass(.milliseconds(400))
  try table.carry(table.mirror.tray[0], toCell: 1)
  return table
}
