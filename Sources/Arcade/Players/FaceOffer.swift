public import Store

/// A name with its face, offered to those who would rather tap than write.
public struct FaceOffer: Hashable {
  /// The player's name.
  public var name: String
  /// The face.
  public var avatar: Avatar
}

extension GameContext {
  /// How many faces are offered at once.
  private static let faceCount = 6
  /// So many players may be called after the same animal.
  private static let mostNamesakes = 99

  /// The faces that are offered for a result: who played last, then animals that nobody is yet.
  public var facesForResult: [FaceOffer] {
    let known = playersForResult.map { FaceOffer(name: $0.name, avatar: $0.avatar) }
    return known + newFaces(Self.faceCount - known.count, beside: known)
  }

  /// Animals that nobody is yet, first those that are not among `shown`.
  ///
  /// Each has its own name, with a number where somebody is called so.
  func newFaces(_ count: Int = faceCount, beside shown: [FaceOffer] = []) -> [FaceOffer] {
    let present = Set(shown.map(\.avatar.animal))
    let offers = Avatar.Animal.allCases.compactMap { animal in
      freeNumber(animal).map {
        (rank: present.contains(animal) ? .max : $0, animal: animal, number: $0)
      }
    }
    return offers.sorted { $0.rank < $1.rank }.prefix(max(0, count)).map {
      FaceOffer(name: Self.name($0.animal, $0.number), avatar: Self.face($0.animal))
    }
  }

  /// The face of whoever is called after an animal, with or without a number; nil for other names.
  func namesake(of name: String) -> Avatar? {
    let words = name.split(separator: " ")
    let animal = Avatar.Animal.allCases.first { animal in
      words.first?.lowercased() == animal.name.lowercased()
    }
    guard let animal, words.count == 1 || words.count == 2 && Int(words[1]) != nil else {
      return nil
    }
    return Self.face(animal)
  }

  private static func name(_ animal: Avatar.Animal, _ number: Int) -> String {
    number == 1 ? animal.name : "\(animal.name) \(number)"
  }

  /// Neighbours have different colours.
  private static func face(_ animal: Avatar.Animal) -> Avatar {
    let tones = Avatar.Tone.allCases
    let index = Avatar.Animal.allCases.firstIndex(of: animal) ?? 0
    return Avatar(animal, on: tones[index * 3 % tones.count])
  }

  /// The first number with which nobody is called after the animal.
  private func freeNumber(_ animal: Avatar.Animal) -> Int? {
    (1...Self.mostNamesakes).first { number in
      guard let name = try? playerName(Self.name(animal, number)) else { return false }
      return (try? store.player(named: name)) == .some(nil)
    }
  }
}
