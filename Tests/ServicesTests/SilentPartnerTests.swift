import Foundation
import Testing

@testable import Services

/// Partners that are there and say nothing.
struct SilentPartnerTests {
  /// A socket of this kind that nobody reads, while `body` has its path.
  private func withSocket(_ kind: Int32, _ body: (String) -> Void) throws {
    let path = NSTemporaryDirectory() + "recreo-silent-\(UUID().uuidString.prefix(8))"
    var address = sockaddr_un()
    try #require(path.utf8.count < MemoryLayout.size(ofValue: address.sun_path))
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let server = socket(AF_UNIX, kind, 0)
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(server, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    #expect(isBound)
    if kind == Int32(SOCK_STREAM.rawValue) { listen(server, 1) }
    body(path)
    close(server)
    unlink(path)
  }

  @Test func aBusThatSaysNothingDoesNotAnswer() throws {
    try withSocket(Int32(SOCK_STREAM.rawValue)) { path in
      #expect(!MessageBus.answers("unix:path=" + path))
    }
    for address in ["unix:path=/nonexistent", "disabled:", "", "nonsense"] {
      #expect(!MessageBus.answers(address))
    }
  }

  @Test func aServiceManagerThatReadsNothingIsNotWaitedFor() throws {
    try withSocket(Int32(SOCK_DGRAM.rawValue)) { path in
      // More than any queue takes; each is given up after half a second at most.
      for _ in 0..<10 { for _ in 0..<100 { ServiceManager.send("READY=1", to: path, patience: 1) } }
    }
  }
}
