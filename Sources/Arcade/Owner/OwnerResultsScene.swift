import Geometry
import Languages
import Stage
import Store

/// The results that were saved last, for a kiosk's owner: a tap asks whether to delete one, or all of
/// its day.
final class OwnerResultsScene: PageScene {
  private let nothing: SleepingFox
  private let slip: UndoBanner
  private lazy var list = makeList()
  private let boards: [LeaderboardDescription]
  private var lines: [ResultLine] = []
  /// How many are listed; `recreo kiosk results` deletes older ones.
  private static let most = 1000

  init(context: GameContext) {
    let palette = context.dressed(.paper)
    boards = context.games.compactMap { $0.results?() }
    nothing = SleepingFox("owner.results.none", tr("There are no results."), palette: palette)
    slip = UndoBanner(context, palette: palette)
    super.init(
      "owner.results", title: tr("Delete results"), context: context, palette: palette)
    root.add([nothing, list, header, slip])
    slip.onChange = { [weak self] in
      guard let self else { return }
      load()
      layout(in: bounds)
    }
  }

  private func makeList() -> ListNode<RecentRow> {
    let palette = palette
    let list = ListNode(
      "owner.result", label: tr("Delete results"), empty: "", palette: palette,
      rowHeight: { RecentRow.height }, makeRow: { RecentRow(palette: palette) },
      showRow: { [weak self] row, index in
        guard let self, lines.indices.contains(index) else { return }
        let line = lines[index]
        row.show(line.game, summary(of: line), by: line.player, at: line.at)
      })
    list.onOpen = { [weak self] in self?.ask($0) }
    return list
  }

  private func summary(of line: ResultLine) -> String {
    let result = (try? context.store.result(line.id)) ?? nil
    let board = boards.first { $0.game == line.game }
    let summary = result.flatMap { board?.summary($0.played, true) } ?? line.game
    return summary.replacing("\n", with: " · ")
  }

  override func renewed() -> (any Scene)? { OwnerResultsScene(context: context) }

  override func didAppear(on stage: Stage) {
    load()
    stage.setFocus(lines.isEmpty ? header.back : list)
  }

  override func update(at now: Duration) { slip.update(at: now) }

  private func load() {
    lines = (try? context.store.lastResults(limit: Self.most)) ?? []
    nothing.isHidden = !lines.isEmpty
    list.isHidden = lines.isEmpty
    list.reload(lines.count)
  }

  private func ask(_ index: Int) {
    guard context.mayManage, lines.indices.contains(index) else { return }
    let line = lines[index]
    let words =
      line.player + " · " + summary(of: line) + " · " + tr(CalendarDay(ofMoment: line.at))
    stage?.perform(
      .push(
        MessageScene(
          name: "owner.result.delete", title: tr("Delete this result?"),
          text: words, seal: "icon-trash", palette: palette,
          choices: [
            .closing("owner.result.delete.no", tr("Cancel")),
            .closing(
              "owner.result.delete.yes", tr("Delete"), icon: "icon-trash", isDestructive: true
            ) { [weak self] in self?.delete(line, on: $0) },
            .closing(
              "owner.result.delete.day", tr("Hold to delete all of this day"),
              icon: "icon-calendar", isDestructive: true, holdTime: .milliseconds(1200)
            ) { [weak self] in self?.deleteAll(of: line, on: $0) },
          ])))
  }

  private func delete(_ line: ResultLine, on stage: Stage) {
    do throws(StoreError) {
      let (context, deleted) = (context, try context.store.deleteResult(line.id))
      context.undoableAction = UndoableAction(
        text: tr("The result was deleted."), until: stage.now + UndoableAction.time,
        undo: { stage, done in
          do throws(StoreError) { try context.store.restore(deleted) } catch {
            stage.toast(context.explain(error))
          }
          done()
        })
    } catch { stage.toast(context.explain(error)) }
  }

  /// Deletes the results of the local day of one; many may take a moment.
  private func deleteAll(of line: ResultLine, on stage: Stage) {
    let (context, store) = (context, context.store)
    let time = context.moments(of: context.day(of: line.at))
    context.worker.run({ () -> Result<Int, StoreError> in
      do throws(StoreError) { return .success(try store.deleteResults(in: time)) } catch {
        return .failure(error)
      }
    }) { [weak self, weak stage] result in
      switch result {
      case .success(let count):
        stage?.toast(
          trn("One result was deleted.", "{n} results were deleted.", count), icon: "icon-trash")
      case .failure(let error): stage?.toast(context.explain(error))
      }
      self?.load()
    }
  }

  /// One column, no wider than can be read well, above the banner that offers to undo.
  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let width = min(bounds.width - 16, 960)
    var room = Rect(
      x: ((bounds.width - width) / 2).rounded(), y: Header.height, width: width,
      height: max(0, bounds.height - Header.height))
    nothing.frame = room
    slip.place(above: bounds.maxY - 12, in: room)
    if slip.isShown { room.size.height = max(0, slip.frame.minY - 8 - room.minY) }
    list.frame = room
  }
}
