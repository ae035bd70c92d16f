import Geometry
import Stage
import TestSupport
import Testing

@Suite struct ArtNodeTests {
  private final class Shelf {
    var read: [String] = []
  }

  @Test func aDrawingIsReadWhenItIsFirstSeen() {
    let shelf = Shelf()
    let table = TestStage {
      $0.art.sprite = { name, _ in
        shelf.read.append(name)
        return .page(0)
      }
    }
    let (seen, later) = (ArtNode("seen"), ArtNode("later"))
    for node in [seen, later] { node.frame = Rect(10, 10, 40, 40) }
    later.animate(
      from: Pose(opacity: 0), length: ms(100), easing: .linear, delay: ms(200))
    table.stage.resize(to: Size(width: 800, height: 480), density: 1)
    table.stage.begin(with: TestScene("art", [seen, later]))
    #expect(shelf.read == [])
    table.frame()
    #expect(shelf.read == ["seen"])
    table.wait(250)
    table.frame()
    table.frame()
    #expect(shelf.read == ["seen", "later"])
    seen.frame.size = Size(width: 60, height: 60)
    table.frame()
    #expect(shelf.read == ["seen", "later", "seen"], "another size is another drawing")
  }
}
