/// How kana change: voices, small ones, and the other script.
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

  /// What a long press on a key offers besides.
  static func relatives(of kana: Character) -> [Character] {
    [voiced(kana), half(kana), small(kana)].compactMap { $0 }
  }

  /// To the changed sign and back again; `siblings` are another change of the first signs.
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
      // ば and ぱ are both the fifth row: their place among themselves is the same.
      let base = halfPlain[place % halfPlain.count]
      found = from.firstIndex(of: base).map { to[$0] }
    }
    return isKatakana ? found.map { katakana($0) } : found
  }

  /// The same sound in katakana; other signs stay.
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
