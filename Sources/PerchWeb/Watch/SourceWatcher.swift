import Foundation

/// Tells when sources were saved.
///
/// Folders are watched, not files: editors put a new file in the place of the old one, and a watch on the old one would be of
/// no more use. What is told is that something changed; what it was, the build finds out.
final class SourceWatcher: Sendable {
    private let descriptor: Int32
    /// Quiet that there must be after the last change before it is told, in milliseconds: saving is several events.
    private static let quiet: Int32 = 120

    enum Problem: Error, CustomStringConvertible {
        case unavailable(String)
        var description: String {
            switch self {
            case .unavailable(let reason): "Sources cannot be watched: \(reason)."
            }
        }
    }

    /// Watches folders with all that lie in them, and calls `changed` on a thread of its own until the process ends.
    init(_ folders: [URL], changed: @escaping @Sendable () -> Void) throws {
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { throw Problem.unavailable(String(cString: strerror(errno))) }
        for folder in folders { try watch(folder) }
        let watcher = self
        Thread.detachNewThread { watcher.run(changed) }
    }

    private static let interesting = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)

    private func watch(_ folder: URL) throws {
        guard inotify_add_watch(descriptor, folder.path, Self.interesting) >= 0 else {
            guard errno == ENOSPC else { return }
            throw Problem.unavailable("there are more folders than fs.inotify.max_user_watches allows")
        }
        let inside = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
        for item in inside where (try? item.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true {
            try watch(item)
        }
    }

    /// Editors' own files.
    static func isSource(_ name: String) -> Bool {
        !(name.isEmpty || name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") || name == "4913"
            || name.hasSuffix(".swp") || name.hasSuffix(".tmp"))
    }

    private func run(_ changed: @Sendable () -> Void) {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        var isDue = false
        while true {
            var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&poller, 1, isDue ? Self.quiet : -1) > 0 else {
                if isDue { changed() }
                isDue = false
                continue
            }
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return }
            isDue = names(in: buffer[..<count]).contains(where: Self.isSource) || isDue
        }
    }

    private func names(in events: ArraySlice<UInt8>) -> [String] {
        var names: [String] = []
        var place = 0
        events.withUnsafeBytes { bytes in
            // A watch, a mask, a cookie and a length, then the name.
            while place + 16 <= bytes.count {
                let length = Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
                guard place + 16 + length <= bytes.count else { return }
                names.append(
                    String(decoding: bytes[(place + 16)..<(place + 16 + length)].prefix { $0 != 0 }, as: UTF8.self))
                place += 16 + length
            }
        }
        return names
    }
}
