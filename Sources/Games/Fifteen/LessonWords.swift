import Arcade
import Languages
import Rules

/// What a lesson of the sliding puzzle says.
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
    case .firstRow: tr("Bring 1 and 2 into their frames. The pale tiles do not matter yet.")
    case .lastTwo: tr("3 waits in the corner. Bring 4 below it, then both turn in together.")
    case .firstColumn:
      tr("The same, lying down: 9 waits in the corner. Bring 13 beside it, then both turn in.")
    case .lastFour: tr("Turn 11, 12 and 15 round the gap like a wheel until they fit.")
    }
  }

  static func praise(of subject: Lesson.Subject) -> String {
    switch subject {
    case .firstRow: tr("Well done! Rows grow like this, tile by tile from the left.")
    case .lastTwo: tr("Well done! Every row ends with this turn.")
    case .firstColumn: tr("Well done! The last two rows go in from the left, two by two.")
    case .lastFour: tr("Well done! That is all there is to it. Now the big boards are yours.")
    }
  }
}
