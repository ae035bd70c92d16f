import Stage

/// A picture on a page of help that shows how something goes, by a formula of time.
///
/// It plays when its page opens and when it is touched, and then rests: a page left open costs
/// nothing.
class Illustration: Node {
  /// How long it plays; nothing moves afterwards.
  var length: Duration { .zero }

  /// Shows the moment `time` after its beginning; `isCalm`: without movement in between.
  func show(at time: Duration, isCalm: Bool) {}
}

/// One page of a game's help.
struct HelpPage {
  var title: String
  var text: String
  var picture: Illustration
}
