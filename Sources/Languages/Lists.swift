/// Things in a row, with what the current language puts between them.
public func trList(_ items: [String]) -> String {
  items.joined(separator: trc("between the items of a list", ", "))
}

/// What something is called, and what it is.
public func trPair(_ name: String, _ value: String) -> String {
  trc("name and value", "{name}: {value}", ["name": name, "value": value])
}

/// Whole sentences one after the other.
public func trSentences(_ sentences: [String]) -> String {
  sentences.joined(separator: trc("between sentences", " "))
}
