import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A server that listens, for the thread that has started it.
struct RunningServer: Sendable {
    let port: Int
    let operationsPort: Int
    fileprivate let server: NIOLoopBound<WebServer>

    fileprivate init(port: Int, operationsPort: Int, server: NIOLoopBound<WebServer>) {
        self.port = port
        self.operationsPort = operationsPort
        self.server = server
    }

    /// Takes no more sessions, and waits until the pages have left, or as long as the server is to wait.
    func drain(on loop: any EventLoop) throws {
        try loop.flatSubmit { server.value.drain() }.wait()
    }
}

/// Serves the page and its sockets. All of it happens on one event loop, which also guards the directory of sessions; the
/// work is done by the processes that hold the sessions.
final class WebServer {
    let configuration: ServerConfiguration
    private let files: PageFiles
    private let loop: any EventLoop
    private let directory: SessionDirectory
    private var channels: [any Channel] = []
    /// The port for the operator; 0 for none.
    private(set) var operationsPort = 0

    private init(
        _ configuration: ServerConfiguration, _ loop: any EventLoop, _ files: PageFiles, _ memory: BrowserMemory
    ) {
        self.configuration = configuration
        self.loop = loop
        self.files = files
        directory = SessionDirectory(configuration, loop, memory)
    }

    /// Starts to serve, and gives the port. With a rebuilder, sessions continue in what it builds.
    ///
    /// - Throws: where the page's files are not there, the folder of what browsers keep cannot be read, or the port is taken.
    static func start(
        _ configuration: ServerConfiguration, on loop: any EventLoop, builds: BuildNews? = nil
    ) throws -> EventLoopFuture<RunningServer> {
        let files = try PageFiles()
        let memory = try BrowserMemory(folder: configuration.memory, limits: configuration.limits.memory)
        return loop.flatSubmit {
            let server = WebServer(configuration, loop, files, memory)
            let bound = NIOLoopBound(server, eventLoop: loop)
            builds?.listen { outcome in loop.execute { bound.value.wasBuilt(outcome) } }
            return server.bind().map {
                RunningServer(port: $0, operationsPort: bound.value.operationsPort, server: bound)
            }
        }
    }

    // MARK: The end

    /// Takes no more connections and begins no more sessions. Done when no page shows one any more, or the time for that is over.
    func drain() -> EventLoopFuture<Void> {
        for channel in channels { channel.close(promise: nil) }
        directory.drain()
        let done = loop.makePromise(of: Void.self)
        let end = NIODeadline.now() + .seconds(Int64(configuration.drain))
        let bound = NIOLoopBound(self, eventLoop: loop)
        loop.scheduleRepeatedTask(initialDelay: .zero, delay: .milliseconds(100)) { task in
            guard bound.value.directory.isIdle || NIODeadline.now() >= end else { return }
            task.cancel()
            done.succeed()
        }
        return done.futureResult
    }

    var metrics: ServerMetrics {
        get { directory.metrics }
        set { directory.metrics = newValue }
    }

    var state: ServerMetrics.State { directory.state }

    private func wasBuilt(_ outcome: Rebuilder.Outcome) {
        switch outcome {
        case .built:
            directory.tellAll(["kind": "build", "title": "", "text": ""])
            directory.restart()
        case .changed(let literals):
            directory.tellAll(["kind": "build", "title": "", "text": ""])
            directory.change(literals)
        case .failed(let errors):
            directory.tellAll(["kind": "build", "title": "The program could not be built", "text": errors])
        }
    }

    private func bind() -> EventLoopFuture<Int> {
        let bound = NIOLoopBound(self, eventLoop: loop)
        let hosts = configuration.host.map { [$0] } ?? ["127.0.0.1", "::1"]
        return bindOperations().flatMap { bound.value.bind(hosts[0], bound.value.configuration.port) }.flatMap { port in
            let server = bound.value
            server.directory.port = port
            guard hosts.count > 1 else { return server.loop.makeSucceededFuture(port) }
            // A machine may have no IPv6.
            return server.bind(hosts[1], port).recover { _ in port }
        }
    }

    /// Listens for the operator, on this machine only.
    private func bindOperations() -> EventLoopFuture<Void> {
        guard let port = configuration.operationsPort else { return loop.makeSucceededVoidFuture() }
        let bound = NIOLoopBound(self, eventLoop: loop)
        return ServerBootstrap(group: loop)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let operations = channel.pipeline.syncOperations
                    try operations.configureHTTPServerPipeline()
                    try operations.addHandler(OperationsHandler(bound.value))
                }
            }
            .bind(host: "127.0.0.1", port: port).map { channel in
                bound.value.operationsPort = channel.localAddress?.port ?? port
            }
    }

    private func bind(_ host: String, _ port: Int) -> EventLoopFuture<Int> {
        let bound = NIOLoopBound(self, eventLoop: loop)
        return ServerBootstrap(group: loop)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
            .childChannelOption(.maxMessagesPerRead, value: 4)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try bound.value.configure(channel) }
            }
            .bind(host: host, port: port).map { channel in
                bound.value.channels.append(channel)
                return channel.localAddress?.port ?? 0
            }
    }

    private func configure(_ channel: any Channel) throws {
        guard directory.admit(channel) else {
            channel.close(promise: nil)
            return
        }
        let bound = NIOLoopBound(self, eventLoop: loop)
        let upgrader = NIOWebSocketServerUpgrader(
            maxFrameSize: configuration.limits.frame,
            shouldUpgrade: { channel, head in
                let server = bound.value
                let isWelcome =
                    head.uri == "/socket" && server.verdict(head, on: channel, isUpgrade: true) == .welcome
                return channel.eventLoop.makeSucceededFuture(isWelcome ? Greeting.answer(to: head) : nil)
            },
            upgradePipelineHandler: { channel, head in
                channel.eventLoop.makeCompletedFuture {
                    let server = bound.value
                    let limits = server.configuration.limits
                    try channel.pipeline.syncOperations.addHandlers([
                        BrowserFrames(limits),
                        // Where a message is cut is for the browser to say.
                        NIOWebSocketFrameAggregator(
                            minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: limits.fragments,
                            maxAccumulatedFrameSize: limits.message),
                        SocketHandler(
                            server.directory, limits, browser: server.browser(head),
                            requestID: Secret.short(), greeting: Greeting(head)),
                    ])
                }
            })
        let http = HTTPHandler(self)
        let deadline = RequestDeadline(seconds: Int64(configuration.limits.handshake))
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderListSize = configuration.limits.headerBlock
        limits.maxHeaderFieldSize = configuration.limits.headerBlock
        let operations = channel.pipeline.syncOperations
        if let encryption = configuration.encryption { try operations.addHandler(encryption()) }
        try operations.addHandler(deadline)
        let boundHandlers = NIOLoopBound([http as any RemovableChannelHandler, deadline], eventLoop: loop)
        try operations.configureHTTPServerPipeline(
            withPipeliningAssistance: true,
            withServerUpgrade: (
                upgraders: [upgrader],
                completionHandler: { context in
                    for handler in boundHandlers.value {
                        context.pipeline.syncOperations.removeHandler(handler, promise: nil)
                    }
                }
            ),
            withErrorHandling: true, withEncoderConfiguration: .init(), withDecoderLimitConfiguration: limits)
        try operations.addHandler(http)
    }

    var requestGuard: RequestGuard {
        RequestGuard(
            port: directory.port, allowedHosts: configuration.allowedHosts, token: configuration.token,
            isEncrypted: configuration.encryption != nil, publicAddress: configuration.publicAddress)
    }

    func verdict(_ head: HTTPRequestHead, on channel: any Channel, isUpgrade: Bool = false) -> RequestGuard.Verdict {
        // Where a header comes twice, which of them counts is a matter of taste; nobody honest sends it.
        for name in ["host", "origin"] where head.headers[name].count > 1 {
            return .refused("The request has a header twice.")
        }
        return requestGuard.verdict(
            RequestGuard.Request(
                host: head.headers.first(name: "host"), origin: head.headers.first(name: "origin"),
                site: head.headers.first(name: "sec-fetch-site"),
                cookie: Self.cookie(head), isUpgrade: isUpgrade, address: channel.localAddress?.ipAddress))
    }

    /// Which browser asks; nil for one that is not known.
    func browser(_ head: HTTPRequestHead) -> String? { requestGuard.browser(Self.cookie(head)) }

    private static func cookie(_ head: HTTPRequestHead) -> String { head.headers["cookie"].joined(separator: ";") }

    func file(at path: String) -> PageFiles.File? { files[path] }

    /// The page for an address.
    func page(_ uri: String, nonce: String) -> PageFiles.File {
        var settings: [String: String] = [:]
        for item in URLComponents(string: uri)?.queryItems ?? [] { settings[item.name] = item.value ?? "" }
        let isPlain = configuration.role(for: settings).content == .program || settings["chrome"] == "0"
        return files.page(isPlain ? .plain : .gallery, nonce: nonce)
    }
}
