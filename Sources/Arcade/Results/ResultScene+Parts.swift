public import Stage

// The parameters of the result dialog.
extension ResultScene {
  /// What the buttons do.
  public struct Actions {
    /// Starts another game; nil if that isn't possible.
    public var again: ((Stage) -> Void)?
    /// Starts the same board over; nil if that isn't possible.
    public var restart: ((Stage) -> Void)?
    /// Shows the other player's result next; then this is the only action.
    public var next: ((Stage) -> Void)?
    /// Leads back to the setup screen; nil if the game has none.
    public var setup: ((Stage) -> Void)?
    /// Something else that the game offers; nil if nothing.
    public var extra: Extra?
    /// Leaves for the menu.
    public var menu: (Stage) -> Void = { $0.perform(.popToRoot) }
    /// Whether Skip also leads to the menu, if nobody has just played.
    public var skipsToMenu = false

    /// The actions of a result dialog.
    public init(
      again: ((Stage) -> Void)? = nil, restart: ((Stage) -> Void)? = nil,
      next: ((Stage) -> Void)? = nil,
      setup: ((Stage) -> Void)? = nil, extra: Extra? = nil,
      menu: @escaping (Stage) -> Void = { $0.perform(.popToRoot) },
      skipsToMenu: Bool = false
    ) {
      self.again = again
      self.restart = restart
      self.next = next
      self.setup = setup
      self.extra = extra
      self.menu = menu
      self.skipsToMenu = skipsToMenu
    }
  }

  /// A button of the game's own.
  public struct Extra {
    /// The text of its button, in the current language.
    public var label: () -> String
    /// A drawing of `Art`.
    public var icon: String
    /// What it does.
    public var action: (Stage) -> Void

    /// A button; pressing it doesn't close the dialog.
    public init(
      _ label: @escaping @autoclosure () -> String, icon: String,
      action: @escaping (Stage) -> Void
    ) {
      (self.label, self.icon, self.action) = (label, icon, action)
    }
  }

  /// The picture above the sheet, and whether there is reason to celebrate.
  public struct Look {
    /// A drawing of `Art`.
    public var art = "paper-star"
    /// Whether confetti falls.
    public var isHappy = true
    /// How many of three stars to show instead of the drawing, if known.
    public var stars: Int?
    /// A remark on the result.
    public var note = ""

    /// The look of a result dialog.
    public init(
      art: String = "paper-star", isHappy: Bool = true, stars: Int? = nil, note: String = ""
    ) {
      self.art = art
      self.isHappy = isHappy
      self.stars = stars
      self.note = note
    }
  }

  /// Whose dialog it is, if several people have played.
  public struct Seat {
    /// Whether the player sits at the upper edge.
    public var isOpposite: Bool
    /// Whether the player is unknown: the field begins empty, and its name doesn't change the
    /// current player.
    public var isShared: Bool

    /// The seat of a single player by default.
    public init(isOpposite: Bool = false, isShared: Bool = false) {
      self.isOpposite = isOpposite
      self.isShared = isShared
    }
  }
}
