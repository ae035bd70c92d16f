import Languages
import Rules

/// The texts of the lessons.
enum LessonWords {
  static func title(of subject: Lesson.Subject) -> String {
    switch subject {
    case .firstRow: tr("The first row")
    case .lastTwo: tr("The last two of a row")
    case .firstColumn: tr("The last two rows")
    case .lastFour: tr("The last four")
    }
  }

  static func task(of subject: Lesson.Subject) -> String {
    switch subject {
    case .firstRow: tr("Move 1 and 2 into their frames. The pale tiles don't matter yet.")
    case .lastTwo: tr("3 is parked in the corner. Move 4 below it, then slide both in together.")
    case .firstColumn:
      tr("The same on its side: 9 is parked in the corner. Move 13 beside it, then slide both in.")
    case .lastFour: tr("Rotate 11, 12 and 15 through the gap until they fit.")
    }
  }

  static func praise(of subject: Lesson.Subject) -> String {
    switch subject {
    case .firstRow: tr("Well done! Build rows like this, one tile at a time from the left.")
    case .lastTwo: tr("Well done! Finish every row with this move.")
    case .firstColumn: tr("Well done! Fill the last two rows from the left, two tiles at a time.")
    case .lastFour: tr("Well done! That's all there is to it. You're ready for the bigger boards.")
    }
  }
}
