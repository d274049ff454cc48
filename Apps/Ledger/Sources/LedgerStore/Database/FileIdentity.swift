import Foundation

/// A file as the system knows it, whatever it is named.
struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64

    /// The file that a path leads to; `nil` if there is none.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    private init?(descriptor: CInt) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
    }

    /// All files that this process has open; `nil` where the system does not list them.
    static func open() -> Set<FileIdentity>? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd") else { return nil }
        return Set(names.compactMap { name in CInt(name).flatMap { FileIdentity(descriptor: $0) } })
    }
}

/// The files that a database connection has open: the database, its write-ahead log, and the log's index.
///
/// SQLite keeps all three open as long as the connection is. If somebody moves, replaces or deletes one of them, SQLite goes on
/// writing to a file that nobody will open again. It does not notice, so this compares what is open with what is in the folder.
struct DatabaseFiles: Sendable {
    private let files: [(path: String, identity: FileIdentity)]

    /// Notes the files of a connection that has just been used.
    ///
    /// Throws ``StoreError/detached(path:detail:)`` if what is in the folder is not what the connection has open.
    init(database path: String) throws(StoreError) {
        let open = FileIdentity.open()
        var files: [(path: String, identity: FileIdentity)] = []
        for suffix in ["", "-wal", "-shm"] {
            guard let identity = FileIdentity(path: path + suffix), open?.contains(identity) ?? true else {
                throw StoreError.detached(path: path, detail: Self.words(path + suffix))
            }
            files.append((path + suffix, identity))
        }
        self.files = files
    }

    /// Throws ``StoreError/detached(path:detail:)`` if a file is no longer the one in the folder.
    func verify() throws(StoreError) {
        for file in files where FileIdentity(path: file.path) != file.identity {
            throw StoreError.detached(path: files[0].path, detail: Self.words(file.path))
        }
    }

    private static func words(_ path: String) -> String {
        "\(path) was moved, replaced or deleted while Ledger had it open."
    }
}
