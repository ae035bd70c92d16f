import Geometry
import Languages
public import Stage
public import Store

/// What a game makes of a result to show around.
public struct Keepsake {
  /// A number in large, and what it counts.
  public struct Figure: Hashable {
    public var number, caption: String

    /// A number and what it counts.
    public init(number: String, caption: String) {
      self.number = number
      self.caption = caption
    }
  }

  /// What was played, such as its name and `4×4`.
  public var title: String
  /// One or two.
  public var figures: [Figure]
  /// The deed in a sentence, and a call to do better.
  public var boast: String
  /// Nil where the same board cannot be had again from a few letters.
  public var code: BoardCode?
  /// Makes its picture.
  public var picture: () -> any KeepsakePicture

  /// A card of these parts.
  public init(
    title: String, figures: [Figure], boast: String, code: BoardCode?,
    picture: @escaping () -> any KeepsakePicture
  ) {
    self.title = title
    self.figures = figures
    self.boast = boast
    self.code = code
    self.picture = picture
  }
}

extension Keepsake {
  /// What counts in a puzzle: moves and time.
  public static func figures(_ result: NewResult) -> [Figure] {
    [
      Figure(number: "\(result.moves)", caption: tr("Moves")),
      Figure(number: PlayClock.text(milliseconds: result.milliseconds), caption: tr("Time")),
    ]
  }
}

/// A picture of what was played, on a card that is drawn once.
public protocol KeepsakePicture: Node {
  /// Its width by its height.
  var aspect: Double { get }
  /// Whether it lies on a sheet of its own, like a photograph.
  var isFramed: Bool { get }
}

extension KeepsakePicture {
  public var aspect: Double { 1 }
  public var isFramed: Bool { true }
}
