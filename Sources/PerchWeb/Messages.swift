import DisplayList
import Foundation
import LiteralValues

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
    /// A piece of a file that was asked for.
    case file = 10
    /// The page is done with what it was asked for, or gave it up.
    case reply = 11
    /// Files are dragged over the page, or dropped on it.
    case drag = 12
    /// The page has so much of a file that it is to save.
    case fetched = 13
    /// A text from the browser's clipboard is pasted where no field of the page is.
    case pasted = 14
}

/// What a page is notified.
enum DownKind: UInt8 {
    case welcome = 1
    case frame = 2
    case notice = 3
    case request = 4
    case answer = 5
    /// A picture of a preview, as its own frame.
    case thumbnail = 6
    /// A piece of a file for the browser to save.
    case file = 7
    /// So much of a file that was asked for has come.
    case taken = 8
    /// What a field is said to have held is not known; the page tells all that it holds.
    case unknown = 9
    /// A picture that was asked for, for the browser to save.
    case picture = 10
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
    /// What views hold is asked for, and told, before another build takes over.
    case save = 5
    /// What views held in the build before; it comes before the session is made.
    case restore = 6
    /// A worker passes on a question of its session's page that runs code of previews which nobody has opened; a process of its
    /// own is asked, and answers with what the page is to be told.
    case draft = 7
    /// Whether the worker still takes anything in; it says the same.
    case ping = 8
    /// What the program keeps in its defaults for all pages of a browser: all of it before the session is made, and later what
    /// one of its sessions has changed, as property lists by their keys; an empty one was taken away.
    case remembered = 9
    /// What the worker told last of those keys is remembered.
    case noted = 10
    /// A worker has more messages of a session's page than it keeps; it has dropped them.
    case overrun = 11
    /// The literals that say something else than was compiled, by their numbers. They count for the whole process.
    case literals = 12
}

extension WireReader {
    /// Literals by their numbers.
    mutating func literals() throws(WireError) -> [Int: LiteralValue] {
        var literals: [Int: LiteralValue] = [:]
        for (id, value) in try strings(most: mostLiterals) {
            guard let id = Int(id), let value = LiteralValue(encoded: value) else { throw .invalid("literals") }
            literals[id] = value
        }
        return literals
    }

    /// States of views by their places.
    mutating func states() throws(WireError) -> [String: Data] {
        var states: [String: Data] = [:]
        for _ in 0..<(try count(of: 2)) {
            let name = try string()
            states[name] = Data(try raw(try count()))
        }
        return states
    }

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

/// So many literals may say something else than was compiled.
private let mostLiterals = 100_000

extension WireWriter {
    mutating func literals(_ literals: [Int: LiteralValue]) {
        strings(
            Dictionary(literals.map { (String($0.key), $0.value.encoded) }, uniquingKeysWith: { first, _ in first }))
    }

    mutating func states(_ states: [String: Data]) {
        count(states.count)
        for (name, value) in states {
            string(name)
            count(value.count)
            raw(Array(value))
        }
    }

    mutating func strings(_ values: [String: String]) {
        count(values.count)
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            string(name)
            string(value)
        }
    }

    /// The answer to a question of a page's, as values that JSON has.
    static func answer(_ values: [String: Any]) -> [UInt8] {
        var writer = WireWriter()
        writer.byte(DownKind.answer.rawValue)
        let data = (try? JSONSerialization.data(withJSONObject: values)) ?? Data("{}".utf8)
        writer.string(String(decoding: data, as: UTF8.self))
        return writer.bytes
    }

    /// A message of one kind with names and values.
    static func message(_ kind: DownKind, _ values: [String: String]) -> [UInt8] {
        var writer = WireWriter()
        writer.byte(kind.rawValue)
        writer.strings(values)
        return writer.bytes
    }
}
