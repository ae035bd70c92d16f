import Foundation
import Testing

@testable import Live

/// Which cameras Linux knows.
@Suite struct CameraDevicesTests {
  private let root = NSTemporaryDirectory() + "recreo-cameras-\(UUID().uuidString)"

  private func write(_ path: String, _ text: String) throws {
    let url = URL(filePath: root + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test func eachCameraIsListedOnceWithItsName() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try write("dev/video10", "")
    for (number, name, index) in [(0, "Webcam", 0), (1, "Webcam", 1), (2, "Document camera", 0)] {
      try write("dev/video\(number)", "")
      try write("sys/video\(number)/name", name + "\n")
      try write("sys/video\(number)/index", "\(index)\n")
    }
    let devices = CameraDevices([:], devices: root + "/dev", system: root + "/sys")
    #expect(devices.all.map(\.name) == ["Webcam", "Document camera", "video10"])
    #expect(devices.all.first?.input == ["-f", "v4l2", "-i", root + "/dev/video0"])
  }

  @Test func aMachineWithoutCamerasHasNone() throws {
    #expect(CameraDevices([:], devices: root, system: root).all.isEmpty)
    #expect(CameraDevices([:], devices: root + "/none", system: "").all.isEmpty)
  }

  @Test func otherInputsCanTakeThePlaceOfTheDevices() {
    let devices = CameraDevices(["RECREO_CAMERA": "-f lavfi -i red\n-f lavfi -i blue"])
    #expect(devices.all.map(\.name) == ["Camera 1", "Camera 2"])
    #expect(devices.all.last?.input == ["-f", "lavfi", "-i", "blue"])
  }
}
