/// One row of the published values of first hands: the dealer's card, the hand's, and the returns
/// of standing, hitting and doubling, given that the dealer has no natural.
struct PublishedHand {
  let up: Int
  let hand: [Int]
  let stand, hit, double: Double

  init(_ up: Int, _ hand: [Int], _ stand: Double, _ hit: Double, _ double: Double) {
    self.up = up
    self.hand = hand
    self.stand = stand
    self.hit = hit
    self.double = double
  }
}

/// One deck, standing on soft 17.
let publishedOneDeck: [PublishedHand] = [
  .init(1, [2, 1], -0.661732, -0.067808, -0.593281),
  .init(1, [3, 2], -0.659375, -0.291565, -1.318751),
  .init(1, [5, 4], -0.654533, -0.070215, -0.395771),
  .init(1, [6, 5], -0.634013, 0.172946, 0.240259),
  .init(1, [7, 1], -0.101015, -0.108386, -0.357778),
  .init(1, [10, 10], 0.650097, -0.883183, -1.766366),
  .init(2, [2, 2], -0.290803, -0.113174, -0.581605),
  .init(5, [4, 4], -0.094897, 0.153926, 0.162314),
  .init(6, [1, 1], -0.103505, 0.199607, 0.247914),
  .init(6, [6, 6], -0.165187, -0.193568, -0.387137),
  .init(7, [8, 8], -0.502514, -0.373561, -0.747122),
  .init(10, [5, 5], -0.545139, 0.038319, 0.018006),
  .init(10, [7, 7], -0.509739, -0.514818, -1.034724),
  .init(10, [9, 9], -0.133285, -0.624465, -1.248929),
]

/// Six decks, drawing on soft 17.
let publishedSixDecks: [PublishedHand] = [
  .init(6, [2, 1], -0.115391, 0.166485, 0.204216),
  .init(8, [9, 1], 0.790658, 0.193713, 0.277473),
  .init(9, [10, 6], -0.542505, -0.504547, -1.009094),
  .init(10, [10, 6], -0.540954, -0.534676, -1.069351),
  .init(10, [6, 1], -0.419557, -0.195609, -0.454581),
  .init(1, [10, 9], 0.191966, -0.733039, -1.466077),
  .init(1, [6, 5], -0.595078, 0.108668, 0.124007),
]

/// Six decks, drawing on soft 17, no hole card: a natural takes doubled bets whole.
let publishedNoHoleCard: [PublishedHand] = [
  .init(1, [2, 1], -0.722356, -0.379910, -1.024099),
  .init(1, [3, 2], -0.721887, -0.529734, -1.443774),
  .init(1, [6, 1], -0.665166, -0.463296, -0.999484),
  .init(1, [6, 5], -0.720879, -0.235772, -0.535879),
]

/// Splitting in the game of one deck, standing on soft 17: without and with doubling afterwards.
let publishedSplits: [(up: Int, pair: Int, plain: Double, doubling: Double)] = [
  (6, 1, 0.758276, 0.758276), (10, 1, 0.194251, 0.194251), (2, 2, -0.128956, -0.035789),
  (4, 3, 0.016377, 0.154244), (5, 4, 0.091925, 0.266161), (6, 6, -0.003913, 0.169401),
  (7, 7, -0.110429, -0.051412), (3, 8, 0.111595, 0.198718), (9, 8, -0.427146, -0.401442),
  (9, 9, -0.108930, -0.099162), (8, 9, 0.190184, 0.207350),
]

/// A round's published return: decks, hits soft 17, hole card, with and without doubling after a
/// split.
let publishedReturns: [(decks: Int, hits: Bool, hole: Bool, doubling: Double, plain: Double)] = [
  (1, false, true, 0.001839, 0.000423), (1, true, true, -0.000072, -0.001513),
  (2, true, true, -0.003797, -0.005252), (5, true, true, -0.005918, -0.007366),
  (5, false, true, -0.003804, -0.005225), (6, true, false, -0.0072705, -0.0086975),
  (8, true, false, -0.007562, -0.0089865),
]
