import Arcade
import Languages

/// The message at the end of a race.
extension RaceScene {
  /// The ranking; those who did not finish come last.
  var endMessage: MessageScene {
    let isHunt = isHunt
    let order = seats.sorted { ($0.arrival?.place ?? .max) < ($1.arrival?.place ?? .max) }
    var lines = order.enumerated().compactMap { index, seat in
      seat.finalTime.map {
        "\(index + 1). \(seat.title) · " + PlayClock.text(milliseconds: $0)
      }
    }
    if isHunt {
      lines.append(tr("Ghost races are just for fun: they don't count for the leaderboards."))
    }
    let first = order[0]
    return MessageScene(
      name: "race.over",
      title: isHunt
        ? first.isPerson ? tr("You were faster!") : tr("The ghost was faster")
        : tr("First to finish: {name}", ["name": first.title]),
      text: lines.joined(separator: "\n"), seal: "icon-trophy", palette: palette,
      choices: [
        .closing("race.again", tr("Again"), icon: "icon-again") { [weak self] _ in self?.begin() },
        .init(
          id: "race.share", label: tr("Share"), icon: "icon-share",
          action: { [weak self] stage in
            if let best = order.first(where: \.isPerson) { self?.share(best, on: stage) }
          }),
        .closing("race.leave", tr("Back"), icon: "icon-back") { [weak self] _ in self?.goBack() },
      ])
  }
}
