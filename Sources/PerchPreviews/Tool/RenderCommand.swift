import ArgumentParser
import Foundation
import PerchCommands

struct RenderCommand: RegisteredCommand {
    static let rank = 2
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw previews to files, one for each variant, with a manifest.json.",
        discussion: """
            A filter is a preview's name or a part of it, a file (Card.swift), a place (Card.swift:12) or a \
            module. Without filters all previews are drawn. The exit code is 1 if any preview could not be drawn.
            """)

    @Argument(help: "Which previews to draw.")
    var filters: [String] = []

    @Option(help: "The folder to write to.")
    var out: String

    @OptionGroup var options: VariantOptions

    @Option(help: "png, pdf or svg.")
    var format: PictureFormat = .png

    @Option(help: "How many processes draw at a time.")
    var jobs = ProcessInfo.processInfo.activeProcessorCount

    @Option(help: "Seconds after which a preview that has not settled is given up.")
    var timeout = 30.0

    func validate() throws {
        guard jobs >= 1 else { throw ValidationError("--jobs must be at least 1.") }
        guard timeout > 0, timeout.isFinite else {
            throw ValidationError("--timeout must be more than 0 seconds.")
        }
    }

    func run() throws {
        let failures = try MainActor.assumeIsolated { try draw() }
        if failures > 0 { throw ExitCode.failure }
    }

    @MainActor private func draw() throws -> Int {
        let variants = try options.variants()
        let pool = WorkerPool(workers: jobs, timeout: timeout)
        let listing = Listing(with: pool)
        if listing.entries.isEmpty, listing.broken.isEmpty { throw UsageProblem.noPreviews }
        let entries = try PreviewFilter.select(filters, from: listing.entries)
        let folder = URL(fileURLWithPath: out, isDirectory: true)
        try writing(to: out) { try FileManager.default.makeWritableFolder(at: folder) }

        var names = FileNames()
        let plan = entries.flatMap { entry in
            variants.map { variant in
                Picture(entry: entry, variant: variant, file: names.name(for: entry, variant, format))
            }
        }
        let requests = plan.map { picture in
            WorkerRequest.render(
                RenderJob(
                    previewID: picture.entry.id, variant: picture.variant, format: format,
                    path: folder.appendingPathComponent(picture.file).path))
        }
        let report = ProgressReport(pictures: plan)
        let results = pool.run(requests) { index, result in report.tell(index, result) }

        var manifest = Manifest(format: format)
        for (picture, result) in zip(plan, results) { manifest.add(picture, result) }
        if filters.isEmpty { manifest.failures += listing.broken }
        try writing(to: out) {
            try JSONEncoder.readable.encode(manifest).write(to: folder.appendingPathComponent("manifest.json"))
            try ContactSheet(manifest).html.write(
                to: folder.appendingPathComponent("index.html"), atomically: true, encoding: .utf8)
        }
        report.finish(manifest, folder: out)
        return manifest.failures.count
    }
}

extension PictureFormat: ExpressibleByArgument {}

extension FileManager {
    /// Makes a folder if there is none, and fails where no file could be put into it.
    fileprivate func makeWritableFolder(at url: URL) throws {
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
    var file: String
}
