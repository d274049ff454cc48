import ArgumentParser
import Foundation
import PerchCommands

struct RenderCommand: RegisteredCommand {
    static let rank = 2
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw previews to files, one for each variant, with a manifest.json.",
        discussion: """
            A filter is a preview's name or a part of it, a file (Card.swift), a place (Card.swift:12), or a \
            module. Without filters, all previews are drawn. The exit code is 1 if any preview could not be drawn.

            With --baseline, the pictures are compared with earlier ones. report.html shows what changed; junit.xml and \
            summary.md are for CI services. The exit code is then 1 if a picture changed, and 3 if pictures are only new \
            or missing.
            """)

    @Argument(help: "The previews to draw.")
    var filters: [String] = []

    @Option(help: "The folder to write to.")
    var out: String

    @OptionGroup var options: VariantOptions

    @Option(help: "png, pdf, svg, or apng for an animated PNG.")
    var format: PictureFormat = .png

    @Option(
        help: """
            The moment to draw, such as 0.15s or 150ms; 0s is the first. By default, the motion with which a view appears has \
            ended, or 1.5 s have passed.
            """)
    var at: String?

    @Option(help: "Moments to draw side by side, or to animate: 0…1s:8 (or 0...1s:8) for eight moments from 0 to 1 s.")
    var strip: String?

    @Option(help: "The number of processes that draw at the same time.")
    var jobs = ProcessInfo.processInfo.activeProcessorCount

    @Option(help: "The number of seconds after which a preview that has not settled is abandoned.")
    var timeout = 30.0

    @Option(help: "A folder with earlier pictures to compare with.")
    var baseline: String?

    @Option(
        help: """
            The store for the pictures of the baseline: a folder, an address, or s3://bucket/prefix. The baseline then contains \
            only a list of hashes. The default is PERCH_STORE.
            """)
    var store: String?

    @Option(help: "The color distance (CIE76) that still counts as equal; 2.3 is just noticeable.")
    var tolerance = 0.0

    @Option(
        help:
            "Draw a part of the pictures, such as 2/4 on the second of four machines, or auto to use the variables of the CI service."
    )
    var shard: String?

    @Option(help: "A times.json to balance the parts with. The default is the one in --baseline.")
    var times: String?

    @Flag(help: "Make the new pictures the baseline.")
    var accept = false

    func validate() throws {
        guard !out.isEmpty else { throw ValidationError("--out must name a folder.") }
        if let baseline {
            guard !baseline.isEmpty else { throw ValidationError("--baseline must name a folder.") }
            guard Self.place(out) != Self.place(baseline) else {
                throw ValidationError("--out and --baseline must be different folders.")
            }
        }
        guard store == nil || baseline != nil else { throw ValidationError("--store needs --baseline.") }
        guard !accept || baseline != nil else { throw ValidationError("--accept needs --baseline.") }
        guard tolerance >= 0, tolerance.isFinite else { throw ValidationError("--tolerance must not be negative.") }
        guard times == nil || shard != nil else { throw ValidationError("--times needs --shard.") }
        guard jobs >= 1 else { throw ValidationError("--jobs must be at least 1.") }
        guard at == nil || strip == nil else {
            throw ValidationError("Use either --at, for one moment, or --strip, for several moments.")
        }
        guard at == nil || format != .apng else {
            throw ValidationError("For an animated picture, use --strip instead of --at.")
        }
        guard timeout > 0, timeout.isFinite else {
            throw ValidationError("--timeout must be more than 0 seconds.")
        }
    }

    static func place(_ path: String) -> String {
        URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath().path
    }

    func run() throws {
        if let baseline, !accept, !FileManager.default.fileExists(atPath: baseline) {
            throw UsageProblem.noBaseline(baseline)
        }
        let run = try refusing { try MainActor.assumeIsolated { try draw() } }
        let comparison = try refusing { try baseline.map { try compare(run, with: $0) } }
        if shard != nil { try write(run.record, comparison) }
        let difference = comparison?.exitCode ?? 0
        if !run.record.whole.failures.isEmpty { throw ExitCode.failure }
        if difference != 0, !accept { throw ExitCode(difference) }
    }

    /// Writes what the machine that merges needs.
    private func write(_ record: ShardRecord, _ comparison: BaselineComparison?) throws {
        var record = record
        if let comparison, let baseline {
            record.comparison = .init(
                entries: comparison.entries, tolerance: comparison.tolerance, baseline: baseline)
        }
        try writing(to: out) {
            try JSONEncoder.readable.encode(record).write(
                to: URL(fileURLWithPath: out, isDirectory: true).appendingPathComponent(ShardRecord.file),
                options: .atomic)
        }
    }

    /// What a picture that plays shows where nothing else is asked for: the first second, thirty frames of it.
    private static let standardStrip = Strip(0...1, frames: 31)

    /// The moments that were asked for.
    private func time() throws -> PictureTime? {
        if let at {
            guard let moment = Moment.seconds(at) else { throw UsageProblem.badMoment(at) }
            return .moment(moment)
        }
        guard let strip else { return format == .apng ? .strip(Self.standardStrip) : nil }
        guard let parsed = Strip(strip) else { throw UsageProblem.badStrip(strip) }
        return .strip(parsed)
    }

    @MainActor private func draw() throws -> Run {
        let variants = try options.variants()
        let time = try self.time()
        let pool = WorkerPool(workers: jobs, timeout: timeout)
        let listing = Listing(with: pool)
        if listing.entries.isEmpty, listing.broken.isEmpty { throw UsageProblem.noPreviews }
        let entries = try PreviewFilter.select(filters, from: listing.entries)
        let folder = URL(fileURLWithPath: out, isDirectory: true)
        try writing(to: out) { try FileManager.default.makeWritableFolder(at: folder) }

        var names = FileNames()
        let plan = entries.flatMap { entry in
            variants.map { variant in
                Picture(entry: entry, variant: variant, time: time, file: names.name(for: entry, variant, time, format))
            }
        }
        let digest = try ShardRecord.digest(
            plan, format: format, options: filters + ["\(tolerance)", baseline == nil ? "alone" : "compared"])
        let shard = try self.part()
        let places = try ShardCut(plan.map(\.file), into: shard.total, times: recordedTimes()).parts[shard.index - 1]
        let part = places.map { plan[$0] }
        let requests = part.map { picture in
            WorkerRequest.render(
                RenderJob(
                    previewID: picture.entry.id, variant: picture.variant, time: time, format: format,
                    path: folder.appendingPathComponent(picture.file).path))
        }
        let report = ProgressReport(pictures: part)
        let results = pool.run(requests) { index, result in report.tell(index, result) }

        var record = ShardRecord(
            plan: digest, index: shard.index, total: shard.total, count: plan.count, manifest: Manifest(format: format),
            arguments: ShardRecord.replacing("--shard", with: nil, in: CommandLine.arguments))
        for ((place, picture), result) in zip(zip(places, part), results) { record.add(picture, at: place, result) }
        if filters.isEmpty { record.broken = listing.broken }
        let manifest = record.whole
        try RunReports.write(manifest, times: record.times, to: out)
        report.finish(manifest, folder: out)
        return Run(record: record, files: Set(plan.map(\.file)))
    }

    /// What was drawn, and the files of the whole plan.
    private struct Run {
        var record: ShardRecord
        var files: Set<String>
    }

    /// The part of the plan to draw.
    private func part() throws -> Shard {
        guard let shard else { return .whole }
        guard shard == "auto" else { return try Shard(shard) }
        if let found = try Shard.automatic(ProcessInfo.processInfo.environment) { return found }
        ProgressReport.write("No environment variable names a shard. All pictures are drawn.")
        return .whole
    }

    /// How long the pictures took before.
    private func recordedTimes() throws -> [String: Double] {
        guard shard != nil else { return [:] }
        if let times { return try PictureTimes.read(URL(fileURLWithPath: times)) }
        guard let baseline else { return [:] }
        let file = URL(fileURLWithPath: baseline, isDirectory: true).appendingPathComponent(PictureTimes.file)
        return FileManager.default.fileExists(atPath: file.path) ? try PictureTimes.read(file) : [:]
    }

    /// Writes what changed.
    private func compare(_ run: Run, with baseline: String) throws -> BaselineComparison {
        let environment = ProcessInfo.processInfo.environment
        let old = URL(fileURLWithPath: baseline, isDirectory: true)
        guard let name = store ?? environment["PERCH_STORE"], !name.isEmpty else {
            return try compare(run, with: old, named: baseline) { comparison, folder in
                try writing(to: baseline) { try comparison.accept(from: folder, into: old) }
            }
        }
        let hashed = try HashedBaseline(
            in: old, store: PictureStore(name, environment: environment), environment: environment)
        let folder = URL(fileURLWithPath: out, isDirectory: true)
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("perch-baseline-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let drawn = run.record.manifest.pictures.map { ($0.picture, folder.appendingPathComponent($0.picture)) }
        try hashed.checkOut(
            into: place, drawn: Dictionary(drawn) { first, _ in first }, isSelected: selection(run))
        return try compare(run, with: place, named: baseline) { comparison, folder in
            try comparison.accept(from: folder, into: place)
            let (changed, removed) = comparison.changes
            try hashed.commit(place, changed: changed, removed: removed)
        }
    }

    /// Whether a file of the baseline that was not drawn is among those that were asked for.
    private func selection(_ run: Run) throws -> (String) -> Bool {
        let (variants, time) = (try options.variants(), try time())
        // What is gone is the same for all shards, so the first tells it.
        guard filters.isEmpty, run.record.index == 1 else { return { _ in false } }
        return { !run.files.contains($0) && FileNames.isName($0, of: variants, time, format) }
    }

    private func compare(
        _ run: Run, with old: URL, named baseline: String, accepting: (BaselineComparison, URL) throws -> Void
    ) throws -> BaselineComparison {
        let folder = URL(fileURLWithPath: out, isDirectory: true)
        let manifest = run.record.whole
        let comparison = try writing(to: out) {
            try BaselineComparison(
                manifest, in: folder, with: old, tolerance: tolerance, isSelected: selection(run))
        }
        try RunReports.write(
            comparison, manifest.failures, to: out, baseline: baseline, arguments: CommandLine.arguments)
        if accept { try accepting(comparison, folder) }
        print(ComparisonPage.summary(comparison) + (accept ? "; accepted." : "; see \(out)/report.html."))
        return comparison
    }
}

extension RenderCommand {
    /// The command that was given, as a shell takes it, with `--accept`.
    static func acceptCommand(_ arguments: [String]) -> String {
        let accepting = arguments.contains("--accept") ? arguments : arguments + ["--accept"]
        return accepting.map { argument in
            let isPlain =
                !argument.isEmpty
                && argument.unicodeScalars.allSatisfy {
                    $0.properties.isAlphabetic && $0.isASCII || ("0"..."9").contains($0)
                        || "-_./:=,+@%".unicodeScalars.contains($0)
                }
            return isPlain ? argument : "'" + argument.replacingOccurrences(of: "'", with: "'\\''") + "'"
        }.joined(separator: " ")
    }
}

extension PictureFormat: ExpressibleByArgument {}

extension FileManager {
    /// Makes a folder if there is none, and fails where no file could be put into it.
    func makeWritableFolder(at url: URL) throws {
        try createDirectory(at: url, withIntermediateDirectories: true)
        // Asked of the file system by trying: whether a user may write does not tell whether the disk lets him.
        let probe = url.appendingPathComponent(".perch-\(UUID().uuidString)")
        try Data().write(to: probe)
        try removeItem(at: probe)
    }
}

/// A picture that is to be drawn.
struct Picture: Sendable {
    var entry: PreviewEntry
    var variant: Variant
    var time: PictureTime?
    var file: String
}
