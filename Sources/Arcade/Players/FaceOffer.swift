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

  /// The faces that are offered for a result: who played last, then animals whose names are free.
  ///
  /// None where names are initials, or nobody is asked.
  public var facesForResult: [FaceOffer] {
    guard nameEntry == .full else { return [] }
    let known = playersForResult.map { FaceOffer(name: $0.name, avatar: $0.avatar) }
    return known + newFaces(Self.faceCount - known.count, beside: known)
  }

  /// Animals whose names are free, with a number where somebody has the name alone; those in `shown` come last.
  func newFaces(_ count: Int = faceCount, beside shown: [FaceOffer] = []) -> [FaceOffer] {
    guard nameEntry == .full, count > 0 else { return [] }
    let present = Set(shown.map(\.avatar.animal))
    let offers = Avatar.Animal.allCases.enumerated().compactMap { index, animal in
      freeNumber(animal).map {
        (rank: present.contains(animal) ? .max : $0, index: index, animal: animal, number: $0)
      }
    }
    let faces = offers.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.lazy.map { offer in
      let name = offer.animal.name
      return FaceOffer(
        name: offer.number == 1 ? name : "\(name) \(offer.number)",
        avatar: Self.face(offer.animal))
    }
    return Array(faces.filter { (try? self.playerName($0.name)) != nil }.prefix(count))
  }

  /// The face of a new player who is called after an animal, with or without a number; nil for other names.
  public func namesake(of name: String) -> Avatar? {
    Avatar.Animal.allCases.first { Self.number(of: name, after: $0.name) != nil }.map(Self.face)
  }

  /// 1 for the name itself, 7 for the name with a 7 behind it, nil for others.
  private static func number(of name: String, after animal: String) -> Int? {
    let (name, animal) = (name.lowercased(), animal.lowercased())
    if name == animal { return 1 }
    guard name.hasPrefix(animal + " ") else { return nil }
    let digits = name.dropFirst(animal.count + 1)
    return digits.allSatisfy(\.isWholeNumber) ? Int(digits) : nil
  }

  /// Neighbours have different colours.
  private static func face(_ animal: Avatar.Animal) -> Avatar {
    let tones = Avatar.Tone.allCases
    let index = Avatar.Animal.allCases.firstIndex(of: animal) ?? 0
    return Avatar(animal, on: tones[index * 3 % tones.count])
  }

  /// The first number with which nobody is called after the animal; nil if the names cannot be read.
  private func freeNumber(_ animal: Avatar.Animal) -> Int? {
    guard let name = try? PlayerName(animal.name), let names = try? store.names(beginningWith: name)
    else { return nil }
    let taken = Set(names.compactMap { Self.number(of: $0, after: animal.name) })
    return (1...(taken.count + 1)).first { !taken.contains($0) }
  }
}
