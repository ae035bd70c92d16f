/// A setting: its key, its possible values, its default and its description.
///
/// They are declared only in `ofProgram` and in each game's list; files, Options, the command
/// line and the manual are derived from these.
public struct Setting: Hashable, Sendable {
  /// The key in configuration files and in the database.
  public let key: String
  /// The possible values.
  public let kind: SettingKind
  /// The default.
  public let standard: SettingValue
  /// What it does, in one line in English.
  public let help: String

  /// Whether it belongs to the machine rather than to its user: a kiosk's visitors can't change
  /// it unless the owner unlocks it.
  public let isOfMachine: Bool
  /// Whether the scenes must be renewed when it changes.
  public let renewsScenes: Bool

  /// A setting.
  public init(
    key: String, kind: SettingKind, standard: SettingValue, help: String,
    isOfMachine: Bool = false, renewsScenes: Bool = false
  ) {
    self.key = key
    self.kind = kind
    self.standard = standard
    self.help = help
    self.isOfMachine = isOfMachine
    self.renewsScenes = renewsScenes
  }
}

extension Setting {
  /// Whether music plays.
  public static let musicOn = Setting(
    key: "music.on", kind: .toggle, standard: .bool(true), help: "Play music.")
  /// The volume of music.
  public static let musicVolume = Setting(
    key: "music.volume", kind: .fraction, standard: .number(0.7), help: "Music volume.")
  /// Whether sounds play.
  public static let soundOn = Setting(
    key: "sound.on", kind: .toggle, standard: .bool(true), help: "Play sounds.")
  /// The volume of sounds.
  public static let soundVolume = Setting(
    key: "sound.volume", kind: .fraction, standard: .number(0.8), help: "Sound volume.")
  /// Whether the window fills the screen.
  public static let fullscreen = Setting(
    key: "display.fullscreen", kind: .toggle, standard: .bool(false), help: "Start in full screen.",
    isOfMachine: true)
  /// The interface size.
  public static let scale = Setting(
    key: "display.scale", kind: .autoOr(0.5...4), standard: .text("auto"),
    help: "Interface scale; auto follows the display.")
  /// The language of all text.
  public static let language = Setting(
    key: "language", kind: .choice([""] + Language.all.map(\.id)), standard: .text(""),
    help: "Language; empty follows the system.")
  /// Whether motion is replaced with fades.
  public static let reducedMotion = Setting(
    key: "motion.reduced", kind: .toggle, standard: .bool(false),
    help: "Reduce motion: fade instead of moving.")
  /// Whether what has the focus and what happens are spoken.
  public static let speech = Setting(
    key: "speech.on", kind: .toggle, standard: .bool(false),
    help: "Speak what has the focus and what happens.")

  /// The text size, as a factor.
  public static let textSize = Setting(
    key: "text.size", kind: .number(1...1.5), standard: .number(1),
    help: "Text size, from 1 (normal) to 1.5.", renewsScenes: true)
  /// Whether sheets have outlines and text has the highest contrast.
  public static let highContrast = Setting(
    key: "display.contrast", kind: .toggle, standard: .bool(false),
    help: "High contrast, with outlines around controls.", renewsScenes: true)
  /// The longest interval between the taps of a double tap.
  public static let doubleTapTime = Setting(
    key: "gesture.doubletap", kind: .number(250...600), standard: .number(320),
    help: "Maximum time between the taps of a double tap, in milliseconds.",
    isOfMachine: true)
  /// How long a finger rests for a long press.
  public static let longPressTime = Setting(
    key: "gesture.longpress", kind: .number(225...900), standard: .number(450),
    help: "Time a finger must be held for a long press, in milliseconds.",
    isOfMachine: true)
  /// How far a finger moves before it drags.
  public static let dragDistance = Setting(
    key: "gesture.drag", kind: .number(8...40), standard: .number(14),
    help: "Distance a finger must move to drag, in points; within it a touch is a tap.",
    isOfMachine: true)
  /// How far two fingers move before they resize or rotate.
  public static let pinchDistance = Setting(
    key: "gesture.pinch", kind: .number(5...40), standard: .number(10),
    help: "Distance two fingers must part or meet to resize, in points; to rotate, 0.6° a point.",
    isOfMachine: true)
  /// Whether gestures have more time and distance.
  public static let slowGestures = Setting(
    key: "gesture.slow", kind: .toggle, standard: .bool(false),
    help: "Slower gestures: twice the times and distances.")
  /// Whether a tap picks a thing up and another puts it down.
  public static let tapCarries = Setting(
    key: "gesture.carry", kind: .toggle, standard: .bool(false),
    help: "Tap a thing to pick it up and a place to put it there, instead of dragging.")
  /// Whether the controls of games are where a left hand reaches them.
  public static let leftHanded = Setting(
    key: "hand.left", kind: .toggle, standard: .bool(false),
    help: "Left-handed: in wide windows, some games have their buttons at the left.",
    renewsScenes: true)
  /// How long the mouse pointer rests until it clicks.
  public static let dwell = Setting(
    key: "mouse.dwell", kind: .number(0...3), standard: .number(0),
    help: "Seconds after which a mouse pointer that rests clicks by itself; 0 means never.")
  /// How the focus moves for somebody with switches.
  public static let scanning = Setting(
    key: "switch.scan", kind: .choice(["off", "auto", "one", "two"]), standard: .text("off"),
    help:
      "Play with switches: the focus moves by itself and a switch chooses (auto), a switch moves it and a pause chooses (one), or Space moves it and Enter chooses (two)."
  )
  /// How long the focus stays.
  public static let scanTime = Setting(
    key: "switch.time", kind: .number(0.5...5), standard: .number(1.5),
    help: "Seconds for which the focus stays, or a pause that chooses, with one switch.")
  /// Whether the program is a kiosk, which visitors can't leave.
  public static let kiosk = Setting(
    key: "kiosk.on", kind: .toggle, standard: .bool(false),
    help: "Kiosk mode: full screen, no cursor, and visitors cannot quit.")
  /// How long a kiosk waits without input before it asks whether someone is there.
  public static let kioskIdle = Setting(
    key: "kiosk.idle", kind: .number(0...3600), standard: .number(90),
    help: "Kiosk: seconds without input before it returns to the menu; 0 means never.")
  /// How long a kiosk waits for an answer before it returns to the menu.
  public static let kioskWarning = Setting(
    key: "kiosk.warning", kind: .number(5...120), standard: .number(15),
    help: "Kiosk: seconds to wait for a touch before returning to the menu.")
  /// Whether a kiosk's visitors may add pictures.
  public static let kioskPictures = Setting(
    key: "kiosk.pictures", kind: .toggle, standard: .bool(false),
    help: "Kiosk: let visitors add pictures, from the Pictures folder or the camera.")
  /// How loud a kiosk is when its visitors choose the highest volume.
  public static let kioskVolume = Setting(
    key: "kiosk.volume", kind: .fraction, standard: .number(1),
    help: "Kiosk: highest volume; visitors choose between silence and this.")
  /// When a kiosk is silent.
  public static let kioskQuiet = Setting(
    key: "kiosk.quiet", kind: .hours, standard: .text(""),
    help: "Kiosk: hours without music and sounds.")
  /// When a kiosk is open.
  public static let kioskHours = Setting(
    key: "kiosk.hours", kind: .hours, standard: .text(""),
    help:
      "Kiosk: opening hours; at other times it shows that it is closed. Empty means always open.")
  /// Settings of the machine that a kiosk's visitors may change nevertheless, until they leave.
  public static let kioskUnlocked = Setting(
    key: "kiosk.unlocked", kind: .machineKeys, standard: .text(""),
    help: "Kiosk: machine settings that visitors may change during their visit.")
  /// When the games begin to play themselves.
  public static let attractAfter = Setting(
    key: "attract.after", kind: .autoOr(0...3600), standard: .text("auto"),
    help:
      "Seconds without input at the menu before the games play themselves; 0 means never, auto 60 on a kiosk.",
    isOfMachine: true)
  /// Whether games that play themselves are heard.
  public static let attractSound = Setting(
    key: "attract.sound", kind: .toggle, standard: .bool(false),
    help: "Play music and sounds while the games play themselves.", isOfMachine: true)
  /// How players' names are entered.
  public static let playerNames = Setting(
    key: "players.names", kind: .choice(["full", "initials", "off"]), standard: .text("full"),
    help: "Players enter full names, three initials, or (off) no names: all play as Player.",
    isOfMachine: true)
  /// Whether names with rude words are refused.
  public static let nameFilter = Setting(
    key: "players.filter", kind: .choice(["auto", "on", "off"]), standard: .text("auto"),
    help: "Refuse names with rude words; auto means on a kiosk.", isOfMachine: true)
  /// Whether notifications are shown on the desktop; by default the first one asks.
  public static let notifications = Setting(
    key: "notifications", kind: .choice(["ask", "on", "off"]), standard: .text("ask"),
    help: "Show desktop notifications; ask asks once, and means off in a kiosk.",
    isOfMachine: true)

  /// Those that decide which gesture a touch is.
  public static let ofGestures = [doubleTapTime, longPressTime, dragDistance, pinchDistance]

  /// The program's own settings, in the order in which they are listed; each game has further
  /// ones.
  public static let ofProgram =
    [
      musicOn, musicVolume, soundOn, soundVolume, fullscreen, scale, language, reducedMotion,
      textSize, highContrast, speech, slowGestures, tapCarries,
      leftHanded, dwell, scanning, scanTime,
    ] + ofGestures + [
      kiosk, kioskIdle, kioskWarning, kioskPictures, kioskVolume, kioskQuiet, kioskHours,
      kioskUnlocked, playerNames, nameFilter, attractAfter, attractSound, notifications,
    ]
}
