package import Arcade
import Foundation
package import Stage

/// The user's mail program, opened with xdg-email.
package struct MailClient {
  private let program: String
  private let queue: PostQueue

  /// Nil if there is no xdg-email.
  package init?(_ environment: [String: String], queue: PostQueue) {
    guard let program = FileName.program("xdg-email", environment) else { return nil }
    self.program = program
    self.queue = queue
  }

  /// Opens a message; `done` is told whether a mail program took it, perhaps only when that is closed.
  ///
  /// The text is passed as arguments after our own options, so no shell interprets it.
  package func open(_ letter: Letter, _ done: @escaping (Bool) -> Void) {
    var arguments = ["--utf8", "--subject", letter.subject, "--body", letter.body]
    if let file = letter.attachment { arguments += ["--attach", file] }
    guard let child = ChildProcess.startAlone(program, arguments) else { return done(false) }
    let answered: @MainActor @Sendable (Bool) -> Void = { done($0) }
    Thread.detachNewThread { [queue] in
      let isFine = child.wait() == .exited(0)
      queue.post { answered(isFine) }
    }
  }
}
