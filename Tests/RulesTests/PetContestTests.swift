import Rules
import Testing

/// Contests, and the supplies that other games earn.
struct PetContestTests {
  @Test(arguments: 0..<300) func aContestEndsAndItsNumbersAddUp(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    let contest = try contest(seed: seed, trainings: chance.below(12), chance.below(12))
    let lines = contest.lines
    #expect(lines == contest.lines && lines.count <= 2 * PetContest.rounds + 2)
    var left = [PetContest.spirit, PetContest.spirit]
    for case .hit(let hit) in lines {
      let (side, other) = (hit.by.side, hit.on.side)
      let defence = contest.fighter(other).stats.defence
      let taken = contest.fighter(side).stats.attack - (hit.isOpening ? defence / 2 : defence)
      #expect(hit.damage == max(0, taken) && other == side.other && !hit.hasAdvantage)
      left[other.rawValue] = max(0, left[other.rawValue] - hit.damage)
      #expect(hit.left == left[other.rawValue] && hit.sum == hit.left)
    }
    #expect(lines.last == .ends(winner: contest.winner))
    #expect((contest.winner == nil) == (left[0] == left[1]))
    if let winner = contest.winner { #expect(left[winner.rawValue] > left[winner.other.rawValue]) }
  }

  @Test func theLuckierPetGoesFirstAndEqualPetsWinLoseAndDraw() throws {
    var lucky = PetLife.pet(after: 2000)
    lucky = try lucky.doing(.train(.luck))
    let plain = PetLife.pet(after: 2000)
    var wins = (home: 0, guest: 0, nobody: 0)
    for seed in 0..<2000 as Range<UInt64> {
      let first = PetContest(home: .init(plain), guest: .init(lucky), seed: seed).lines[0]
      #expect(first == .begins(.guest))
      switch PetContest(home: .init(plain), guest: .init(plain), seed: seed).winner {
      case .home: wins.home += 1
      case .guest: wins.guest += 1
      case nil: wins.nobody += 1
      }
    }
    #expect(wins.home > 600 && wins.guest > 600 && wins.nobody > 200)
  }

  @Test func aContestIsRememberedAndCountsAsPlay() throws {
    var pet = PetLife.pet(after: 8000)
    let contest = try contest(seed: 4, trainings: 10, 0)
    pet.remember(contest, as: .home)
    #expect(pet.boredom == 0)
    #expect(
      pet.story.last
        == .contest(opponent: "Chispa", won: contest.winner.map { $0 == .home }))
  }

  @Test func playedGamesEarnSupplies() {
    var income = Income()
    #expect(income.isEmpty)
    income.add([.materials: 3, .medicine: 1], from: "recycle")
    income.add([.materials: 1, .food: 1], from: "recycle")
    income.add([:], from: "something")
    #expect(income[.materials] == 4 && income[.food] == 1 && income[.toys] == 0)
    var pet = PetLife.pet()
    pet.receive(income)
    #expect(pet.amount(of: .materials) == 4 && pet.story.contains(.earned(.materials, 4)))
  }

  @Test func incomeMayExceedTheLimit() throws {
    var pet = PetLife.pet(after: 2000)
    pet.receive(income(games: 20))
    #expect(pet.amount(of: .food) == 25)
    #expect(pet.later(100_000).amount(of: .food) == 25)
    pet.receive(income(games: 2000))
    #expect(pet.amount(of: .food) == Pet.fullest)
  }

  private func income(games: Int) -> Income {
    Income([.food: 1, .training: 2], from: "fifteen", times: games)
  }

  private func contest(seed: UInt64, trainings: Int, _ others: Int) throws -> PetContest {
    var chance = SeededGenerator(seed: seed &+ 1)
    let pets = try [trainings, others].map { count in
      var pet = PetLife.pet(after: 2000)
      pet.receive(income(games: count))
      for _ in 0..<count {
        let training = PetAction.train(Pet.Stat.allCases[chance.below(3)])
        if !pet.allows(training) { pet = try pet.later(4000).doing(.feed) }
        pet = try pet.doing(training)
      }
      return pet
    }
    return PetContest(home: .init(pets[0]), guest: .init(pets[1]), seed: seed)
  }
}
