public import Store

extension GameContext {
  /// One with the same games and settings, an empty store in memory and nothing outside.
  ///
  /// What happens in it is heard and seen, but not saved, sent or counted. Nil if there is no memory.
  /// `values`: settings that are others there; `date`: its clock, in milliseconds; it is always noon.
  public func rehearsal(
    _ values: [Setting: SettingValue], date: @escaping () -> Int
  ) -> GameContext? {
    guard let store = try? Store.inMemory(games.catalogue) else { return nil }
    let all = settings.all.map { ($0.key, values[$0] ?? settings.value(for: $0)) }
    var outside = GameDependencies.silent(chance: { 1 })
    outside.date = date
    return GameContext(
      games: games,
      settings: SettingsLayers(
        settings.all, commandLine: Dictionary(all, uniquingKeysWith: { $1 })),
      store: store, dependencies: outside)
  }
}
