import Drawing
import Geometry
import Host
import Stage
import Store
import Testing

@testable import Arcade
@testable import recreo

/// What a kiosk shows by itself, for minutes: a screen must not keep a picture of it.
@MainActor @Suite(.serialized) struct BurnInTests {
  /// What stands still, in every fourth row and column.
  private struct Watch {
    private var colors: [SIMD4<UInt8>] = []
    private var since: [Duration] = []
    /// The longest that something bright stood still, and where in the list of points.
    private(set) var longest = (time: Duration.zero, point: 0)
    private static let step = 4

    mutating func look(at picture: Pixmap, _ now: Duration) {
      var index = 0
      for y in stride(from: 0, to: picture.height, by: Self.step) {
        for x in stride(from: 0, to: picture.width, by: Self.step) {
          defer { index += 1 }
          let byte = (y * picture.width + x) * 4
          let color = SIMD4(
            picture.bytes[byte], picture.bytes[byte + 1], picture.bytes[byte + 2], 255)
          if index == colors.count {
            colors.append(color)
            since.append(now)
          } else if !Self.isBright(color) || Self.differ(color, colors[index]) {
            (colors[index], since[index]) = (color, now)
          } else if now - since[index] > longest.time {
            longest = (now - since[index], index)
          }
        }
      }
    }

    private static func isBright(_ color: SIMD4<UInt8>) -> Bool {
      2 * Int(color.x) + 5 * Int(color.y) + Int(color.z) > 8 * 150
    }

    private static func differ(_ one: SIMD4<UInt8>, _ other: SIMD4<UInt8>) -> Bool {
      (0..<3).contains { abs(Int(one[$0]) - Int(other[$0])) > 6 }
    }
  }

  private static let limit = Duration.seconds(300)

  /// The longest that something bright stands still, where only `games` are offered; looked at once on
  /// each page.
  private func longest(_ games: Set<String>) throws -> Duration {
    let show = try Cinema(
      PlayRequest(screen: .menu), size: Size(width: 480, height: 320),
      settings: SettingsLayers(
        allGames.settings,
        system: Dictionary(
          uniqueKeysWithValues: [("kiosk.on", .bool(true))]
            + allGames.map { ($0.offer.key, .bool(games.contains($0.id))) })))
    let stage = show.program.stage
    let mode = AttractMode(show.program.context, now: .zero)
    var watch = Watch()
    var now = Duration.seconds(60)
    while now < Self.limit + .seconds(90) {
      show.skip(to: now)
      mode.turn(at: now, on: stage)
      try #require(mode.isRunning)
      let end = try #require(mode.next(on: stage))
      let middle = now + (end - now) / 2
      show.skip(to: middle)
      watch.look(at: show.picture(at: middle), middle)
      now = end
    }
    return watch.longest.time
  }

  @Test func nothingBrightStandsStillForFiveMinutes() throws {
    #expect(try longest(Set(allGames.map(\.id))) < Self.limit)
  }

  @Test func alsoNotWhereOneGameIsOffered() throws {
    for game in allGames.map(\.id) {
      #expect(try longest([game]) < Self.limit, "\(game)")
    }
  }
}
