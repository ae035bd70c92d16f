import CLinux
import Drawing
import FoundationEssentials
import Glibc
import Host
import Platform
import Stage

/// Decodes each picture in a separate process; can be used on any thread, and waits.
nonisolated package struct PictureProcess: Sendable {
  /// The program that is started with `decode`.
  var program: String
  /// The timeout in seconds; then the process is killed.
  var timeout: Double

  /// The exit code of a process that refused the picture and gave a reason (EX_DATAERR).
  package static let refused: Int32 = 65

  /// Decodes with this program, which is killed after `timeout` seconds.
  package init(program: String, timeout: Double = 10) {
    self.program = program
    self.timeout = timeout
  }

  /// This program, even if its file was replaced after the start.
  package static let own = PictureProcess(program: "/proc/self/exe")

  func decode(_ content: Photo.Content, cut: PictureCut) -> Result<Pixmap, PictureDecodingError> {
    if case .pixels(let pixmap) = content { return .success(pixmap.cut(cut)) }
    do throws(PictureDecodingError) {
      let input = try Self.open(content)
      defer { close(input) }
      return .success(try decode(input, cut))
    } catch {
      return .failure(error)
    }
  }

  /// The part of a file that `cut` describes.
  func picture(at path: String, cut: PictureCut) throws(ImageError) -> Pixmap {
    do throws(PictureDecodingError) { return try decode(.file(path), cut: cut).get() } catch {
      throw ImageError(path: path, reason: "\(error)")
    }
  }

  /// The input of the process: the file, or memory with the bytes.
  private static func open(_ content: Photo.Content) throws(PictureDecodingError) -> Int32 {
    switch content {
    case .file(let path):
      let file: Int32
      do throws(FileError) { file = try openFile(path) } catch { throw .unreadable(error.reason) }
      var facts = stat()
      guard fstat(file, &facts) == 0, facts.st_size <= ImageDecoder.byteLimit else {
        close(file)
        throw .tooLarge(limit: ImageDecoder.byteLimit >> 20)
      }
      return file
    case .bytes(let bytes):
      guard bytes.count <= ImageDecoder.byteLimit else {
        throw .tooLarge(limit: ImageDecoder.byteLimit >> 20)
      }
      let memory = memfd_create("recreo-picture", RECREO_MFD_CLOEXEC)
      guard memory >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
      var done = 0
      while done < bytes.count {
        let count = bytes.withUnsafeBytes {
          write(memory, $0.baseAddress! + done, bytes.count - done)
        }
        guard count > 0 else {
          close(memory)
          throw .unreadable(String(cString: strerror(errno)))
        }
        done += count
      }
      lseek(memory, 0, SEEK_SET)
      return memory
    case .pixels: throw .empty
    }
  }

  private func decode(_ input: Int32, _ cut: PictureCut) throws(PictureDecodingError) -> Pixmap {
    guard let encoded = try? JSONEncoder().encode(cut),
      let child = ChildProcess.start(
        program, ["decode", String(decoding: encoded, as: UTF8.self)], input: input)
    else { throw .unreadable("no process could be started for it") }
    let output = child.output(limit: 4 * ImageDecoder.wholeLimit + 8, seconds: timeout)
    switch child.wait() {
    case .exited(0):
      guard let output, let pixmap = Self.pixmap(output) else { throw .dangerous }
      return pixmap
    case .exited(Self.refused):
      let refusal = output.flatMap {
        try? JSONDecoder().decode(PictureDecodingError.self, from: Data($0))
      }
      throw refusal ?? .dangerous
    case .exited, .killed: throw .dangerous
    }
  }

  /// Width and height in four bytes each, then the pixels.
  private static func pixmap(_ bytes: [UInt8]) -> Pixmap? {
    guard bytes.count > 8 else { return nil }
    func number(_ at: Int) -> Int {
      bytes[at..<(at + 4)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height) = (number(0), number(4))
    guard width > 0, height > 0, width <= ImageDecoder.wholeLimit / height,
      bytes.count == width * height * 4 + 8
    else { return nil }
    return Pixmap(width: width, height: height, bytes: Array(bytes[8...]))
  }
}
