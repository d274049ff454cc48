import Foundation

/// Transfers files with curl, which knows proxies, certificates and the signatures of S3.
enum Curl {
    /// How many files one process transfers.
    private static let batch = 500

    /// A line of curl's configuration.
    static func line(_ option: String, _ value: String) -> String {
        let quoted = value.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\r", with: "\\r")
        return "\(option) = \"\(quoted)\""
    }

    /// - Parameters:
    ///   - transfers: the lines of each.
    ///   - options: lines for all. They go through standard input, so no list of processes shows a key.
    ///   - allowsMissing: whether an answer of 404 is no failure.
    static func transfer(_ transfers: [[String]], options: [String], allowsMissing: Bool) throws {
        for start in stride(from: 0, to: transfers.count, by: batch) {
            let part = transfers[start..<min(start + batch, transfers.count)]
            try run(
                ([
                    "fail", "silent", "show-error", "location", "parallel", "proto = \"=http,https\"",
                    "proto-redir = \"=http,https\"", "max-redirs = 5", "retry = 2", "connect-timeout = 10",
                    "speed-limit = 1000", "speed-time = 30", "parallel-max = 16", "create-dirs",
                    "write-out = \"%{http_code} %{errormsg}\\n\"",
                ] + options + part.joined()).joined(separator: "\n"), allowsMissing: allowsMissing)
        }
    }

    private static func run(_ configuration: String, allowsMissing: Bool) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // Without -q a file of the user's could add options.
        process.arguments = ["curl", "-q", "--config", "-"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { throw StoreProblem("curl cannot be started: \(error).") }
        // curl reads all of its configuration before it writes anything.
        input.fileHandleForWriting.write(Data(configuration.utf8))
        try? input.fileHandleForWriting.close()
        let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            .split(separator: "\n")
        process.waitUntilExit()
        if process.terminationStatus == 127 {
            throw StoreProblem("A store with an address needs the program curl. Install it with: apt-get install curl.")
        }
        for line in lines {
            let parts = line.split(separator: " ", maxSplits: 1)
            guard let code = parts.first.flatMap({ Int($0) }) else { continue }
            if (200..<300).contains(code) || allowsMissing && code == 404 { continue }
            let reason = parts.count > 1 ? String(parts[1]) : "the transfer failed"
            throw StoreProblem("The store cannot be used: \(code == 0 ? reason : "it answered \(code)").")
        }
        guard !lines.isEmpty || process.terminationStatus == 0 else {
            throw StoreProblem("curl ended with \(process.terminationStatus).")
        }
    }
}
