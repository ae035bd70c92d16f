import Languages

/// Words of the owner's panel that several of its parts need.
enum OwnerWords {
  /// The days of the week, Monday first.
  static var weekdays: [String] {
    [
      tr("Monday"), tr("Tuesday"), tr("Wednesday"), tr("Thursday"), tr("Friday"), tr("Saturday"),
      tr("Sunday"),
    ]
  }
}
