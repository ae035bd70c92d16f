/// The direction a drag is kept to.
public enum Axis: Hashable, Sendable {
  /// Left and right.
  case horizontal
  /// Up and down.
  case vertical
}
