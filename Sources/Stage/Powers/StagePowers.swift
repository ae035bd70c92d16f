public import Drawing

/// Everything a stage may ask of the outside, wired once by the executable.
public struct StagePowers {
  public var typesetter: Typesetter
  public var art: ArtSource
  public var photos: PhotoSource
  public var audio: AudioPlayer
  public var trace: Trace
  public var text: TextInput
  public init(
    typesetter: Typesetter, art: ArtSource, audio: AudioPlayer, trace: Trace,
    text: TextInput = .silent, photos: PhotoSource = .none
  ) {
    self.typesetter = typesetter
    self.art = art
    self.audio = audio
    self.trace = trace
    self.text = text
    self.photos = photos
  }
  /// No fonts, no pictures, no sound: for tests of behaviour.
  public static var silent: StagePowers {
    StagePowers(typesetter: .boxes, art: .none, audio: .silent, trace: .silent)
  }
}
