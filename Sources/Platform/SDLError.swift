import CSDL2

/// An SDL call that failed, with SDL's message.
public nonisolated struct SDLError: Error, CustomStringConvertible {
  /// The C function that failed.
  public var call: StaticString
  /// SDL's message.
  public var message: String
  /// The call and SDL's message.
  public var description: String { "\(call): \(message)" }
  init(_ call: StaticString) {
    self.call = call
    message = String(cString: SDL_GetError())
  }
}

/// Every C call that can fail goes through one of these two, so no failure is missed.
nonisolated func check(_ status: Int32, _ call: StaticString) throws(SDLError) {
  if status < 0 { throw SDLError(call) }
}
nonisolated func check<T>(_ pointer: T?, _ call: StaticString) throws(SDLError) -> T {
  guard let pointer else { throw SDLError(call) }
  return pointer
}
