import Foundation
import Geometry
import Testing

@testable import Arcade
@testable import recreo

/// A dozen windows and more: phones on their side, kiosks on their end, television walls.
nonisolated let windows: [Size] = [
  Size(width: 800, height: 480), Size(width: 1024, height: 600), Size(width: 1024, height: 768),
  Size(width: 1280, height: 800), Size(width: 1366, height: 768), Size(width: 1536, height: 864),
  Size(width: 1920, height: 1080), Size(width: 3840, height: 1080), Size(width: 480, height: 800),
  Size(width: 600, height: 1024), Size(width: 768, height: 1024), Size(width: 1080, height: 1920),
  Size(width: 900, height: 900), Size(width: 640, height: 480), Size(width: 480, height: 640),
  Size(width: 1707, height: 480),
]

/// How a screen is opened in a window, and what it is called.
typealias OpenedScreen = (name: String, open: @MainActor (Size) throws -> SceneHarness)

/// The screens of each game, by its id.
@MainActor private let screensOfGames = [
  "fifteen": fifteenScreens, "blackjack": blackjackScreens, "recycle": recycleScreens,
  "pet": petScreens, "mirror": mirrorScreens, "template": templateScreens,
]

/// The only game whose screens are tested, as with `./check --game`.
private nonisolated let onlyGame = ProcessInfo.processInfo.environment["RECREO_GAME"]

/// Every screen there is, by name; if only one game is tested, its own and those of the shell that show
/// something of each game.
@MainActor let screens: [OpenedScreen] = {
  guard let onlyGame else {
    return shellScreens + screensOfGames.sorted { $0.key < $1.key }.flatMap(\.value)
  }
  let common = shellScreens.filter { ["menu", "options, games"].contains($0.name) }
  return common + screensOfGames[onlyGame, default: []]
}()

/// The least that is to be found on all screens; on those of one game there may be none of it.
nonisolated func least(_ count: Int) -> Int { onlyGame == nil ? count : 0 }

@MainActor @Suite struct AllScreensTests {
  @Test func everyGameHasItsScreens() {
    for game in allGames { #expect(screensOfGames[game.id]?.isEmpty == false, "\(game.id)") }
    if let onlyGame { #expect(screensOfGames[onlyGame] != nil, "\(onlyGame) is no game") }
  }
}
