public import Drawing
public import Geometry
import Languages
public import Stage
import Store

/// What a kiosk shows outside its opening hours: a dark table, a sleeping fox, and when it opens.
///
/// It wanders a little each minute, so that nothing stands still on the panel all night.
public final class ClosedScene: Scene {
  /// What it says is read.
  public var followsWriting: Bool { true }
  /// The scene's name in the trace.
  public let name = "closed"
  /// Holds the fox and the sentence.
  public let root = Node("")
  /// The screen may go dark.
  public let allowsBlanking = true
  private let context: GameContext
  private let fox: SleepingFox
  private var bounds = Rect.zero
  private var place = 0
  private static let palette: Palette = {
    var night = Palette.paper
    night.tableInk = Color(0xB9C4D6)
    return night
  }()

  /// A screen of a kiosk that is closed now.
  public init(context: GameContext) {
    self.context = context
    fox = SleepingFox("closed.words", Self.words(context), palette: Self.palette)
    root.add(fox)
  }

  /// The same in the current language.
  public func renewed() -> (any Scene)? { ClosedScene(context: context) }

  /// Does nothing: there is nothing to go back to.
  public func goBack() {}

  private static func words(_ context: GameContext) -> String {
    let hours = context.hours(.kioskHours)
    let minute = context.minuteOfWeek
    guard let change = hours.nextChange(after: minute) else { return tr("Closed now.") }
    let opening = minute + change
    let time = WeekHours.time(opening % 1440)
    let days = (opening / 1440) - (minute / 1440)
    switch days {
    case 0: return tr("Closed now. We open at {time}.", ["time": time])
    case 1: return tr("Closed now. We open tomorrow at {time}.", ["time": time])
    default:
      let day = OwnerWords.weekdays[opening / 1440 % 7]
      return tr("Closed now. We open on {day} at {time}.", ["day": day, "time": time])
    }
  }

  /// Follows the clock.
  public func update(at now: Duration) {
    let new = Int(now / .seconds(60)) % 4
    guard new != place else { return }
    place = new
    fox.show(Self.words(context))
    layout(in: bounds)
  }

  /// One frame a minute.
  public func nextFrame(after now: Duration) -> NextFrame {
    .at(.seconds(60 * (Int(now / .seconds(60)) + 1)))
  }

  /// Night.
  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(fill: Color(0x121A2B)), in: bounds)
  }

  /// The fox in the middle, a little off to one of four sides.
  public func layout(in bounds: Rect) {
    self.bounds = bounds
    let shift = [
      Point(x: -24, y: -16), Point(x: 24, y: -16), Point(x: 24, y: 16), Point(x: -24, y: 16),
    ]
    fox.frame = Rect(
      origin: bounds.origin + shift[place],
      size: Size(width: bounds.width, height: bounds.height * 0.9))
  }
}
