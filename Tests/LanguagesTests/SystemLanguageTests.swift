import Testing

@testable import Languages

@MainActor struct SystemLanguageTests {
  @Test(
    arguments: [
      ([:], "en"), (["LANG": "es_ES.UTF-8"], "es_ES"), (["LANG": "C.UTF-8"], "en"),
      (["LANG": "POSIX"], "en"), (["LANG": "en_GB.UTF-8", "LANGUAGE": "es_MX:es"], "es_MX:es"),
      (["LANG": "ja_JP.UTF-8", "LC_ALL": "it_IT@euro"], "it_IT"),
      (["LANG": "zh_CN.UTF-8", "LC_ALL": "", "LANGUAGE": ""], "zh_CN"),
    ] as [([String: String], String)])
  func theEnvironmentIsReadInTheOrderOfGettext(environment: [String: String], language: String) {
    #expect(Languages.systemLanguage { environment[$0] } == language)
  }
}
