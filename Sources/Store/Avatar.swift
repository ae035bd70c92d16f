/// A player's avatar: an animal on a colour.
public struct Avatar: Hashable, Sendable {
  /// The colour behind the animal.
  public enum Tone: String, CaseIterable, Hashable, Sendable {
    case red, orange, yellow, green, teal, blue, violet, pink
  }

  /// The animal.
  public enum Animal: String, CaseIterable, Hashable, Sendable {
    case cat, bear, frog, fox, penguin, lion, rabbit, owl, elephant, panda, hedgehog, koala
  }

  /// The colour behind the animal.
  public var tone: Tone
  /// The animal.
  public var animal: Animal

  /// An animal on a colour.
  public init(_ animal: Animal, on tone: Tone) {
    self.tone = tone
    self.animal = animal
  }

  /// The avatar of a new player, by the player's id; consecutive players differ in both parts.
  init(ofPlayer id: Int) {
    let (tones, animals) = (Tone.allCases, Animal.allCases)
    let place = Int(id.magnitude % 1000)
    self.init(animals[place * 5 % animals.count], on: tones[place * 3 % tones.count])
  }

  /// Decodes the stored form; anything unknown or missing is as for a new player.
  init(stored text: String?, ofPlayer id: Int) {
    let parts = (text ?? "").split(separator: " ").map(String.init)
    self.init(ofPlayer: id)
    if let tone = parts.first.flatMap(Tone.init) { self.tone = tone }
    if let animal = parts.last.flatMap(Animal.init) { self.animal = animal }
  }

  var text: String { "\(tone.rawValue) \(animal.rawValue)" }
}
