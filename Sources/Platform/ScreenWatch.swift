import CSDL2
import Foundation
public import Geometry

/// Reports the size of the X11 screen whenever it changes, which SDL doesn't notice.
///
/// It has its own connection, since SDL's belongs to the main thread. Without libX11 or X11 it
/// reports nothing.
public nonisolated enum ScreenWatch {
  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Root = @convention(c) (OpaquePointer) -> UInt
  private typealias Select = @convention(c) (OpaquePointer, UInt, Int) -> Int32
  private typealias Next = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int>) -> Int32
  private typealias Ask =
    @convention(c) (
      OpaquePointer, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>,
      UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>
    ) -> Int32

  // From X.h: the event mask and the event type. An XEvent takes 24 longs.
  private static let structureChanges = 1 << 17
  private static let configureNotify = 22
  private static let longsOfEvent = 24
  /// By then a window manager has reacted.
  private static let timeout = 0.4

  /// Begins to watch; `changed` is called on a separate thread.
  @MainActor public static func begin(_ changed: @escaping @Sendable (Size) -> Void) {
    guard Window.videoDriver == "x11" else { return }
    Thread.detachNewThread { watch(changed) }
  }

  private static func watch(_ changed: (Size) -> Void) {
    guard let library = SDL_LoadObject("libX11.so.6") else { return }
    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      SDL_LoadFunction(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard let open = function("XOpenDisplay", as: Open.self),
      let rootOf = function("XDefaultRootWindow", as: Root.self),
      let select = function("XSelectInput", as: Select.self),
      let next = function("XNextEvent", as: Next.self),
      let ask = function("XGetGeometry", as: Ask.self), let display = open(nil)
    else { return }
    let root = rootOf(display)
    _ = select(display, root, structureChanges)
    var event = [Int](repeating: 0, count: longsOfEvent)
    while true {
      _ = next(display, &event)
      // The type is the first half of the first long.
      guard event[0] & 0xFFFF_FFFF == configureNotify else { continue }
      Thread.sleep(forTimeInterval: timeout)
      var (parent, x, y, width, height) = (UInt(0), Int32(0), Int32(0), UInt32(0), UInt32(0))
      var (border, depth) = (UInt32(0), UInt32(0))
      guard ask(display, root, &parent, &x, &y, &width, &height, &border, &depth) != 0 else {
        continue
      }
      changed(Size(width: Double(width), height: Double(height)))
    }
  }
}
