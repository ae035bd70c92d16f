import CSystemd
import Foundation
import Synchronization

/// The desktop's file dialog (the portal org.freedesktop.portal.FileChooser).
public struct FileChooser: Sendable {
  /// Asks for one picture; calls back once, on the bus thread.
  ///
  /// The result is a path, nil if nothing was chosen, or why there is no dialog. While one is
  /// open, another request gets nil.
  public var ask:
    @Sendable (
      _ title: String, _ answered: @escaping @Sendable (Result<String?, NotificationError>) -> Void
    ) -> Void

  /// A chooser from its function.
  public init(
    ask:
      @escaping @Sendable (
        String, @escaping @Sendable (Result<String?, NotificationError>) -> Void
      ) -> Void
  ) {
    self.ask = ask
  }
}

extension FileChooser {
  /// Uses a session bus (`Notifications.sessionBus`); nothing is opened before the first request.
  public static func live(address: String?) -> FileChooser {
    let gate = Gate()
    return FileChooser(ask: { title, answered in
      guard let address else { return answered(.failure(.noBus("none is named"))) }
      guard gate.enter() else { return answered(.success(nil)) }
      Thread.detachNewThread {
        let answer = Result { () throws(NotificationError) in
          try PortalQuestion(address: address).ask(title)
        }
        gate.leave()
        answered(answer)
      }
    })
  }

  /// A desktop without a file dialog.
  public static var silent: FileChooser {
    FileChooser(ask: { _, answered in answered(.failure(.noBus("switched off"))) })
  }

  private final class Gate: Sendable {
    private let isTaken = Mutex(false)
    func enter() -> Bool {
      isTaken.withLock { taken in
        defer { taken = true }
        return !taken
      }
    }
    func leave() { isTaken.withLock { $0 = false } }
  }
}

/// One request to the portal, for the thread that makes it.
final class PortalQuestion {
  private static let portal = BusAddress(
    name: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
    interface: "org.freedesktop.portal.FileChooser")
  /// The time for the portal to confirm the request, in µs; the player may take as long as they
  /// like.
  private static let timeout: UInt64 = 3_000_000

  private let bus: SessionBus
  private var error: NotificationError?
  /// The path of our request, once the portal has confirmed it.
  private var request: String?
  /// What the portal told of each request: the chosen path, or nil.
  private var answers: [String: String?] = [:]

  init(address: String) throws(NotificationError) { bus = try SessionBus(address: address) }

  func ask(_ title: String) throws(NotificationError) -> String? {
    // Before the call: the dialog may be answered before the call returns.
    try bus.subscribe(
      to: Self.portal.name,
      "interface='org.freedesktop.portal.Request',member='Response',"
        + "path_namespace='\(Self.portal.path)/request'"
    ) { [unowned self] in answered($0) }
    try bus.follow(Self.portal.name) { [unowned self] in
      // Whoever takes over doesn't know our request.
      if request != nil { error = .noServer("it closed the connection") }
    }
    let question = try bus.message(Self.portal, "OpenFile")
    Self.fill(question, title)
    let call = try bus.call(question) { [unowned self] reply in
      request = reply.readPath()
      error = reply.chooserError ?? (request == nil ? .failed("the reply is not a path") : nil)
    }
    defer { withExtendedLifetime(call) {} }
    let end = NotificationService.now + Self.timeout
    while true {
      try bus.process()
      if let request, let answer = answers[request] { return answer }
      if let error { throw error }
      guard request != nil || NotificationService.now < end else { throw .noAnswer }
      var wait = bus.descriptor
      poll(&wait, 1, request != nil ? 60_000 : 100)
    }
  }

  /// `OpenFile(parent, title, options)`: one picture in a format that can be read.
  private static func fill(_ question: BusMessage, _ title: String) {
    question.append("")
    question.append(title)
    question.array("{sv}") {
      question.entry("sv") {
        question.append("filters")
        question.variant("a(sa(us))") {
          question.array("(sa(us))") {
            question.structure("sa(us)") {
              question.append(title)
              question.array("(us)") {
                for kind in ["png", "jpeg", "webp", "gif", "bmp"] {
                  question.structure("us") {
                    question.append(UInt32(1))
                    question.append("image/" + kind)
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  /// `Response(code, results)`: 0 is chosen, 1 cancelled.
  private func answered(_ signal: BusMessage) {
    guard let path = signal.path else { return }
    let address = signal.readNumber() == 0 ? signal.readEntry("uris")?.first : nil
    answers[path] = .some(
      address.flatMap { URL(string: $0) }.flatMap { $0.isFileURL ? $0.path : nil })
  }
}

extension BusMessage {
  fileprivate var chooserError: NotificationError? {
    error.map { .noServer($0.sentence.isEmpty ? $0.name : $0.sentence) }
  }
}
