import ArgumentParser
import Foundation
import LedgerServer

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve devices until SIGTERM, and finish what was begun.",
        discussion: """
            The secret signs the addresses of files. All servers of an installation have the same file; it is made if it is \
            not there. Files are kept in a folder, or where LEDGER_S3_ENDPOINT, LEDGER_S3_BUCKET, LEDGER_S3_REGION, \
            LEDGER_S3_ACCESS_KEY and LEDGER_S3_SECRET_KEY say.
            """)

    @OptionGroup var database: DatabaseOptions
    @Option(help: "The address to listen at.") var host = "127.0.0.1"
    @Option(help: "The port to listen at; 0 for any that is free.") var port = 8080
    @Option(help: "Connections to PostgreSQL.") var connections = 4
    @Option(help: ArgumentHelp("Where files are kept.", valueName: "folder")) var files = "files"
    @Option(help: ArgumentHelp("What signs addresses.", valueName: "file")) var secret = "secret"
    @Option(help: "Pushes of one account that are taken in a second, on average; four times as many at once.")
    var accountPushes = 500
    @Flag(help: "Take the last address in X-Forwarded-For for the client's: a proxy in front writes it.")
    var behindProxy = false

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("A port is a number up to 65535.") }
        guard (1...1000).contains(connections) else { throw ValidationError("There are 1 to 1000 connections.") }
        guard accountPushes > 0 else { throw ValidationError("An account has to be allowed a push a second.") }
    }

    func run() async throws {
        var configuration = ServerConfiguration(secret: try secretData())
        configuration.host = host
        configuration.port = port
        configuration.connections = connections
        configuration.isBehindProxy = behindProxy
        configuration.limits.pushesOfAccount = .init(
            perSecond: Double(accountPushes), burst: Double(accountPushes) * 4)
        let storage = PostgresStorage(database.database, connections: connections)
        let server = LedgerServer(storage, files: try fileStorage(configuration), configuration: configuration)
        let host = host
        try await server.run { port in
            // A program that has started the server reads the port here.
            print("Listening at http://\(host):\(port)")
            fflush(nil)
        }
    }

    private func secretData() throws -> Data {
        if let data = FileManager.default.contents(atPath: secret) {
            guard data.count >= 32 else { throw ValidationError("\(secret) has to hold 32 bytes at least.") }
            return data
        }
        let data = ServerConfiguration.newSecret()
        guard FileManager.default.createFile(atPath: secret, contents: data, attributes: [.posixPermissions: 0o600])
        else { throw ValidationError("\(secret) cannot be written.") }
        return data
    }

    private func fileStorage(_ configuration: ServerConfiguration) throws -> any FileStorage {
        let environment = ProcessInfo.processInfo.environment
        guard let endpoint = environment["LEDGER_S3_ENDPOINT"] else {
            return try FolderFiles(folder: files, secret: configuration.secret)
        }
        func value(_ name: String) throws -> String {
            guard let value = environment[name], !value.isEmpty else {
                throw ValidationError("LEDGER_S3_ENDPOINT is set, so \(name) has to be set as well.")
            }
            return value
        }
        guard let url = URL(string: endpoint), url.host() != nil else {
            throw ValidationError("LEDGER_S3_ENDPOINT is not an address: \(endpoint)")
        }
        return S3Files(
            S3Files.Account(
                endpoint: url, bucket: try value("LEDGER_S3_BUCKET"), region: try value("LEDGER_S3_REGION"),
                accessKey: try value("LEDGER_S3_ACCESS_KEY"), secretKey: try value("LEDGER_S3_SECRET_KEY")))
    }
}
