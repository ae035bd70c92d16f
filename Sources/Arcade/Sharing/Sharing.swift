public import Drawing
public import Stage

/// The ways to share a result's card, and files of games, as functions for scenes; the executable
/// connects them to the renderer, the disk and the mail program.
public struct Sharing {
  /// Draws a scene off screen, `size` pixels large, once its pictures are loaded.
  public var draw:
    (_ scene: any Scene, _ size: PixelCount, _ done: @escaping (Pixmap) -> Void) -> Void
  /// Saves a card as PNG in the Pictures folder, off the main thread.
  ///
  /// `wish`: the preferred name. It calls back with the file's path. Nil on a kiosk, where
  /// visitors can't save files.
  public var save:
    (
      (_ card: Pixmap, _ wish: String, _ done: @escaping (Result<String, ShareCardError>) -> Void)
        ->
        Void
    )?
  /// Saves a text file in the same folder, off the main thread.
  ///
  /// `wish`: the preferred name, `suffix`: its end without the dot. It calls back with the file's
  /// path. Nil on a kiosk.
  public var saveFile:
    (
      (
        _ text: String, _ wish: String, _ suffix: String,
        _ done: @escaping (Result<String, ShareCardError>) -> Void
      ) -> Void
    )?
  /// Reads a file of at most so many bytes, off the main thread; nil on a kiosk.
  public var readFile:
    (
      (
        _ path: String, _ most: Int,
        _ done: @escaping (Result<[UInt8], GameFileError>) -> Void
      ) -> Void
    )?
  /// Opens a new message in the mail program.
  ///
  /// It calls back with whether there was one, possibly much later. Nil on a kiosk, and if no
  /// mail program can be started.
  public var mail: ((_ letter: Letter, _ done: @escaping (Bool) -> Void) -> Void)?

  /// The functions of the renderer, the disk and the mail program.
  public init(
    draw: @escaping (any Scene, PixelCount, @escaping (Pixmap) -> Void) -> Void,
    save: ((Pixmap, String, @escaping (Result<String, ShareCardError>) -> Void) -> Void)?,
    mail: ((Letter, @escaping (Bool) -> Void) -> Void)?
  ) {
    self.draw = draw
    self.save = save
    self.mail = mail
  }

  /// Nothing is drawn, saved or sent.
  public static var none: Sharing { Sharing(draw: { _, _, _ in }, save: nil, mail: nil) }
}

/// A mail message, which the player can still edit before sending it.
public nonisolated struct Letter: Hashable, Sendable {
  /// Plain text.
  public var subject, body: String
  /// The path of an attached file.
  public var attachment: String?
  /// A message without a recipient.
  public init(subject: String, body: String, attachment: String? = nil) {
    self.subject = subject
    self.body = body
    self.attachment = attachment
  }
}

/// Why a card could not be saved, as reported by the system.
public nonisolated struct ShareCardError: Error, Hashable, Sendable {
  /// The system's own message.
  public var words: String
  /// An error with the system's message.
  public init(_ words: String) { self.words = words }
}
