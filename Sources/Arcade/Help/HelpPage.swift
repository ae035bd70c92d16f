public import Stage

/// An animated picture on a help page, as a formula of time.
///
/// It plays when its page opens and when it is touched, and then rests: a page left open costs
/// nothing.
open class Illustration: Node {
  /// The duration; nothing moves afterwards.
  open var length: Duration { .zero }

  /// The side of the smallest square that it can still be recognized in.
  open var leastSide: Double { 100 }

  /// Its width by its height, where the words are beside it; otherwise it is square.
  open var shape: Double { 1 }

  /// Shows the moment `time` after the start; `isCalm`: without movement, for reduced motion.
  open func show(at time: Duration, isCalm: Bool) {}
}

/// One page of a game's help.
public struct HelpPage {
  /// The heading, in the player's language.
  public var title: String
  /// One or two short paragraphs, in the player's language.
  public var text: String
  /// Plays when the page opens and when it is touched.
  public var picture: Illustration

  /// A page with its picture.
  public init(title: String, text: String, picture: Illustration) {
    self.title = title
    self.text = text
    self.picture = picture
  }
}
