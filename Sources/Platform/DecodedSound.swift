import CSDL2

/// A sound or track, decoded for the open device on any thread; freed when nobody holds it.
public nonisolated final class DecodedSound: Sendable {
  // Filled once by the loader; afterwards only the mixer's owner sets its volume.
  nonisolated(unsafe) let chunk: UnsafeMutablePointer<Mix_Chunk>
  /// Length in frames at the mixer's rate.
  public let frames: Int
  /// Length in milliseconds.
  public var milliseconds: Int { frames * 1000 / AudioEngine.rate }

  init(chunk: UnsafeMutablePointer<Mix_Chunk>) {
    self.chunk = chunk
    frames = Int(chunk.pointee.alen) / 4
  }

  deinit { Mix_FreeChunk(chunk) }
}
