import Foundation
import LedgerCore
import NIOCore
import NIOHTTP1
import NIOPosix

/// One connection to a server that carries one request after another: as light as a client can be, so that the server is measured.
final class LoadConnection: Sendable {
    private let channel: any Channel
    private let handler: NIOLoopBound<Handler>
    private let token: String

    init(port: Int, token: String, on group: any EventLoopGroup) async throws {
        self.token = token
        let channel = try await ClientBootstrap(group: group)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHTTPClientHandlers()
                    try channel.pipeline.syncOperations.addHandler(Handler())
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
        self.channel = channel
        handler = try await channel.eventLoop.submit {
            NIOLoopBound(try channel.pipeline.syncOperations.handler(type: Handler.self), eventLoop: channel.eventLoop)
        }.get()
    }

    func close() async { try? await channel.close() }

    func push(_ request: PushRequest, to account: String) async throws -> PushAnswer {
        try PushAnswer(json: try await send(.POST, "/v1/accounts/\(account)/push", (request.json ?? .null).text))
    }

    func pull(after sequence: Int, from account: String) async throws -> PullAnswer {
        try PullAnswer(json: try await send(.GET, "/v1/accounts/\(account)/pull?after=\(sequence)", nil))
    }

    func news(since head: Int, of account: String) async throws -> Int? {
        let request = AccountHeads([account: head])
        return try AccountHeads(json: try await send(.POST, "/v1/hint", (request.json ?? .null).text)).heads[account]
    }

    private func send(_ method: HTTPMethod, _ path: String, _ body: String?) async throws -> JSONValue {
        var head = HTTPRequestHead(version: .http1_1, method: method, uri: path)
        head.headers = [
            "Host": "localhost", "Authorization": "Bearer \(token)",
            SyncProtocol.versionHeader: "\(SyncProtocol.version)", "Content-Length": "\(body?.utf8.count ?? 0)",
        ]
        let buffer = body.map { ByteBuffer(string: $0) }
        let answer = channel.eventLoop.makePromise(of: (status: Int, body: ByteBuffer).self)
        channel.eventLoop.execute { [channel, handler, head] in
            handler.value.answers.append(answer)
            channel.write(HTTPClientRequestPart.head(head), promise: nil)
            if let buffer { channel.write(HTTPClientRequestPart.body(.byteBuffer(buffer)), promise: nil) }
            channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
        }
        let (status, data) = try await answer.futureResult.get()
        let json = try JSONValue(parsing: String(buffer: data))
        guard status == 200 else { throw try ServerFailure(json: json) }
        return json
    }

    private final class Handler: ChannelInboundHandler, RemovableChannelHandler {
        typealias InboundIn = HTTPClientResponsePart
        var answers: CircularBuffer<EventLoopPromise<(status: Int, body: ByteBuffer)>> = []
        private var status = 0
        private var body = ByteBuffer()

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .head(let head):
                status = Int(head.status.code)
                body.clear()
            case .body(var part): body.writeBuffer(&part)
            case .end: answers.popFirst()?.succeed((status, body))
            }
        }

        func channelInactive(context: ChannelHandlerContext) {
            while let answer = answers.popFirst() { answer.fail(ChannelError.eof) }
        }
    }
}
