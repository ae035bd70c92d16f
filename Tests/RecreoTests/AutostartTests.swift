import Testing

@testable import recreo

/// The autostart entry of the process that notifies when the pet calls.
struct AutostartTests {
  private func command(_ program: String) -> String? {
    Agent.autostartEntry(program: program).split(separator: "\n")
      .first { $0.hasPrefix("Exec=") }.map { String($0) }
  }

  @Test func aPathIsQuotedAsTheSpecificationWants() {
    #expect(command("/usr/bin/recreo") == #"Exec="/usr/bin/recreo" --agent"#)
    #expect(command("/opt/My Games/recreo") == #"Exec="/opt/My Games/recreo" --agent"#)
    #expect(command("/opt/50%/recreo") == #"Exec="/opt/50%%/recreo" --agent"#)
    #expect(command("/opt/a$b\"c/recreo") == #"Exec="/opt/a\\$b\\"c/recreo" --agent"#)
  }

  /// So that the session skips the entry after the program was removed.
  @Test func theEntryIsOnlyTriedWhileTheProgramExists() {
    let lines = Agent.autostartEntry(program: #"/opt/a\b/recreo"#).split(separator: "\n")
    #expect(lines.contains(#"TryExec=/opt/a\\b/recreo"#))
  }
}
