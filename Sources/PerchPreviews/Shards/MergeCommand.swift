import ArgumentParser
import Foundation
import PerchCommands

struct MergeCommand: RegisteredCommand {
    static let rank = 3
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Combine the pictures and reports of several machines.",
        discussion: """
            Each folder is the output of render --shard. The exit code is that of a single run, or 2 if the folders are not \
            all the shards of one run.
            """)

    @Argument(help: "The folders of all shards.")
    var folders: [String]

    @Option(help: "The folder to write to. It must not be a folder of a shard.")
    var out: String

    func run() throws {
        let merge = try refusing {
            let merge = try ShardMerge(folders.map { URL(fileURLWithPath: $0, isDirectory: true) })
            let place = RenderCommand.place(out)
            guard !out.isEmpty, !folders.contains(where: { RenderCommand.place($0) == place }) else {
                throw ShardProblem("--out must not be a folder of a shard.")
            }
            return merge
        }
        let folder = URL(fileURLWithPath: out, isDirectory: true)
        try writing(to: out) { try FileManager.default.makeWritableFolder(at: folder) }
        try refusing {
            do { try merge.link(into: folder) } catch let problem as ShardProblem { throw problem } catch {
                throw WriteProblem(error, at: out)
            }
        }
        try RunReports.write(merge.manifest, times: merge.times, to: out)
        print("Merged \(counted(merge.manifest.pictures.count, "picture")) into \(out).")
        var difference: Int32 = 0
        if let comparison = merge.comparison, let baseline = merge.baseline {
            try RunReports.write(
                comparison, merge.manifest.failures, to: out, baseline: baseline,
                arguments: ShardRecord.replacing("--out", with: out, in: merge.arguments))
            print(ComparisonPage.summary(comparison) + "; see \(out)/report.html.")
            difference = comparison.exitCode
        }
        if !merge.manifest.failures.isEmpty { throw ExitCode.failure }
        if difference != 0 { throw ExitCode(difference) }
    }
}
