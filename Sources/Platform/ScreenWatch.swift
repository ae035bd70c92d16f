import CSDL2
import Foundation

/// Reports changes of X11's monitors, most of which SDL doesn't notice.
///
/// It has its own connection, since SDL's belongs to the main thread. Without libX11 or X11 it
/// reports nothing.
public nonisolated enum ScreenWatch {
  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Root = @convention(c) (OpaquePointer) -> UInt
  private typealias Select = @convention(c) (OpaquePointer, UInt, Int) -> Int32
  private typealias SelectMonitors = @convention(c) (OpaquePointer, UInt, Int32) -> Void
  private typealias Next = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int>) -> Int32
  private typealias Count = @convention(c) (OpaquePointer) -> Int32

  // From X.h and randr.h: event masks. An XEvent takes 24 longs.
  private static let structureChanges = 1 << 17
  private static let monitorChanges: Int32 = 1 | 2 | 4
  private static let longsOfEvent = 24
  /// By then a window manager has reacted.
  private static let timeout = 0.4

  /// Begins to watch; `changed` is called on a separate thread.
  @MainActor public static func begin(_ changed: @escaping @Sendable () -> Void) {
    guard Window.videoDriver == "x11" else { return }
    Thread.detachNewThread { watch(changed) }
  }

  private static func watch(_ changed: () -> Void) {
    guard let library = X11Library("libX11.so.6"),
      let open = library.function("XOpenDisplay", as: Open.self),
      let rootOf = library.function("XDefaultRootWindow", as: Root.self),
      let select = library.function("XSelectInput", as: Select.self),
      let next = library.function("XNextEvent", as: Next.self),
      let count = library.function("XPending", as: Count.self), let display = open(nil)
    else { return }
    let root = rootOf(display)
    _ = select(display, root, structureChanges)
    X11Library("libXrandr.so.2")?.function("XRRSelectInput", as: SelectMonitors.self)?(
      display, root, monitorChanges)
    var event = [Int](repeating: 0, count: longsOfEvent)
    while true {
      _ = next(display, &event)
      Thread.sleep(forTimeInterval: timeout)
      while count(display) > 0 { _ = next(display, &event) }
      changed()
    }
  }
}
