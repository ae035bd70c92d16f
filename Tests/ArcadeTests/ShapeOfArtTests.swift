import Foundation
import Geometry
import Stage
import Testing

@testable import Arcade
@testable import Drawing

/// No drawing is stretched: a circle is a circle on every screen.
@MainActor @Suite struct ShapeOfArtTests {
  private nonisolated static let windows: [Size] = [
    Size(width: 1024, height: 768), Size(width: 640, height: 480), Size(width: 1280, height: 800),
    Size(width: 3840, height: 1080), Size(width: 1080, height: 1920), Size(width: 480, height: 800),
  ]

  /// Sprites with the drawings' aspect ratios, each on its own page.
  private final class Drawings {
    private var names: [String] = []
    private var shapes: [String: Size] = [:]

    /// As large as fits, like the renderer makes it.
    func sprite(_ name: String, in room: Size) -> Sprite? {
      guard let shape = shape(name) else { return nil }
      let scale = min(room.width / shape.width, room.height / shape.height)
      return page(name, shape * scale)
    }

    /// Pictures for puzzles are square, brocades' panels five by six.
    func picture(_ name: String, side: Double) -> Sprite {
      page(name, Size(width: side, height: name.hasPrefix("brocades/") ? side * 1.2 : side))
    }

    /// The drawing on a page, if it is a page from here.
    func name(of page: TexturePage) -> String? {
      let place = Int(page.index) - Self.first
      return names.indices.contains(place) ? names[place] : nil
    }

    /// The pages before are for other sprites.
    private static let first = 1000

    /// The texels are square, so that the aspect ratio of a part is known too.
    private func page(_ name: String, _ size: Size) -> Sprite {
      if !names.contains(name) { names.append(name) }
      let steps = 16384 / size.longSide
      return Sprite(
        page: TexturePage(Self.first + (names.firstIndex(of: name) ?? 0)), u0: 0, v0: 0,
        u1: UInt16(size.width * steps), v1: UInt16(size.height * steps),
        width: Float(size.width), height: Float(size.height))
    }

    /// The size in the file.
    private func shape(_ name: String) -> Size? {
      if let known = shapes[name] { return known }
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Resources/Art")
      guard
        let text = try? String(contentsOf: folder.appending(path: name + ".svg"), encoding: .utf8),
        let match = text.firstMatch(of: /width="([0-9.]+)" height="([0-9.]+)"/),
        let width = Double(match.1), let height = Double(match.2)
      else { return nil }
      shapes[name] = Size(width: width, height: height)
      return shapes[name]
    }
  }

  @Test(arguments: windows) func everyDrawingKeepsItsAspectRatioOnEveryScreen(window: Size) throws {
    let drawings = Drawings()
    SceneHarness.art.sprite = { drawings.sprite($0, in: $1) }
    SceneHarness.art.picture = { name, side, _, done in
      done(Picture(drawings.picture(name, side: side)))
    }
    SceneHarness.frame = .milliseconds(100)
    defer {
      SceneHarness.art = .none
      SceneHarness.frame = SceneHarness.usualFrame
    }
    var count = 0
    for (name, open) in screens {
      let table = try open(window)
      table.pass(.seconds(1))
      let place = "\(name) \(window)"
      table.stage.draw { list in
        for item in list.items {
          // The straight middle of a banner stretches, like that of a speech bubble.
          guard let art = drawings.name(of: item.page), !art.hasPrefix("banner-"),
            art != "speech-bubble"
          else { continue }
          count += 1
          let box = (
            across: Point(x: Double(item.ax), y: Double(item.ay)),
            down: Point(x: Double(item.bx), y: Double(item.by))
          )
          let texels = Size(
            width: Double(max(item.u0, item.u1) - min(item.u0, item.u1)),
            height: Double(max(item.v0, item.v1) - min(item.v0, item.v1)))
          check(box, texels, "\(place): \(art)")
        }
        for shape in list.shapes {
          // A square stays a square.
          let map = shape.transform
          check(
            (Point(x: map.a, y: map.b) * 100, Point(x: map.c, y: map.d) * 100), Size(100), place)
          guard let sprite = shape.shape.sprite, let art = drawings.name(of: sprite.page) else {
            continue
          }
          count += 1
          let texels = Size(
            width: Double(sprite.u1 - sprite.u0), height: Double(sprite.v1 - sprite.v0))
          check(
            (Point(x: shape.rect.width, y: 0), Point(x: 0, y: shape.rect.height)), texels,
            "\(place): \(art)")
        }
      }
    }
    #expect(count >= least(500))
  }

  /// Checks that a box has the aspect ratio of its texels, to 1.5 points, and is not slanted.
  private func check(_ box: (across: Point, down: Point), _ texels: Size, _ place: String) {
    let (wide, high) = (box.across.length, box.down.length)
    let should = wide * texels.height / texels.width
    #expect(
      abs(should - high) <= max(1.5, high * 0.01),
      "\(place) is \(wide) by \(high), and should be \(should) high")
    #expect(abs(box.across.dot(box.down)) <= 0.01 * wide * high, "\(place) is slanted")
  }
}
