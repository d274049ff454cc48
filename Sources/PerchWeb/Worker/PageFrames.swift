import DisplayList
import Rasterizer

/// The frames that a page was sent, and those that it has drawn.
@MainActor
final class PageFrames {
    private var encoder = FrameEncoder(resources: PainterResources.shared)
    /// The last event that the session has taken in.
    private var sequence: UInt64 = 0
    private var sentSequence: UInt64 = 0
    private var sentRooms: [ScrollRoom] = []

    /// Frames that may be on their way to the page.
    private static let mostUnacknowledged = 10

    /// Whether the page keeps up, so that it can be sent another frame.
    var hasRoom: Bool { encoder.unacknowledged.count < Self.mostUnacknowledged }

    /// The page has drawn a frame.
    func acknowledge(_ number: UInt32) { encoder.acknowledge(number) }

    /// Notes that an event was taken in. The next frame tells the page.
    func note(_ number: UInt64) { sequence = max(sequence, number) }

    /// Sends everything again: the page may have missed what was sent.
    func startOver() { encoder = FrameEncoder(resources: PainterResources.shared) }

    /// The message with a frame; nil if the page knows all of it.
    func message(_ list: DisplayList, _ semantics: SemanticTree, _ rooms: [ScrollRoom]) -> [UInt8]? {
        let last = encoder.unacknowledged.last ?? encoder.base
        let isSame = last.map {
            $0.list.root === list.root && $0.list.size == list.size && $0.list.background == list.background
                && $0.semantics == semantics
        }
        guard isSame != true || sequence != sentSequence || rooms != sentRooms else { return nil }
        var writer = WireWriter()
        writer.byte(DownKind.frame.rawValue)
        writer.unsigned(sequence)
        sentSequence = sequence
        writer.count(rooms.count)
        for room in rooms { room.write(to: &writer) }
        sentRooms = rooms
        writer.raw(encoder.encode(list, semantics: semantics))
        return writer.bytes
    }
}
