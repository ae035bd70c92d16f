import Arcade
import Languages
import Rules
import Stage

extension Announcement {
  /// The pet of this name is hungry.
  nonisolated static func hungryPet(_ name: String) -> Announcement {
    var call = Announcement(
      topic: Pet.gameName, title: name, body: tr("I'm hungry"), icon: "icon-bell",
      isToldInside: true)
    call.isAlwaysToldInside = true
    call.isKept = true
    // The question for permission must not interrupt another game.
    call.asksOver = Pet.gameName
    call.sound = .call
    return call
  }

  /// A test of a call.
  static var petTest: Announcement {
    var test = Announcement(
      topic: "test", title: tr("Test"), body: tr("This is what the pet's call looks like."),
      icon: "icon-bell",
      isToldInside: true)
    test.sound = .call
    return test
  }
}

nonisolated extension AnnouncementSound {
  /// A call for attention.
  static let call = AnnouncementSound(desktop: "message-new-instant", own: Sound("pet-call"))
}
