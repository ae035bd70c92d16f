import Arcade
import Drawing
import Foundation
import Glibc
package import Platform
package import Stage
import Synchronization

/// The cameras: ffmpeg converts their formats to plain pixels in a separate process.
package final class CameraClient {
  private nonisolated static let size = PixelCount(width: 1280, height: 960)
  private nonisolated static let rate = 10

  private let renderer: Renderer
  private let queue: PostQueue
  private let program: String?
  private let environment: [String: String]
  /// The camera that was opened last; it is offered first.
  private var last: CameraDevices.Device?
  private var shots = 0

  package init(renderer: Renderer, queue: PostQueue, environment: [String: String]) {
    self.renderer = renderer
    self.queue = queue
    program = FileName.program("ffmpeg", environment)
    self.environment = environment
  }

  /// The cameras that are plugged in now, the one used last first; empty without ffmpeg.
  var cameras: [Camera] {
    guard let program else { return [] }
    let devices = CameraDevices(environment).all
    let first = last.flatMap(devices.firstIndex) ?? 0
    return (devices[first...] + devices[..<first]).map { device in
      Camera(name: device.name) { [self] frame, ended in
        last = device
        return open(program, device.input, frame, ended)
      }
    }
  }

  /// The newest frame: written by the reading thread.
  private nonisolated final class LatestFrame: Sendable {
    struct State {
      var frame: Pixmap?
      var isShown = true
      var isClosed = false
      /// From then on, another process may have its number.
      var isReaped = false
    }
    let state = Mutex(State())
  }

  private func open(
    _ program: String, _ input: [String], _ frame: @escaping (Picture) -> Void,
    _ ended: @escaping () -> Void
  ) -> CameraSession {
    let film = LatestFrame()
    var picture: Picture?
    let show: @MainActor @Sendable () -> Void = { [renderer] in
      let next = film.state.withLock { state -> Pixmap? in
        state.isShown = true
        return state.isClosed ? nil : state.frame
      }
      guard let next else { return }
      if let picture {
        renderer.upload(next, to: picture.sprite.page, x: 0, y: 0)
      } else {
        picture = Picture(next, on: renderer)
      }
      if let picture { frame(picture) }
    }
    let end: @MainActor @Sendable () -> Void = {
      if !film.state.withLock({ $0.isClosed }) { ended() }
    }
    let child = Self.start(program, input)
    Thread.detachNewThread { [queue] in
      if let child { Self.read(child, film, queue, show) }
      queue.post(end)
    }
    return CameraSession(
      shoot: { [self] in
        guard let seen = film.state.withLock({ $0.frame }) else { return nil }
        shots += 1
        return Photo(key: "camera:\(shots)", name: "photo", content: .pixels(seen))
      },
      close: {
        film.state.withLock { state in
          state.isClosed = true
          if !state.isReaped { child?.end() }
        }
      })
  }

  private nonisolated static func start(_ program: String, _ input: [String]) -> ChildProcess? {
    let nothing = Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { Glibc.close(nothing) }
    // Mirrored, as people know themselves, and the photo looks like the preview.
    let fit =
      "fps=\(rate),scale=\(size.width):\(size.height):force_original_aspect_ratio=increase,"
      + "crop=\(size.width):\(size.height),hflip"
    return ChildProcess.start(
      program,
      ["-nostdin", "-loglevel", "quiet"] + input
        + ["-vf", fit, "-f", "rawvideo", "-pix_fmt", "rgba", "-"], input: nothing)
  }

  /// Reads frames until the process ends; a newer frame replaces one that was not shown yet.
  private nonisolated static func read(
    _ child: ChildProcess, _ film: LatestFrame, _ queue: PostQueue,
    _ show: @escaping @MainActor @Sendable () -> Void
  ) {
    while let bytes = child.next(size.width * size.height * 4) {
      let pixmap = Pixmap(width: size.width, height: size.height, bytes: bytes)
      let isFree = film.state.withLock { state in
        state.frame = pixmap
        defer { state.isShown = false }
        return state.isShown
      }
      if isFree { queue.post(show) }
    }
    child.end()
    child.close()
    // It has been killed, so this takes no time; closing the camera waits for it.
    film.state.withLock { state in
      _ = child.wait()
      state.isReaped = true
    }
  }
}
