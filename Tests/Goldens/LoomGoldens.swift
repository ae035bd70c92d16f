import Drawing
import Geometry
import Input
import Rules
import Stage
import Store
import TestSupport
import Testing

@testable import Arcade
@testable import MirrorGame
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

  /// Two that nobody takes for each other.
  private static var gallery: [LoomDesign] {
    let rain = (0..<12).reduce(LoomDesign()) { design, cell in
      design.laying(
        LoomPatch([.wave, .bars, .boat][cell % 3], thread: [3, 6, 1][cell % 3], ground: 7), in: cell
      )
    }
    return [rain, design]
  }

  private func show(
    _ size: String, _ scene: (GameContext) -> any Scene
  ) throws -> Cinema {
    let pixels = try #require(PixelSize(argument: size))
    let show = try Cinema(
      PlayRequest(game: .mirror, seed: 5), size: pixels.size)
    show.program.stage.show(scene(show.program.context))
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
    let show = try show(size) { context in
      // 14 and 15 November 2023.
      for (number, name) in ["Rain", "Two frogs and a very long river"].enumerated() {
        _ = try? context.store.addLoom(
          name: name, design: Self.gallery[number].code,
          at: 1_699_963_200_000 + number * 86_400_000)
      }
      return LoomGalleryScene(context)
    }
    try Golden.check(show, at: .seconds(2), "loom-gallery-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func aDesignAsAPuzzle(size: String) throws {
    let show = try show(size) { context in
      context.mirrorChoice = MirrorChoice(
        picture: MirrorPicture.loom(Self.design).name, columns: 4, hints: .ghost)
      return MirrorScene(context: context)
    }
    try Golden.check(show, at: .seconds(2), "loom-puzzle-" + size)
  }

  /// Not a golden: a motif in the wool of its ground is plain cloth, in the tray and in the ghost.
  @Test func theGhostShowsThePiecesAsTheyAre() throws {
    let patches = [
      LoomPatch(.checks, thread: 4, ground: 4), LoomPatch(nil, thread: 4, ground: 4),
      LoomPatch(.checks, thread: 5, ground: 4),
    ]
    let pictures = try patches.map { patch in
      let design = Self.design.laying(patch, in: 0)
      let show = try show("800x480") { context in
        context.mirrorChoice = MirrorChoice(
          picture: MirrorPicture.loom(design).name, columns: 4, hints: .ghost)
        return MirrorScene(context: context)
      }
      // Before, the finished panel is shown and taken apart.
      return show.picture(at: .seconds(8))
    }
    let areSame = pictures.dropFirst().map { pictures[0].matches($0, Golden.tolerance) }
    #expect(areSame == [true, false], "the last has a motif in another wool")
  }
}
