/// The probabilities of the dealer's totals 17 to 21; the rest is that of a bust.
struct DealerTotals: Sendable {
  var seventeen = 0.0
  var eighteen = 0.0
  var nineteen = 0.0
  var twenty = 0.0
  var twentyOne = 0.0

  var sum: Double { seventeen + eighteen + nineteen + twenty + twentyOne }

  /// The probability of ending below `total` minus that of ending above it, without busts.
  func lead(of total: Int) -> Double {
    switch total {
    case ..<17: -sum
    case 17: -(eighteen + nineteen + twenty + twentyOne)
    case 18: seventeen - (nineteen + twenty + twentyOne)
    case 19: seventeen + eighteen - (twenty + twentyOne)
    case 20: seventeen + eighteen + nineteen - twentyOne
    default: seventeen + eighteen + nineteen + twenty
    }
  }
}
