import Arcade
import FoundationEssentials
import Rules
import Store

/// The rules that players chose themselves: those in use, and those saved under a name.
nonisolated struct CustomTables: Hashable, Codable {
  /// Rules with a name.
  struct Named: Hashable, Codable {
    var name: String
    var rules: CustomRules
  }

  static let slot = "blackjack.rules"
  /// The most rules that can be saved.
  static let most = 8
  /// The longest name, in characters.
  static let longest = 20
  /// The rules of the custom table.
  var rules = CustomRules()
  /// The saved ones, the newest last.
  private(set) var saved: [Named] = []

  init() {}

  /// Decodes what can be read: one damaged set of rules must not cost the others.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    rules = (try? fields.decode(CustomRules.self, forKey: .rules)) ?? CustomRules()
    let all = try fields.decode([Readable].self, forKey: .saved).compactMap(\.named)
    for named in all.filter({ 1...Self.longest ~= $0.name.count }).suffix(Self.most) {
      saved.removeAll { $0.name == named.name }
      saved.append(named)
    }
  }

  private struct Readable: Decodable {
    var named: Named?
    init(from decoder: any Decoder) throws { named = try? Named(from: decoder) }
  }

  init(_ store: Store) {
    let game = try? store.savedGame(Self.slot)
    self = game.flatMap { decoded($0.extra) } ?? Self()
  }

  /// The name of the rules in use, if they are saved.
  var name: String? { saved.first { $0.rules == rules }?.name }

  /// Saves the rules in use; those of the same name are replaced.
  ///
  /// False if there are too many, or the name is empty.
  mutating func save(as name: String) -> Bool {
    let name = String(name.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    guard !name.isEmpty, name.count <= Self.longest else { return false }
    let others = saved.filter { $0.name.lowercased() != name.lowercased() }
    guard others.count < Self.most else { return false }
    saved = others + [Named(name: name, rules: rules)]
    return true
  }

  mutating func delete(_ name: String) { saved.removeAll { $0.name == name } }

  /// Puts deleted rules back in their place, unless others have their name or theirs by now.
  mutating func restore(_ named: Named, at place: Int) {
    guard saved.count < Self.most, !saved.contains(where: { $0.name == named.name }) else { return }
    saved.insert(named, at: min(place, saved.count))
  }

  func savedGame(at date: Int) -> SavedGame {
    SavedGame(
      game: Blackjack.name, record: "{}", milliseconds: 0, at: date, extra: jsonText(self))
  }
}
