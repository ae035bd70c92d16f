/// Which pieces of our brocades can't be told apart where they are cut small, and which look right
/// in more than one way round.
///
/// Measured as `BrocadeTests` checks it. Pieces are numbered from 1.
nonisolated enum BrocadeLikeness {
  /// A class for each piece of a brocade with so many columns, by its number minus one; nil if all
  /// differ.
  static func looks(_ brocade: String, columns: Int, count: Int) -> [Int]? {
    guard let groups = alike[brocade]?[columns] else { return nil }
    var looks = Array(0..<count)
    for group in groups { for piece in group { looks[piece - 1] = group[0] - 1 } }
    return looks
  }

  /// The pieces that stay upright where pieces are turned.
  static func upright(_ brocade: String, columns: Int) -> [Int] {
    unturned[brocade]?[columns] ?? []
  }

  private static let alike: [String: [Int: [[Int]]]] = [
    "boats": [10: [[2, 3], [42, 43, 45]]],
    "diamonds": [10: [[11, 91, 101, 111], [31, 41], [71, 81]]],
    "frogs": [10: [[2, 5, 8], [3, 6, 9], [4, 7, 10]]],
    "giant": [10: [[2, 9], [3, 6, 8], [7, 10], [48, 49], [82, 84]]],
    "hands": [10: [[2, 3, 4, 9, 10], [6, 7, 8], [75, 79], [93, 97]]],
    "hooks": [10: [[2, 10], [4, 8], [116, 120]]],
    "stars": [6: [[2, 5]], 10: [[3, 6, 8, 9], [21, 81], [40, 58], [68, 90]]],
    "steps": [10: [[4, 9], [28, 34]]],
    "sun": [
      10: [
        [12, 24], [13, 25], [14, 26], [22, 35], [23, 36], [32, 33], [42, 43], [62, 63],
        [
          84,
          85,
        ], [88, 89], [111, 118], [112, 119], [113, 120],
      ]
    ],
    "tree": [10: [[3, 4], [21, 61], [41, 51], [119, 120]]],
    "village": [6: [[20, 23], [26, 29]], 10: [[5, 6], [42, 47], [44, 49], [53, 58]]],
  ]

  private static let unturned: [String: [Int: [Int]]] = [
    "boats": [10: [3, 31, 40]],
    "butterflies": [10: [98]],
    "diamonds": [10: [3, 4, 113, 114]],
    "frogs": [10: [30, 45, 49, 50, 56, 57, 58, 66, 67, 79, 80, 90, 100]],
    "giant": [10: [37, 47, 78, 87, 89, 98, 108]],
    "hands": [10: [75, 79]],
    "net": [10: [55, 56, 65, 66]],
    "stars": [
      5: [15, 20],
      10: [
        16, 25, 26, 27, 35, 36, 37, 39, 40, 46, 47, 49, 50, 52, 53, 57, 58, 59, 60, 62, 63,
        67, 68, 69, 70, 75, 76, 77, 79, 80, 85, 86, 87, 89, 90, 95, 96, 97, 106, 108,
      ],
    ],
    "steps": [10: [56, 57, 58, 59]],
    "sun": [
      10: [11, 12, 24, 32, 33, 34, 40, 42, 43, 44, 49, 50, 59, 60, 65, 70, 74, 75, 87, 88, 89, 98]
    ],
    "tree": [10: [3, 4, 13, 21, 22, 23, 34, 41, 51, 61, 81, 83, 91, 93]],
    "village": [10: [15, 45, 46]],
  ]
}
