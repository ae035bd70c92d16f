import Drawing
import Geometry
import Input
import Testing

@testable import Stage
@testable import recreo

/// A show that is filmed, thirty pictures a simulated second, while its flashes are counted.
@MainActor final class FlashFilm {
  let show: Cinema
  private var counter = FlashCounter()
  private var end = Duration.zero
  /// The names of the scenes that were filmed.
  private var scenes: Set<String> = []

  init(_ show: Cinema) { self.show = show }

  /// A film of the program from its beginning, in a small window.
  convenience init(_ request: PlayRequest) throws {
    self.init(try Cinema(request, size: Size(width: 480, height: 320)))
  }

  /// Films for so many seconds.
  func roll(_ seconds: Double) {
    end = max(end, show.now) + .seconds(seconds)
    while show.now < end {
      // Thirty of them are exactly a second.
      let next = Int(show.now / .seconds(1) * 30 + 0.01) + 1
      counter.look(at: show.picture(at: .seconds(1) * next / 30), show.now)
      scenes.insert(show.program.stage.top.name)
    }
  }

  /// Presses keys in turn, so many in a second.
  func press(_ keys: [Key], count: Int, perSecond pace: Double) {
    for index in 0..<count {
      show.press(keys[index % keys.count])
      roll(1 / pace)
    }
  }

  /// A tap in the middle of a node.
  func tap(_ id: String) throws {
    let place = try center(of: id)
    show.touch(1, .began, place)
    show.touch(1, .ended, place)
  }

  /// One finger takes a node to another's place within a quarter of a second.
  func drag(_ id: String, to goal: Point) throws {
    let start = try center(of: id)
    show.touch(1, .began, start)
    for step in 1...4 {
      show.touch(1, .moved, start + (goal - start) * (Double(step) / 4))
      roll(1 / 16)
    }
    show.touch(1, .ended, goal)
  }

  func center(of id: String) throws -> Point {
    let node = try #require(show.program.stage.top.root.node(id), "\(id)")
    return node.windowFrame(at: show.now).center
  }

  /// These scenes were seen, and never more than three flashes in a second, as WCAG 2.2 asks at level A.
  func expectFewFlashes(
    in wanted: Set<String>, at place: SourceLocation = #_sourceLocation
  ) {
    #expect(scenes.isSuperset(of: wanted), "\(scenes)", sourceLocation: place)
    #expect(counter.general <= 3, sourceLocation: place)
    #expect(counter.red <= 3, sourceLocation: place)
  }
}
