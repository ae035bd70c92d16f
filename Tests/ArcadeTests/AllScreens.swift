import Foundation
import Geometry

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

/// Every screen there is, by name; if `RECREO_GAME` names a game, as `./check --game` does, only its own.
@MainActor let screens: [OpenedScreen] = {
  let games = [
    "fifteen": fifteenScreens, "blackjack": blackjackScreens, "recycle": recycleScreens,
    "pet": petScreens, "mirror": mirrorScreens,
  ]
  guard let game = ProcessInfo.processInfo.environment["RECREO_GAME"] else {
    return shellScreens + games.sorted { $0.key < $1.key }.flatMap(\.value)
  }
  return games[game] ?? shellScreens
}()
