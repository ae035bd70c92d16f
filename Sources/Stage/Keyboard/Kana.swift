/// Conversions of kana: voiced, semi-voiced and small ones, and katakana.
nonisolated enum Kana {
  private static let plain = Array("かきくけこさしすせそたちつてとはひふへほう")
  private static let voicedOnes = Array("がぎぐげござじずぜぞだぢづでどばびぶべぼゔ")
  private static let halfPlain = Array("はひふへほ")
  private static let halfOnes = Array("ぱぴぷぺぽ")
  private static let large = Array("あいうえおつやゆよわ")
  private static let smallOnes = Array("ぁぃぅぇぉっゃゅょゎ")

  static func voiced(_ kana: Character) -> Character? {
    turned(kana, plain, voicedOnes, halfOnes)
      ?? small(kana).flatMap { turned($0, plain, voicedOnes, []) }
  }
  static func half(_ kana: Character) -> Character? {
    turned(kana, halfPlain, halfOnes, Array("ばびぶべぼ"))
  }
  static func small(_ kana: Character) -> Character? { turned(kana, large, smallOnes, []) }

  /// The variants that a long press offers.
  static func relatives(of kana: Character) -> [Character] {
    [voiced(kana), half(kana), small(kana)].compactMap { $0 }
  }

  /// Toggles between the plain and the changed character; `siblings` are another change of the
  /// plain ones.
  private static func turned(
    _ kana: Character, _ from: [Character], _ to: [Character], _ siblings: [Character]
  ) -> Character? {
    let isKatakana = hiragana(kana) != nil
    let sign = hiragana(kana) ?? kana
    var found: Character?
    if let place = from.firstIndex(of: sign) {
      found = to[place]
    } else if let place = to.firstIndex(of: sign) {
      found = from[place]
    } else if let place = siblings.firstIndex(of: sign) {
      // ば and ぱ both belong to the fifth row, so their index within it is the same.
      let base = halfPlain[place % halfPlain.count]
      found = from.firstIndex(of: base).map { to[$0] }
    }
    return isKatakana ? found.map { katakana($0) } : found
  }

  /// The katakana of a hiragana; other characters stay.
  static func katakana(_ sign: Character) -> Character {
    moved(sign, by: 0x60, from: 0x3041...0x3096) ?? sign
  }
  private static func hiragana(_ sign: Character) -> Character? {
    moved(sign, by: -0x60, from: 0x30A1...0x30F6)
  }
  private static func moved(_ sign: Character, by step: Int, from range: ClosedRange<Int>)
    -> Character?
  {
    guard let scalar = sign.unicodeScalars.first, sign.unicodeScalars.count == 1,
      range.contains(Int(scalar.value))
    else { return nil }
    return Unicode.Scalar(UInt32(Int(scalar.value) + step)).map { Character($0) }
  }
}
