import Foundation

/// Puts the shards of one run together. Pictures are linked and never read.
struct ShardMerge {
    private(set) var manifest: Manifest
    private(set) var times: [String: Double] = [:]
    private(set) var comparison: BaselineComparison?
    /// The folder of the earlier pictures, and the command, as the first shard had them.
    let baseline: String?
    let arguments: [String]
    private let shards: [(folder: URL, record: ShardRecord)]

    init(_ folders: [URL]) throws {
        let read = try folders.map { (folder: $0, record: try Self.record(in: $0)) }
        guard let first = read.first else { throw ShardProblem("There are no shards to merge.") }
        for (folder, record) in read where (record.plan, record.total) != (first.record.plan, first.record.total) {
            throw ShardProblem(
                "“\(folder.path)” is not a shard of the same run as “\(first.folder.path)”: the previews, the options, the "
                    + "version of Perch or the number of shards differ.")
        }
        let total = first.record.total
        let byIndex = Dictionary(grouping: read) { $0.record.index }
        if let doubled = byIndex.filter({ $0.value.count > 1 }).keys.min() {
            throw ShardProblem("Shard \(doubled)/\(total) occurs more than once.")
        }
        let missing = total < 1 ? [] : (1...total).filter { byIndex[$0] == nil }
        guard missing.isEmpty, read.count == total else {
            throw ShardProblem("Missing: \(missing.map { "shard \($0)/\(total)" }.joined(separator: ", ")).")
        }
        shards = read.sorted { $0.record.index < $1.record.index }
        let places = shards.flatMap { $0.record.drawn + $0.record.failed + $0.record.ignored }.sorted()
        guard places == Array(0..<first.record.count),
            shards.allSatisfy({ $0.record.drawn.count == $0.record.manifest.pictures.count })
        else {
            throw ShardProblem("The shards do not belong to the same plan: the machines used different recorded times.")
        }
        let records = shards.map(\.record)
        manifest = Manifest(format: records[0].manifest.format)
        manifest.pictures = Self.ordered(records.flatMap { zip($0.drawn, $0.manifest.pictures) })
        manifest.failures = Self.ordered(records.flatMap { zip($0.failed, $0.manifest.failures) }) + records[0].broken
        for record in records { times.merge(record.times) { $1 } }
        baseline = records[0].comparison?.baseline
        arguments = records[0].arguments
        if let compared = records[0].comparison {
            let entries = records.flatMap { $0.comparison?.entries ?? [] }
            let outcomes = Dictionary(entries.map { ($0.file, $0) }) { first, _ in first }
            let removed = manifest.failures.isEmpty ? entries.filter { $0.outcome == .removed } : []
            comparison = BaselineComparison(
                entries: manifest.pictures.compactMap { outcomes[$0.picture] } + removed, tolerance: compared.tolerance)
        }
    }

    private static func ordered<T>(_ items: [(Int, T)]) -> [T] {
        items.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private static func record(in folder: URL) throws -> ShardRecord {
        let file = folder.appendingPathComponent(ShardRecord.file)
        guard let data = try? Data(contentsOf: file) else {
            throw ShardProblem("“\(folder.path)” has no \(ShardRecord.file). Draw it with render --shard.")
        }
        do {
            return try JSONDecoder().decode(ShardRecord.self, from: data)
        } catch {
            throw ShardProblem("“\(file.path)” cannot be read.")
        }
    }

    /// Links the pictures into a folder, or copies them where the folders are on different disks.
    func link(into out: URL) throws {
        let files = FileManager.default
        if comparison != nil {
            for name in ["expected", "difference"] {
                let place = out.appendingPathComponent(name)
                try? files.removeItem(at: place)
                try files.createDirectory(at: place, withIntermediateDirectories: true)
            }
        }
        for (folder, record) in shards {
            var names = record.manifest.pictures.map(\.picture)
            for entry in record.comparison?.entries ?? [] {
                if entry.outcome == .removed, !manifest.failures.isEmpty { continue }
                if entry.outcome != .new { names.append("expected/\(entry.file)") }
                if entry.hasDifference { names.append("difference/\(entry.file)") }
            }
            for name in names {
                guard !name.split(separator: "/").contains(".."), !name.hasPrefix("/") else {
                    throw ShardProblem("“\(folder.path)” names a picture outside the folder: “\(name)”.")
                }
                let (from, to) = (folder.appendingPathComponent(name).path, out.appendingPathComponent(name).path)
                guard files.fileExists(atPath: from) else { throw ShardProblem("“\(from)” is missing.") }
                unlink(to)
                if Foundation.link(from, to) != 0 { try files.copyItem(atPath: from, toPath: to) }
            }
        }
    }
}
