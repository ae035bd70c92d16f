/// Labels that stand side by side and are shown at one size: that of the one with the least room.
public final class LabelGroup {
  private struct Member { weak var label: Label? }
  private let members: [Member]

  /// Joins labels of one style; a label belongs to one group at most.
  @discardableResult public init(_ labels: [Label]) {
    members = labels.map { Member(label: $0) }
    for label in labels { label.group = self }
  }

  /// The largest size at which each of them is whole.
  var size: Double {
    members.compactMap { $0.label?.fittingTextSize }.min() ?? .infinity
  }

  /// One of them has another text or room.
  func memberDidChange() {
    for member in members { member.label?.groupDidChange() }
  }
}
