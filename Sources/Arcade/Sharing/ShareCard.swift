import Geometry
import Languages
public import Stage
public import Store

/// What a game makes of a result to show around.
public struct ShareCard {
  /// A number in large, and what it counts.
  public struct Figure: Hashable {
    /// The number as it is written, and the word below it.
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
  public var picture: () -> any ShareCardPicture

  /// A card of these parts.
  public init(
    title: String, figures: [Figure], boast: String, code: BoardCode?,
    picture: @escaping () -> any ShareCardPicture
  ) {
    self.title = title
    self.figures = figures
    self.boast = boast
    self.code = code
    self.picture = picture
  }
}

extension ShareCard {
  /// What counts in a puzzle: moves and time.
  public static func figures(_ result: NewResult) -> [Figure] {
    [
      Figure(number: "\(result.moves)", caption: tr("Moves")),
      Figure(number: PlayClock.text(milliseconds: result.milliseconds), caption: tr("Time")),
    ]
  }
}

/// A picture of the finished game, on a share card that is drawn once.
public protocol ShareCardPicture: Node {
  /// Its width by its height.
  var aspect: Double { get }
  /// Whether it lies on a sheet of its own, like a photograph.
  var isFramed: Bool { get }
  /// Shows the finished thing whole, as a photo of it: without what only playing needs.
  func showWhole()
}

extension ShareCardPicture {
  /// Square.
  public var aspect: Double { 1 }
  /// Like a photograph.
  public var isFramed: Bool { true }
  /// It is whole already.
  public func showWhole() {}
}
