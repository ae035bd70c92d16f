public import Stage

/// A picture on a page of help that shows how something goes, by a formula of time.
///
/// It plays when its page opens and when it is touched, and then rests: a page left open costs
/// nothing.
open class Illustration: Node {
  /// How long it plays; nothing moves afterwards.
  open var length: Duration { .zero }

  /// Shows the moment `time` after its beginning; `isCalm`: without movement in between.
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
