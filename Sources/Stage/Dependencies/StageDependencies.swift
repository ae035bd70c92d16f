public import Drawing

/// Everything a stage may ask of the outside, wired once by the executable.
public struct StageDependencies {
  /// Measures text and makes glyphs.
  public var typesetter: Typesetter
  /// Drawings and pixel art that ship with the program.
  public var art: ArtSource
  /// Pictures from outside, such as photographs.
  public var photos: PhotoSource
  /// Sounds and music.
  public var audio: AudioPlayer
  /// Where events are reported.
  public var trace: Trace
  /// The input method and the clipboard.
  public var text: TextInput
  /// Says what has the focus and what happens.
  public var speech: Speech
  /// Demands everything that has no harmless default.
  public init(
    typesetter: Typesetter, art: ArtSource, audio: AudioPlayer, trace: Trace,
    text: TextInput = .silent, photos: PhotoSource = .none, speech: Speech = .silent
  ) {
    self.typesetter = typesetter
    self.art = art
    self.audio = audio
    self.trace = trace
    self.text = text
    self.photos = photos
    self.speech = speech
  }
  /// No fonts, no pictures, no sound: for tests of behaviour.
  public static var silent: StageDependencies {
    StageDependencies(typesetter: .boxes, art: .none, audio: .silent, trace: .silent)
  }
}

extension Stage {
  /// Measures text and makes glyphs.
  public var typesetter: Typesetter { dependencies.typesetter }
  /// Drawings and pixel art that ship with the program.
  public var art: ArtSource { dependencies.art }
  /// Pictures from outside, such as photographs.
  public var photos: PhotoSource { dependencies.photos }
  /// Sounds and music.
  public var audio: AudioPlayer { isSilent ? .silent : dependencies.audio }
  /// Where events are reported.
  public var trace: Trace { dependencies.trace }
  /// The input method and the clipboard.
  public var textInput: TextInput { dependencies.text }
}
