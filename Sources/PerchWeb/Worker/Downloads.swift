import DisplayList
import Foundation

/// Files on their way to the page, one after the other and in pieces, of which only so many are under way that the connection
/// has room for frames. What was lost with a connection goes again.
@MainActor
final class Downloads {
    private struct File {
        let id: UInt64
        let name: String
        let type: String
        let data: Data
        /// How much was sent, and how much of it the page has; nil before the first piece went.
        var sent: Int?
        var fetched = 0
    }

    static let piece = 256 << 10
    static let underWay = 1 << 20

    private let send: ([UInt8]) -> Void
    private var waiting: [File] = []
    private var lastID: UInt64 = 0

    init(send: @escaping ([UInt8]) -> Void) { self.send = send }

    func add(_ data: Data, name: String, type: String) {
        lastID += 1
        waiting.append(File(id: lastID, name: name, type: type, data: data))
        goOn()
    }

    /// The page has so much of a file.
    func fetched(_ id: UInt64, _ bytes: UInt64) {
        guard let file = waiting.first, file.id == id, let sent = file.sent, bytes <= sent else { return }
        waiting[0].fetched = max(file.fetched, Int(bytes))
        if waiting[0].fetched == file.data.count { waiting.removeFirst() }
        goOn()
    }

    /// The page is there again. What it does not have is sent again.
    func resume() {
        guard let file = waiting.first else { return }
        waiting[0].sent = file.sent.map { _ in file.fetched }
        goOn(again: true)
    }

    private func goOn(again: Bool = false) {
        guard let file = waiting.first else { return }
        var sent = file.sent ?? 0
        // The first piece of a file says what it is, also where there is nothing in it.
        var isDue = again || file.sent == nil
        while isDue || sent < file.data.count && sent - file.fetched < Self.underWay {
            isDue = false
            let part = file.data.dropFirst(sent).prefix(Self.piece)
            var writer = WireWriter()
            writer.byte(DownKind.file.rawValue)
            writer.unsigned(file.id)
            writer.unsigned(UInt64(file.data.count))
            writer.unsigned(UInt64(sent))
            writer.string(file.name)
            writer.string(file.type)
            writer.raw(Array(part))
            send(writer.bytes)
            sent += part.count
        }
        waiting[0].sent = sent
    }
}
