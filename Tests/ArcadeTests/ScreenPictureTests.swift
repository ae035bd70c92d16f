import Foundation
import Geometry
import Platform
import Stage
import Testing

/// Writes a picture of every screen, to be looked at.
@MainActor
@Suite(
  .enabled(
    if:
      ProcessInfo.processInfo.environment["RECREO_SCREENS"] != nil,
    "RECREO_SCREENS=FOLDER writes pictures"))
struct ScreenPictureTests {
  private nonisolated static let sizes = [
    Size(width: 800, height: 480), Size(width: 1280, height: 800), Size(width: 1080, height: 1920),
  ]

  /// With `RECREO_SCREENS_LIKE=TEXT` of the screens whose names contain the text only, with
  /// `RECREO_SCREENS_CONTRAST` in high contrast.
  @Test(arguments: sizes) func everyScreenIsWritten(size: Size) throws {
    let environment = ProcessInfo.processInfo.environment
    let folder = try #require(environment["RECREO_SCREENS"])
    let text = environment["RECREO_SCREENS_LIKE"] ?? ""
    let drawing = try RealDrawing()
    SceneHarness.isHighContrast = environment["RECREO_SCREENS_CONTRAST"] != nil
    defer { SceneHarness.reset() }
    for (name, open) in screens where text.isEmpty || name.contains(text) {
      let table = try drawing.table(size, open)
      let picture = drawing.picture(of: table.stage.draw { copy $0 }, for: table)
      let file = "\(folder)/\(name) \(Int(size.width))x\(Int(size.height)).png"
      try Data(ImageDecoder.png(of: picture)).write(to: URL(filePath: file))
    }
  }
}
