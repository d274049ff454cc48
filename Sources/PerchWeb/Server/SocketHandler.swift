import DisplayList
import Foundation
import NIOCore
import NIOWebSocket

/// One page's connection: checks what the frame codec leaves open, and hands messages on.
final class SocketHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let directory: SessionDirectory
    private let limits: ServerConfiguration.Limits
    /// The browser that the page is in, as its cookie says; nil for what has none.
    let browser: String?
    /// What the page has said when it opened the connection.
    private let greeting: Greeting?
    /// What the connection is called in the log.
    let requestID: String
    private var channel: (any Channel)?
    /// The session that the page is shown; 0 until it said which.
    private var session: UInt32 = 0
    private var deadline: Scheduled<Void>?
    private var pings: RepeatedTask?
    private var unansweredPings = 0
    /// Bytes that were written and have not left yet.
    private var waiting = 0
    private var isClosing = false

    init(
        _ directory: SessionDirectory, _ limits: ServerConfiguration.Limits, browser: String?, requestID: String,
        greeting: Greeting? = nil
    ) {
        self.requestID = requestID
        self.greeting = greeting
        self.browser = browser
        self.directory = directory
        self.limits = limits
    }

    func handlerAdded(context: ChannelHandlerContext) {
        channel = context.channel
        let this = NIOLoopBound(self, eventLoop: context.eventLoop)
        deadline = context.eventLoop.scheduleTask(in: .seconds(Int64(limits.handshake))) {
            this.value.close(.late, "The connection sent no message.")
        }
        pings = context.eventLoop.scheduleRepeatedTask(
            initialDelay: .seconds(Int64(limits.ping)), delay: .seconds(Int64(limits.ping))
        ) { _ in this.value.ping() }
        // Behind the answer that makes the connection a socket.
        if let greeting { context.eventLoop.execute { this.value.open(greeting) } }
    }

    private func ping() {
        guard unansweredPings < 2 else { return close(.late, "No answer.") }
        unansweredPings += 1
        write(WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer()))
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        guard !isClosing else { return }
        switch frame.opcode {
        case .binary:
            var data = frame.unmaskedData
            receive(data.readBytes(length: data.readableBytes) ?? [])
        // A peer that does not read what it gets is not answered any more.
        case .ping where waiting > limits.waitingPongs: break
        case .ping: write(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData))
        case .pong: unansweredPings = 0
        case .connectionClose:
            var data = frame.unmaskedData
            let code = data.readWebSocketErrorCode()
            if session != 0, code == .unknown(CloseCode.over.rawValue) { directory.end(session) }
            close(.done, "", isLeaving: code == .unknown(CloseCode.leaving.rawValue))
        case .text: close(.unsupported, "Messages must be binary.")
        default: close(.protocolError, "Unknown frame.")
        }
    }

    private func receive(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return close(.protocolError, "The message is empty.") }
        if session != 0 { return directory.receive(bytes, for: session) }
        guard let kind = bytes.first, kind == UpKind.hello.rawValue, bytes.count > 1 else {
            return close(.protocolError, "A session begins with a greeting.")
        }
        guard let greeting = Greeting(message: bytes.dropFirst()) else {
            return close(.protocolError, "The greeting cannot be read.")
        }
        open(greeting)
    }

    private func open(_ greeting: Greeting) {
        guard session == 0, !isClosing else { return }
        guard greeting.version == Int(WireFormat.version) else { return close(.version, "Please load the page again.") }
        deadline?.cancel()
        switch directory.open(greeting.settings, for: self) {
        case .success(let id): session = id
        case .failure(let refusal): close(refusal.code, refusal.reason)
        }
    }

    // MARK: From the session

    func send(_ bytes: [UInt8]) {
        guard !isClosing else { return }
        guard waiting + bytes.count <= limits.waiting else { return close(.tooMuch, "The connection is too slow.") }
        write(WebSocketFrame(fin: true, opcode: .binary, data: ByteBuffer(bytes: bytes)))
    }

    /// The session was taken over by another connection, or is over.
    func detach(_ code: CloseCode, _ reason: String) {
        session = 0
        close(code, reason)
    }

    /// - Parameter isLeaving: whether the page itself is closed.
    func close(_ code: CloseCode, _ reason: String, isLeaving: Bool = false) {
        guard !isClosing, let channel else { return }
        isClosing = true
        if ![.done, .leaving, .over].contains(code) {
            if code == .tooMuch || code == .tooLarge || code == .protocolError {
                directory.metrics.connectionsDropped += 1
            }
            directory.note("closed", ["id": requestID, "code": Int(code.rawValue), "reason": reason])
        }
        leave(forGood: isLeaving)
        var data = ByteBuffer()
        data.write(webSocketErrorCode: WebSocketErrorCode(codeNumber: Int(code.rawValue)))
        data.writeString(String(reason.prefix(100)))
        let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
        // A peer that does not read would keep the farewell waiting forever.
        let timer = channel.eventLoop.scheduleTask(in: .seconds(2)) { channel.close(promise: nil) }
        // One that has sent too much is kept waiting and no longer read, so that it costs nothing and does not reconnect at once.
        guard code != .tooMuch else {
            _ = channel.setOption(.autoRead, value: false)
            return channel.writeAndFlush(frame, promise: nil)
        }
        channel.writeAndFlush(frame).whenComplete { _ in
            timer.cancel()
            channel.close(promise: nil)
        }
    }

    private func write(_ frame: WebSocketFrame) {
        guard let channel else { return }
        let count = frame.length
        waiting += count
        let this = NIOLoopBound(self, eventLoop: channel.eventLoop)
        channel.writeAndFlush(frame).whenComplete { _ in this.value.waiting -= count }
    }

    private func leave(forGood isLeaving: Bool = false) {
        deadline?.cancel()
        pings?.cancel()
        if session != 0 { directory.detach(session, from: self, isLeaving: isLeaving) }
        session = 0
    }

    func channelInactive(context: ChannelHandlerContext) {
        isClosing = true
        leave()
        channel = nil
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if error is BrowserFrames.TooMany { return close(.tooMuch, "Too many messages.") }
        // Too large a frame, too many fragments, or no frame at all.
        close(
            (error as? NIOWebSocketError) == .invalidFrameLength ? .tooLarge : .protocolError,
            "The message is not a WebSocket frame.")
    }
}

/// Lets through what browsers send: frames that are masked and make no use of extensions, and no more of them than a page may
/// send. Long messages come in several frames, and pings between them, so this stands before what puts messages together.
final class BrowserFrames: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    struct Foreign: Error {}
    struct TooMany: Error {}

    private var frames: Allowance
    private var bytes: Allowance
    private var hasFailed = false

    init(_ limits: ServerConfiguration.Limits) {
        frames = Allowance(perSecond: limits.messagesPerSecond, burst: limits.burst)
        bytes = Allowance(perSecond: limits.bytesPerSecond, burst: limits.burst)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !hasFailed else { return }
        let frame = unwrapInboundIn(data)
        let now = NIODeadline.now()
        guard frames.take(1, now), bytes.take(Double(frame.length), now) else { return fail(TooMany(), context) }
        guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return fail(Foreign(), context) }
        context.fireChannelRead(data)
    }

    private func fail(_ error: any Error, _ context: ChannelHandlerContext) {
        hasFailed = true
        context.fireErrorCaught(error)
    }
}

/// Why a connection ends. Those above 4000 are ours; of them, pages do not come back from the first ten by themselves.
enum CloseCode: UInt16 {
    case done = 1000
    case protocolError = 1002
    case unsupported = 1003
    case tooLarge = 1009
    /// What the peer sends, or does not fetch, is more than is kept for it.
    case tooMuch = 1013
    /// The page ends its session.
    case over = 4000
    case version = 4001
    case full = 4002
    case taken = 4003
    /// The process that held the session is gone, or ended each time when it was begun.
    case ended = 4004
    /// The page could not read what it was sent.
    case unreadable = 4005
    /// The page is closed, or loaded again.
    case leaving = 4006
    case late = 4010
}

/// So much a second, and some in advance.
struct Allowance {
    private let perSecond: Double
    private let most: Double
    private var left: Double
    private var last: NIODeadline?

    init(perSecond: Double, burst: Double) {
        self.perSecond = perSecond
        most = perSecond * burst
        left = most
    }

    mutating func take(_ amount: Double, _ now: NIODeadline) -> Bool {
        if let last { left = min(most, left + perSecond * Double((now - last).nanoseconds) / 1e9) }
        last = now
        guard left >= amount else { return false }
        left -= amount
        return true
    }
}
