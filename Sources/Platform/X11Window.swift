import CSDL2
import Geometry

/// Requests about our window to X11's window manager, which nobody waits for.
///
/// Where SDL shows, restores or frames a window, it waits without limit until the manager has shown
/// it. Some never do while they show another desktop, or while they hang.
@MainActor struct X11Window {
  private typealias Display = UnsafeMutableRawPointer
  private typealias Root = @convention(c) (Display) -> UInt
  private typealias Intern = @convention(c) (Display, UnsafePointer<CChar>, Int32) -> UInt
  private typealias Act = @convention(c) (Display, UInt) -> Int32
  private typealias Suspend = @convention(c) (Display, Int32) -> Void
  private typealias Flush = @convention(c) (Display) -> Int32
  private typealias Attributes =
    @convention(c) (Display, UInt, UnsafeMutablePointer<RecreoXWindowAttributes>) -> Int32
  private typealias Send =
    @convention(c) (Display, UInt, Int32, Int, UnsafeMutablePointer<Int>) -> Int32
  private typealias Translate =
    @convention(c) (
      Display, UInt, UInt, Int32, Int32, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<UInt>
    ) -> Int32
  private typealias Monitors =
    @convention(c) (Display, UInt, Int32, UnsafeMutablePointer<Int32>)
    -> UnsafeMutablePointer<RecreoXMonitor>?
  private typealias FreeMonitors = @convention(c) (UnsafeMutablePointer<RecreoXMonitor>) -> Void
  private typealias GetProperty =
    @convention(c) (
      Display, UInt, UInt, Int, Int, Int32, UInt, UnsafeMutablePointer<UInt>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
      UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> Int32
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Int32
  private typealias SetProperty =
    @convention(c) (Display, UInt, UInt, UInt, Int32, Int32, UnsafePointer<Int>, Int32) -> Int32

  // From X.h: an event's type and a mask; an XEvent takes 24 longs.
  private static let clientMessage = 33
  private static let substructure = 1 << 19 | 1 << 20
  private static let longsOfEvent = 24
  // From Xatom.h: the type of a property that holds a number.
  private static let cardinal: UInt = 6

  private let display: Display
  private let window, root: UInt
  private let intern: Intern
  private let mapRaised: Act
  private let flush: Flush
  private let attributes: Attributes
  private let send: Send
  private let getProperty: GetProperty
  private let release: Free
  private let setProperty: SetProperty
  private let translate: Translate
  /// Without libXrandr the whole screen is one monitor.
  private let randr: (list: Monitors, free: FreeMonitors)?

  /// Nil if the window is not on X11.
  init?(_ handle: OpaquePointer) {
    var display: UnsafeMutableRawPointer?
    guard Window.videoDriver == "x11", let library = X11Library("libX11.so.6"),
      let rootOf = library.function("XDefaultRootWindow", as: Root.self),
      let intern = library.function("XInternAtom", as: Intern.self),
      let mapRaised = library.function("XMapRaised", as: Act.self),
      let flush = library.function("XFlush", as: Flush.self),
      let attributes = library.function("XGetWindowAttributes", as: Attributes.self),
      let send = library.function("XSendEvent", as: Send.self),
      let getProperty = library.function("XGetWindowProperty", as: GetProperty.self),
      let release = library.function("XFree", as: Free.self),
      let setProperty = library.function("XChangeProperty", as: SetProperty.self),
      let translate = library.function("XTranslateCoordinates", as: Translate.self)
    else { return nil }
    window = recreo_x11_window(handle, &display)
    guard window != 0, let display else { return nil }
    self.display = display
    root = rootOf(display)
    self.intern = intern
    self.mapRaised = mapRaised
    self.flush = flush
    self.attributes = attributes
    self.send = send
    self.getProperty = getProperty
    self.release = release
    self.setProperty = setProperty
    self.translate = translate
    let extra = X11Library("libXrandr.so.2")
    let list = extra?.function("XRRGetMonitors", as: Monitors.self)
    let free = extra?.function("XRRFreeMonitors", as: FreeMonitors.self)
    randr = if let list, let free { (list: list, free: free) } else { nil }
  }

  /// The monitors that are on, the primary one first.
  var monitors: [Monitor] {
    var count: Int32 = -1
    let list = randr?.list(display, root, 1, &count)
    defer { if let list { randr?.free(list) } }
    guard count >= 0 else { return [Monitor(name: 0, frame: frame(of: root))] }
    let all = UnsafeBufferPointer(start: list, count: Int(count))
    return (all.filter { $0.primary != 0 } + all.filter { $0.primary == 0 }).map {
      Monitor(
        name: $0.name,
        frame: Rect(
          x: Double($0.x), y: Double($0.y), width: Double($0.width), height: Double($0.height)))
    }
  }

  /// The inside of the window, as the server knows it now.
  var frame: Rect { frame(of: window) }

  private func frame(of window: UInt) -> Rect {
    var now = RecreoXWindowAttributes()
    var (x, y, child) = (Int32(0), Int32(0), UInt(0))
    guard attributes(display, window, &now) != 0,
      translate(display, window, root, 0, 0, &x, &y, &child) != 0
    else { return .zero }
    return Rect(
      x: Double(x), y: Double(y), width: Double(now.width), height: Double(now.height))
  }

  /// Whether the manager has shown it on some desktop, as the server knows it now.
  var isMapped: Bool {
    var now = RecreoXWindowAttributes()
    return attributes(display, window, &now) != 0 && now.map_state != 0
  }

  /// Asks to be shown.
  func map() {
    _ = mapRaised(display, window)
    _ = flush(display)
  }

  /// Asks to be shown, on its desktop, above all others and with the keyboard.
  func activate() {
    if !isMapped { _ = mapRaised(display, window) }
    // Not every manager goes to another desktop for a window.
    if let desktop { ask("_NET_CURRENT_DESKTOP", [desktop, 0], about: root) }
    // As a pager asks, which managers obey: a program's own wish may be refused.
    ask("_NET_ACTIVE_WINDOW", [2, 0, 0])
  }

  /// The number of the desktop that it is on; nil if the manager names none, or all.
  private var desktop: Int? {
    var (type, format, count, rest) = (UInt(0), Int32(0), UInt(0), UInt(0))
    var found: UnsafeMutableRawPointer?
    _ = getProperty(
      display, window, atom("_NET_WM_DESKTOP"), 0, 1, 0, Self.cardinal, &type, &format, &count,
      &rest, &found)
    defer { if let found { _ = release(found) } }
    guard let found, type == Self.cardinal, format == 32, count == 1 else { return nil }
    let number = found.load(as: UInt.self)
    return number < 0xFFFF_FFFF ? Int(number) : nil
  }

  /// Takes back one wish that the server's screen saver stays away; does nothing if there is none.
  func releaseSaver() {
    guard let library = X11Library("libXss.so.1"),
      let suspend = library.function("XScreenSaverSuspend", as: Suspend.self)
    else { return }
    suspend(display, 0)
    _ = flush(display)
  }

  /// Asks to have a state, or no longer.
  func set(_ states: String..., to isOn: Bool) {
    ask("_NET_WM_STATE", [isOn ? 1 : 0] + states.map { Int(atom($0)) })
  }

  /// Asks for a frame, or for none.
  func setBordered(_ isBordered: Bool) {
    let hints = atom("_MOTIF_WM_HINTS")
    _ = setProperty(display, window, hints, hints, 32, 0, [2, 0, isBordered ? 1 : 0, 0, 0], 5)
    _ = flush(display)
  }

  private func atom(_ name: String) -> UInt { intern(display, name, 0) }

  /// Sends a message about the window, or another one, with up to five numbers.
  private func ask(_ question: String, _ data: [Int], about other: UInt? = nil) {
    var event = [Int](repeating: 0, count: Self.longsOfEvent)
    event[0] = Self.clientMessage
    event[4] = Int(bitPattern: other ?? window)
    event[5] = Int(bitPattern: atom(question))
    event[6] = 32
    for (index, number) in data.enumerated() { event[7 + index] = number }
    _ = send(display, root, 0, Self.substructure, &event)
    _ = flush(display)
  }
}
