import Geometry
import Stage

/// What a game makes of a result to show around.
struct Keepsake {
  /// A number in large, and what it counts.
  struct Figure: Hashable {
    var number, caption: String
  }

  /// What was played, such as `Fifteen 4×4`.
  var title: String
  /// One or two.
  var figures: [Figure]
  /// The deed in a sentence, and a call to do better.
  var boast: String
  /// Nil where the same board cannot be had again from a few letters.
  var code: BoardCode?
  /// Makes its picture.
  var picture: () -> any KeepsakePicture
}

/// A picture of what was played, on a card that is drawn once.
protocol KeepsakePicture: Node {
  /// Its width by its height.
  var aspect: Double { get }
  /// Whether it lies on a sheet of its own, like a photograph.
  var isFramed: Bool { get }
}

extension KeepsakePicture {
  var aspect: Double { 1 }
  var isFramed: Bool { true }
}
