import Geometry
import Stage
import Store
import TemplateGame
import Testing

@testable import Arcade

@MainActor @Suite struct MenuLayoutTests {
  /// The sizes that the three buttons need in English and in Spanish.
  private let buttons = [220.0, 160, 150].map { Size(width: $0, height: 56) }

  @Test(arguments: windows) func noSceneryIsUnderAButtonOrTheLogosLetters(window: Size) {
    for (share, left) in [(0.7, 0), (1, 0.0), (1.3, 0), (0.7, 84), (1, 84), (1.3, 168)] {
      let sizes = buttons.map { Size(width: $0.width * share, height: $0.height) }
      let place = MenuLayout(
        bounds: Rect(origin: .zero, size: window), margin: window.width < 900 ? 16 : 40,
        buttons: sizes, left: left, posters: 5)
      let letters = Rect(
        center: place.logo.center,
        size: Size(width: place.logo.height * 3, height: place.logo.height))
      for scenery in [place.sun, place.cloud, place.kite] where scenery.width > 0 {
        #expect(!scenery.intersects(letters), "\(window) \(share): \(scenery) in \(letters)")
        for button in place.buttons {
          #expect(!scenery.intersects(button), "\(window) \(share): \(scenery) under \(button)")
        }
      }
    }
  }

  private func posters(_ count: Int, in window: Size) -> [Rect] {
    MenuLayout(
      bounds: Rect(origin: .zero, size: window), margin: window.width < 900 ? 16 : 40,
      buttons: buttons, posters: count
    ).tiles
  }

  private nonisolated static let small = [
    Size(width: 320, height: 240), Size(width: 240, height: 320),
  ]
  private nonisolated static let large = [
    Size(width: 3840, height: 2160), Size(width: 2160, height: 3840),
    Size(width: 3440, height: 1440),
  ]

  @Test(arguments: windows + large + small)
  func oneToTwelvePostersFitApartInReadingOrder(window: Size) {
    for count in 1...12 {
      let tiles = posters(count, in: window)
      #expect(tiles.count == count, "\(window)")
      let least = window.shortSide < 480 ? 24 : Theme.touch
      for (index, tile) in tiles.enumerated() {
        let place = "poster \(index) of \(count) in \(window): \(tile)"
        #expect(Rect(origin: .zero, size: window).contains(tile), "\(place)")
        #expect(tile.size.shortSide >= least, "\(place)")
        for next in tiles[(index + 1)...] {
          #expect(!tile.intersects(next), "\(place) under \(next)")
          let isAfter = next.minY == tile.minY ? next.minX > tile.minX : next.minY > tile.minY
          #expect(isAfter, "\(place) before \(next)")
        }
      }
    }
  }

  @Test(arguments: [
    (Size(width: 1280, height: 800), [5]), (Size(width: 1024, height: 768), [3, 2]),
    (Size(width: 1080, height: 1920), [1, 2, 2]),
  ]) func fivePostersHaveTheirUsualRows(window: Size, rows: [Int]) {
    let tiles = posters(5, in: window)
    let heights = Set(tiles.map(\.minY)).sorted()
    #expect(heights.map { y in tiles.count { $0.minY == y } } == rows)
  }

  @Test func postersNeverGrowWithTheirNumber() {
    for window in windows {
      let areas = [6, 7, 8, 9, 10, 11, 12].map { count in
        posters(count, in: window).map(\.size.shortSide).min() ?? 0
      }
      #expect(areas == areas.sorted(by: >), "\(window)")
    }
  }

  @Test func theMenuShowsAPosterForEveryGame() throws {
    let context = GameContext(
      games: allGames + [.template], settings: SettingsLayers(allSettings),
      store: try Store.inMemory(allGames.catalogue), chance: { 1 })
    let table = SceneHarness(context: context) { MenuScene(context: $0) }
    table.pass(.seconds(1))
    try table.tap("menu.template")
    #expect(table.stage.top.name == "template.setup")
  }

  @Test(arguments: windows + small, [1, 1.5])
  func nothingOnAPosterIsCutByTheWindowOrTouchesTheTear(window: Size, text: Double) throws {
    SceneHarness.textScale = text
    defer { SceneHarness.reset() }
    let table = SceneHarness(size: window) { MenuScene(context: $0) }
    table.pass(.seconds(2))
    func all(_ node: Node) -> [Node] { [node] + node.children.flatMap(all) }
    let tiles = all(table.stage.top.root).compactMap { $0 as? GameTile }
    #expect(!tiles.isEmpty)
    for tile in tiles {
      for art in all(tile).compactMap({ $0 as? ArtNode }) where art.name.hasSuffix("-front") {
        let frame = art.windowFrame(at: table.now)
        #expect(frame.maxX <= window.width || tile.size.shortSide < 72, "\(art.name) \(frame)")
      }
      let tear = try #require(tile.children.first { $0 is TornEdge })
      for label in tile.children.compactMap({ $0 as? Label }) where !label.isHidden {
        let top = label.frame.midY - label.shownSize().height / 2
        #expect(top >= tear.frame.minY + 13, "\(label.label) in \(tile.size)")
        #expect(label.frame.midY + label.shownSize().height / 2 <= tile.size.height)
      }
    }
  }
}
