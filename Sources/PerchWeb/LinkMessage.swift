import Foundation
import NIOCore

/// A message between the server and a worker: a length, the session, the kind, and what it says.
struct LinkMessage: Sendable {
    var session: UInt32
    var kind: LinkKind
    var bytes: [UInt8]

    var buffer: ByteBuffer {
        var buffer = ByteBuffer()
        buffer.reserveCapacity(bytes.count + 9)
        buffer.writeInteger(UInt32(bytes.count + 5), endianness: .little)
        buffer.writeInteger(session, endianness: .little)
        buffer.writeInteger(kind.rawValue)
        buffer.writeBytes(bytes)
        return buffer
    }
}

/// Cuts a stream into messages. Both ends are ours, but user code shares one of them, so lengths are not believed.
struct LinkDecoder: ByteToMessageDecoder {
    typealias InboundOut = LinkMessage

    struct Malformed: Error {}
    static let longest: UInt32 = 256 << 20

    mutating func decode(context: ChannelHandlerContext, buffer: inout ByteBuffer) throws -> DecodingState {
        guard let length = buffer.getInteger(at: buffer.readerIndex, endianness: .little, as: UInt32.self) else {
            return .needMoreData
        }
        guard length >= 5, length <= Self.longest else { throw Malformed() }
        guard buffer.readableBytes >= Int(length) + 4 else { return .needMoreData }
        buffer.moveReaderIndex(forwardBy: 4)
        guard let session = buffer.readInteger(endianness: .little, as: UInt32.self),
            let kind = buffer.readInteger(as: UInt8.self).flatMap(LinkKind.init),
            let bytes = buffer.readBytes(length: Int(length) - 5)
        else { throw Malformed() }
        context.fireChannelRead(wrapInboundOut(LinkMessage(session: session, kind: kind, bytes: bytes)))
        return .continue
    }

    mutating func decodeLast(
        context: ChannelHandlerContext, buffer: inout ByteBuffer, seenEOF: Bool
    ) throws -> DecodingState { try decode(context: context, buffer: &buffer) }
}

/// The end of a line between server and worker.
final class LinkHandler: ChannelInboundHandler {
    typealias InboundIn = LinkMessage

    private let receive: (LinkMessage) -> Void
    private let closed: () -> Void

    init(receive: @escaping (LinkMessage) -> Void, closed: @escaping () -> Void) {
        self.receive = receive
        self.closed = closed
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { receive(unwrapInboundIn(data)) }
    func channelInactive(context: ChannelHandlerContext) { closed() }
    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
