import ArgumentParser
import Foundation
import Host
import Testing

@testable import recreo

/// The version is the same everywhere.
@Suite struct VersionTests {
  private let changelog = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../CHANGELOG.md").standardized

  @Test func theVersionIsThreeNumbers() {
    #expect(Version.current.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
  }

  /// The version that the changelog announces next, or its newest one.
  @Test func theChangelogHasThisVersion() throws {
    let text = try String(contentsOf: changelog, encoding: .utf8)
    let next = text.firstMatch(of: /## \[Unreleased\]\n\nThis will be version (\S+)\.\n/)?.1
    let newest = text.firstMatch(of: /## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d\n/)?.1
    #expect((next ?? newest).map { String($0) } == Version.current)
  }

  @Test @MainActor func theCommandLineShowsTheVersion() {
    #expect(Recreo.configuration.version == Version.current)
  }
}
