extension Pet.Form {
  /// What a pet becomes if mostly this game was played while it was small.
  static let ofGames: [(game: String, form: Self)] = [
    (Recycle.name, .tinker), (Blackjack.name, .ace), (Fifteen.name, .scholar),
    (Mirror.name, .weaver),
  ]
}
