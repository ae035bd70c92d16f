import Languages
public import Rules
public import Stage
public import Store

// Achievements that no dialog reports.
extension GameContext {
  /// Shows a toast with the new achievements.
  public func tell(reached achievements: [Achievement]) {
    guard !achievements.isEmpty else { return }
    let names = achievements.map { words(of: $0).title }.joined(separator: ", ")
    toast(
      trn("Achievement: {names}", "Achievements: {names}", achievements.count, ["names": names]),
      "icon-medal")
  }

  /// A claim in the form used by the trace.
  public static func told(_ claim: Claim, by name: String, ranks: [Int]) -> TraceFields.Claim {
    TraceFields.Claim(
      id: claim.result.id, player: name, ranks: ranks, points: claim.points,
      passed: claim.passed.map(\.id), new: claim.new.map(\.id))
  }
}
