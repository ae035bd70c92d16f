/// Comma-separated values, as RFC 4180 describes them, that are safe to open in a spreadsheet.
public enum CSV {
  /// A row with its line end.
  public static func row(_ cells: [String]) -> String {
    cells.map(cell).joined(separator: ",") + "\r\n"
  }

  /// A value as a cell.
  ///
  /// A text that a spreadsheet would take for a formula begins with an apostrophe
  /// (OWASP, "CSV Injection"). Control characters are escaped.
  private static func cell(_ text: String) -> String {
    let text = text.plainLine
    let isFormula =
      text.unicodeScalars.first.map { "=+-@".unicodeScalars.contains($0) } ?? false
    let safe = isFormula && Int(text) == nil ? "'" + text : text
    guard safe.unicodeScalars.contains(where: { "\",".unicodeScalars.contains($0) }) else {
      return safe
    }
    return "\"" + safe.replacing("\"", with: "\"\"") + "\""
  }
}
