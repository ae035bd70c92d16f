import Arcade
import Drawing
import Geometry
import Rules
import Stage

/// A photo of a player's table at the end of a round: the containers, and what was still to be sorted.
final class LastTable: Node, ShareCardPicture {
  let aspect: Double
  private let table: TableNode

  init(_ game: Recycle, of player: Int) {
    table = TableNode(player: player, setup: game.setup)
    aspect = table.field.size.width / table.field.size.height
    super.init("", role: .image)
    clips = true
    add(table)
    table.reset(to: game.sides[player])
  }

  override func sizeDidChange() { table.frame = bounds }

  override func draw(into list: inout DrawList, at now: Duration) {
    Backdrop.morning(stage, into: &list, in: bounds)
  }
}
