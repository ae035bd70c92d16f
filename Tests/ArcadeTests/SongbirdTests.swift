import Geometry
import Stage
import Store
import Testing

@testable import Arcade

@MainActor @Suite struct SongbirdTests {
  /// The drawings below this node that are not hidden.
  private func drawings(_ node: Node) -> [String] {
    guard !node.isHidden else { return [] }
    return ((node as? ArtNode).map { [$0.name] } ?? []) + node.children.flatMap(drawings)
  }

  @Test func theBirdSleepsWhileThereIsNeitherMusicNorSound() throws {
    let table = SceneHarness(size: Size(width: 1080, height: 1920)) { OptionsScene(context: $0) }
    func birds() -> [String] {
      drawings(table.stage.top.root).filter { $0.hasPrefix("options-") }
    }
    #expect(birds() == ["options-sound"])
    table.context.change(.musicOn, to: .bool(false))
    table.stage.draw { _ in }
    #expect(birds() == ["options-sound"], "sounds are heard")
    table.context.change(.soundOn, to: .bool(false))
    table.stage.draw { _ in }
    #expect(birds() == ["options-sound-off"])
  }
}
