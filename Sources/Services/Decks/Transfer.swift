import CCurl
import FoundationEssentials
import Glibc
import Synchronization

/// Requests one address after the other with libcurl, on the calling thread.
final class Transfer {
  /// The result of a request.
  enum Answer {
    case response(Fetcher.Response)
    /// The server redirects to this address.
    case redirect(String)
  }

  /// Ends the waiting, from any thread and permanently.
  final class Bell: Sendable {
    /// Only `curl_multi_wakeup` may be called while another thread uses it.
    nonisolated(unsafe) fileprivate let multi: UnsafeMutableRawPointer
    private let isRung = Atomic(false)

    fileprivate init(_ multi: UnsafeMutableRawPointer) { self.multi = multi }

    deinit { recreo_curl_multi_cleanup(multi) }

    /// Whether it was rung.
    fileprivate var hasRung: Bool { isRung.load(ordering: .sequentiallyConsistent) }

    /// Ends all current and later requests.
    func ring() {
      isRung.store(true, ordering: .sequentiallyConsistent)
      recreo_curl_multi_wakeup(multi)
    }
  }

  /// What has been received of a response so far.
  private final class Inbox {
    var body = Data()
    var room: Int
    var headRoom = Transfer.largestHead

    init(room: Int) { self.room = room }
  }

  let bell: Bell
  private let easy: UnsafeMutableRawPointer

  /// Nil if libcurl fails to start.
  init?(authorities: String?) {
    guard Self.hasBegun, let easy = recreo_curl_easy_init() else { return nil }
    guard let multi = recreo_curl_multi_init() else {
      recreo_curl_easy_cleanup(easy)
      return nil
    }
    self.easy = easy
    bell = Bell(multi)
    prepare(authorities)
  }

  deinit { recreo_curl_easy_cleanup(easy) }

  private static let hasBegun = recreo_curl_begin() == CURLE_OK
  private static let largestHead = 64 * 1024

  /// Makes one request for at most `limit` bytes, with a timeout.
  func get(
    _ url: URL, until deadline: ContinuousClock.Instant, limit: Int
  ) -> Result<Answer, DeckError> {
    let inbox = Inbox(room: limit)
    let left = milliseconds(until: deadline)
    set(CURLOPT_URL, url.absoluteString)
    set(CURLOPT_TIMEOUT_MS, max(1, left))
    set(CURLOPT_CONNECTTIMEOUT_MS, max(1, left))
    recreo_curl_set_size(easy, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(limit))
    return withExtendedLifetime(inbox) {
      let context = Unmanaged.passUnretained(inbox).toOpaque()
      recreo_curl_set_context(easy, CURLOPT_WRITEDATA, context)
      recreo_curl_set_context(easy, CURLOPT_HEADERDATA, context)
      return run(until: deadline).flatMap { code in answer(code, inbox) }
    }
  }

  private func prepare(_ authorities: String?) {
    set(CURLOPT_PROTOCOLS_STR, "http,https")
    set(CURLOPT_USERAGENT, "Recreo")
    set(CURLOPT_FOLLOWLOCATION, 0)
    set(CURLOPT_SSL_VERIFYPEER, 1)
    set(CURLOPT_SSL_VERIFYHOST, 2)
    if let authorities { set(CURLOPT_CAINFO, authorities) }
    let listed = (getenv("no_proxy") ?? getenv("NO_PROXY")).map { String(cString: $0) }
    set(CURLOPT_NOPROXY, OwnAddresses.withoutProxy(listed))
    // The program handles signals itself.
    set(CURLOPT_NOSIGNAL, 1)
    // Otherwise cancelling waits for the resolver, which may take half a minute.
    set(CURLOPT_QUICK_EXIT, 1)
    recreo_curl_set_receiver(easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      guard let bytes, let context else { return 0 }
      let inbox = Unmanaged<Inbox>.fromOpaque(context).takeUnretainedValue()
      inbox.room -= size * count
      guard inbox.room >= 0 else { return 0 }
      bytes.withMemoryRebound(to: UInt8.self, capacity: size * count) {
        inbox.body.append($0, count: size * count)
      }
      return size * count
    }
    recreo_curl_set_receiver(easy, CURLOPT_HEADERFUNCTION) { _, size, count, context in
      guard let context else { return 0 }
      let inbox = Unmanaged<Inbox>.fromOpaque(context).takeUnretainedValue()
      inbox.headRoom -= size * count
      return inbox.headRoom >= 0 ? size * count : 0
    }
  }

  /// The result code of libcurl.
  private func run(until deadline: ContinuousClock.Instant) -> Result<CURLcode, DeckError> {
    let multi = bell.multi
    guard recreo_curl_multi_add_handle(multi, easy) == CURLM_OK else {
      return .failure(.unreachable("libcurl is busy"))
    }
    defer { recreo_curl_multi_remove_handle(multi, easy) }
    while true {
      if bell.hasRung { return .failure(.closed) }
      var running: Int32 = 0
      let state = recreo_curl_multi_perform(multi, &running)
      var waiting: Int32 = 0
      if let message = recreo_curl_multi_info_read(multi, &waiting) {
        return .success(message.pointee.data.result)
      }
      let left = milliseconds(until: deadline)
      guard left > 0 else { return .failure(.timedOut) }
      guard state == CURLM_OK,
        recreo_curl_multi_poll(multi, nil, 0, Int32(clamping: left), nil) == CURLM_OK
      else { return .failure(.unreachable(String(cString: recreo_curl_multi_strerror(state)))) }
    }
  }

  private func answer(_ code: CURLcode, _ inbox: Inbox) -> Result<Answer, DeckError> {
    if inbox.room < 0 || inbox.headRoom < 0 { return .failure(.tooLarge) }
    switch code {
    case CURLE_OK: break
    case CURLE_FILESIZE_EXCEEDED: return .failure(.tooLarge)
    case CURLE_OPERATION_TIMEDOUT: return .failure(.timedOut)
    default: return .failure(.unreachable(String(cString: recreo_curl_easy_strerror(code))))
    }
    if let target = text(CURLINFO_REDIRECT_URL) { return .success(.redirect(target)) }
    let type = text(CURLINFO_CONTENT_TYPE)?.prefix { $0 != ";" } ?? ""
    return .success(
      .response(
        Fetcher.Response(
          status: recreo_curl_number(easy, CURLINFO_RESPONSE_CODE), body: inbox.body,
          type: type.lowercased().filter { !$0.isWhitespace })))
  }

  private func set(_ option: CURLoption, _ value: Int) {
    recreo_curl_set_number(easy, option, value)
  }

  private func set(_ option: CURLoption, _ value: String) {
    recreo_curl_set_text(easy, option, value)
  }

  private func text(_ info: CURLINFO) -> String? {
    recreo_curl_text(easy, info).map { String(cString: $0) }
  }

  private func milliseconds(until deadline: ContinuousClock.Instant) -> Int {
    Int(((deadline - .now) / .milliseconds(1)).rounded(.up))
  }
}
