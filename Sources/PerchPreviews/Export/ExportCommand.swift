import ArgumentParser
import Foundation
import PerchCommands

struct ExportCommand: RegisteredCommand {
    static let rank = 6
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write all previews as a static site that needs no server.",
        discussion: """
            You can open the folder from the disk or put it on any web server. For each preview it contains a picture of each variant, \
            the source, the documentation of the component, and the trees. Without --scheme, pictures are light and dark. Files of \
            an earlier export are replaced; other files stay. The exit code is 1 if any preview could not be drawn.
            """)

    @Argument(help: "The folder to write to.")
    var folder: String

    @Option(name: .customLong("only"), help: "A filter, as in render. You can repeat this option.")
    var filters: [String] = []

    @OptionGroup var options: VariantOptions

    @Option(help: "The title of the site. The default is the name of the program.")
    var title: String?

    @Option(help: "The number of processes that draw at the same time.")
    var jobs = ProcessInfo.processInfo.activeProcessorCount

    @Option(help: "The number of seconds after which a preview that has not settled is abandoned.")
    var timeout = 30.0

    func validate() throws {
        guard !folder.isEmpty else { throw ValidationError("Specify the folder to write to.") }
        guard jobs >= 1 else { throw ValidationError("--jobs must be at least 1.") }
        guard timeout > 0, timeout.isFinite else { throw ValidationError("--timeout must be more than 0 seconds.") }
    }

    func run() throws {
        let isComplete = try MainActor.assumeIsolated { try export() }
        if !isComplete { throw ExitCode.failure }
    }

    @MainActor private func export() throws -> Bool {
        let variants = try variants()
        let pool = WorkerPool(workers: jobs, timeout: timeout)
        let listing = Listing(with: pool)
        if listing.entries.isEmpty, listing.broken.isEmpty { throw UsageProblem.noPreviews }
        let entries = try PreviewFilter.select(filters, from: listing.entries)
        let site = StaticSiteFolder(URL(fileURLWithPath: folder, isDirectory: true))
        try writing(to: folder) { try site.prepare() }
        var names = FileNames()
        let plan = entries.flatMap { entry in
            variants.map { Picture(entry: entry, variant: $0, file: names.name(for: entry, $0, nil, .png)) }
        }
        let report = ProgressReport(pictures: plan)
        let results = pool.run(
            plan.map { picture in
                WorkerRequest.render(
                    RenderJob(
                        previewID: picture.entry.id, variant: picture.variant, format: .png,
                        path: site.pictures.appendingPathComponent(picture.file).path, tellsTrees: true))
            }
        ) { index, result in report.tell(index, result) }
        var manifest = Manifest(format: .png)
        for (picture, result) in zip(plan, results) { manifest.add(picture, result) }
        if filters.isEmpty { manifest.failures += listing.broken }
        let title = title ?? ProcessInfo.processInfo.processName
        try writing(to: folder) { try site.write(StaticSite(title, entries, Array(zip(plan, results)))) }
        report.finish(manifest, folder: folder)
        return manifest.failures.isEmpty
    }

    /// Both appearances, unless one is asked for: a site is looked at in either.
    private func variants() throws -> [Variant] {
        let asked = try options.variants()
        guard asked.allSatisfy({ $0.scheme == .light }), !CommandLine.arguments.contains("--scheme") else {
            return asked
        }
        return asked.flatMap { variant in
            Scheme.allCases.map { scheme in
                var other = variant
                other.scheme = scheme
                return other
            }
        }
    }
}
