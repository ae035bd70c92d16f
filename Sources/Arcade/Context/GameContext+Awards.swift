import Languages
public import Rules
public import Stage
public import Store

// Achievements that no dialog reports.
extension GameContext {
  /// Shows a toast with the new achievements of a game, and lists it for whoever looks elsewhere.
  public func showToast(for achievements: [Achievement]) {
    guard let first = achievements.first else { return }
    let names = trList(achievements.map { words(of: $0).title })
    let text = trn(
      "Achievement: {names}", "Achievements: {names}", achievements.count, ["names": names])
    toast(text, "icon-medal")
    var news = Announcement(
      topic: first.game, title: "", body: text, icon: "icon-medal", isToldInside: true)
    news.isKept = true
    keep(news)
  }

  /// A claim in the form used by the trace.
  public static func claimFields(_ claim: Claim, by name: String, ranks: [Int]) -> TraceFields.Claim
  {
    TraceFields.Claim(
      id: claim.result.id, player: name, ranks: ranks, points: claim.points,
      passed: claim.passed.map(\.id), new: claim.new.map(\.id))
  }
}
