import Foundation
import LedgerCore
import LedgerStore

/// Exchanges the pictures and files of an account: sends those that only this device has, and reads those that it has not.
struct MediaSynchronizer: Sendable {
    let store: LocalStore
    let media: LocalMediaStorage
    let client: ServerClient
    let account: String
    let tokens: [String]
    let settled: SettledFiles

    /// A file of the account that documents show.
    private struct File: Hashable {
        var address: String
        var hash: String
        var type: String
    }

    private static let types = ["jpg": "image/jpeg", "png": "image/png", "pdf": "application/pdf"]

    /// The files that nothing is known of yet. What is kept elsewhere is no file of ours.
    private func files() throws -> [File] {
        try store.mediaAddresses(accountID: account).compactMap { address in
            guard media.fileURL(for: address) != nil else { return nil }
            let name = address.dropFirst("\(LocalMediaStorage.scheme)://".count).split(separator: ".")
            guard name.count == 2, let type = Self.types[String(name[1])], !settled.contains(String(name[0])) else {
                return nil
            }
            return File(address: address, hash: String(name[0]), type: type)
        }
    }

    private func isHere(_ file: File) -> Bool {
        media.fileURL(for: file.address).map { FileManager.default.fileExists(atPath: $0.path) } ?? false
    }

    /// Sends what the server has not. Before the changes that show it, so that nobody is shown what is not there.
    func send() async throws {
        let here = try files().filter(isHere)
        for start in stride(from: 0, to: here.count, by: FileHashes.limit) {
            let part = here[start..<min(start + FileHashes.limit, here.count)]
            let missing = Set(try await client.missing(part.map(\.hash), in: account, by: tokens))
            for file in part {
                if missing.contains(file.hash), let token = tokens.first {
                    // One that is damaged here is not sent, and keeps nothing else from it.
                    guard let data = try? await media.data(for: file.address) else { continue }
                    let description = FileDescription(hash: file.hash, size: data.count, type: file.type)
                    do {
                        try await client.send(description, data, in: account, token: token)
                    } catch let failure as ServerFailure where failure.code == .tooLarge || failure.code == .invalid {
                        // The server will never take it.
                    }
                }
                settled.insert(file.hash)
            }
        }
    }

    /// Reads what is not here. What nobody has sent yet is asked for again the next time.
    func read() async throws {
        var isComplete = true
        for file in try files() where !isHere(file) {
            guard let token = tokens.first else { return }
            do {
                let data = try await client.file(file.hash, in: account, token: token)
                try media.keep(data, fileName: nil)
                settled.insert(file.hash)
            } catch let failure as ServerFailure where failure.code == .notFound {
                isComplete = false
            } catch is MediaError {
                // What came is no picture. Nothing of it is kept.
            }
        }
        settled.isComplete = isComplete
    }
}

/// The files that are both here and at the server.
final class SettledFiles: @unchecked Sendable {
    private let lock = NSLock()
    private var hashes: Set<String> = []
    private var isWhole = false

    /// Whether no file that documents show is known to be missing.
    var isComplete: Bool {
        get { lock.withLock { isWhole } }
        set { lock.withLock { isWhole = newValue } }
    }

    func contains(_ hash: String) -> Bool { lock.withLock { hashes.contains(hash) } }
    func insert(_ hash: String) { lock.withLock { _ = hashes.insert(hash) } }
}
