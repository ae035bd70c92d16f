import Arcade
import Stage

extension Sound {
  static let deal = Sound("blackjack-deal")
  static let flip = Sound("blackjack-flip")
  static let chip = Sound("blackjack-chip")
  static let shuffle = Sound("blackjack-shuffle")
  static let roundWon = Sound("blackjack-win")
  static let roundLost = Sound("blackjack-lose")
  static let roundDrawn = Sound("blackjack-push")
}

extension MusicTrack {
  static let blackjack = MusicTrack("blackjack")
}
