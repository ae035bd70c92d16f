import Languages
public import Stage
public import Store

/// What a game provides for sharing a result.
public struct ShareCard {
  /// A large number with a caption.
  public struct Figure: Hashable {
    /// The formatted number, and the caption below it.
    public var number, caption: String

    /// A number with a caption.
    public init(number: String, caption: String) {
      self.number = number
      self.caption = caption
    }
  }

  /// What was played, such as the game's name and `4×4`.
  public var title: String
  /// One or two.
  public var figures: [Figure]
  /// The result in a sentence, with a challenge to do better.
  public var boast: String
  /// The code of the board; nil if a code can't describe it.
  public var code: BoardCode?
  /// Makes the picture.
  public var picture: () -> any ShareCardPicture
  /// Makes the photo beside the result; nil if that shows the same picture.
  public var photo: (() -> any ShareCardPicture)?

  /// A card with these parts.
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
  /// The figures of a puzzle: moves and time.
  public static func figures(_ result: NewResult) -> [Figure] {
    [
      Figure(number: "\(result.moves)", caption: tr("Moves")),
      Figure(number: PlayClock.text(milliseconds: result.milliseconds), caption: tr("Time")),
    ]
  }
}

/// Makes the picture of a board.
public typealias BoardPicture = @MainActor @Sendable () -> any ShareCardPicture

/// A picture of the finished game on a share card; drawn once.
public protocol ShareCardPicture: Node {
  /// Its aspect ratio, width by height.
  var aspect: Double { get }
  /// Whether it lies on a sheet of its own, like a photo.
  var isFramed: Bool { get }
  /// Shows the finished thing whole, as a photo of it: without what only playing needs.
  func showWhole()
}

extension ShareCardPicture {
  /// Square.
  public var aspect: Double { 1 }
  /// Like a photo.
  public var isFramed: Bool { true }
  /// It is whole already.
  public func showWhole() {}
}
