import Foundation
import LedgerCore

/// The people who are signed in on this device, with what proves it to the server.
///
/// It is kept beside the database rather than in it, so that no copy of the database can write for anybody.
final class SignedInPeople: @unchecked Sendable {
    struct Entry: Hashable, Sendable, FieldValue {
        var user: String
        var email: String
        var token: String
        /// Whether they have signed out, and the token is only kept until what they have written is sent.
        var isLeaving = false

        init(user: String, email: String, token: String, isLeaving: Bool = false) {
            self.user = user
            self.email = email
            self.token = token
            self.isLeaving = isLeaving
        }

        var json: JSONValue? {
            .object([
                "userId": .string(user), "email": .string(email), "token": .string(token),
                "isLeaving": .bool(isLeaving),
            ])
        }

        init(json: JSONValue) throws(FieldError) {
            let members = try JSONObject(json: json)
            self.init(
                user: try members.value("userId"), email: try members.value("email"), token: try members.value("token"),
                isLeaving: try members.optional("isLeaving") ?? false)
        }
    }

    private let path: String?
    private let lock = NSLock()
    private var entries: [Entry] = []
    /// Which file was read last: other processes write as well.
    private var seen: String?

    /// - Parameter path: where they are kept; `nil` for memory only.
    init(path: String?) { self.path = path }

    var all: [Entry] {
        lock.withLock {
            read()
            return entries
        }
    }

    func entry(token: String) -> Entry? { all.first { $0.token == token && !$0.isLeaving } }

    func enter(_ entry: Entry) throws {
        try change { entries in
            entries.removeAll { $0.token == entry.token }
            entries.append(entry)
        }
    }

    func leave(token: String) throws {
        try change { entries in
            if let index = entries.firstIndex(where: { $0.token == token }) { entries[index].isLeaving = true }
        }
    }

    func remove(token: String) throws { try change { $0.removeAll { $0.token == token } } }

    /// Reads the file, if it is another one than before.
    private func read() {
        guard let path else { return }
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        let now = "\(status.st_ino) \(status.st_size)"
        guard now != seen, let data = FileManager.default.contents(atPath: path),
            let json = try? JSONValue(parsing: String(decoding: data, as: UTF8.self)),
            let entries = try? [Entry](json: json)
        else { return }
        self.entries = entries
        seen = now
    }

    private func change(_ body: (inout [Entry]) -> Void) throws {
        try lock.withLock {
            guard let path else { return body(&entries) }
            let guardian = open("\(path).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            defer { if guardian >= 0 { close(guardian) } }
            if guardian >= 0 { flock(guardian, LOCK_EX) }
            read()
            body(&entries)
            let partial = "\(path).\(UInt32.random(in: 0 ... .max))"
            // Only the owner may read it, from the first byte on.
            guard
                FileManager.default.createFile(
                    atPath: partial, contents: Data((entries.json ?? .null).text.utf8),
                    attributes: [.posixPermissions: 0o600])
            else { throw CocoaError(.fileWriteUnknown) }
            guard rename(partial, path) == 0 else {
                try? FileManager.default.removeItem(atPath: partial)
                throw CocoaError(.fileWriteUnknown)
            }
        }
    }
}
