import ArgumentParser
import Foundation

struct RenderCommand: ParsableCommand {
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
        let (known, broken) = listing(with: pool)
        if known.isEmpty, broken.isEmpty { throw UsageProblem.noPreviews }
        let entries = try PreviewFilter.select(filters, from: known)
        let folder = URL(fileURLWithPath: out, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

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
        if filters.isEmpty { manifest.failures += broken }
        try JSONEncoder.readable.encode(manifest).write(to: folder.appendingPathComponent("manifest.json"))
        try ContactSheet(manifest).html.write(
            to: folder.appendingPathComponent("index.html"), atomically: true, encoding: .utf8)
        report.finish(manifest, folder: out)
        return manifest.failures.count
    }

    /// All previews. Those of a `PreviewProvider` are found by running its `previews`, which is left to a worker
    /// since it may trap.
    @MainActor private func listing(with pool: WorkerPool) -> ([PreviewEntry], [Manifest.Failure]) {
        var entries = PreviewCatalogue.registries
        var failures: [Manifest.Failure] = []
        let types = PreviewCatalogue.providerTypes
        guard !types.isEmpty else { return (entries, []) }
        let results = pool.run(types.indices.map(WorkerRequest.describeProvider)) { _, _ in }
        for (type, result) in zip(types, results) {
            switch result {
            case .reply(.provider(let elements), _):
                entries += elements.enumerated().map {
                    PreviewEntry(type, index: $0.offset, name: $0.element.name)
                }
            case .reply(.failed(let reason), _), .failed(let reason):
                let entry = PreviewEntry(type, index: 0, name: nil)
                failures.append(
                    Manifest.Failure(
                        name: entry.file, file: entry.module + "/" + entry.file, line: nil, variant: nil,
                        reason: reason))
            case .reply(.drawn, _): break
            }
        }
        return (entries, failures)
    }
}

extension PictureFormat: ExpressibleByArgument {}

/// A picture that is to be drawn.
struct Picture: Sendable {
    var entry: PreviewEntry
    var variant: Variant
    var file: String
}
