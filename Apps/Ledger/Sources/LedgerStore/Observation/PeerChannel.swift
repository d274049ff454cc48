import Dispatch
import Foundation

/// Tells the other processes that have the file open of a commit.
///
/// Each process has a named pipe in a folder beside the file; anyone who has committed puts a byte into all of them. What
/// was touched is not sent but read from the file, where the commit itself has put it. A pipe that nobody reads is that
/// of a process that has died, and is removed.
///
/// Unchecked, because Dispatch does not say of its sources that any thread may cancel them.
final class PeerChannel: @unchecked Sendable {
    private let folder: String
    private let own: String
    private let descriptor: Int32
    private let source: any DispatchSourceRead
    private let queue = DispatchQueue(label: "Ledger.peers")

    /// `nil` where no pipe can be made, as in a folder that cannot be written: then there are no commits to tell of.
    init?(database path: String) {
        folder = path + "-peers"
        own = folder + "/" + UUID().uuidString
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        guard mkfifo(own, 0o600) == 0 else { return nil }
        // Open for writing as well, so that the pipe does not end when a peer closes it.
        descriptor = open(own, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            unlink(own)
            return nil
        }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    }

    /// Calls a closure whenever another process has committed.
    func listen(_ heard: @escaping @Sendable () -> Void) {
        let descriptor = descriptor
        source.setEventHandler {
            var bytes = [UInt8](repeating: 0, count: 1024)
            while read(descriptor, &bytes, bytes.count) == bytes.count {}
            heard()
        }
        source.setCancelHandler { _ = Foundation.close(descriptor) }
        source.activate()
    }

    /// Wakes all other processes.
    func announce() {
        for peer in peers {
            let pipe = open(peer, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
            guard pipe >= 0 else {
                if errno == ENXIO { unlink(peer) }
                continue
            }
            // Writing to a pipe without a reader ends the process by SIGPIPE, and the peer may die at any moment. So this reads too.
            let reader = open(peer, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            if reader >= 0 {
                // A full pipe wakes its reader as well.
                var byte: UInt8 = 1
                _ = write(pipe, &byte, 1)
                _ = Foundation.close(reader)
            }
            _ = Foundation.close(pipe)
        }
    }

    /// Whether any process that is alive has a file open for writing.
    static func isInUse(database path: String) -> Bool {
        let folder = path + "-peers"
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).contains { name in
            let pipe = open(folder + "/" + name, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
            if pipe >= 0 { _ = Foundation.close(pipe) }
            return pipe >= 0
        }
    }

    /// Whether another process has the file open, or has died with it open.
    var hasPeers: Bool { !peers.isEmpty }

    private var peers: [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
        return names.map { folder + "/" + $0 }.filter { $0 != own }
    }

    /// Nobody finds the pipe after this, though the source ends in its own time.
    func close() {
        source.cancel()
        unlink(own)
        // Stays if another process is in it.
        rmdir(folder)
    }
}
