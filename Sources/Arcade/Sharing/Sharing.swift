public import Drawing
public import Stage

/// The ways out of the program for a result's card, as scenes may ask for them; the executable wires
/// it to the renderer, the disk and the mail program.
public struct Sharing {
  /// Draws a scene off screen, `size` pixels large, once its pictures are there.
  public var draw:
    (_ scene: any Scene, _ size: PixelCount, _ done: @escaping (Pixmap) -> Void) -> Void
  /// Keeps a card as PNG in the person's Pictures folder, off the main thread.
  ///
  /// `wish`: what it would be called. It answers with the file's path. Nil on a kiosk, where nothing
  /// of a visitor's is kept.
  public var save:
    (
      (_ card: Pixmap, _ wish: String, _ done: @escaping (Result<String, ShareCardError>) -> Void)
        ->
        Void
    )?
  /// Opens a new message in the person's mail program.
  ///
  /// It answers with whether there was one, perhaps long after. Nil on a kiosk, and where no mail
  /// program can be asked for.
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

  /// Nothing is drawn, kept or sent.
  public static var none: Sharing { Sharing(draw: { _, _, _ in }, save: nil, mail: nil) }
}

/// A message that a person may still change before it goes.
public nonisolated struct Letter: Hashable, Sendable {
  /// Plain text.
  public var subject, body: String
  /// The path of a file that goes with it.
  public var attachment: String?
  /// A message without a recipient.
  public init(subject: String, body: String, attachment: String? = nil) {
    self.subject = subject
    self.body = body
    self.attachment = attachment
  }
}

/// Why a card could not be kept, in the system's words.
public nonisolated struct ShareCardError: Error, Hashable, Sendable {
  /// The system's own message.
  public var words: String
  /// An error with the system's message.
  public init(_ words: String) { self.words = words }
}
