import ArgumentParser
import Foundation
import LedgerServer

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve devices until SIGTERM, and finish open requests.",
        discussion: """
            The secret signs the addresses of files. All servers of an installation need the same file, which is created if it \
            does not exist. Files are stored in a folder, or in the storage that LEDGER_S3_ENDPOINT, LEDGER_S3_BUCKET, \
            LEDGER_S3_REGION, LEDGER_S3_ACCESS_KEY, and LEDGER_S3_SECRET_KEY name.
            """)

    @OptionGroup var database: DatabaseOptions
    @Option(help: "The address to listen at.") var host = "127.0.0.1"
    @Option(help: "The port to listen at, or 0 for any free port.") var port = 8080
    @Option(help: "The number of connections to PostgreSQL.") var connections = 4
    @Option(help: ArgumentHelp("The folder for files.", valueName: "folder")) var files = "files"
    @Option(help: ArgumentHelp("The file with the secret that signs addresses.", valueName: "file")) var secret =
        "secret"
    @Option(help: "The average number of pushes per second of an account. Bursts can be four times as large.")
    var accountPushes = 500
    @Flag(help: "Use the last address in X-Forwarded-For as the client's address, because a proxy sets it.")
    var behindProxy = false

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("--port must be at most 65535.") }
        guard (1...1000).contains(connections) else { throw ValidationError("--connections must be from 1 to 1000.") }
        guard accountPushes > 0 else { throw ValidationError("--account-pushes must be at least 1.") }
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
            guard data.count >= 32 else { throw ValidationError("\(secret) must contain at least 32 bytes.") }
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
                throw ValidationError("LEDGER_S3_ENDPOINT is set, so \(name) must be set, too.")
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
