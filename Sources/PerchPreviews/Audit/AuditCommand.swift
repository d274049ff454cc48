import ArgumentParser
import Audit
import Foundation
import PerchAudit
import PerchCommands

struct AuditCommand: RegisteredCommand {
    static let rank = 5
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Find what makes previews hard to see, read, or use.",
        discussion: """
            A filter is a preview's name or a part of it, a file (Card.swift), a place (Card.swift:12), or a \
            module. Without filters, all previews are audited, each in a few variants of scheme, contrast, text size, \
            direction, and motion.

            The exit code is 0 without errors, 1 with errors, and 2 for arguments and files that cannot be used. With \
            --strict, warnings count as errors. A comment “// audit: off RULE - why” in a preview turns off a rule \
            there; todo, note, and warning lower its severity.
            """)

    @Argument(help: "The previews to audit.")
    var filters: [String] = []

    @Flag(help: "Audit every variant, instead of the few in which each pair of values occurs.")
    var all = false

    @Option(help: "The maximum number of variants for each preview. The most informative variants come first.")
    var variants = AuditVariants.mostPairwise

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @Option(name: .customLong("rule"), help: "Apply only this rule. You can repeat this option.")
    var rules: [String] = []

    @Flag(help: "List the rules and their equivalents in Xcode, axe, and WCAG.")
    var listRules = false

    @OptionGroup var outputs: AuditOutputs

    @Option(help: "The file with the project's settings. The default is perch-audit.json, if it exists.")
    var config: String?

    @Option(help: "The file with the accepted findings. The default is perch-audit-accepted.json, if it exists.")
    var accepted: String?

    @Flag(help: "Accept all findings. Requires --reason and --expires.")
    var accept = false

    @Option(help: "The reason to accept the findings.")
    var reason: String?

    @Option(help: "The last day on which the findings are accepted, such as 2027-06-30.")
    var expires: String?

    @Option(help: "The folder with the sources, for the file and line of each finding.")
    var sources = "."

    @Option(help: "A device such as \"iPhone 16 Pro\".")
    var device: String?

    @Option(help: "A locale such as de_AT.")
    var locale = Variant.standardLocale

    @Option(help: "The number of processes that work at the same time.")
    var jobs = ProcessInfo.processInfo.activeProcessorCount

    @Option(help: "The number of seconds after which a preview is abandoned.")
    var timeout = 60.0

    func run() throws {
        let code: Int32
        do {
            code = try MainActor.assumeIsolated { try listRules ? list() : audit() }
        } catch {
            ProgressReport.write("Error: \(error)")
            throw ExitCode(2)
        }
        if code != 0 { throw ExitCode(code) }
    }

    private func list() -> Int32 {
        for rule in AuditRule.all {
            print("\(rule.id) (\(rule.severity.rawValue)): \(rule.title)")
            let names = [
                rule.xcode.map { "Xcode \($0.rawValue)" },
                rule.axe.isEmpty ? nil : "axe " + rule.axe.joined(separator: ", "),
                rule.wcag.isEmpty ? nil : "WCAG " + rule.wcag.joined(separator: ", "),
            ].compactMap { $0 }
            if !names.isEmpty { print("    \(names.joined(separator: "; "))") }
        }
        return 0
    }

    // MARK: The audit

    @MainActor private func audit() throws -> Int32 {
        let start = ContinuousClock.now
        let plan = try AuditPlan(self)
        let pool = WorkerPool(workers: jobs, timeout: timeout)
        let listing = Listing(with: pool)
        if listing.entries.isEmpty, listing.broken.isEmpty { throw UsageProblem.noPreviews }
        let entries = try PreviewFilter.select(filters, from: listing.entries)
            .filter { !plan.configuration.switchesOff(AuditedPreview($0)) }
        let requests = entries.map {
            WorkerRequest.audit(AuditJob(previewID: $0.id, variants: plan.variants, rules: plan.rules))
        }
        let results = pool.run(requests) { _, _ in }

        var audit = Audit(
            sources: SourceIndex(folder: sources), configuration: plan.configuration, accepted: plan.accepted)
        for (entry, result) in zip(entries, results) {
            let preview = AuditedPreview(entry)
            switch result {
            case .reply(.audited(let seen), _): audit.add(preview, seen)
            case .reply(.failed(let reason), _), .failed(let reason): audit.addFailure(preview, reason)
            case .reply: audit.addFailure(preview, "the process answered something else")
            }
        }
        for failure in listing.broken where filters.isEmpty {
            audit.addFailure(
                AuditedPreview(id: failure.name, title: failure.name, module: "", file: failure.file, line: nil),
                failure.reason)
        }
        let report = audit.finished()
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        try outputs.write(report, plan, entries, pool, isStrict: strict, seconds: seconds)
        try tellOfAcceptance(report, plan)
        return accept ? 0 : report.exitCode(isStrict: strict)
    }

    private func tellOfAcceptance(_ report: AuditReport, _ plan: AuditPlan) throws {
        if accept {
            let data = try plan.accepted.accepting(report, reason: reason ?? "", expires: expires ?? "")
            try writing(to: plan.acceptedPath) {
                try data.write(to: URL(fileURLWithPath: plan.acceptedPath), options: .atomic)
            }
            ProgressReport.write("Accepted all until \(expires ?? ""); see \(plan.acceptedPath).")
            return
        }
        for entry in plan.accepted.expired {
            ProgressReport.write("Accepted until \(entry.expires) only: \(entry.place) [\(entry.rule)]")
        }
        guard filters.isEmpty, rules.isEmpty, variants >= AuditVariants.mostPairwise else { return }
        for entry in plan.accepted.unneeded(in: report) {
            ProgressReport.write("Accepted and not found any longer: \(entry.place) [\(entry.rule)]")
        }
    }
}

/// What an audit is to do, once arguments and files were read.
struct AuditPlan {
    let variants: [Variant]
    let rules: [String]
    let configuration: AuditConfiguration
    let accepted: AcceptedFindings
    let acceptedPath: String

    private static let (configurationFile, acceptedFile) = ("perch-audit.json", "perch-audit-accepted.json")

    /// - Throws: where an argument or a file cannot be used.
    init(_ command: AuditCommand) throws {
        for rule in command.rules where AuditRule.named(rule) == nil { throw AuditProblem.unknownRule(rule, "--rule") }
        rules = command.rules
        guard command.jobs >= 1 else { throw AuditUsage("--jobs must be at least 1.") }
        guard command.timeout > 0, command.timeout.isFinite else {
            throw AuditUsage("--timeout must be more than 0 seconds.")
        }
        guard Locale.isKnown(command.locale) else { throw UsageProblem.unknownLocale(command.locale) }
        var base = Variant(locale: command.locale)
        if let device = command.device {
            guard let found = Device.named(device) else { throw UsageProblem.unknownDevice(device) }
            base.device = found.name
        }
        let choice = AuditVariants(base)
        guard command.variants >= 1 else { throw AuditUsage("--variants must be at least 1.") }
        variants = command.all ? choice.all : Array(choice.pairwise.prefix(command.variants))
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: command.sources, isDirectory: &isFolder), isFolder.boolValue else {
            throw AuditUsage("--sources must name a folder; there is none at “\(command.sources)”.")
        }
        configuration =
            try Self.data(command.config, Self.configurationFile, in: command.sources)
            .map { try AuditConfiguration($0.data, path: $0.path) } ?? AuditConfiguration()
        let today = Date().formatted(.iso8601.year().month().day())
        let file = try Self.data(
            command.accepted, Self.acceptedFile, in: command.sources, mayBeMissing: command.accept)
        accepted = try AcceptedFindings(
            file?.data ?? Data(#"{"accepted": []}"#.utf8), path: file?.path ?? Self.acceptedFile, today: today)
        acceptedPath = command.accepted ?? Self.path(Self.acceptedFile, in: command.sources)
        guard command.accept else { return }
        guard let reason = command.reason, !reason.words.isEmpty, let expires = command.expires else {
            throw AuditUsage("--accept needs a --reason, and a day that it --expires.")
        }
        guard AcceptedFindings.isDate(expires) else { throw AuditProblem.badDate(expires) }
    }

    private static func path(_ name: String, in folder: String) -> String {
        folder == "." ? name : URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(name).path
    }

    /// The file that was named, or the one of the standard name where there is one.
    private static func data(
        _ named: String?, _ standard: String, in folder: String, mayBeMissing: Bool = false
    ) throws -> (data: Data, path: String)? {
        let path = named ?? path(standard, in: folder)
        if !FileManager.default.fileExists(atPath: path) {
            if named == nil || mayBeMissing { return nil }
            throw AuditProblem.unreadable(path, "there is no such file.")
        }
        do { return (try Data(contentsOf: URL(fileURLWithPath: path)), path) } catch {
            throw AuditProblem.unreadable(path, error.localizedDescription)
        }
    }
}

/// An argument that cannot be used, in a sentence.
struct AuditUsage: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

extension AuditedPreview {
    init(_ entry: PreviewEntry) {
        self.init(id: entry.id, title: entry.title, module: entry.module, file: entry.file, line: entry.line)
    }
}
