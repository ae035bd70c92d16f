import Stage

extension Sound {
  static let petCall = Sound("pet-call")
  static let petEat = Sound("pet-eat")
  static let petHappy = Sound("pet-happy")
  static let petSleep = Sound("pet-sleep")
  static let petPat = Sound("pet-pat")
  static let petLand = Sound("pet-land")
  static let petTrain = Sound("pet-train")
  static let petCoin = Sound("pet-coin")
  static let petHatch = Sound("pet-hatch")
  static let petHit = Sound("pet-hit")
}

extension MusicTrack {
  static let pet = MusicTrack("pet")
}
