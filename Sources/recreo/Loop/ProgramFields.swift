/// Fields of the trace's events from the main loop and the window.
nonisolated enum ProgramFields {
  struct Window: Encodable {
    var points, pixels: [Double]
    var scale: Double
  }
  struct Frame: Encodable {
    var presented, drawCalls, sprites: Int
    /// Milliseconds from the oldest input that this frame shows; absent without one.
    var latency: Double?
    /// True if another frame follows at once; absent at rest.
    var moving: Bool?
  }
}
