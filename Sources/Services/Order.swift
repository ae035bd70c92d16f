/// A request to the notification server, with its deadline.
struct Order: Sendable {
  enum Request: Sendable {
    case show(DesktopNote, @Sendable (Delivery) -> Void)
    case describe(@Sendable (Result<NotificationServer, NotificationError>) -> Void)
  }

  var request: Request
  /// The deadline on the monotonic clock, in µs.
  var deadline: UInt64

  func fail(_ error: NotificationError) {
    switch request {
    case .show(_, let answered): answered(.refused(error))
    case .describe(let answered): answered(.failure(error))
    }
  }
}
