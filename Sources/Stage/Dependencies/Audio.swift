/// A short sound, named once beside the game that plays it; the file is `Sounds/<name>.wav`.
public nonisolated struct Sound: Hashable, Sendable {
  /// The file's name without its ending.
  public let name: String
  /// The sound in `Sounds/<name>.wav`.
  public init(_ name: String) { self.name = name }
}

extension Sound {
  /// Every button's tick.
  public static let tap = Sound("tap")
  /// A switch that goes over.
  public static let toggle = Sound("switch")
  /// A page or a dialog that opens.
  public static let open = Sound("open")
}

/// A looping track; the file is `Music/<name>.ogg`.
public nonisolated struct MusicTrack: Hashable, Sendable {
  /// The file's name without its ending.
  public let name: String
  /// The track in `Music/<name>.ogg`.
  public init(_ name: String) { self.name = name }
}

/// What scenes may ask of the loudspeaker.
public struct AudioPlayer {
  /// Plays a sound once; nothing happens while sounds are off.
  public var play: (Sound) -> Void
  /// Nil fades out.
  public var loop: (MusicTrack?) -> Void
  /// A player from its two functions.
  public init(play: @escaping (Sound) -> Void, loop: @escaping (MusicTrack?) -> Void) {
    self.play = play
    self.loop = loop
  }
  /// For tests and for machines with no sound card.
  public static var silent: AudioPlayer { AudioPlayer(play: { _ in }, loop: { _ in }) }
}
