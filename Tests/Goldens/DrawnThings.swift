import Arcade
import Drawing
import Geometry
import Stage
import TestSupport
import Testing

@testable import recreo

/// Things of the games as they are on the screen, by name.
struct DrawnThings {
  private var pictures: [(name: String, picture: Pixmap)] = []

  /// Nodes of a screen that is shown.
  @MainActor init(_ ids: [String], on show: Cinema, at moment: Duration) throws {
    let stage = show.program.stage
    let screen = show.picture(at: moment)
    pictures = try ids.map { id in
      (id, screen.part(try #require(stage.top.root.node(id), "\(id)").windowFrame(at: moment)))
    }
  }

  /// Nodes that are drawn side by side, each of one size.
  @MainActor init(_ nodes: [(name: String, node: Node)], size: Size) throws {
    let show = try Cinema(PlayRequest(screen: .menu), size: Size(width: 800, height: 480))
    show.program.stage.show(TestScene("things", nodes.map(\.node)))
    let columns = Int(780 / (size.width + 10))
    for (index, thing) in nodes.enumerated() {
      thing.node.frame = Rect(
        origin: Point(
          x: 10 + Double(index % columns) * (size.width + 10),
          y: 10 + Double(index / columns) * (size.height + 10)), size: size)
    }
    let screen = show.picture(at: .seconds(1))
    pictures = nodes.map { ($0.name, screen.part($0.node.frame)) }
  }

  /// A part of each; `frame` finds it in the thing's size.
  func parts(_ frame: (Size) -> Rect) -> DrawnThings {
    var things = self
    things.pictures = pictures.map { name, picture in
      let size = Size(width: Double(picture.width), height: Double(picture.height))
      return (name, picture.part(frame(size)))
    }
    return things
  }

  /// Those with these names.
  func only(_ names: Set<String>) -> DrawnThings {
    var things = self
    things.pictures = pictures.filter { names.contains($0.name) }
    return things
  }

  /// Each two of them.
  private var pairs:
    [(one: (name: String, picture: Pixmap), other: (name: String, picture: Pixmap))]
  {
    pictures.indices.flatMap { first in
      pictures.indices.dropFirst(first + 1).map { (pictures[first], pictures[$0]) }
    }
  }

  /// Each two have colours that each eye tells apart.
  ///
  /// People notice a distance of 2 side by side; 15 is told apart in two places, and remembered.
  func expectDifferentColors(
    _ color: (Pixmap) -> Color, at place: SourceLocation = #_sourceLocation
  ) {
    for eye in ColorSight.withHues {
      for (one, other) in pairs {
        let apart = LabColors.difference(
          eye.seen(color(one.picture)), eye.seen(color(other.picture)))
        #expect(
          apart >= 15, "\(one.name), \(other.name): \(apart) for \(eye)", sourceLocation: place)
      }
    }
  }

  /// Each two differ without any hue: in a fifth of what is drawn, a shape, a sign or the lightness is another.
  func expectDifferentShapes(at place: SourceLocation = #_sourceLocation) {
    for (one, other) in pairs {
      let share = one.picture.shareThatDiffersInLightness(from: other.picture)
      #expect(share >= 0.2, "\(one.name), \(other.name): \(share)", sourceLocation: place)
    }
  }

  /// What is drawn on each stands out from its paper for each eye, as WCAG 2 asks of signs and large letters.
  func expectReadableSigns(at place: SourceLocation = #_sourceLocation) {
    for eye in ColorSight.allCases {
      for (name, picture) in pictures {
        let contrast = eye.seen(picture.ink).contrast(with: eye.seen(picture.paper))
        #expect(contrast >= 3, "\(name): \(contrast) for \(eye)", sourceLocation: place)
      }
    }
  }
}
