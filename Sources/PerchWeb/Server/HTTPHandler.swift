import Foundation
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers requests for the page's files, and takes the token that opens them.
final class HTTPHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let server: WebServer
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []
    /// Whether the peer wants the connection to end with the answer.
    private var isLast = false
    /// What the request is called in the log, and when it came.
    private var requestID = ""
    private var path = ""
    private var start = NIODeadline.now()
    private static let largestBody = 1024

    init(_ server: WebServer) { self.server = server }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            self.head = head
            isLast = !head.isKeepAlive
            requestID = Secret.short()
            path = String(head.uri.prefix { $0 != "?" && $0 != "#" }.prefix(200))
            start = .now()
            body = []
        case .body(var buffer):
            guard body.count + buffer.readableBytes <= Self.largestBody else {
                head = nil
                return answer(.payloadTooLarge, "The request is too large.", context, closes: true)
            }
            body += buffer.readBytes(length: buffer.readableBytes) ?? []
        case .end:
            guard let head else { return }
            self.head = nil
            respond(to: head, context)
        }
    }

    private func respond(to head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let verdict = server.verdict(head, on: context.channel)
        if case .refused(let reason) = verdict { return answer(.forbidden, reason, context, closes: true) }
        if path == "/enter" { return enter(head, context) }
        guard head.method == .GET || head.method == .HEAD else {
            return answer(.methodNotAllowed, "Only reading is possible.", context, closes: true)
        }
        if path == "/socket" { return answer(.badRequest, "This address expects a WebSocket.", context, closes: true) }
        let nonce = path == "/" ? Secret.make() : nil
        guard let file = nonce.map({ server.page(head.uri, nonce: $0) }) ?? server.file(at: path) else {
            return answer(.notFound, "There is no such page.", context)
        }
        let isPacked = head.headers["accept-encoding"].contains { $0.contains("gzip") }
        var more = [("Vary", "Accept-Encoding")] + (isPacked ? [("Content-Encoding", "gzip")] : [])
        if path == "/" { more.append(("Set-Cookie", browserCookie(head))) }
        send(
            .ok, file.type, isPacked ? file.packed : file.bytes, context, isHead: head.method == .HEAD, nonce: nonce,
            more: more)
    }

    /// What the browser is known by when its page opens the socket.
    private func browserCookie(_ head: HTTPRequestHead) -> String {
        let guarding = server.requestGuard
        return guarding.cookie(
            guarding.browserCookieName, server.browser(head) ?? Secret.make(), seconds: Self.browserTime)
    }

    /// For how long a browser is known without coming back, in seconds: 400 days, the most that browsers allow.
    private static let browserTime = 400 * 86_400

    /// The page hands in the token that its address had, and gets a cookie that no script can read.
    private func enter(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        guard head.method == .POST, head.headers.first(name: "origin") != nil else {
            return answer(.methodNotAllowed, "Only the page can do this.", context, closes: true)
        }
        guard let token = server.configuration.token, Secret.areEqual(String(decoding: body, as: UTF8.self), token)
        else { return answer(.forbidden, "The token is wrong.", context, closes: true) }
        let guarding = server.requestGuard
        send(
            .noContent, nil, [], context, more: [("Set-Cookie", guarding.cookie(guarding.cookieName, token))])
    }

    private func answer(
        _ status: HTTPResponseStatus, _ text: String, _ context: ChannelHandlerContext, closes: Bool = false
    ) {
        send(status, "text/plain; charset=utf-8", Array((text + "\n").utf8), context, closes: closes)
    }

    /// - Parameter nonce: allows the script and the style inside the page.
    static func policy(nonce: String?) -> String {
        let own = nonce.map { "'self' 'nonce-\($0)'" } ?? "'self'"
        return "default-src 'none'; script-src \(own); style-src \(own); img-src 'self' blob: data:; font-src 'self'; "
            + "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; "
            + "require-trusted-types-for 'script'; trusted-types 'none'"
    }

    private func send(
        _ status: HTTPResponseStatus, _ type: String?, _ bytes: [UInt8], _ context: ChannelHandlerContext,
        isHead: Bool = false, closes: Bool = false, nonce: String? = nil, more: [(String, String)] = []
    ) {
        let closes = closes || isLast
        server.metrics.requests[Int(status.code), default: 0] += 1
        server.configuration.log.note(
            "request",
            [
                "id": requestID, "path": path, "status": Int(status.code), "bytes": bytes.count,
                "milliseconds": Double((NIODeadline.now() - start).nanoseconds / 1000) / 1000,
            ])
        var headers = HTTPHeaders(more)
        if let type { headers.add(name: "Content-Type", value: type) }
        if status != .noContent { headers.add(name: "Content-Length", value: String(bytes.count)) }
        headers.add(name: "Content-Security-Policy", value: Self.policy(nonce: nonce))
        headers.add(name: "X-Content-Type-Options", value: "nosniff")
        headers.add(name: "Cross-Origin-Opener-Policy", value: "same-origin")
        headers.add(name: "Cross-Origin-Resource-Policy", value: "same-origin")
        headers.add(name: "Referrer-Policy", value: "no-referrer")
        headers.add(
            name: "Permissions-Policy",
            value: "camera=(), microphone=(), geolocation=(), clipboard-read=(self), clipboard-write=(self)")
        headers.add(name: "Cache-Control", value: "no-cache")
        headers.add(name: "X-Request-Id", value: requestID)
        if closes { headers.add(name: "Connection", value: "close") }
        context.write(
            wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers))), promise: nil)
        if !isHead, !bytes.isEmpty {
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: nil)
        }
        let done = context.writeAndFlush(wrapOutboundOut(.end(nil)))
        if closes {
            let channel = context.channel
            done.whenComplete { _ in channel.close(promise: nil) }
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A request to become a WebSocket that was refused is a request like any other, and receives the reason.
        if error is NIOWebSocketUpgradeError { return }
        context.close(promise: nil)
    }
}

/// Closes a connection whose peer takes too long to say what it wants, or keeps it open for nothing.
final class RequestDeadline: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer

    private let seconds: Int64
    private var timer: Scheduled<Void>?

    init(seconds: Int64) { self.seconds = seconds }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        timer = context.eventLoop.scheduleTask(in: .seconds(seconds)) { channel.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }
    func channelInactive(context: ChannelHandlerContext) {
        timer?.cancel()
        context.fireChannelInactive()
    }
}
