import Arcade
import FoundationEssentials
import Platform
import Store

extension Program {
  /// The ways out for results' cards: of a kiosk's visitors nothing is written or sent.
  static func sharing(_ parts: Parts, _ press: ShareCardRenderer, _ folder: CardFolder) -> Sharing {
    let isKiosk = parts.settings.isOn(.kiosk)
    let mail = MailClient(ProcessInfo.processInfo.environment, queue: parts.queue)
    return Sharing(
      draw: { press.draw($0, $1, $2) },
      save: isKiosk ? nil : { folder.save($0, as: $1, $2) },
      mail: isKiosk ? nil : mail.map { mail in { mail.open($0, $1) } })
  }
}
