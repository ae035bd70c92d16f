import Foundation
import Testing

@testable import Arcade
@testable import recreo

@MainActor @Suite struct StickerTests {
  @Test func noTwoAchievementsOfAGameHaveTheSameSticker() throws {
    let context = GameContext.forTests
    for game in allGames where game.stickers != nil {
      let looks = game.achievements.map { achievement in
        let look = context.sticker(of: achievement)
        return "\(look.drawing ?? "none") \(look.color)"
      }
      #expect(looks.allSatisfy { !$0.hasPrefix("none") }, "\(game.id)")
      #expect(Set(looks).count == looks.count, "\(game.id)")
    }
  }

  @Test func theNextStickerHasAnotherDrawing() throws {
    let context = GameContext.forTests
    for game in allGames where game.stickers != nil {
      let drawings = game.achievements.map { context.sticker(of: $0).drawing }
      #expect(zip(drawings, drawings.dropFirst()).allSatisfy { $0 != $1 }, "\(game.id)")
    }
  }
}
