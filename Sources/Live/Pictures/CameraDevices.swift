import Foundation

/// The cameras that Linux knows, as inputs for ffmpeg.
package nonisolated struct CameraDevices: Sendable {
  /// A camera: its name for people, and ffmpeg's arguments for its input.
  package struct Device: Hashable, Sendable {
    package var name: String
    package var input: [String]
  }

  /// The inputs for ffmpeg instead of the devices, one a line, for tests and unusual devices.
  static let override = "RECREO_CAMERA"

  /// In the order of their numbers.
  package let all: [Device]

  /// `devices` and `system` are other folders in tests.
  package init(
    _ environment: [String: String], devices: String = "/dev",
    system: String = "/sys/class/video4linux"
  ) {
    if let lines = environment[Self.override] {
      all = lines.split(separator: "\n").enumerated().map { index, line in
        Device(
          name: "Camera \(index + 1)", input: line.split(separator: " ").map(String.init))
      }
    } else {
      all = Self.numbers(in: devices).compactMap {
        Self.device($0, devices: devices, system: system)
      }
    }
  }

  private static func numbers(in devices: String) -> [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: devices)) ?? []
    return names.filter { $0.hasPrefix("video") }.compactMap { Int($0.dropFirst(5)) }.sorted()
  }

  // A camera often has a second device for metadata; the kernel counts the devices of one camera
  // by `index`.
  private static func device(_ number: Int, devices: String, system: String) -> Device? {
    let folder = "\(system)/video\(number)/"
    if let index = line(folder + "index"), index != "0" { return nil }
    return Device(
      name: line(folder + "name") ?? "video\(number)",
      input: ["-f", "v4l2", "-i", "\(devices)/video\(number)"])
  }

  private static func line(_ path: String) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return line.isEmpty ? nil : line
  }
}
