import Foundation
import Rules
import Testing

/// Elements, and teams of up to five.
struct PetTeamTests {
  /// An adult with an album of many, at home.
  private func veteran(_ generations: Int = 5) throws -> Pet {
    var pet = PetLife.pet()
    for generation in 0..<generations {
      while !pet.form.isAdult {
        pet.advance(by: 2000)
        if generation % 2 == 0 { pet.receive(Income([.food: 1], from: Self.games[generation])) }
        for action in [PetAction.feed, .clean, .stroke, .train(Self.skills[generation % 3])]
        where pet.allows(action) && (action != .feed || pet.condition != .full) {
          pet = try pet.doing(action)
        }
      }
      if generation < generations - 1 { pet = try pet.doing(.layEgg) }
    }
    return pet
  }

  private static let games = ["mirror", "", "recycle", "", "fifteen", ""]
  private static let skills: [Pet.Stat] = [.attack, .defence, .luck]

  @Test func elementsGoRoundAndEachHasAsManyForms() {
    for element in Pet.Element.allCases {
      #expect(element.beats != element && element.beats.beats.beats == element)
      #expect(Pet.Form.allCases.count { $0.element == element } == 4)
    }
    #expect(Pet.Form.allCases.filter { $0.element == nil } == [.egg, .child])
  }

  /// A contest as a file has it: `{"form", "attack"}` of both and more of its fields.
  private func contest(
    _ home: (String, Int), _ guest: (String, Int), _ seed: Int, version: Int?
  ) throws -> PetContest {
    func fighter(_ form: String, _ attack: Int) -> String {
      """
      {"name": "\(form)", "form": "\(form)",
       "stats": {"attack": \(attack), "defence": 100, "luck": 100}}
      """
    }
    let rules = version.map { ", \"version\": \($0)" } ?? ""
    let text = """
      {"home": \(fighter(home.0, home.1)), "guest": \(fighter(guest.0, guest.1)),
       "seed": \(seed)\(rules)}
      """
    return try JSONDecoder().decode(PetContest.self, from: Data(text.utf8))
  }

  @Test func aContestSavedBeforeElementsIsToldAsItWas() throws {
    let old = try contest(("champion", 120), ("companion", 100), 5, version: nil)
    let hits = old.lines.compactMap { if case .hit(let hit) = $0 { hit } else { nil } }
    #expect(old.lines.first == .begins(.home) && old.winner == .home)
    #expect(hits.map(\.damage) == [20, 0, 20, 0, 70, 0, 20, 0, 20, 50, 20, 0, 20, 0, 20])
    #expect(hits.last?.left == 0 && !hits.contains(where: \.hasAdvantage))
  }

  @Test func anElementHelpsAgainstTheOneItBeatsAndNoOther() throws {
    for (home, guest, helped) in [
      ("champion", "wanderer", PetContest.Side?.some(.home)), ("wanderer", "champion", .guest),
      ("companion", "champion", .home), ("champion", "ace", nil), ("child", "champion", nil),
    ] {
      let contest = try contest((home, 100), (guest, 100), 3, version: 2)
      for case .hit(let hit) in contest.lines {
        #expect(hit.hasAdvantage == (hit.by.side == helped))
        #expect(hit.damage == (hit.hasAdvantage ? 20 : 0) + (hit.isOpening ? 50 : 0))
      }
    }
  }

  @Test func aLineupHasThePetAndEachMateOnce() throws {
    var lineup = PetLineup()
    #expect(lineup[0] == .own && lineup.count == 1)
    lineup.put(.mate(.child), at: 3)
    lineup.put(.mate(.champion), at: 1)
    lineup.put(.mate(.child), at: 1)
    #expect(lineup[1] == .mate(.child) && lineup[3] == .mate(.champion), "they changed places")
    lineup.put(.own, at: 3)
    #expect(lineup[3] == .own && lineup[0] == .mate(.champion))
    lineup.put(.mate(.ace), at: 3)
    #expect(lineup[3] == .own, "nobody takes the pet's place from home")
    lineup.put(.mate(.ace), at: 0)
    #expect(lineup[0] == .mate(.ace) && lineup.place(of: .mate(.champion)) == nil)
    lineup.remove(.own)
    lineup.remove(.mate(.ace))
    #expect(lineup.count == 2 && lineup.place(of: .own) == 3)
  }

  @Test func itsMatesAreTheFormsOfItsAlbumAsStrongAsTheyWereWhenTheyLeft() throws {
    let pet = try veteran()
    #expect(pet.mates.contains { $0.form == .child } && pet.mates.count >= 3)
    #expect(!pet.mates.contains { $0.form == pet.form || $0.form == .egg })
    #expect(pet.mates.contains { mate in Pet.Stat.allCases.contains { mate.stats[$0] > 100 } })
    #expect(pet.isPlausible)
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func aTeamContestEndsAndItsNumbersAddUp(seed: UInt64)
    throws
  {
    var pet = try veteran()
    var lineup = PetLineup()
    lineup.put(.own, at: 2)
    for (mate, place) in zip(pet.mates, [0, 1, 4]) { lineup.put(.mate(mate.form), at: place) }
    pet.arrange(lineup)
    let contest = PetContest(pet, against: .init(pet), seed: seed)
    let home = contest.members(of: .home)
    #expect(home.count { $0 != nil } == 4 && home[2]?.name == pet.name && home[3] == nil)
    #expect(contest.members(of: .guest).count { $0 != nil } == 4)
    var left: [PetContest.Member: Int] = [:]
    for side in PetContest.Side.allCases {
      for place in 0..<5 where contest.members(of: side)[place] != nil {
        left[.init(side, place)] = contest.spiritOfEach
      }
    }
    var last: PetContest.Side?
    for case .hit(let hit) in contest.lines {
      let other = hit.on.side
      #expect(hit.by.side != last && other == hit.by.side.other)
      last = hit.by.side
      #expect(try #require(left[hit.by]) > 0 && #require(left[hit.on]) > 0)
      let front = (0..<2).contains { left[.init(other, $0), default: 0] > 0 }
      #expect(!front || hit.on.place < 2, "those in front are hit first")
      left[hit.on] = max(0, left[hit.on, default: 0] - hit.damage)
      #expect(hit.left == left[hit.on])
      #expect(hit.sum == left.filter { $0.key.side == other }.values.reduce(0, +))
    }
    #expect(contest.lines.last == .ends(winner: contest.winner))
    #expect(contest.lines == contest.lines && contest.lines.count <= 2 * PetContest.teamRounds + 2)
  }

  @Test func aTeamContestIsSavedAndToldAgain() throws {
    var pet = try veteran()
    var lineup = PetLineup()
    lineup.put(.mate(.child), at: 3)
    pet.arrange(lineup)
    let contest = PetContest(pet, against: .init(pet), mates: pet.mates, seed: 9)
    pet.remember(contest, as: .home)
    let again = try JSONDecoder().decode(Pet.self, from: JSONEncoder().encode(pet))
    #expect(again == pet && again.isPlausible && again.lineup == lineup)
    #expect(again.contests.first?.lines == contest.lines && contest.isOfTeams)
  }

  @Test func alonePetsMeetAsBeforeAndOldPetsHaveNoTeam() throws {
    let pet = try veteran(1)
    #expect(pet.lineup == PetLineup())
    let contest = PetContest(pet, against: .init(pet), seed: 4)
    #expect(!contest.isOfTeams)
    #expect(contest == PetContest(home: .init(pet), guest: .init(pet), seed: 4))
  }

  @Test func impossibleTeamsAreRefused() throws {
    var pet = try veteran()
    var lineup = PetLineup()
    lineup.put(.mate(.child), at: 3)
    pet.arrange(lineup)
    let text = String(decoding: try JSONEncoder().encode(pet), as: UTF8.self)
    for (one, other) in [("\"own\":0", "\"own\":7"), ("\"own\":0", "\"own\":3")] {
      let damaged = text.replacingOccurrences(of: one, with: other)
      #expect(damaged != text)
      #expect(try !JSONDecoder().decode(Pet.self, from: Data(damaged.utf8)).isPlausible)
    }
  }
}
