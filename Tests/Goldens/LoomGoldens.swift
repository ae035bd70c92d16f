import Drawing
import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import recreo

/// The loom with a design on it, its gallery, and a design as a puzzle.
@MainActor @Suite(.serialized) struct LoomGoldens {
  /// Every motif there is, in wools of every kind.
  private static var design: LoomDesign {
    var design = LoomDesign(columns: 4)
    for (cell, motif) in LoomMotif.allCases.prefix(design.patches.count).enumerated() {
      let ground = [0, 7, 8, 2, 9][cell / 4]
      design = design.laying(
        LoomPatch(motif, turn: cell % 4, thread: [1, 4, 5, 3, 6][cell % 5], ground: ground),
        in: cell)
    }
    return design
  }

  private func show(
    _ size: String, _ scene: (Cabinet) -> any Scene
  ) throws -> Cinema {
    let pixels = try #require(PixelSize(argument: size))
    let show = try Cinema(
      PlayRequest(game: .mirror, wishes: LaunchWishes(seed: 5)), size: pixels.size)
    show.program.stage.show(scene(show.program.cabinet))
    show.pass(to: .seconds(1))
    return show
  }

  @Test(arguments: ScreenGoldens.withPicture) func aDesignOnTheLoom(size: String) throws {
    let show = try show(size) { LoomScene($0, work: LoomWork(design: Self.design)) }
    try Golden.check(show, at: .seconds(2), "loom-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func bareClothOnTheLoom(size: String) throws {
    let show = try show(size) { LoomScene($0, work: LoomWork()) }
    try Golden.check(show, at: .seconds(2), "loom-bare-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func theGallery(size: String) throws {
    let show = try show(size) { cabinet in
      for (number, name) in ["Rain", "Two frogs and a very long river"].enumerated() {
        _ = try? cabinet.store.addLoom(
          name: name, design: Self.design.resized(columns: 3 + number).code, at: number)
      }
      return LoomGalleryScene(cabinet)
    }
    try Golden.check(show, at: .seconds(2), "loom-gallery-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func aDesignAsAPuzzle(size: String) throws {
    let show = try show(size) { cabinet in
      cabinet.wishes.mirror = MirrorWishes(
        picture: MirrorPicture.loom(Self.design).name, columns: 4, hints: .ghost)
      return MirrorScene(cabinet: cabinet)
    }
    try Golden.check(show, at: .seconds(2), "loom-puzzle-" + size)
  }
}
