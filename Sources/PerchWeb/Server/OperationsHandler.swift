import Foundation
import NIOCore
import NIOHTTP1

/// Answers the operator of the server, on a port that only this machine can reach: metrics, health, and a page of both.
final class OperationsHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let server: WebServer
    private var head: HTTPRequestHead?

    init(_ server: WebServer) { self.server = server }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): self.head = head
        case .body: break
        case .end:
            guard let head else { return }
            self.head = nil
            respond(to: head, context)
        }
    }

    private func respond(to head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        // A page of another site could ask by a name that leads here.
        guard RequestGuard.isLoopback(head.headers.first(name: "host")) else {
            return send(
                .forbidden, "text/plain", "Use the address 127.0.0.1 or the name localhost.\n", head, context)
        }
        guard head.method == .GET || head.method == .HEAD else {
            return send(.methodNotAllowed, "text/plain", "Only reading is possible.\n", head, context)
        }
        let state = server.state
        switch head.uri.prefix(while: { $0 != "?" }) {
        case "/health": send(.ok, "text/plain", "ok\n", head, context)
        case "/ready":
            let isReady = !state.isDraining && state.attached < state.mostSessions
            send(isReady ? .ok : .serviceUnavailable, "text/plain", isReady ? "ready\n" : "not ready\n", head, context)
        case "/metrics":
            send(.ok, "text/plain; version=0.0.4", server.metrics.text(state), head, context)
        case "/": send(.ok, "text/html", OperationsPage(metrics: server.metrics, state: state).html, head, context)
        default: send(.notFound, "text/plain", "This port serves /health, /ready, /metrics, and /.\n", head, context)
        }
    }

    private func send(
        _ status: HTTPResponseStatus, _ type: String, _ text: String, _ head: HTTPRequestHead,
        _ context: ChannelHandlerContext
    ) {
        let headers = HTTPHeaders([
            ("Content-Type", "\(type); charset=utf-8"), ("Content-Length", String(text.utf8.count)),
            ("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"),
            ("X-Content-Type-Options", "nosniff"), ("Cache-Control", "no-store"),
        ])
        context.write(
            wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers))), promise: nil)
        if head.method == .GET {
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: text)))), promise: nil)
        }
        let done = context.writeAndFlush(wrapOutboundOut(.end(nil)))
        if !head.isKeepAlive {
            let channel = context.channel
            done.whenComplete { _ in channel.close(promise: nil) }
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

/// The state of the server for people.
struct OperationsPage {
    var metrics: ServerMetrics
    var state: ServerMetrics.State

    var html: String {
        let rows: [(String, String)] = [
            ("State", state.isDraining ? "draining: no new sessions" : "serving"),
            ("Sessions on a page", "\(state.attached) of \(state.mostSessions)"),
            ("Sessions that wait for their page", String(state.detached)),
            ("Connections", "\(state.connections) of \(state.mostConnections)"),
            ("Sessions started, and resumed", "\(metrics.sessionsOpened), \(metrics.sessionsResumed)"),
            ("Sessions refused", String(metrics.sessionsRefused.values.reduce(0, +))),
            ("Sessions lost with their process", String(metrics.sessionsLost)),
            ("Processes that failed", String(metrics.workersFailed)),
            ("Messages received", "\(metrics.messagesReceived), \(metrics.bytesReceived / 1024) KiB"),
            ("Sent", "\(metrics.bytesSent / 1024) KiB"),
        ]
        let workers = state.workers.map { worker in
            let use = ProcessUse(worker.id)
            return "<tr><td>\(worker.id)<td>\(worker.role)<td>\(worker.sessions)<td>"
                + (use.map { String(format: "%.1f s<td>%d MiB", $0.seconds, $0.bytes >> 20) } ?? "<td>") + "</tr>"
        }
        return """
            <!DOCTYPE html>
            <html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <meta http-equiv="refresh" content="5"><title>Server – Perch</title>
            <style>
            :root { color-scheme: light dark; } body { font: 15px/1.5 Inter, system-ui, sans-serif; max-width: 720px; margin: 40px auto; padding: 0 20px; }
            table { border-collapse: collapse; width: 100%; margin: 12px 0 32px; } th, td { text-align: start; padding: 7px 12px 7px 0; border-bottom: 1px solid #8884; }
            th { font-weight: 500; } td { font-variant-numeric: tabular-nums; }
            </style>
            <h1>Server</h1>
            <table>\(rows.map { "<tr><th scope=\"row\">\($0.0)<td>\($0.1)</tr>" }.joined())</table>
            <h2>Processes</h2>
            <table><tr><th>Process<th>For<th>Sessions<th>CPU<th>Memory</tr>\(workers.joined())</table>
            <p><a href="/metrics">Metrics for Prometheus</a>, <a href="/health">health</a>, <a href="/ready">readiness</a></p>
            </html>

            """
    }
}
