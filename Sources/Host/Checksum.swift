import Glibc

/// FNV-1a over words of eight bytes: detects damage, not manipulation.
///
/// The bytes of an unfinished last word count one by one. `before`: the checksum of whole words that come before these.
public func checksum(_ bytes: UnsafeRawBufferPointer, after before: UInt64? = nil) -> UInt64 {
  var sum = before ?? 0xCBF2_9CE4_8422_2325
  guard let start = bytes.baseAddress else { return sum }
  let whole = bytes.count & ~7
  var at = 0
  var word: UInt64 = 0
  // `stride` and `loadUnaligned` took half of the drawing tests' time, since a debug build
  // specializes neither.
  while at < whole {
    memcpy(&word, start + at, 8)
    sum = (sum ^ word) &* 0x0100_0000_01B3
    at += 8
  }
  for byte in bytes[whole...] { sum = (sum ^ UInt64(byte)) &* 0x0100_0000_01B3 }
  return sum
}
