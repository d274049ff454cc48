import Foundation

/// What a build does, for those who look for its time: `PERCH_TRACE=1` writes it to standard error.
enum Trace {
    private static let isOn = ProcessInfo.processInfo.environment["PERCH_TRACE"] == "1"

    static func write(_ text: @autoclosure () -> String) {
        if isOn { FileHandle.standardError.write(Data("perch: \(text())\n".utf8)) }
    }

    /// Does something, and writes how long it took.
    static func timed<Value>(_ name: @autoclosure () -> String, _ body: () throws -> Value) rethrows -> Value {
        let start = ContinuousClock.now
        defer { write("\(name()): \(ContinuousClock.now - start)") }
        return try body()
    }
}
