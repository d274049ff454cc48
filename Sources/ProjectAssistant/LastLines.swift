import Foundation
import Locking

/// The latest lines that a program wrote to standard error, a limited number of them.
final class LastLines: Sendable {
    private static let most = 8
    private static let longest = 16_384
    private let text = Locked<[UInt8]>([])

    func add(_ data: Data) {
        text.withLock { text in
            text += data
            if text.count > Self.longest { text.removeFirst(text.count - Self.longest) }
        }
    }

    /// The lines that name an error, or else the last ones.
    var latest: [String] {
        let lines = text.withLock { String(decoding: $0, as: UTF8.self) }.split(separator: "\n").map(String.init)
        let errors = lines.filter { $0.contains("Fatal error") }
        return errors.isEmpty ? lines.suffix(Self.most) : Array(errors.suffix(3))
    }
}
