import Foundation
import Testing

@testable import Arcade

/// Names with rude words, and names that only look like it.
struct WordFilterTests {
  private let filter: WordFilter

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/Words")
    filter = WordFilter(
      try ["en", "es"].map {
        try String(contentsOf: folder.appending(path: $0 + ".txt"), encoding: .utf8)
      })
  }

  @Test(arguments: [
    "shit", "SHIT", "Sh1t", "$hit", "s h i t", "s.h.i.t", "Mr Shit", "shiiiiit", "ＳＨＩＴ", "5h!7",
    "shit 2", "shit2", "fuck you", "FuckYou", "cabrón", "CABRON", "c4br0n", "coño", "cono", "Puta",
    "hijo de puta", "HijoDePuta", "mierda", "b1tch", "cuIo", "a55",
  ])
  func aRudeWordIsFoundHoweverItIsDisguised(_ name: String) {
    #expect(filter.refuses(name))
  }

  @Test(arguments: [
    "Ana", "Scunthorpe", "Essex", "Sussex", "Cockburn", "Dickens", "Hancock", "Penistone",
    "Cassandra",
    "Bass", "Shiitake", "Titania", "Computadora", "Disputa", "Verganza", "Asís", "José Luis",
    "太郎", "مريم", "A", "1", "Player 2", "", "Analía", "Grape", "Therapist", "Circulo", "Penélope",
  ])
  func aNameThatOnlyContainsOneIsFine(_ name: String) {
    #expect(!filter.refuses(name))
  }

  @Test func withoutListsEverythingIsFine() {
    #expect(!WordFilter([]).refuses("shit"))
    #expect(!WordFilter(["# shit\n\n"]).refuses("shit"))
  }
}
