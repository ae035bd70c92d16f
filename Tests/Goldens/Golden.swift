import Drawing
import Foundation
import Platform
import TestSupport
import Testing

/// Pictures kept in `Pictures/`, looked at before they were committed.
enum Golden {
  /// `RECREO_RECORD`: what is written instead of failing; never, unless asked.
  private enum Recording: String { case never, missing, failed, all }

  private static var recording: Recording {
    ProcessInfo.processInfo.environment["RECREO_RECORD"].flatMap(Recording.init) ?? .never
  }
  private static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pictures")
  }

  /// Every screen mixes translucent paper, which rounds differently from processor to processor.
  static let tolerance = Tolerance.blended

  /// Fails unless `actual` is the golden picture of this name; a missing one is a failure too.
  static func check(_ actual: Pixmap, _ name: String) throws {
    let file = folder.appending(path: name + ".png")
    let exists = FileManager.default.fileExists(atPath: file.path)
    if recording == .all || (recording != .never && !exists) {
      return try Golden.write(actual, to: file.path)
    }
    guard exists else {
      Issue.record("There is no golden picture \(name); look at it, then RECREO_RECORD=missing.")
      return
    }
    let expected = try ImageDecoder.pixmap(at: file.path)
    guard expected != actual, !actual.matches(expected, tolerance) else { return }
    if recording == .failed { return try Golden.write(actual, to: file.path) }
    let place = try keep(actual, expected, name)
    let count = actual.difference(from: expected, tolerance).map { "\($0) pixels differ" }
    Issue.record("\(name): \(count ?? "another size"); see \(place)")
  }

  static func write(_ picture: Pixmap, to path: String) throws {
    try Data(ImageDecoder.png(of: picture)).write(to: URL(filePath: path))
  }

  /// Actual and difference, side by side with the golden, for whoever looks.
  private static func keep(_ actual: Pixmap, _ expected: Pixmap, _ name: String) throws -> String {
    let place = folder.appending(path: "../../../.build/golden-failures").standardized
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Golden.write(actual, to: place.appending(path: name + "-actual.png").path)
    if actual.bytes.count == expected.bytes.count {
      var difference = actual
      for index in difference.bytes.indices {
        let apart = abs(Int(actual.bytes[index]) - Int(expected.bytes[index]))
        difference.bytes[index] = index % 4 == 3 ? 255 : UInt8(min(255, apart * 8))
      }
      try Golden.write(
        difference, to: place.appending(path: name + "-difference.png").path)
    }
    return place.path
  }
}
