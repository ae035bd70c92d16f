import Rules
import Services
import Stage
import Synchronization
import Testing

@testable import Arcade
@testable import BlackjackGame

/// Blackjack with cards from a card server.
@Suite struct DeckDealerTests {
  /// A game with a provider that answers at once from a list.
  private final class Room {
    let queue = PostQueue()
    let asked = Asked()
    var session: Session<Blackjack>
    var troubles: [DeckError] = []
    var dealer: RemoteShoe

    init(_ answers: [Result<[String], DeckError>], begin: Result<Void, DeckError>) {
      session = Session(.init(isDealtFromOutside: true), seed: 4)
      let (queue, asked) = (queue, asked)
      asked.answers.withLock { $0 = answers }
      let provider = DeckProvider(
        begin: { _, answered in answered(begin) },
        draw: { count, answered in answered(asked.next(count)) }, close: {})
      dealer = RemoteShoe(provider) { queue.post($0) }
      dealer.failed = { [weak self] in self?.troubles.append($0) }
    }

    var game: Blackjack { session.game }
    var seat: RemoteShoe.Seat {
      RemoteShoe.Seat(
        wanted: { self.game.cardsWanted },
        take: { (try? self.session.play(.dealt($0), at: 0)) != nil },
        fallBack: { try? self.session.play(.fallBack, at: 0) })
    }

    func begin() {
      dealer.begin(packs: 1, at: seat)
      settle()
    }

    func play(_ play: Play) throws {
      try session.play(.play(play), at: 0)
      dealer.dealCards(to: seat)
      settle()
    }

    func settle() { while queue.drain() {} }
  }

  /// The requests and their answers, for any thread.
  private final class Asked: Sendable {
    let answers = Mutex<[Result<[String], DeckError>]>([])
    let counts = Mutex<[Int]>([])

    nonisolated init() {}

    nonisolated func next(_ count: Int) -> Result<[DealtCard], DeckError> {
      counts.withLock { $0.append(count) }
      let answer = answers.withLock { $0.isEmpty ? .failure(.timedOut) : $0.removeFirst() }
      return answer.map { $0.map { DealtCard(code: $0) } }
    }
  }

  @Test func aHandIsPlayedWithTheServersCards() throws {
    let room = Room(
      [.success(["6H", "9C"]), .success(["KD"]), .success(["2S"]), .success(["8S"])],
      begin: .success(()))
    room.begin()
    #expect(room.game.hands[0].cards.map(\.code) == ["6H"])
    try room.play(.hit)
    #expect(room.game.hands[0].cards.map(\.code) == ["6H", "KD"])
    try room.play(.stand)
    #expect(room.game.dealer.map(\.code) == ["9C", "2S", "8S"])
    #expect(room.game.outcome == .lost && room.troubles.isEmpty)
    #expect(room.asked.counts.withLock { $0 } == [2, 1, 1, 1])
    #expect(!room.dealer.mustShuffle)
  }

  @Test func aFailureDuringAHandIsReportedAndTheHandContinues() throws {
    let room = Room([.success(["6H", "9C"]), .failure(.status(500))], begin: .success(()))
    room.begin()
    try room.play(.hit)
    #expect(room.troubles == [.status(500)])
    #expect(room.game.hands[0].cards.count == 2)
    try room.play(.stand)
    #expect(room.game.outcome != nil && room.troubles.count == 1)
    #expect(room.dealer.mustShuffle)
  }

  @Test func aHandStartsWithBuiltInCardsIfTheServerIsUnreachable() {
    let room = Room([], begin: .failure(.unreachable("nobody")))
    room.begin()
    #expect(room.troubles == [.unreachable("nobody")])
    #expect(room.game.phase == .playing && room.game.dealer.count == 1)
  }

  @Test func aCardDealtTwiceIsRefused() throws {
    let room = Room([.success(["6H", "9C"]), .success(["9C"])], begin: .success(()))
    room.begin()
    try room.play(.hit)
    #expect(room.troubles == [.wrongCards])
    #expect(!room.game.hands[0].cards.contains { $0.code == "9C" })
  }

  @Test func anAnswerAfterTheRoundIsIgnored() {
    let room = Room([.success(["6H", "9C"])], begin: .success(()))
    room.dealer.begin(packs: 1, at: room.seat)
    room.dealer.leave()
    room.settle()
    #expect(room.game.phase == .opening && room.troubles.isEmpty)
    #expect(room.dealer.mustShuffle)
  }
}
