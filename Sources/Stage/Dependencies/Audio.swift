/// A short sound in the file `Sounds/<name>.wav`; each is declared once, in the game that plays
/// it.
public nonisolated struct Sound: Hashable, Sendable {
  /// The file's name without its extension.
  public let name: String
  /// The sound in `Sounds/<name>.wav`.
  public init(_ name: String) { self.name = name }
}

extension Sound {
  /// The click of every button.
  public static let tap = Sound("tap")
  /// A switch is turned on or off.
  public static let toggle = Sound("switch")
  /// A page or a dialog opens.
  public static let open = Sound("open")
}

/// A looping track; the file is `Music/<name>.ogg`.
public nonisolated struct MusicTrack: Hashable, Sendable {
  /// The file's name without its extension.
  public let name: String
  /// The track in `Music/<name>.ogg`.
  public init(_ name: String) { self.name = name }
}

/// What scenes can play.
public struct AudioPlayer {
  /// Plays a sound once; does nothing while sounds are off.
  public var play: (Sound) -> Void
  /// Plays a track in a loop; nil fades the music out.
  public var loop: (MusicTrack?) -> Void
  /// A player from its two functions.
  public init(play: @escaping (Sound) -> Void, loop: @escaping (MusicTrack?) -> Void) {
    self.play = play
    self.loop = loop
  }
  /// A silent player, for tests and machines without a sound card.
  public static var silent: AudioPlayer { AudioPlayer(play: { _ in }, loop: { _ in }) }
}
