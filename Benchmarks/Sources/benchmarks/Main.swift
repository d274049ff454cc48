import Foundation

@main
struct Main {
    @MainActor static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        if let name = arguments.first, name != "--without-browser" {
            guard let benchmark = Benchmark(rawValue: name) else {
                print("Benchmarks: " + Benchmark.allCases.map(\.rawValue).joined(separator: "; "))
                exit(64)
            }
            let result = try JSONEncoder().encode(try benchmark.run())
            print(String(decoding: result, as: UTF8.self))
            return
        }
        try compare(withBrowser: arguments.isEmpty)
    }

    private static func compare(withBrowser: Bool) throws {
        let browser: [String: Measurement] =
            withBrowser
            ? try JSONDecoder().decode([String: Measurement].self, from: output(of: script.path, [])) : [:]
        print(
            pad("CPU time of one, release build", 58) + pad("Perch", 12) + pad("memory", 10) + pad("Chromium", 12)
                + "ratio")
        for benchmark in Benchmark.allCases {
            let result: Measurement
            if benchmark == .snapshots {
                result = try snapshotsOnAllCores()
            } else {
                result = try JSONDecoder().decode(Measurement.self, from: output(of: program, [benchmark.rawValue]))
            }
            print(line(benchmark, result, browser[benchmark.inBrowser]))
        }
    }

    /// Snapshots are independent, so they are drawn by as many processes as there are cores.
    private static func snapshotsOnAllCores() throws -> Measurement {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let runs = try (0..<cores).map { _ in try start(program, [Benchmark.snapshots.rawValue]) }
        let total = try runs.map { process, pipe in
            let data = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return try JSONDecoder().decode(Measurement.self, from: data).perSecond ?? 0
        }
        return Measurement(perSecond: total.reduce(0, +))
    }

    private static func line(_ benchmark: Benchmark, _ own: Measurement, _ other: Measurement?) -> String {
        var text = pad(benchmark.rawValue, 58)
        if let rate = own.perSecond {
            text += pad(String(format: "%.0f / s", rate), 22)
            if let theirs = other?.perSecond {
                text += pad(String(format: "%.1f / s", theirs), 12) + ratio(rate, theirs)
            }
        } else {
            let time = own.milliseconds ?? 0
            text += pad(String(format: "%.2f ms", time), 12)
            text += pad(own.megabytes.map { String(format: "%.0f MB", $0) } ?? "", 10)
            if let theirs = other?.milliseconds {
                text += pad(String(format: "%.2f ms", theirs), 12) + ratio(theirs, time)
            }
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

    private static let program = "/proc/self/exe"

    private static var script: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../chromium.py")
            .standardized
    }

    private static func start(_ path: String, _ arguments: [String]) throws -> (Process, Pipe) {
        let process = Process()
        let resolved = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
        process.executableURL = URL(fileURLWithPath: resolved ?? path)
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
