import Foundation

/// The files that a session's views were handed. They lie in a folder of the session's own and have a bound: if there
/// is no room for another, the oldest give way. Who wants to keep a file copies it, as with files from elsewhere on
/// Apple's systems.
struct SessionFiles {
    /// The bytes of all files that a session may hold.
    static let mostBytes = 20 << 20

    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("perch-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)")
    private var kept: [(place: URL, bytes: Int)] = []

    /// - Throws: where the file is larger than all may be, or cannot be written.
    mutating func keep(_ data: Data, _ name: String) throws -> URL {
        guard data.count <= Self.mostBytes else { throw CocoaError(.fileWriteOutOfSpace) }
        while kept.reduce(data.count, { $0 + $1.bytes }) > Self.mostBytes {
            try? FileManager.default.removeItem(at: kept.removeFirst().place)
        }
        let place = folder.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let url = place.appendingPathComponent(name)
        try data.write(to: url)
        kept.append((place, data.count))
        return url
    }

    func removeAll() { try? FileManager.default.removeItem(at: folder) }
}
