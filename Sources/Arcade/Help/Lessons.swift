import Store

/// What a game teaches.
public protocol LessonSubject: Hashable, CaseIterable {
  /// The store's flag that it was learned here; nil if it is taught on every screen.
  var flag: String? { get }
}

extension LessonSubject where Self: RawRepresentable, RawValue == String {
  /// Unless the game says otherwise, the lesson's own value.
  public var flag: String? { rawValue }
}

/// What the players of this machine have learned: only the rest is taught.
///
/// A kiosk's visitors have learned nothing yet, whatever others did before them.
public struct Lessons<Subject: LessonSubject> {
  private let store: Store?
  private var learned: Set<Subject>
  /// What was shown on this screen: it isn't shown again.
  public var shown: Set<Subject> = []

  /// What is known at the beginning; without a context, as in a replay, that is everything.
  ///
  /// `isKnown`: whether something else tells that it was learned here.
  public init(_ context: GameContext?, isKnown: (Subject) -> Bool = { _ in false }) {
    store = context?.store
    learned = Set(Subject.allCases)
    guard let context else { return }
    learned = learned.filter { lesson in
      guard !context.isKiosk else { return false }
      let flag = lesson.flag.flatMap { try? context.store.flag($0) }
      return flag == true || isKnown(lesson)
    }
  }

  /// Whether nobody has learned it yet.
  public func needs(_ lesson: Subject) -> Bool { !learned.contains(lesson) }

  /// It was done, or shown well enough.
  public mutating func learn(_ lesson: Subject) {
    guard learned.insert(lesson).inserted, let flag = lesson.flag else { return }
    // If it can't be saved, it is merely taught once more.
    try? store?.setFlag(flag)
  }

  /// When it is shown to somebody who has done nothing since a moment; nil if it isn't needed.
  public func due(_ lesson: Subject?, since quiet: Duration?) -> Duration? {
    guard let lesson, let quiet, needs(lesson), !shown.contains(lesson) else { return nil }
    return quiet + HandDemo.patience
  }
}
