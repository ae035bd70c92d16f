public import Geometry

/// The program's window as a small one without a frame, above all others, at the lower edge of the
/// screen.
public struct DesktopWindow {
  /// Whether there can be one: not where the desktop alone places windows.
  public var isPossible: () -> Bool
  /// Makes the window this small.
  public var begin: (Size) -> Void
  /// Moves it along the lower edge: 0 is at the left, 1 at the right.
  public var move: (Double) -> Void
  /// Makes it what it was before.
  public var end: () -> Void

  /// A window from its functions.
  public init(
    isPossible: @escaping () -> Bool, begin: @escaping (Size) -> Void,
    move: @escaping (Double) -> Void, end: @escaping () -> Void
  ) {
    (self.isPossible, self.begin, self.move, self.end) = (isPossible, begin, move, end)
  }

  /// A window that always stays as it is.
  public static var none: DesktopWindow {
    DesktopWindow(isPossible: { false }, begin: { _ in }, move: { _ in }, end: {})
  }
}
