import Arcade
import Languages
import Rules
import Stage

// The board in words.
extension FifteenScene {
  /// Says which tiles a push moved, which way, and where the gap is now.
  func announce(_ move: Fifteen.Move, on before: Fifteen) {
    stage?.announce(trSentences([Self.words(move, on: before), Self.gap(of: session.game)]))
  }

  /// Says the whole board, row by row, and how many tiles are right.
  @discardableResult func announceBoard() -> Bool {
    stage?.announce(Self.words(session.game))
    return true
  }

  /// Says that the board is covered, if it is.
  func announcePause() { if played.isPaused { stage?.announce(tr("Paused")) } }

  private static func words(_ move: Fifteen.Move, on board: Fifteen) -> String {
    let tiles = trList(board.line(for: move).map { "\($0)" })
    let gap = board.gap
    if move.column == gap.column {
      return move.row < gap.row
        ? tr("{tiles} down.", ["tiles": tiles]) : tr("{tiles} up.", ["tiles": tiles])
    }
    return move.column < gap.column
      ? tr("{tiles} right.", ["tiles": tiles]) : tr("{tiles} left.", ["tiles": tiles])
  }

  private static func gap(of board: Fifteen) -> String {
    tr(
      "Gap: row {row}, column {column}.",
      ["row": "\(board.gap.row + 1)", "column": "\(board.gap.column + 1)"])
  }

  private static func words(_ board: Fifteen) -> String {
    let columns = board.setup.columns
    let rows = (0..<board.setup.rows).map { row in
      let cells = board.cells[row * columns..<(row + 1) * columns]
      let words = cells.map { $0 == 0 ? tr("gap") : "\($0)" }
      return tr("Row {n}: {cells}.", ["n": "\(row + 1)", "cells": trList(words)])
    }
    let right = board.cells.enumerated().count { $0.element == $0.offset + 1 }
    return trSentences(rows + [trn("{n} tile is right.", "{n} tiles are right.", right)])
  }
}
