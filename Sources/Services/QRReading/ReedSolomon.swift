/// Corrects wrong bytes with the check bytes at their end, as QR codes do: in the field of 256
/// elements with the polynomial x⁸ + x⁴ + x³ + x² + 1.
enum ReedSolomon {
  /// The corrected bytes without the check bytes; nil if too many are wrong.
  static func corrected(_ bytes: [UInt8], checks: Int) -> [UInt8]? {
    let faults = (0..<checks).map { value(of: bytes, at: power(2, $0)) }
    guard faults.contains(where: { $0 != 0 }) else { return Array(bytes.dropLast(checks)) }
    let locator = locator(faults)
    let degree = locator.count - 1
    guard degree <= checks / 2 else { return nil }
    // The locator's roots say where, Forney's formula says how much.
    let evaluator = (0..<checks).map { index in
      (0...min(index, degree)).reduce(0) { $0 ^ times(locator[$1], faults[index - $1]) }
    }
    var (right, count) = (bytes, 0)
    for position in bytes.indices {
      let inverse = power(2, 255 - (bytes.count - 1 - position) % 255)
      guard sum(locator, at: inverse) == 0 else { continue }
      count += 1
      let slope = stride(from: 1, through: degree, by: 2).reduce(UInt8(0)) {
        $0 ^ times(locator[$1], power(inverse, $1 - 1))
      }
      guard slope != 0 else { return nil }
      right[position] ^= times(
        times(sum(evaluator, at: inverse), reciprocal(slope)), reciprocal(inverse))
    }
    guard count == degree,
      (0..<checks).allSatisfy({ value(of: right, at: power(2, $0)) == 0 })
    else { return nil }
    return Array(right.dropLast(checks))
  }

  /// The shortest register that makes the faults, by Berlekamp and Massey; lowest power first.
  private static func locator(_ faults: [UInt8]) -> [UInt8] {
    var (now, last): ([UInt8], [UInt8]) = ([1], [1])
    var (length, gap, lastFault): (Int, Int, UInt8) = (0, 1, 1)
    for index in faults.indices {
      var fault = faults[index]
      for step in stride(from: 1, through: length, by: 1) where step < now.count {
        fault ^= times(now[step], faults[index - step])
      }
      guard fault != 0 else {
        gap += 1
        continue
      }
      let before = now
      let factor = times(fault, reciprocal(lastFault))
      now += Array(repeating: 0, count: max(0, last.count + gap - now.count))
      for (step, value) in last.enumerated() { now[step + gap] ^= times(factor, value) }
      if 2 * length <= index {
        (length, last, lastFault, gap) = (index + 1 - length, before, fault, 1)
      } else {
        gap += 1
      }
    }
    while now.count > 1, now.last == 0 { now.removeLast() }
    return now
  }

  /// The polynomial whose highest power comes first.
  private static func value(of bytes: [UInt8], at place: UInt8) -> UInt8 {
    bytes.reduce(0) { times($0, place) ^ $1 }
  }
  /// The polynomial whose lowest power comes first.
  private static func sum(_ factors: [UInt8], at place: UInt8) -> UInt8 {
    factors.reversed().reduce(0) { times($0, place) ^ $1 }
  }

  private static func times(_ one: UInt8, _ other: UInt8) -> UInt8 {
    guard one != 0, other != 0 else { return 0 }
    return powers[(logarithms[Int(one)] + logarithms[Int(other)]) % 255]
  }
  private static func power(_ base: UInt8, _ exponent: Int) -> UInt8 {
    powers[logarithms[Int(base)] * exponent % 255]
  }
  private static func reciprocal(_ value: UInt8) -> UInt8 {
    powers[(255 - logarithms[Int(value)]) % 255]
  }

  /// The powers of 2.
  private static let powers: [UInt8] = {
    var all: [UInt8] = [1]
    while all.count < 255 {
      let next = Int(all[all.count - 1]) << 1
      all.append(UInt8(next > 255 ? next ^ 0x11D : next))
    }
    return all
  }()
  private static let logarithms: [Int] = {
    var all = [Int](repeating: 0, count: 256)
    for (exponent, value) in powers.enumerated() { all[Int(value)] = exponent }
    return all
  }()
}
