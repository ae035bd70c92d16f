import Stage

extension Sound {
  static let deal = Sound("blackjack-deal")
  static let flip = Sound("blackjack-flip")
  static let chip = Sound("blackjack-chip")
  /// A hand of 21: the highest note of the stars.
  static let twentyOne = Sound("star-3")
  static let shuffle = Sound("blackjack-shuffle")
  static let roundWon = Sound("blackjack-win")
  static let roundLost = Sound("blackjack-lose")
  static let roundDrawn = Sound("blackjack-push")
}

extension MusicTrack {
  static let blackjack = MusicTrack("blackjack")
}
