import Foundation

@main
struct Main {
    @MainActor static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        if let name = arguments.first, !name.hasPrefix("--") {
            guard let benchmark = Benchmark(rawValue: name) else {
                print("Benchmarks: " + Benchmark.allCases.map(\.rawValue).joined(separator: "; "))
                exit(64)
            }
            return try run(benchmark, times: arguments.count > 1 ? Int(arguments[1]) : nil)
        }
        func take(_ option: String) -> Bool {
            defer { arguments.removeAll { $0 == option } }
            return arguments.contains(option)
        }
        let withBrowser = !take("--without-browser")
        let (isCounted, isRecorded) = (take("--instructions"), take("--record-instructions"))
        guard arguments.isEmpty else {
            print("Options: --without-browser, --instructions, --record-instructions; or the name of a benchmark")
            exit(64)
        }
        let instructions = isCounted || isRecorded ? try count() : .none
        try compare(withBrowser: withBrowser, instructions)
        if isRecorded { return try instructions.write(to: recordFile) }
        for benchmark in instructions.worse {
            let limit = String(format: "%.0f %%", Instructions.tolerance * 100)
            print("More than \(limit) more instructions: \(benchmark.rawValue)")
        }
        if !instructions.worse.isEmpty { exit(1) }
    }

    /// Measures a benchmark; or does its work so many times, for whoever counts instructions.
    @MainActor private static func run(_ benchmark: Benchmark, times: Int?) throws {
        let work = try benchmark.makeWork()
        if let times { return try work.run(times: times) }
        print(String(decoding: try JSONEncoder().encode(try work.measure()), as: UTF8.self))
    }

    @MainActor private static func count() throws -> Instructions {
        let works = try Benchmark.allCases.flatMap { benchmark in
            let times = try benchmark.makeWork().timesCounted
            return [benchmark.rawValue, "\(times.fewer)", "\(times.more)"]
        }
        let output = try output(of: script("instructions.py"), [executable] + works)
        let counts = try JSONDecoder().decode([String: Int].self, from: output)
        return Instructions(counted: counts.mapValues { $0 / 1000 }, file: recordFile)
    }

    private static func compare(withBrowser: Bool, _ instructions: Instructions) throws {
        let browser: [String: Measurement] =
            withBrowser
            ? try JSONDecoder().decode([String: Measurement].self, from: output(of: script("chromium.py"), [])) : [:]
        print(
            pad("CPU time of one, release build", 58) + pad("Perch", 12) + pad("memory", 10) + pad("Chromium", 12)
                + pad("ratio", 10) + "instructions")
        for benchmark in Benchmark.allCases {
            let result: Measurement
            if benchmark == .snapshots {
                result = try snapshotsOnAllCores()
            } else {
                result = try JSONDecoder().decode(Measurement.self, from: output(of: executable, [benchmark.rawValue]))
            }
            print(line(benchmark, result, browser[benchmark.inBrowser], instructions.description(of: benchmark)))
        }
    }

    /// Snapshots are independent, so they are drawn by as many processes as there are cores.
    private static func snapshotsOnAllCores() throws -> Measurement {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let runs = try (0..<cores).map { _ in try start(executable, [Benchmark.snapshots.rawValue]) }
        let total = try runs.map { process, pipe in
            let data = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return try JSONDecoder().decode(Measurement.self, from: data).perSecond ?? 0
        }
        return Measurement(perSecond: total.reduce(0, +))
    }

    private static func line(
        _ benchmark: Benchmark, _ own: Measurement, _ other: Measurement?, _ instructions: String
    ) -> String {
        var text = pad(benchmark.rawValue, 58)
        if let rate = own.perSecond {
            text += pad(String(format: "%.0f / s", rate), 22)
            text += pad(other?.perSecond.map { String(format: "%.1f / s", $0) } ?? "", 12)
            text += pad(other?.perSecond.map { ratio(rate, $0) } ?? "", 10) + instructions
        } else {
            let time = own.milliseconds ?? 0
            text += pad(String(format: "%.2f ms", time), 12)
            text += pad(own.megabytes.map { String(format: "%.0f MB", $0) } ?? "", 10)
            text += pad(other?.milliseconds.map { String(format: "%.2f ms", $0) } ?? "", 12)
            text += pad(other?.milliseconds.map { ratio($0, time) } ?? "", 10) + instructions
            if let median = own.median, let worst = own.worst {
                text += String(format: "   median %.2f ms, worst %.2f ms", median, worst)
            }
        }
        return text
    }

    private static func ratio(_ a: Double, _ b: Double) -> String { String(format: "%.1f ×", b > 0 ? a / b : 0) }

    private static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    private static var executable: String {
        let path = "/proc/self/exe"
        return (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? path
    }

    private static var folder: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardized
    }

    private static func script(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// A benchmark's name and its instructions, in thousands, a line.
    private static var recordFile: URL { folder.appendingPathComponent("instructions.tsv") }

    private static func start(_ path: String, _ arguments: [String]) throws -> (Process, Pipe) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        return (process, pipe)
    }

    private static func output(of path: String, _ arguments: [String]) throws -> Data {
        let (process, pipe) = try start(path, arguments)
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(path) \(arguments.joined(separator: " ")) failed")
        }
        return data
    }

    private struct Failure: Error, CustomStringConvertible { var description: String }
}
