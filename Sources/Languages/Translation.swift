/// Translates a text and replaces its `{names}` with the values.
///
/// The text is English and the catalogue's key, so it must be a single literal in the code. A
/// value is inserted verbatim, braces included; a name without a value stays.
public func tr(_ text: String, _ values: [String: String] = [:]) -> String {
  fill(Gettext.look(up: text), values)
}

/// Translates a text that counts something, by the plural rules of the language: `trn("1 tile",
/// "{n} tiles", 3)`.
///
/// `{n}` is the count in plain digits unless `values` contains its own, formatted for the
/// language.
public func trn(
  _ one: String, _ many: String, _ count: Int, _ values: [String: String] = [:]
) -> String {
  let filled = values.merging(["n": "\(count)"]) { own, _ in own }
  return fill(Gettext.look(up: one, many: many, count: count), filled)
}

/// Translates a text in a context: `trc("card", "Back")` and `tr("Back")` may differ.
public func trc(_ context: String, _ text: String, _ values: [String: String] = [:]) -> String {
  let key = "\(context)\u{4}\(text)"
  let found = Gettext.look(up: key)
  return fill(found == key ? text : found, values)
}

func fill(_ text: String, _ values: [String: String]) -> String {
  guard !values.isEmpty else { return text }
  var filled = ""
  var rest = text[...]
  while let open = rest.firstIndex(of: "{") {
    filled += rest[..<open]
    rest = rest[open...]
    guard let close = rest.firstIndex(of: "}"),
      let value = values[String(rest[rest.index(after: open)..<close])]
    else {
      filled.append(rest.removeFirst())
      continue
    }
    filled += value
    rest = rest[rest.index(after: close)...]
  }
  return filled + rest
}
