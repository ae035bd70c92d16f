import Geometry
import Testing

@testable import Arcade

@MainActor @Suite struct MenuLayoutTests {
  /// What the three buttons need in English and in Spanish.
  private let buttons = [220.0, 160, 150].map { Size(width: $0, height: 56) }

  @Test(arguments: windows) func nothingOfTheSceneryLiesUnderAButtonOrTheLogosLetters(window: Size)
  {
    for share in [0.7, 1, 1.3] {
      let sizes = buttons.map { Size(width: $0.width * share, height: $0.height) }
      let place = MenuLayout(
        bounds: Rect(origin: .zero, size: window), margin: window.width < 900 ? 16 : 40,
        buttons: sizes)
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
}
