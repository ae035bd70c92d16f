/// One thing that can be set: its key, what it may be, what it is if nobody says, and its help.
///
/// `all` is the only list of them; files, Options, the command line and the manual follow it.
public struct Setting: Hashable, Sendable {
  /// The key in configuration files and in the database.
  public let key: String
  /// What values it takes.
  public let kind: SettingKind
  /// Its value if nobody says.
  public let standard: SettingValue
  /// What it does, in one English line.
  public let help: String

  /// The setting of this key, or nil.
  public static func named(_ key: String) -> Setting? { all.first { $0.key == key } }
}

extension Setting {
  /// Whether music plays.
  public static let musicOn = Setting(
    key: "music.on", kind: .toggle, standard: .bool(true), help: "Play music.")
  /// How loud music is.
  public static let musicVolume = Setting(
    key: "music.volume", kind: .fraction, standard: .number(0.7), help: "Volume of the music.")
  /// Whether sounds play.
  public static let soundOn = Setting(
    key: "sound.on", kind: .toggle, standard: .bool(true), help: "Play sounds.")
  /// How loud sounds are.
  public static let soundVolume = Setting(
    key: "sound.volume", kind: .fraction, standard: .number(0.8), help: "Volume of the sounds.")
  /// Whether the window fills the screen.
  public static let fullscreen = Setting(
    key: "display.fullscreen", kind: .toggle, standard: .bool(false), help: "Fill the screen.")
  /// How large everything is drawn.
  public static let scale = Setting(
    key: "display.scale", kind: .autoOr(0.5...4), standard: .text("auto"),
    help: "Size of everything on the screen; auto follows the display.")
  /// The language of all text.
  public static let language = Setting(
    key: "language", kind: .choice(["", "en", "es", "zh", "ja", "it"]), standard: .text(""),
    help: "Language; empty follows the system.")
  /// Whether fades take the place of movement.
  public static let reducedMotion = Setting(
    key: "motion.reduced", kind: .toggle, standard: .bool(false), help: "Fade instead of moving.")
  /// Whether a wrong container is explained.
  public static let recycleFacts = Setting(
    key: "recycle.facts", kind: .toggle, standard: .bool(true),
    help: "Recycle: say after a wrong drop what belongs where.")

  /// How much larger text is than its style says.
  public static let textSize = Setting(
    key: "text.size", kind: .number(1...1.5), standard: .number(1),
    help: "Size of text: 1 is normal, 1.5 half as large again.")
  /// Whether sheets have edges and text stands out as much as it can.
  public static let highContrast = Setting(
    key: "display.contrast", kind: .toggle, standard: .bool(false),
    help: "Edges around everything and the strongest contrast.")
  /// The longest pause between two taps that are one double tap.
  public static let doubleTapTime = Setting(
    key: "gesture.doubletap", kind: .number(250...600), standard: .number(320),
    help: "Milliseconds within which two taps are a double tap.")
  /// How long a finger rests before it is a long press.
  public static let longPressTime = Setting(
    key: "gesture.longpress", kind: .number(225...900), standard: .number(450),
    help: "Milliseconds after which a resting finger is a long press.")
  /// Whether the program is a kiosk's: no way out for a visitor.
  public static let kiosk = Setting(
    key: "kiosk.on", kind: .toggle, standard: .bool(false),
    help: "Fill the screen, hide the cursor and let no visitor out.")
  /// How long nobody touches anything before a kiosk asks whether somebody is there.
  public static let kioskIdle = Setting(
    key: "kiosk.idle", kind: .number(0...3600), standard: .number(90),
    help: "Seconds without input before a kiosk goes back to the menu; 0 is never.")
  /// How long a kiosk waits for an answer before it goes back.
  public static let kioskWarning = Setting(
    key: "kiosk.warning", kind: .number(5...120), standard: .number(15),
    help: "Seconds a kiosk's question waits for a touch.")
  /// Whether a kiosk's visitors may add pictures of their own.
  public static let kioskPictures = Setting(
    key: "kiosk.pictures", kind: .toggle, standard: .bool(false),
    help: "Kiosk: let visitors add pictures, from the Pictures folder or the camera.")
  /// Settings of the machine that a kiosk's visitors may change all the same, until they leave.
  public static let kioskUnlocked = Setting(
    key: "kiosk.unlocked", kind: .machineKeys, standard: .text(""),
    help: "Kiosk: settings of the machine that visitors may change during their visit.")
  /// Whether messages are shown on the desktop; the first one asks.
  public static let notifications = Setting(
    key: "notifications", kind: .choice(["ask", "on", "off"]), standard: .text("ask"),
    help: "Show messages on the desktop; ask asks once, and shows none in a kiosk.")
  /// Whether each suit of cards has its own colour.
  public static let blackjackFourColour = Setting(
    key: "blackjack.fourcolour", kind: .toggle, standard: .bool(false),
    help: "Blackjack: each suit of cards in its own colour.")
  /// Whether the coach speaks without being asked.
  public static let blackjackCoach = Setting(
    key: "blackjack.coach", kind: .toggle, standard: .bool(false),
    help: "Blackjack: always show what each play is worth.")
  /// The server that deals blackjack's cards; empty is the built-in shoe.
  public static let blackjackServer = Setting(
    key: "blackjack.server", kind: .webAddress, standard: .text(""),
    help: "Blackjack: address of a Deck of Cards server; empty deals without one.")
  /// Whether cards from a server are shown by its own pictures.
  public static let blackjackPictures = Setting(
    key: "blackjack.pictures", kind: .toggle, standard: .bool(false),
    help: "Blackjack: show the card server's own pictures of its cards.")

  /// Whether a hungry pet says so.
  public static let petCalls = Setting(
    key: "pet.calls", kind: .toggle, standard: .bool(true),
    help: "Pet: it calls when it is hungry, on the desktop where messages are on.")
  /// Whether somebody stays behind who calls while the program is closed.
  public static let petAgent = Setting(
    key: "pet.agent", kind: .choice(["auto", "on", "off"]), standard: .text("auto"),
    help: "Pet: it calls also while Recreo is closed; auto does so except in a kiosk.")
  /// How fast a pet lives.
  public static let petPace = Setting(
    key: "pet.pace", kind: .choice(["auto", "demo", "kiosk", "home"]), standard: .text("auto"),
    help: "Pet: hungry within seconds (demo), minutes (kiosk) or hours (home); auto by the place.")

  /// What belongs to the machine rather than to the person in front of it: a kiosk's visitors cannot
  /// change these unless its owner unlocks them.
  public static let ofMachine: Set<Setting> = [
    fullscreen, notifications, blackjackServer, blackjackPictures, petAgent, petPace,
  ]

  /// Every setting there is, in the order they are told.
  public static let all = [
    musicOn, musicVolume, soundOn, soundVolume, fullscreen, scale, language, reducedMotion,
    textSize, highContrast, doubleTapTime, longPressTime, kiosk, kioskIdle, kioskWarning,
    kioskPictures, kioskUnlocked,
    notifications, recycleFacts, blackjackFourColour, blackjackCoach,
    blackjackServer, blackjackPictures, petCalls, petAgent, petPace,
  ]
}
