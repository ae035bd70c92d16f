/// What somebody wants of the notification server, and by when they have to be answered.
struct Order: Sendable {
  enum Wish: Sendable {
    case show(DesktopNote, @Sendable (Delivery) -> Void)
    case describe(@Sendable (Result<NotificationServer, Refusal>) -> Void)
  }

  var wish: Wish
  /// µs of the monotonic clock.
  var deadline: UInt64

  func refuse(_ refusal: Refusal) {
    switch wish {
    case .show(_, let answered): answered(.refused(refusal))
    case .describe(let answered): answered(.failure(refusal))
    }
  }
}
