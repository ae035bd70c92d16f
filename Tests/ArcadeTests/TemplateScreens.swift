@testable import TemplateGame

/// The screens of Template, by name.
@MainActor let templateScreens: [OpenedScreen] = [
  ("template", { size in SceneHarness(size: size) { TemplateScene(context: $0) } }),
  ("template's setup", { size in SceneHarness(size: size) { TemplateSetupScene(context: $0) } }),
]
