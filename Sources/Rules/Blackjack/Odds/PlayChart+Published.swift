// The chart that books print, to compare others with.
extension PlayChart {
  /// The published chart for six decks where the dealer stands on soft 17 and a split hand may be
  /// doubled, with late surrender.
  ///
  /// From Stanford Wong, *Professional Blackjack* (1994). The rows that are missing there are always
  /// drawn on (5 to 7, soft 12) or stood on (18 and more).
  public static let published: [FirstHand: Play] = {
    let plays: [Character: Play] = [
      "H": .hit, "S": .stand, "D": .double, "P": .split, "R": .surrender,
    ]
    var chart: [FirstHand: Play] = [:]
    let words = publishedRows.split { $0 == " " || $0 == "\n" }
    for index in stride(from: 0, to: words.count, by: 2) {
      for (column, letter) in words[index + 1].enumerated() {
        let up = column == 9 ? 1 : column + 2
        if let hand = FirstHand(code: "\(words[index])-\(up)") { chart[hand] = plays[letter] }
      }
    }
    return chart
  }()

  /// The name of each row and its plays, in columns 2 to 10 and ace.
  private static let publishedRows = """
    h8 HHHHHHHHHH h9 HDDDDHHHHH h10 DDDDDDDDHH h11 DDDDDDDDDH h12 HHSSSHHHHH
    h13 SSSSSHHHHH h14 SSSSSHHHHH h15 SSSSSHHHRH h16 SSSSSHHRRR h17 SSSSSSSSSS
    s13 HHHDDHHHHH s14 HHHDDHHHHH s15 HHDDDHHHHH s16 HHDDDHHHHH s17 HDDDDHHHHH
    s18 SDDDDSSHHH s19 SSSSSSSSSS
    p1 PPPPPPPPPP p2 PPPPPPHHHH p3 PPPPPPHHHH p4 HHHPPHHHHH p5 DDDDDDDDHH
    p6 PPPPPHHHHH p7 PPPPPPHHHH p8 PPPPPPPPPP p9 PPPPPSPPSS p10 SSSSSSSSSS
    """

  /// What the published chart says of a hand at this table, where hands that can't be surrendered are
  /// drawn on; nil where it says nothing.
  ///
  /// It does not apply to tables without doubling or splitting.
  public func published(_ hand: FirstHand) -> Play? {
    guard rules.doubling, rules.hands > 1, let play = Self.published[hand] else { return nil }
    return play == .surrender && !rules.lateSurrender ? .hit : play
  }

  /// The hands that are best played in another way than the published chart says; nil if that does not
  /// apply to this table.
  public var differences: Set<FirstHand>? {
    guard rules.doubling, rules.hands > 1 else { return nil }
    return Set(
      FirstHand.all.filter { hand in published(hand).map { $0 != best(hand) } ?? false })
  }
}
