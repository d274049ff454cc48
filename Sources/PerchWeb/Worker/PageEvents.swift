import DisplayList
import Foundation

extension WireReader {
    /// A place on the page, or a distance.
    fileprivate mutating func place() throws(WireError) -> Double {
        let value = Double(try float())
        guard abs(value) < 1e6 else { throw .invalid("place") }
        return value
    }
}

/// What happened on a page, as it tells it.
enum PageEvent: Hashable, Sendable {
    struct Pointer: Hashable, Sendable {
        enum Phase: UInt8, Sendable {
            case down, moved, up, cancelled
            /// The pointer is no longer over the canvas.
            case left
        }
        enum Kind: UInt8, Sendable { case touch, mouse, pen }

        var phase: Phase
        var id: UInt64
        var kind: Kind
        /// The buttons that are held: the first, the second and the middle one, as bits.
        var buttons: UInt8
        var modifiers: Modifiers
        var x: Double
        var y: Double
    }

    struct Modifiers: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        static let shift = Modifiers(rawValue: 1)
        static let control = Modifiers(rawValue: 2)
        static let option = Modifiers(rawValue: 4)
        static let command = Modifiers(rawValue: 8)
    }

    enum KeyPhase: UInt8, Sendable { case down, again, up }

    case pointer(Pointer)
    case wheel(x: Double, y: Double, dx: Double, dy: Double, Modifiers)
    case key(String, KeyPhase, Modifiers)

    init(_ reader: inout WireReader) throws(WireError) {
        switch try reader.byte() {
        case 0:
            guard let phase = Pointer.Phase(rawValue: try reader.byte()) else { throw .invalid("phase") }
            let id = try reader.unsigned()
            guard let kind = Pointer.Kind(rawValue: try reader.byte()) else { throw .invalid("pointer") }
            let (buttons, modifiers) = (try reader.byte(), Modifiers(rawValue: try reader.byte()))
            let (x, y) = (try reader.place(), try reader.place())
            _ = try reader.float()
            self = .pointer(
                Pointer(phase: phase, id: id, kind: kind, buttons: buttons, modifiers: modifiers, x: x, y: y))
        case 1:
            let modifiers = Modifiers(rawValue: try reader.byte())
            let (x, y, dx, dy) = (
                try reader.place(), try reader.place(), try reader.place(), try reader.place()
            )
            _ = try reader.float()
            self = .wheel(x: x, y: y, dx: dx, dy: dy, modifiers)
        case 2:
            guard let phase = KeyPhase(rawValue: try reader.byte()) else { throw .invalid("key") }
            let modifiers = Modifiers(rawValue: try reader.byte())
            self = .key(try reader.string(), phase, modifiers)
        default: throw .invalid("event")
        }
    }
}

/// What a page asks to be done with an element.
enum ElementAction: Hashable, Sendable {
    case activate, escape, increment, decrement, focus, blur
    /// Scrolls it into sight.
    case show
    /// Sets a number to the least or the most that it can be.
    case least, most
    case named(String)
    /// Leads to an entry of one of its rotors.
    case place(rotor: Int, entry: Int)

    init(_ reader: inout WireReader) throws(WireError) {
        let kind = try reader.byte()
        let name = try reader.string()
        switch kind {
        case 0: self = .activate
        case 1: self = .escape
        case 2: self = .named(name)
        case 3: self = .increment
        case 4: self = .decrement
        case 5: self = .focus
        case 6: self = .blur
        case 7: self = .show
        case 8: self = .least
        case 9: self = .most
        case 10:
            let numbers = name.split(separator: " ").map { Int($0) }
            guard numbers.count == 2, let rotor = numbers[0], let entry = numbers[1] else { throw .invalid("place") }
            self = .place(rotor: rotor, entry: entry)
        default: throw .invalid("action")
        }
    }
}

/// A piece of a file that a page hands in for a request.
struct FilePiece: Hashable, Sendable {
    var request: UInt64
    /// Which of the request's files, from 0.
    var file: UInt64
    /// How large the file is, and where in it the piece belongs.
    var size: UInt64
    var offset: UInt64
    var name: String
    var type: String
    var bytes: [UInt8]

    init(_ reader: inout WireReader) throws(WireError) {
        request = try reader.unsigned()
        file = try reader.unsigned()
        size = try reader.unsigned()
        offset = try reader.unsigned()
        name = try reader.string()
        type = try reader.string()
        bytes = Array(try reader.raw(try reader.count()))
    }
}

/// Files that come over the page from outside.
struct FileDrag: Hashable, Sendable {
    enum Phase: UInt8, Sendable {
        case over, left, dropped
    }

    var phase: Phase
    var x: Double
    var y: Double
    /// Their types, as browsers name them; empty if one is not known.
    var types: [String]

    init(_ reader: inout WireReader) throws(WireError) {
        guard let phase = Phase(rawValue: try reader.byte()) else { throw .invalid("phase") }
        self.phase = phase
        (x, y) = (try reader.place(), try reader.place())
        types = []
        for _ in 0..<(try reader.count(of: 1)) { types.append(try reader.string()) }
        guard types.count <= 100 else { throw .invalid("files") }
    }
}

/// A message of a page's.
enum PageMessage: Hashable, Sendable {
    case drawn(UInt32)
    case events(UInt64, [PageEvent])
    case action(UInt64, element: UInt64, ElementAction)
    case text(UInt64, element: UInt64, FieldEdit)
    case settings([String: String])
    case visible(Bool)
    case ask([String: String])
    case clock(String, Double)
    case file(FilePiece)
    case reply(UInt64, isDone: Bool)
    case drag(FileDrag)
    case fetched(UInt64, bytes: UInt64)
    case pasted(UInt64, String)

    init(_ bytes: [UInt8]) throws(WireError) {
        var reader = WireReader(bytes)
        guard let kind = UpKind(rawValue: try reader.byte()) else { throw .invalid("message") }
        switch kind {
        case .hello: throw .invalid("greeting")
        case .drawn: self = .drawn(UInt32(try reader.index(below: Int(UInt32.max), "frame")))
        case .events:
            let sequence = try reader.unsigned()
            var events: [PageEvent] = []
            for _ in 0..<(try reader.count(of: 4)) { events.append(try PageEvent(&reader)) }
            self = .events(sequence, events)
        case .action:
            self = .action(
                try reader.unsigned(), element: try reader.unsigned(), try ElementAction(&reader))
        case .text: self = .text(try reader.unsigned(), element: try reader.unsigned(), try FieldEdit(&reader))
        case .settings: self = .settings(try reader.strings(most: 64))
        case .visible: self = .visible(try reader.flag())
        case .ask: self = .ask(try reader.strings(most: 16))
        case .clock: self = .clock(try reader.string(), Double(try reader.float()))
        case .file: self = .file(try FilePiece(&reader))
        case .reply: self = .reply(try reader.unsigned(), isDone: try reader.flag())
        case .drag: self = .drag(try FileDrag(&reader))
        case .pasted: self = .pasted(try reader.unsigned(), try reader.string())
        case .fetched: self = .fetched(try reader.unsigned(), bytes: try reader.unsigned())
        }
        guard reader.isAtEnd else { throw .invalid("bytes after the message") }
    }
}

extension PageMessage {
    /// The message in steps that are done one by one: of several events each, with those left out that another event follows up.
    var steps: [PageMessage] {
        guard case .events(let number, let events) = self else { return [self] }
        let merged = events.merged
        guard !merged.isEmpty else { return [self] }
        // The message is answered when its last event has been taken in.
        return merged.enumerated().map { .events($0 + 1 == merged.count ? number : 0, [$1]) }
    }
}

extension PageMessage {
    /// Whether it says only where a pointer is, or what was drawn.
    var isHover: Bool {
        switch self {
        case .drawn: true
        case .events(_, let events):
            events.allSatisfy { if case .pointer(let pointer) = $0 { pointer.phase == .moved } else { false } }
        default: false
        }
    }
}

extension [PageEvent] {
    /// The events with each row of moves of one pointer as its last one, and each row of turns of the wheel at one place as one.
    var merged: [PageEvent] {
        var merged: [PageEvent] = []
        /// Where the last moves of the pointers are, as long as nothing but moves has come since.
        var moves: [UInt64: Int] = [:]
        for event in self {
            if case .pointer(let pointer) = event, pointer.phase == .moved {
                if let index = moves[pointer.id], case .pointer(let last) = merged[index], last.isHeld(like: pointer) {
                    merged[index] = event
                } else {
                    moves[pointer.id] = merged.count
                    merged.append(event)
                }
                continue
            }
            moves = [:]
            if case .wheel(let x, let y, let dx, let dy, let modifiers) = event,
                case .wheel(x, y, let firstX, let firstY, modifiers)? = merged.last
            {
                merged[merged.count - 1] = .wheel(x: x, y: y, dx: firstX + dx, dy: firstY + dy, modifiers)
            } else {
                merged.append(event)
            }
        }
        return merged
    }
}

extension PageEvent.Pointer {
    fileprivate func isHeld(like other: Self) -> Bool {
        kind == other.kind && buttons == other.buttons && modifiers == other.modifiers
    }
}
