import ArgumentParser
import CLinux
import Drawing
import FoundationEssentials
import Glibc
import Live
import Platform

/// `recreo decode CUT`: turns the picture on standard input into pixels on standard output.
///
/// The program starts itself with this command for each picture from outside: a crash of the library,
/// or a picture that needs gigabytes, ends only this process. It can't open, start or send anything.
struct DecodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "decode", abstract: "Decode one picture (used internally).",
    shouldDisplay: false)

  /// Bytes in addition to the program's own: three times 40 million pixels, or once 65 million and once
  /// a quarter of that, and the file.
  private static let memory: UInt = 768 << 20
  private static let seconds: UInt = 5

  @Argument var cut: String

  func run() throws {
    Self.limit()
    guard let cut = try? JSONDecoder().decode(PictureCut.self, from: Data(cut.utf8)) else {
      throw ValidationError("The crop is not valid.")
    }
    do throws(PictureDecodingError) {
      let bytes = try ImageDecoder.bytes(of: 0)
      ImageDecoder.prepare()
      // From here on only memory and the open files, whatever the bytes make the library do.
      recreo_confine()
      let pixmap = try ImageDecoder.picture(bytes, cut: cut)
      let size = [pixmap.width, pixmap.height].map { UInt32($0).littleEndian }
      size.withUnsafeBytes { Self.write($0) }
      pixmap.bytes.withUnsafeBytes { Self.write($0) }
    } catch {
      if let words = try? JSONEncoder().encode(error) { words.withUnsafeBytes { Self.write($0) } }
      throw ExitCode(PictureProcess.refused)
    }
  }

  private static func limit() {
    func set(_ resource: __rlimit_resource, _ value: UInt) {
      var limit = rlimit(rlim_cur: value, rlim_max: value)
      setrlimit(Int32(resource.rawValue), &limit)
    }
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .prefix { $0 != " " }
    let own = pages.flatMap { UInt($0) } ?? 0
    set(RLIMIT_AS, own * UInt(sysconf(Int32(_SC_PAGESIZE))) + memory)
    set(RLIMIT_CPU, seconds)
    set(RLIMIT_CORE, 0)
  }

  private static func write(_ bytes: UnsafeRawBufferPointer) {
    var done = 0
    while done < bytes.count {
      let count = Glibc.write(1, bytes.baseAddress! + done, bytes.count - done)
      if count <= 0 { return }
      done += count
    }
  }
}
