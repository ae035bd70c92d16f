public import Stage

// What a game says to the dialog of its result.
extension ResultScene {
  /// Where it goes from here.
  public struct Actions {
    /// Begins another game; nil where there is none to repeat.
    public var again: ((Stage) -> Void)?
    /// Shows the other player's result next; then this is the only action.
    public var next: ((Stage) -> Void)?
    /// Leads back to the setup screen; nil if the game has none.
    public var setup: ((Stage) -> Void)?
    /// Leaves for the menu.
    public var menu: (Stage) -> Void = { $0.perform(.popToRoot) }
    /// Whether Skip leads there, too: where nobody has just played.
    public var skipsToMenu = false

    /// The actions of a result dialog.
    public init(
      again: ((Stage) -> Void)? = nil, next: ((Stage) -> Void)? = nil,
      setup: ((Stage) -> Void)? = nil, menu: @escaping (Stage) -> Void = { $0.perform(.popToRoot) },
      skipsToMenu: Bool = false
    ) {
      self.again = again
      self.next = next
      self.setup = setup
      self.menu = menu
      self.skipsToMenu = skipsToMenu
    }
  }

  /// What hangs over the sheet, and whether it is cause for joy.
  public struct Look {
    /// A drawing of `Art`.
    public var art = "paper-star"
    /// Whether confetti falls.
    public var isHappy = true
    /// How many of three stars it is worth, where that is known; they hang in the drawing's place.
    public var stars: Int?
    /// What else there is to say of it.
    public var note = ""

    /// A look of these parts.
    public init(
      art: String = "paper-star", isHappy: Bool = true, stars: Int? = nil, note: String = ""
    ) {
      self.art = art
      self.isHappy = isHappy
      self.stars = stars
      self.note = note
    }
  }

  /// Whose dialog it is, where several people have played.
  public struct Seat {
    /// Whether the person sits at the upper edge.
    public var isOpposite: Bool
    /// Whether the player is unknown: the field begins empty, and its name sets no current player.
    public var isShared: Bool

    /// The only person's seat, unless it is said.
    public init(isOpposite: Bool = false, isShared: Bool = false) {
      self.isOpposite = isOpposite
      self.isShared = isShared
    }
  }
}
