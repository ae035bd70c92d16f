import Arcade
import Languages
import Rules
import Store

extension GameStatistics {
  /// What was done with a pet; `today`: the local day, counted from 1 January 1970.
  init(_ pet: Pet, today: Int) {
    let diary = pet.diary
    let adults = Pet.Form.allCases.filter(\.isAdult)
    let met = adults.count { pet.album.contains($0) }
    let lived = pet.lived / 86_400_000
    let days = diary.lastDays(today: today)
    let streak = diary.currentStreak(today: today)
    let fought = "\(diary.contestsWon) / \(diary.contests)"
    self.init(
      [
        Figure("age", tr("Age in days"), "\(lived)", icon: "icon-egg"),
        Figure("together", tr("Days together"), "\(diary.days)", icon: "icon-house"),
      ] + Self.streaks(streak, longest: diary.longestStreak) + [
        Figure("meals", tr("Meals"), "\(diary.meals)", icon: "icon-food"),
        Figure("play", tr("Games with it"), "\(diary.games)", icon: "icon-toys"),
        Figure("contests", tr("Contests won"), fought, icon: "icon-contest"),
        Figure("forms", tr("Adult forms"), "\(met) / \(adults.count)", icon: "icon-album"),
      ], days: days,
      caption: trn(
        "Looked after {n} time in the last {days} days",
        "Looked after {n} times in the last {days} days", days.reduce(0, +),
        ["days": "\(days.count)"]))
  }
}

extension PetManager {
  /// The statistics of a player's pet; nil without a pet, or if it can't be read.
  func statistics(of player: Player.ID) -> GameStatistics? {
    let saved = player == owner ? pet : (try? context.store.pet(of: player))?.pet
    return saved.map { GameStatistics($0, today: context.day) }
  }
}
