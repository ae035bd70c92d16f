import Foundation
import Rules

@testable import Parsers
@testable import Services

/// Everything that parses what others wrote, by name.
nonisolated(unsafe) let parsers: [String: ([UInt8]) -> Void] = [
  "configuration": { _ = try? TOMLDocument(text($0)) },
  "catalogue": { _ = Catalogue(bytes: $0).isSound },
  "picture": {
    _ = ImageHeader($0)
    _ = ExifOrientation.read($0)
  },
  "record": readRecords,
  "cards": readReply,
  "bus": readMessage,
  "rows": readDatabase,
  "qr": { bytes in
    guard bytes.count > 16 else { return }
    let width = 1 + Int(bytes[0]) % 80
    let rows = (bytes.count - 1) / width
    guard rows > 0 else { return }
    _ = QRReader.text(
      in: GreyPicture(width: width, height: rows, bytes: Array(bytes[1..<(1 + width * rows)])))
  },
]

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// Reads a record as each game would, and replays it as far as it goes.
private func readRecords(_ bytes: [UInt8]) {
  let data = Data(bytes)
  func read<Value: Decodable>(_: Value.Type) -> Value? {
    try? JSONDecoder().decode(Value.self, from: data)
  }
  if let record = read(Record<Fifteen>.self) { _ = try? Fifteen.games(replaying: record) }
  if let record = read(Record<Blackjack>.self), let end = try? Session(replaying: record).game {
    _ = (end.winnings, end.goneAfter.points, end.gameStats)
  }
  if let record = read(Record<Mirror>.self) { _ = try? Mirror.games(replaying: record) }
  if let packed = read(PackedRecord.self) {
    _ = try? RecycleRound(replaying: packed.record).game.gameStats
  }
  if let pet = read(Pet.self), pet.isPlausible {
    _ = (pet.nextCall, pet.nextChange, pet.hunger, pet.boredom)
  }
  _ = GameStats(text: text(bytes)).text
}

/// What a card server answers, and its address as somebody types it.
private func readReply(_ bytes: [UInt8]) {
  let response = Fetcher.Response(status: 200, body: Data(bytes), type: "application/json")
  if case .success(let reply) = DeckReply.read(response) {
    _ = reply.safeDeckID
    _ = reply.dealt(2, eachOnce: true)
  }
  _ = DeckAddress(text(bytes))
}
