/// The small files in `Fixtures`, made with ImageMagick: a blue picture of 6 × 4 pixels with
/// a yellow corner of 2 × 2.
nonisolated enum Fixture {
  private static let here: String = #filePath
  static func path(_ name: String) -> String {
    here.prefix(through: here.lastIndex(of: "/") ?? here.startIndex) + "Fixtures/" + name
  }
}
