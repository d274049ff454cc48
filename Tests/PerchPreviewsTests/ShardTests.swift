import Foundation
import Testing

@testable import PerchHost
@testable import PerchPreviews

@Suite("Shards")
final class ShardTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func place(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func tool(_ arguments: [String]) throws -> ToolRun { try ToolRun("PreviewToolFixture", arguments) }

    /// The files below a folder with their contents, without those that tell times.
    private func contents(_ name: String) throws -> [String: Data] {
        var result: [String: Data] = [:]
        for file in try FileManager.default.subpathsOfDirectory(atPath: place(name)) {
            let url = URL(fileURLWithPath: place(name)).appendingPathComponent(file)
            guard !url.hasDirectoryPath, file != "times.json", let data = try? Data(contentsOf: url) else { continue }
            result[file] = data
        }
        return result
    }

    @Test("are named by a part and a number of parts")
    func parsing() throws {
        #expect(try Shard("2/4") == Shard(index: 2, total: 4))
        for bad in ["0/4", "5/4", "x", "1/0", "1/2/3", "-1/2", ""] {
            #expect(throws: ShardProblem.self, "\(bad)") { try Shard(bad) }
        }
    }

    @Test("are those that a service's variables name")
    func variables() throws {
        let status = place("status")
        #expect(
            try Shard.automatic([
                "TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "1", "TEST_SHARD_STATUS_FILE": status,
            ]) == Shard(index: 2, total: 4))
        #expect(FileManager.default.fileExists(atPath: status))
        #expect(try Shard.automatic(["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"]) == Shard(index: 1, total: 3))
        #expect(
            try Shard.automatic(["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "3"])
                == Shard(index: 3, total: 3))
        #expect(try Shard.automatic(["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "2"]) == Shard(index: 1, total: 2))
        #expect(try Shard.automatic([:]) == nil)
        #expect(throws: ShardProblem.self) { try Shard.automatic(["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"]) }
    }

    @Test("have all pictures once, and about the same work")
    func cut() {
        let files = (0..<200).map { "\($0).png" }
        let times = Dictionary(
            uniqueKeysWithValues: files.dropLast(20).enumerated().map { ($1, Double($0 * $0 % 997 + 1)) })
        let cut = ShardCut(files, into: 4, times: times)
        #expect(cut.parts.flatMap { $0 }.sorted() == Array(0..<200))
        #expect(cut.parts == ShardCut(files, into: 4, times: times).parts)
        let median = times.values.sorted()[times.count / 2]
        let loads = cut.parts.map { $0.reduce(0) { $0 + (times[files[$1]] ?? median) } }
        #expect(loads.reduce(0, +) / loads.max()! > 3.9)
        #expect(ShardCut(files, into: 4, times: [:]).parts.map(\.count) == [50, 50, 50, 50])
        #expect(ShardCut(["a"], into: 2, times: [:]).parts == [[0], []])
    }

    @Test("merge to what one run writes, byte for byte")
    func merging() throws {
        let previews = ["Fixed", "Greeting", "--scheme", "both", "--scale", "1", "--jobs", "1"]
        let compared = previews + ["--baseline", place("old")]
        _ = try tool([
            "render", "Fixed", "--scale", "1", "--out", place("draft"), "--baseline", place("old"), "--accept",
        ])
        // A earlier picture that is another one.
        try FileManager.default.copyItem(
            atPath: place("old/Fixed-light-1x.png"), toPath: place("old/Greeting-dark-1x.png"))
        let one = try tool(["render"] + compared + ["--out", place("out")])
        let whole = try contents("out")
        try FileManager.default.removeItem(atPath: place("out"))
        var folders: [String] = []
        for index in 1...3 {
            folders.append(place("shard\(index)"))
            _ = try tool(["render"] + compared + ["--out", folders[index - 1], "--shard", "\(index)/3"])
        }
        let merge = try tool(["merge"] + folders.reversed() + ["--out", place("out")])
        #expect(merge.status == one.status, "\(merge.errors)")
        let merged = try contents("out")
        #expect(Set(merged.keys) == Set(whole.keys))
        for (file, data) in whole { #expect(merged[file] == data, "\(file)") }

        for (shards, problem) in [
            (Array(folders.prefix(2)), "Missing: shard 3/3."),
            (folders + [folders[0]], "Shard 1/3 occurs more than once."),
            ([place("old")], "has no shard.json"),
        ] {
            let run = try tool(["merge"] + shards + ["--out", place("refused")])
            #expect(run.status == 2 && run.errors.contains(problem), "\(run.errors)")
        }
        _ = try tool(["render", "Fixed", "--out", place("other"), "--shard", "3/3"])
        let other = try tool(["merge"] + folders.prefix(2) + [place("other"), "--out", place("refused")])
        #expect(other.status == 2 && other.errors.contains("is not a shard of the same run"), "\(other.errors)")
        #expect(!FileManager.default.fileExists(atPath: place("refused")))
    }

    @Test("that make no sense end with 2 and a sentence", arguments: ["0/4", "5/4", "x"])
    func refusal(shard: String) throws {
        let run = try tool(["render", "Fixed", "--out", place("out"), "--shard", shard])
        #expect(run.status == 2)
        #expect(run.errors.contains("“\(shard)” is not a shard."))
    }

    @Test("merge without a picture being decoded: ten thousand files that are no pictures")
    func many() throws {
        var folders: [URL] = []
        for index in 1...4 {
            let shard = folder.appendingPathComponent("many\(index)")
            try FileManager.default.createDirectory(at: shard, withIntermediateDirectories: true)
            var record = ShardRecord(
                plan: "p", index: index, total: 4, count: 10_000, manifest: Manifest(format: .png), arguments: [])
            for place in stride(from: index - 1, to: 10_000, by: 4) {
                let file = "Picture-\(place).png"
                try Data("none".utf8).write(to: shard.appendingPathComponent(file))
                record.drawn.append(place)
                record.manifest.pictures.append(
                    .init(
                        name: "Picture \(place)", module: "Kit", file: "Card.swift", line: place, variant: Variant(),
                        picture: file, pixelWidth: 1, pixelHeight: 1, scale: 1, messages: []))
            }
            try JSONEncoder().encode(record).write(to: shard.appendingPathComponent("shard.json"))
            folders.append(shard)
        }
        let start = ContinuousClock.now
        let run = try tool(["merge"] + folders.map(\.path) + ["--out", place("merged")])
        print("Merged 10,000 pictures in \(ContinuousClock.now - start)")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: place("merged")).count == 10_003)
    }
}
