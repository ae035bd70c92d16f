import Host
import Testing

/// What is known of the machine.
@Suite struct MachineTests {
  @Test func theDistributionIsReadFromItsFile() {
    let release = "NAME=\"Debian\"\nPRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\nID=debian\n"
    #expect(Machine.distribution(in: release) == "Debian GNU/Linux 12 (bookworm)")
    #expect(Machine.distribution(in: "ID=other\n") == "unknown")
  }

  @Test func thisMachineHasProcessorsMemoryAndALinuxKernel() {
    let machine = Machine.current
    #expect(machine.processors > 0 && machine.memory > 1 << 26)
    #expect(machine.kernel.hasPrefix("Linux "))
    #expect(!machine.architecture.isEmpty)
  }
}
