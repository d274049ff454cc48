import DisplayList
import Foundation

/// What a page says; the first byte of a message.
enum UpKind: UInt8 {
    case hello = 1
    /// A frame was drawn.
    case drawn = 2
    case events = 3
    case action = 4
    case text = 5
    case settings = 6
    case visible = 7
    case ask = 8
    case clock = 9
}

/// What a page is told.
enum DownKind: UInt8 {
    case welcome = 1
    case frame = 2
    case notice = 3
    case request = 4
    case answer = 5
    /// A picture of a preview, as a frame of its own.
    case thumbnail = 6
}

/// What the server and a worker say to each other about a session.
enum LinkKind: UInt8 {
    /// A session is to be made, with the settings of its page.
    case open = 0
    /// A message of the page's, or for it.
    case message = 1
    /// A page is there again, after the connection was lost.
    case attach = 2
    /// The page is gone, for now.
    case detach = 3
    /// The session is over.
    case close = 4
}

extension WireReader {
    /// Names with values, at most so many.
    mutating func strings(most: Int) throws(WireError) -> [String: String] {
        let count = try count(of: 2)
        guard count <= most else { throw .invalid("settings") }
        var values: [String: String] = [:]
        for _ in 0..<count {
            let name = try string()
            values[name] = try string()
        }
        return values
    }
}

extension WireWriter {
    mutating func strings(_ values: [String: String]) {
        count(values.count)
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            string(name)
            string(value)
        }
    }

    /// A message of one kind with names and values.
    static func message(_ kind: DownKind, _ values: [String: String]) -> [UInt8] {
        var writer = WireWriter()
        writer.byte(kind.rawValue)
        writer.strings(values)
        return writer.bytes
    }
}
