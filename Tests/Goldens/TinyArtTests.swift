import Drawing
import Geometry
import Live
import Stage
import Testing

@testable import Arcade
@testable import recreo

/// A window may be so small that a drawing has no pixel left.
@MainActor @Suite(.serialized) struct TinyArtTests {
  @Test func aDrawingTooSmallToBeSeenComesBackWhenThereIsRoom() throws {
    let show = try Cinema(PlayRequest(), size: Size(width: 640, height: 480))
    let art = show.program.display.art.source
    #expect(art.sprite("recycle-bottle", Size(width: 0.3, height: 1)) == nil)
    #expect(art.shadow("recycle-bottle", Size(width: 0.3, height: 1), .lying) == nil)
    #expect(art.sprite("recycle-bottle", Size(width: 20, height: 56)) != nil)
  }
}
