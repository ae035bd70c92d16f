public import Store

/// What was announced lately, the newest first, so that whoever was away can read it.
public nonisolated struct NotificationList: Hashable, Codable, Sendable {
  /// One notification.
  public struct Item: Hashable, Codable, Sendable {
    /// The id of the game that it is about.
    public var topic: String
    /// What it said, in the language of that moment.
    public var text: String
    /// When it was made, in milliseconds since 1970.
    public var at: Int
    /// Whether the player has seen it here, or where it leads to.
    public var isRead = false
  }

  /// How many are kept.
  public static let most = 40

  /// The notifications, the newest first.
  public private(set) var items: [Item] = []

  /// None.
  public init() {}

  /// How many are new.
  public var unread: Int { items.count { !$0.isRead } }

  /// Adds a notification, and forgets the oldest if there are too many.
  mutating func add(_ item: Item) { items = Array(([item] + items).prefix(Self.most)) }

  /// Marks those about a game as read; nil for all.
  mutating func read(topic: String? = nil) {
    for index in items.indices where topic == nil || items[index].topic == topic {
      items[index].isRead = true
    }
  }

  /// Only those about these games.
  func about(_ topics: Set<String>) -> NotificationList {
    var list = self
    list.items.removeAll { !topics.contains($0.topic) }
    return list
  }
}

// Each player has a list, and the guest; it is stored like a saved game.
nonisolated extension Store {
  private var notificationSlot: String {
    SaveSlot(
      game: "notifications", board: "list", player: ((try? currentPlayer()) ?? nil)?.id
    ).name
  }

  /// The current player's notifications.
  var notifications: NotificationList {
    let saved = (try? savedGame(notificationSlot)) ?? nil
    return saved.flatMap { decoded($0.record) } ?? NotificationList()
  }

  /// Replaces the current player's notifications; if that fails, the old ones stay.
  func setNotifications(_ list: NotificationList, at moment: Int) {
    let slot = notificationSlot
    guard !list.items.isEmpty else {
      try? deleteSavedGame(slot)
      return
    }
    try? save(
      SavedGame(game: "notifications", record: jsonText(list), milliseconds: 0, at: moment),
      slot: slot)
  }

  /// Adds an announcement to the current player's notifications, if it is one that is kept.
  public func keep(_ announcement: Announcement, at moment: Int) {
    guard announcement.isKept else { return }
    var list = notifications
    list.add(.init(topic: announcement.topic, text: announcement.body, at: moment))
    setNotifications(list, at: moment)
  }
}
