/// A short sound, named once beside the game that plays it; the file is `Sounds/<name>.wav`.
public nonisolated struct Sound: Hashable, Sendable {
  public let name: String
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
  public let name: String
  public init(_ name: String) { self.name = name }
}

/// What scenes may ask of the loudspeaker.
public struct AudioPlayer {
  public var play: (Sound) -> Void
  /// Nil fades out.
  public var loop: (MusicTrack?) -> Void
  public init(play: @escaping (Sound) -> Void, loop: @escaping (MusicTrack?) -> Void) {
    self.play = play
    self.loop = loop
  }
  /// For tests and for machines with no sound card.
  public static var silent: AudioPlayer { AudioPlayer(play: { _ in }, loop: { _ in }) }
}
