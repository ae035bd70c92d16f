import Drawing
import Geometry
import Input
import TestSupport
import Testing

@testable import Stage

/// Screens in a language that is written from right to left: places are mirrored, texts and pictures aren't.
@MainActor @Suite struct MirroredSceneTests {
  private let node = TestNode("node", Rect(100, 40, 200, 60))
  private let scene: TestScene
  private let table: TestStage
  private var shown: Rect { node.windowFrame(at: table.now) }

  init() {
    scene = TestScene("page", [node])
    scene.followsWriting = true
    table = TestStage {
      $0.typesetter.glyph = { _, _ in
        Glyph(sprite: .page(9, width: 10, height: 12), bearing: .zero, advance: 12)
      }
    }
    table.stage.resize(to: Size(width: 800, height: 480), density: 1)
    table.stage.begin(with: scene)
    turn(isRightToLeft: true)
  }

  private func turn(isRightToLeft: Bool) {
    table.stage.isRightToLeft = isRightToLeft
    table.stage.perform(.renew)
    table.settle()
  }

  @Test func whatLiesAtTheLeftLiesAtTheRightAndIsTouchedThere() {
    #expect(shown == Rect(500, 40, 200, 60))
    table.tap(at: Point(x: 510, y: 50))
    #expect(node.log.contains("tap"))
    #expect(node.own(Point(x: 510, y: 50)) == Point(x: 190, y: 10))
    turn(isRightToLeft: false)
    #expect(shown == Rect(100, 40, 200, 60))
  }

  @Test func aBoardKeepsItsSidesInItsMirroredPlace() {
    let tile = TestNode("tile", Rect(0, 0, 50, 60))
    node.keepsSides = true
    node.add(tile)
    #expect(tile.windowFrame(at: table.now) == Rect(500, 0 + 40, 50, 60))
    #expect(!node.isSeenMirrored && !tile.isSeenMirrored && scene.root.isSeenMirrored)
    node.keepsSides = false
    #expect(tile.windowFrame(at: table.now) == Rect(650, 40, 50, 60))
  }

  @Test func theFocusedNodeGetsTheArrowsAsItSeesThem() {
    node.keys = [.left, .right]
    table.stage.setFocus(node)
    table.key(.tab)
    table.key(.left)
    #expect(node.log.last == "key right")
    turn(isRightToLeft: false)
    table.key(.left)
    #expect(node.log.last == "key left")
  }

  @Test func picturesAreNotMirroredButArrowsAre() throws {
    func across(isArrow: Bool) throws -> String {
      var list = DrawList()
      let mirror = Transform(mirroring: Rect(0, 0, 100, 50))
      list.context = .init().transformed(by: mirror, mirrors: true)
      list.sprite(
        .page(1, width: 20, height: 10), at: Point(x: 20, y: 25), isArrow: isArrow)
      return list.description
    }
    #expect(try across(isArrow: false) == "sprite p1 70,20 → 90,30")
    #expect(try across(isArrow: true) == "sprite p1 90,20 → 70,30")
  }

  @Test func aTextBeginsAtTheRightWithItsLettersInOrder() {
    let label = Label("ab", style: TextStyle(size: 20))
    node.add(label)
    label.frame = Rect(10, 0, 150, 60)
    table.settle()
    let mirrored = glyphs()
    turn(isRightToLeft: false)
    let plain = glyphs()
    #expect(plain == [110, 122])
    // The label ends where the plain one begins, 10 points from the edge of its node.
    #expect(mirrored == [690 - 24, 690 - 12])
  }

  /// The left edges of the sprites.
  private func glyphs() -> [Int] {
    table.frame().split(separator: "\n").filter { $0.hasPrefix("sprite") }
      .compactMap { $0.split(separator: " ").dropFirst(2).first?.split(separator: ",").first }
      .compactMap { Int($0) }
  }
}
