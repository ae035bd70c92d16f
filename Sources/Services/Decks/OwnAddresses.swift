import Glibc

/// Which hosts no proxy is asked for.
enum OwnAddresses {
  /// What libcurl takes as `CURLOPT_NOPROXY`: this machine itself, and what the environment lists.
  static func withoutProxy(_ listed: String?) -> String {
    guard let listed, !listed.isEmpty else { return all.joined(separator: ",") }
    return listed == "*" ? listed : (all + [listed]).joined(separator: ",")
  }

  /// The names and addresses by which this machine reaches itself: its loopback, its name, and the
  /// numeric address of each network interface.
  static var all: [String] {
    var addresses = ["localhost", "127.0.0.0/8", "::1"]
    var name = [CChar](repeating: 0, count: Int(HOST_NAME_MAX) + 1)
    if gethostname(&name, name.count - 1) == 0 { addresses.append(text(name)) }
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return addresses }
    defer { freeifaddrs(first) }
    for interface in sequence(first: first, next: { $0?.pointee.ifa_next }) {
      if let number = interface?.pointee.ifa_addr.flatMap(numeric) { addresses.append(number) }
    }
    return addresses
  }

  /// The address as text, without the zone of a link-local one; nil if it is no internet address.
  private static func numeric(_ address: UnsafeMutablePointer<sockaddr>) -> String? {
    let size: Int
    switch Int32(address.pointee.sa_family) {
    case AF_INET: size = MemoryLayout<sockaddr_in>.size
    case AF_INET6: size = MemoryLayout<sockaddr_in6>.size
    default: return nil
    }
    var found = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let status = getnameinfo(
      address, socklen_t(size), &found, socklen_t(found.count), nil, 0, NI_NUMERICHOST)
    return status == 0 ? String(text(found).prefix { $0 != "%" }) : nil
  }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
