/// What somebody wants of the notification server, and by when they have to be answered.
struct Order: Sendable {
  enum Request: Sendable {
    case show(DesktopNote, @Sendable (Delivery) -> Void)
    case describe(@Sendable (Result<NotificationServer, NotificationError>) -> Void)
  }

  var request: Request
  /// µs of the monotonic clock.
  var deadline: UInt64

  func refuse(_ error: NotificationError) {
    switch request {
    case .show(_, let answered): answered(.refused(error))
    case .describe(let answered): answered(.failure(error))
    }
  }
}
