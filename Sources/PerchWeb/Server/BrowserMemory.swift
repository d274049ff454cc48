import DisplayList
import Foundation

/// What the program keeps in its defaults for each browser, so that a new tab, or one that is loaded again, finds it as it would
/// on a device: the choices that people made, and who is signed in.
///
/// A browser is known by a cookie that no script can read. No session learns it, and none learns what another browser's have
/// kept.
struct BrowserMemory {
    /// What one browser, and all of them, may take up. A program that keeps more has the rest for its session alone.
    struct Limits: Sendable {
        var browsers = 1000
        var keys = 256
        /// In bytes.
        var size = 256 << 10
    }

    private struct Kept {
        var values: [String: Data] = [:]
        var lastUse = 0
    }

    private let limits: Limits
    /// Where a file for each browser is, which only its owner may read; nil if all is forgotten with the server.
    private let folder: URL?
    private var kept: [String: Kept] = [:]
    private var uses = 0

    /// - Throws: where the folder cannot be made or read.
    init(folder: URL? = nil, limits: Limits = Limits()) throws {
        self.folder = folder
        self.limits = limits
        if let folder { try load(folder) }
    }

    /// All that is kept for a browser.
    mutating func values(of browser: String) -> [String: Data] {
        guard kept[browser] != nil else { return [:] }
        use(browser)
        return kept[browser]?.values ?? [:]
    }

    /// Keeps what one of a browser's sessions has changed; empty values are taken away. Returns what of it is kept now.
    mutating func take(_ changes: [String: Data], of browser: String) -> [String: Data] {
        use(browser)
        var values = kept[browser]?.values ?? [:]
        var size = values.reduce(0) { $0 + Self.size($1) }
        var taken: [String: Data] = [:]
        for (key, data) in changes {
            let old = values[key].map { Self.size((key, $0)) } ?? 0
            if data.isEmpty {
                values[key] = nil
                size -= old
            } else {
                let new = size - old + Self.size((key, data))
                guard new <= limits.size, values[key] != nil || values.count < limits.keys else { continue }
                values[key] = data
                size = new
            }
            taken[key] = data
        }
        kept[browser]?.values = values
        if !taken.isEmpty { save(values, of: browser) }
        return taken
    }

    private static func size(_ pair: (key: String, value: Data)) -> Int { pair.key.utf8.count + pair.value.count }

    /// Notes that a browser is there. Of too many, the one that was away longest is forgotten.
    private mutating func use(_ browser: String) {
        uses += 1
        if kept[browser] == nil, kept.count >= limits.browsers,
            let oldest = kept.min(by: { $0.value.lastUse < $1.value.lastUse })?.key
        {
            kept[oldest] = nil
            save([:], of: oldest)
        }
        kept[browser, default: Kept()].lastUse = uses
    }

    // MARK: Files

    private mutating func load(_ folder: URL) throws {
        let files = FileManager.default
        try files.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        func date(_ file: URL) -> Date {
            (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate ?? .distantPast
        }
        let known = try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
            .filter { Secret.isOne($0.lastPathComponent) }.sorted { date($0) < date($1) }
        for file in known {
            guard let data = try? Data(contentsOf: file) else { continue }
            var reader = WireReader(Array(data))
            guard let values = try? reader.states() else { continue }
            use(file.lastPathComponent)
            kept[file.lastPathComponent]?.values = values
        }
    }

    /// That a file cannot be written is no matter until the server ends.
    private func save(_ values: [String: Data], of browser: String) {
        guard let file = folder?.appendingPathComponent(browser) else { return }
        guard !values.isEmpty else { return (try? FileManager.default.removeItem(at: file)) ?? () }
        var writer = WireWriter()
        writer.states(values)
        do {
            try Data(writer.bytes).write(to: file, options: .atomic)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        } catch { try? FileManager.default.removeItem(at: file) }
    }
}
