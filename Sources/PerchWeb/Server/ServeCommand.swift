import ArgumentParser
import Foundation
import NIOCore
import NIOPosix
import PerchCommands
import PerchHost
import HostKit

/// Set by the handler of SIGTERM, which may do nothing else.
private nonisolated(unsafe) var isToldToEnd: sig_atomic_t = 0

struct ServeCommand: RegisteredCommand {
    static let rank = 5
    static let isStandardForPrograms = true
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Show previews and the program live in the browser.",
        discussion: """
            Without --host, only this machine can reach the page. With --host, the page requires a token, which is part of the \
            printed address.
            """)

    @Option(help: "The port, or 0 for any free port.")
    var port = 8900

    @Option(help: "An address that other machines can reach, such as 0.0.0.0.")
    var host: String?

    @Option(help: "Another host name under which the page can be requested.")
    var allowHost: [String] = []

    @Option(
        help:
            "The address of a reverse proxy, such as https://ledger.example.com, that forwards requests with their Host header."
    )
    var publicAddress: String?

    @Option(help: "A PEM file with the certificate for encrypted connections. The program must link PerchWebTLS.")
    var certificate: String?

    @Option(help: "A PEM file with the key of the certificate.")
    var key: String?

    @Option(help: "The number of processes that run sessions.")
    var workers = ProcessInfo.processInfo.activeProcessorCount

    @Option(
        help:
            "A folder for the data that the program stores for each browser, such as the signed-in user. Without it, the data is lost when the server ends."
    )
    var remember: String?

    @Flag(
        help:
            "Give each session its own process. A program can request this with PerchProcessPerSession in its Info.plist."
    )
    var processPerSession = false

    @Option(
        help:
            "The number of seconds without a response after which a process is ended, or 0 for never, for use with a debugger."
    )
    var patience = ServerConfiguration.Limits().patience

    @Flag(
        help:
            "Also serve previews, at /?previews=1, and let pages inspect their content. Preview tools always do this."
    )
    var previews = false

    @Flag(help: "Build the program again when its sources are saved, and continue with the new program.")
    var watch = false

    @Option(help: "A local port for metrics, health, and the state of the server, or 0 for any free port.")
    var operationsPort: Int?

    @Option(help: "The number of seconds to wait for pages to close after SIGTERM.")
    var drain = 0

    @Flag(help: "Write a line of JSON to standard error for each request and each event of a session.")
    var log = false

    @OptionGroup(title: "Limits") var limits: LimitOptions

    @Flag(help: "Open the page in the browser.")
    var open = false

    @Option(help: "Draw the first screen to this file instead of serving the page.")
    var snapshot: String?

    @OptionGroup var design: DesignOptions

    func validate() throws {
        guard (0...65535).contains(port) else { throw ValidationError("--port must be at most 65535.") }
        guard (certificate == nil) == (key == nil) else {
            throw ValidationError("--certificate and --key must be used together.")
        }
        guard patience >= 0 else { throw ValidationError("--patience must be at least 0.") }
        guard remember != "" else { throw ValidationError("--remember must name a folder.") }
        if let publicAddress, PublicAddress(publicAddress) == nil {
            throw ValidationError("--public-address must be an address such as https://ledger.example.com.")
        }
        guard host != "" else { throw ValidationError("--host must name an address, such as 0.0.0.0.") }
        guard (0...65535).contains(operationsPort ?? 0) else {
            throw ValidationError("--operations-port must be at most 65535.")
        }
        guard (0...3600).contains(drain) else { throw ValidationError("--drain must be from 0 to 3600 seconds.") }
        guard workers >= 1 else { throw ValidationError("--workers must be at least 1.") }
    }

    func run() throws {
        try design.apply()
        if let snapshot {
            return try MainActor.assumeIsolated {
                guard let entry = PreviewDirectory.entry("") else { throw UsageProblem.noPreviews }
                try ViewCanvas(entry).file(.png).write(to: URL(fileURLWithPath: snapshot))
            }
        }
        var configuration = ServerConfiguration()
        configuration.host = host
        configuration.port = port
        configuration.workers = workers
        configuration.hasProgram = MainActor.assumeIsolated { PreviewCatalogue.program != nil }
        configuration.servesPreviews = previews || !configuration.hasProgram
        configuration.isProcessPerSession =
            processPerSession || InformationFiles.all.contains { $0.values["PerchProcessPerSession"] as? Bool == true }
        configuration.memory = remember.map { URL(fileURLWithPath: $0, isDirectory: true) }
        limits.apply(to: &configuration.limits)
        configuration.operationsPort = operationsPort
        configuration.drain = drain
        configuration.log = log ? .standardError : .off
        configuration.limits.patience = patience
        configuration.limits.draftPatience = min(configuration.limits.draftPatience, patience)
        configuration.allowedHosts = allowHost + [host].compactMap { $0 }
        configuration.publicAddress = publicAddress.flatMap(PublicAddress.init)
        if host != nil { configuration.token = Secret.make() }
        if let certificate, let key {
            guard let encryption = linkedEncryption else {
                throw ValidationError("The program cannot encrypt connections. Add a dependency on PerchWebTLS.")
            }
            configuration.encryption = try encryption.handlers(certificate: certificate, key: key)
        }
        signal(SIGPIPE, SIG_IGN)
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let news = BuildNews()
        let server = try start(configuration, group.next(), news)
        let port = server.port
        var watcher: SourceWatcher?
        if watch {
            guard let rebuilder = Rebuilder(executable: WorkerLink.executable, tell: news.tell) else {
                throw ValidationError("--watch needs a program that was built by swift build.")
            }
            watcher = try SourceWatcher(rebuilder.folders, files: rebuilder.manifests) { rebuilder.sourcesChanged($0) }
        }
        defer { withExtendedLifetime(watcher) {} }
        let scheme = certificate == nil ? "http" : "https"
        let fragment = configuration.token.map { "#token=\($0)" } ?? ""
        let places = MachineAddresses.names(for: host).map { "\(scheme)://\($0):\(port)/" }
        let addresses = places.map { $0 + fragment }
        let address = addresses[0]
        print("The page: \(address)")
        if let proxy = configuration.publicAddress { print("Through the proxy: \(proxy.origin)/") }
        for other in addresses.dropFirst() { print("From other machines: \(other)") }
        if host != nil {
            FileHandle.standardError.write(
                Data("Other machines can reach this page. Anyone who has an address above can use it.\n".utf8))
        }
        if server.operationsPort != 0 { print("For operators: http://127.0.0.1:\(server.operationsPort)/") }
        if configuration.hasProgram, configuration.servesPreviews {
            print("Its previews: \(places[0])?previews=1\(fragment)")
        }
        fflush(nil)
        if open {
            let browser = Process()
            browser.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            browser.arguments = ["xdg-open", address]
            try? browser.run()
        }
        guard drain > 0 else { while true { sleep(3600) } }
        // Workers get the signal's own action back when they are started.
        signal(SIGTERM) { _ in isToldToEnd = 1 }
        while isToldToEnd == 0 { usleep(200_000) }
        try server.drain(on: group.next())
    }

    private func start(
        _ configuration: ServerConfiguration, _ loop: any EventLoop, _ news: BuildNews
    ) throws -> RunningServer {
        if let memory = configuration.memory { try StartProblem.check(memory: memory) }
        do {
            return try WebServer.start(configuration, on: loop, builds: news).wait()
        } catch {
            throw StartProblem(error, host: host, port: port) ?? error
        }
    }
}
