/// Labels side by side that share one text size: that of the one with the least room.
public final class LabelGroup {
  private struct Member { weak var label: Label? }
  private let members: [Member]

  /// Groups labels of one style; a label belongs to at most one group.
  @discardableResult public init(_ labels: [Label]) {
    members = labels.map { Member(label: $0) }
    for label in labels { label.group = self }
  }

  /// The largest text size at which all of them are complete.
  var size: Double {
    members.compactMap { $0.label?.fittingTextSize }.min() ?? .infinity
  }

  /// The text or the size of a member changed.
  func memberDidChange() {
    for member in members { member.label?.groupDidChange() }
  }
}
