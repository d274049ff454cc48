import Crypto
import Foundation
import LedgerCore

/// Files in a folder of the server, sent to and read from the server by signed addresses.
///
/// A file is there once all of it has arrived and has the hash that it is named by.
public struct FolderFiles: FileStorage {
    /// How long an address can be used, in seconds.
    public static let lifetime: TimeInterval = 900
    private let folder: URL
    private let key: SymmetricKey

    /// - Parameter secret: what signs addresses; the same on all servers that share the folder.
    public init(folder: String, secret: Data) throws {
        self.folder = URL(fileURLWithPath: folder, isDirectory: true)
        key = SymmetricKey(data: secret)
        try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
    }

    public func uploadAddress(of file: FileDescription, in account: String, now: Date) -> String {
        Ticket(method: "PUT", account: Self.folder(of: account), file: file, end: now.addingTimeInterval(Self.lifetime))
            .address(key)
    }

    public func downloadAddress(of hash: String, in account: String, now: Date) throws -> String {
        let account = Self.folder(of: account)
        let file = FileDescription(hash: hash, size: 0, type: "")
        guard FileManager.default.fileExists(atPath: path(account, hash).path) else {
            throw ServerFailure(.notFound, "The file has not arrived yet.")
        }
        return Ticket(method: "GET", account: account, file: file, end: now.addingTimeInterval(Self.lifetime))
            .address(key)
    }

    public func contains(_ hash: String, in account: String) -> Bool {
        FileManager.default.fileExists(atPath: path(Self.folder(of: account), hash).path)
    }

    public func remove(_ hashes: [String], of account: String) throws {
        let folder = folder.appending(path: Self.folder(of: account))
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        try FileManager.default.removeItem(at: folder)
    }

    // MARK: Addresses

    /// What an address lets its holder do.
    struct Ticket: Hashable {
        var method: String
        /// The name of the account's folder.
        var account: String
        var file: FileDescription
        var end: Date

        private func signed(_ end: Int) -> Data {
            Data([method, account, file.hash, "\(file.size)", file.type, "\(end)"].joined(separator: "\n").utf8)
        }

        func address(_ key: SymmetricKey) -> String {
            let end = Int(end.timeIntervalSince1970)
            let signature = HMAC<SHA256>.authenticationCode(for: signed(end), using: key).hexadecimal
            let type = file.type.replacing("/", with: "%2F")
            return "/files/\(account)/\(file.hash)?size=\(file.size)&type=\(type)&end=\(end)&signature=\(signature)"
        }

        /// Throws a ``ServerFailure`` unless the signature is the server's and the address can still be used.
        func check(signature: String, _ key: SymmetricKey, now: Date) throws(ServerFailure) {
            let bytes = stride(from: 0, to: signature.utf8.count - 1, by: 2).compactMap { index -> UInt8? in
                let start = signature.utf8.index(signature.startIndex, offsetBy: index)
                return UInt8(signature[start..<signature.utf8.index(start, offsetBy: 2)], radix: 16)
            }
            let end = Int(end.timeIntervalSince1970)
            guard HMAC<SHA256>.isValidAuthenticationCode(bytes, authenticating: signed(end), using: key) else {
                throw ServerFailure(.notPermitted, "The address is not one that this server gave.")
            }
            guard Double(end) > now.timeIntervalSince1970 else {
                throw ServerFailure(.notPermitted, "The address has expired.")
            }
        }
    }

    func check(_ ticket: Ticket, signature: String, now: Date) throws(ServerFailure) {
        try ticket.check(signature: signature, key, now: now)
    }

    /// Accounts' ids may hold anything, so folders are named by their hashes.
    private static func folder(of account: String) -> String { SHA256.hash(data: Data(account.utf8)).hexadecimal }

    /// The path of a file. Both parts are hexadecimal digits by now.
    func path(_ account: String, _ hash: String) -> URL {
        folder.appending(path: account).appending(path: String(hash.prefix(2))).appending(path: hash)
    }

    // MARK: Arriving

    /// A file while it arrives, which is not there for anybody else yet.
    final class Arrival {
        private let ticket: Ticket
        private let target: URL
        private let partial: URL
        private let handle: FileHandle
        private var hash = SHA256()
        private var count = 0

        fileprivate init(_ ticket: Ticket, target: URL) throws {
            self.ticket = ticket
            self.target = target
            let folder = target.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            partial = folder.appending(path: ".\(ticket.file.hash).\(UInt64.random(in: 0 ... .max))")
            guard FileManager.default.createFile(atPath: partial.path, contents: nil) else {
                throw CocoaError(.fileWriteUnknown)
            }
            handle = try FileHandle(forWritingTo: partial)
        }

        deinit { try? FileManager.default.removeItem(at: partial) }

        func append(_ data: Data) throws {
            count += data.count
            guard count <= ticket.file.size else {
                throw ServerFailure(.tooLarge, "The file is larger than was announced.")
            }
            hash.update(data: data)
            try handle.write(contentsOf: data)
        }

        /// Lets everybody have the file. Throws a ``ServerFailure`` if it is not the one that was announced.
        func finish() throws {
            guard count == ticket.file.size, hash.finalize().hexadecimal == ticket.file.hash else {
                throw ServerFailure(.invalid, "The file is not the one that was announced.")
            }
            try handle.synchronize()
            try handle.close()
            guard rename(partial.path, target.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        }
    }

    func arrival(_ ticket: Ticket) throws -> Arrival {
        try Arrival(ticket, target: path(ticket.account, ticket.file.hash))
    }
}
