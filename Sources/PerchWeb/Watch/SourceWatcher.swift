import Foundation
import Locking

/// Tells when sources were saved.
///
/// Folders are watched, not files: editors put a new file in the place of the old one, and a watch on the old one would be of
/// no more use. Folders that are made later are watched, too. What is reported are paths; what changed in them, the build finds
/// out.
final class SourceWatcher: Sendable {
    private let descriptor: Int32
    /// Quiet that there must be after the last change before it is reported, in milliseconds: saving is several events. Where a file
    /// is written to its end, hardly anything follows; one that was made or taken away is followed by another.
    private static let quiet: (whole: Int32, begun: Int32) = (20, 120)

    enum Problem: Error, CustomStringConvertible {
        case unavailable(String)
        var description: String {
            switch self {
            case .unavailable(let reason): "Sources cannot be watched: \(reason)."
            }
        }
    }

    private struct Watched {
        var folder: URL
        /// The only names that count; nil for all, and for all folders in it.
        var names: Set<String>?
    }

    private let watched = Locked<[Int32: Watched]>([:])

    /// Watches folders with all that lie in them, and single files; calls `changed` with what was saved, on its own thread, until
    /// the process ends.
    init(_ folders: [URL], files: [URL] = [], changed: @escaping @Sendable (Set<String>) -> Void) throws {
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { throw Problem.unavailable(String(cString: strerror(errno))) }
        for folder in folders { try watch(folder) }
        for (folder, files) in Dictionary(grouping: files, by: { $0.deletingLastPathComponent() }) {
            try watch(folder, names: Set(files.map(\.lastPathComponent)))
        }
        let watcher = self
        Thread.detachNewThread { watcher.run(changed) }
    }

    private static let interesting = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)

    private func watch(_ folder: URL, names: Set<String>? = nil) throws {
        let number = inotify_add_watch(descriptor, folder.path, Self.interesting)
        guard number >= 0 else {
            guard errno == ENOSPC else { return }
            throw Problem.unavailable("there are more folders than fs.inotify.max_user_watches allows")
        }
        watched.withLock { watched in
            // A folder has one watch. Where all of it counts, single files in it do already.
            let countsWhole = watched[number].map { $0.names == nil } ?? false
            if !countsWhole { watched[number] = Watched(folder: folder, names: names) }
        }
        guard names == nil else { return }
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

    private func run(_ changed: @Sendable (Set<String>) -> Void) {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        // How long to wait for more; nil if there is nothing to tell.
        var wait: Int32?
        var paths: Set<String> = []
        // Some editors write a file under another name first.
        var made: Set<String> = []
        while true {
            var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&poller, 1, wait ?? -1) > 0 else {
                if wait != nil { changed(paths) }
                wait = nil
                paths = []
                made = []
                continue
            }
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return }
            for event in events(in: buffer[..<count]) {
                guard let path = take(event) else { continue }
                if event.mask & UInt32(IN_CREATE) != 0 { made.insert(path) }
                let isGone = event.mask & UInt32(IN_MOVED_FROM | IN_DELETE) != 0
                if isGone, made.remove(path) != nil { paths.remove(path) } else { paths.insert(path) }
                let isWhole = event.mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0
                wait = isWhole ? Self.quiet.whole : Self.quiet.begun
            }
        }
    }

    /// The path of an event that is one to report. A new folder is watched from now on; what came into it before is taken for
    /// something that changed.
    private func take(_ event: Event) -> String? {
        guard let place = watched.withLock({ $0[event.watch] }), Self.isSource(event.name) else { return nil }
        let file = place.folder.appendingPathComponent(event.name)
        if let names = place.names { return names.contains(event.name) ? file.path : nil }
        if event.mask & UInt32(IN_ISDIR) != 0, event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 {
            try? watch(file)
        }
        return file.path
    }

    private struct Event {
        var watch: Int32
        var mask: UInt32
        var name: String
    }

    private func events(in events: ArraySlice<UInt8>) -> [Event] {
        var found: [Event] = []
        var place = 0
        events.withUnsafeBytes { bytes in
            // A watch, a mask, a cookie and a length, then the name.
            while place + 16 <= bytes.count {
                let length = Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
                guard place + 16 + length <= bytes.count else { return }
                found.append(
                    Event(
                        watch: bytes.loadUnaligned(fromByteOffset: place, as: Int32.self),
                        mask: bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self),
                        name: String(
                            decoding: bytes[(place + 16)..<(place + 16 + length)].prefix { $0 != 0 }, as: UTF8.self)))
                place += 16 + length
            }
        }
        return found
    }
}
