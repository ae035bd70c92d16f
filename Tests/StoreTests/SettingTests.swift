import Testing

@testable import Store

struct SettingTests {
  @Test func everyDefaultIsValid() {
    for setting in allSettings { #expect(setting.kind.accepts(setting.standard), "\(setting.key)") }
  }

  @Test func keysAreUnique() {
    #expect(Set(allSettings.map(\.key)).count == allSettings.count)
  }

  @Test func eachKindAcceptsItsValuesOnly() {
    let values: [SettingValue] = [
      .bool(true), .number(0), .number(1), .number(1.01), .number(-0.1), .number(.nan),
      .number(4.5), .text("auto"), .text("es"), .text(""),
    ]
    #expect(values.filter(SettingKind.toggle.accepts) == [.bool(true)])
    #expect(values.filter(SettingKind.fraction.accepts) == [.number(0), .number(1)])
    #expect(
      values.filter(SettingKind.autoOr(0.5...4).accepts) == [
        .number(1), .number(1.01), .text("auto"),
      ])
    #expect(values.filter(SettingKind.choice(["", "es"]).accepts) == [.text("es"), .text("")])
    #expect(values.filter(SettingKind.webAddress.accepts) == [.text("")])
    #expect(SettingKind.webAddress.accepts(.text("https://x.test:8080/a")))
    for text in ["https://", "x.test", "http:// a", "ftp://x"] {
      #expect(!SettingKind.webAddress.accepts(.text(text)))
    }
  }

  @Test(
    arguments: [
      .bool(true), .bool(false), .number(0.7), .number(1), .number(-1e300), .text(""),
      .text("true"),
      .text("0.7"), .text("\""), .text("\"quoted\""), .text("a\nb {}"),
    ] as [SettingValue])
  func aLiteralIsReadAsWritten(value: SettingValue) {
    #expect(SettingValue(literal: value.literal) == value)
  }

  @Test(arguments: ["yes", "\"", "", "1,5"])
  func aWordThatIsNotALiteralBecomesText(literal: String) {
    #expect(SettingValue(literal: literal) == .text(literal))
  }
}
