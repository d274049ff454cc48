import Foundation
import Locking

/// A line of JSON on the standard error for each request and each event of a session, where the operator wants it.
///
/// Lines bear no addresses' queries, no typed text and no secrets. All that belongs to one request bears the same `id`.
struct ServerLog: Sendable {
    private let write: (@Sendable (String) -> Void)?

    static let off = ServerLog(write: nil)
    static let standardError = ServerLog { line in FileHandle.standardError.write(Data((line + "\n").utf8)) }

    init(write: (@Sendable (String) -> Void)?) { self.write = write }

    var isOn: Bool { write != nil }

    /// - Parameters:
    ///   - event: what has happened, such as `request`.
    ///   - values: what is known of it: numbers, texts and flags.
    func note(_ event: String, _ values: @autoclosure () -> [String: any Sendable]) {
        guard let write else { return }
        var line = values().mapValues { $0 as Any }
        line["event"] = event
        line["time"] = Date().formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        guard
            let data = try? JSONSerialization.data(
                withJSONObject: line, options: [.sortedKeys, .withoutEscapingSlashes])
        else {
            return
        }
        write(String(decoding: data, as: UTF8.self))
    }
}
