import Drawing
import Foundation
import Platform
import TestSupport
import Testing

/// Screens as they should be: texts in `Texts/`, and a few pictures in `Pictures/` that were looked at
/// before they were committed.
enum Golden {
  /// `RECREO_RECORD`: what is written instead of failing; never, unless asked.
  private enum Recording: String { case never, missing, failed, all }

  private static var recording: Recording {
    ProcessInfo.processInfo.environment["RECREO_RECORD"].flatMap(Recording.init) ?? .never
  }
  private static func file(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
  }
  private static var failures: URL {
    file("../../.build/golden-failures").standardized
  }

  /// Every screen mixes translucent paper, which rounds differently from processor to processor.
  static let tolerance = Tolerance.blended

  /// Fails unless the screen at this moment is the golden one of this name.
  ///
  /// The small size is compared as a picture, every other as text: texts tell layout, order,
  /// colours and clips, differ line by line and cost the repository next to nothing.
  ///
  /// With `RECREO_LOOK=FOLDER` a picture of every one is written there, to be looked at.
  static func check(_ show: Cinema, at moment: Duration, _ name: String) throws {
    if let folder = ProcessInfo.processInfo.environment["RECREO_LOOK"] {
      try write(show.picture(at: moment), to: "\(folder)/\(name).png")
    }
    if name.hasSuffix(ScreenGoldens.small) {
      try check(show.picture(at: moment), name)
    } else {
      try check(show.text(at: moment), name)
    }
  }

  /// Fails unless `actual` is the golden picture of this name; a missing one is a failure too.
  static func check(_ actual: Pixmap, _ name: String) throws {
    let file = file("Pictures/\(name).png")
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
    let place = try save(actual, expected, name)
    let count = actual.difference(from: expected, tolerance).map { "\($0) pixels differ" }
    Issue.record("\(name): \(count ?? "another size"); see \(place)")
  }

  /// Fails unless `actual` is the golden text of this name, and tells the first line that differs.
  static func check(_ actual: String, _ name: String) throws {
    let file = file("Texts/\(name).txt")
    let expected = try? String(contentsOf: file, encoding: .utf8)
    if actual == expected { return }
    if recording == .all || (recording != .never && expected == nil) || recording == .failed {
      return try actual.write(to: file, atomically: true, encoding: .utf8)
    }
    guard let expected else {
      Issue.record("There is no golden text \(name); RECREO_RECORD=missing, then read it.")
      return
    }
    try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
    let kept = failures.appending(path: name + ".txt")
    try actual.write(to: kept, atomically: true, encoding: .utf8)
    let (now, then) = (actual.split(separator: "\n"), expected.split(separator: "\n"))
    let line = zip(now, then).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let at = line ?? min(now.count, then.count)
    Issue.record(
      """
      \(name), line \(at + 1) of \(kept.path):
      expected \(then.indices.contains(at) ? then[at] : "no more")
           got \(now.indices.contains(at) ? now[at] : "no more")
      """)
  }

  static func write(_ picture: Pixmap, to path: String) throws {
    try Data(ImageDecoder.png(of: picture)).write(to: URL(filePath: path))
  }

  /// Actual and difference, side by side with the golden, for whoever looks.
  private static func save(_ actual: Pixmap, _ expected: Pixmap, _ name: String) throws -> String {
    let place = failures
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
