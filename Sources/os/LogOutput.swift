import Foundation
import Locking

/// Where lines of the log go: to standard error, one line each, as `log stream --style compact` shows them.
///
/// Nothing is kept. What is written follows the variables that Apple's system and Xcode know: with `OS_ACTIVITY_MODE` at
/// `disable` nothing is, at `info` and `debug` lines of those types are as well; with `OS_ACTIVITY_DT_MODE` set, as Xcode
/// sets it, private values are shown.
package enum LogOutput {
    package struct Settings: Sendable {
        package var isOff = false
        package var writesInfo = false
        package var writesDebug = false
        package var showsPrivateValues = false

        package init(environment: [String: String] = [:]) {
            switch environment["OS_ACTIVITY_MODE"]?.lowercased() {
            case "disable": isOff = true
            case "info": writesInfo = true
            case "debug":
                writesInfo = true
                writesDebug = true
            default: break
            }
            let mirrored = environment["OS_ACTIVITY_DT_MODE"]?.lowercased() ?? ""
            showsPrivateValues = ["1", "yes", "true", "enable"].contains(mirrored)
        }

        func writes(_ type: OSLogType) -> Bool {
            switch type {
            case .info: !isOff && writesInfo
            case .debug: !isOff && writesDebug
            default: !isOff
            }
        }
    }

    private struct State {
        var settings = Settings(environment: ProcessInfo.processInfo.environment)
        var sink: (@Sendable (String) -> Void)?
    }

    private static let state = Locked(State())

    package static var settings: Settings {
        get { state.withLock { $0.settings } }
        set { state.withLock { $0.settings = newValue } }
    }

    /// Collects lines, without time and process, instead of writing them; nil writes to standard error again.
    package static func redirect(_ sink: (@Sendable (String) -> Void)?) { state.withLock { $0.sink = sink } }

    /// In bytes. Longer messages are cut.
    package static let longestMessage = 32_768

    static func write(_ type: OSLogType, _ log: OSLog, _ message: String) {
        let text = shortened(message)
        let line = "\(letters(of: type)) \(log.bracket)\(text)"
        if let sink = state.withLock({ $0.sink }) { return sink(line) }
        let process = ProcessInfo.processInfo
        // The letters stand between the time and the program's name.
        let whole =
            "\(timestamp()) \(letters(of: type)) \(process.processName)[\(process.processIdentifier)] "
            + "\(log.bracket)\(text)\n"
        FileHandle.standardError.write(Data(whole.utf8))
    }

    private static func shortened(_ message: String) -> String {
        guard message.utf8.count > longestMessage else { return message }
        return String(decoding: message.utf8.prefix(longestMessage), as: UTF8.self) + "<…>"
    }

    private static func letters(of type: OSLogType) -> String {
        switch type {
        case .info: "I "
        case .debug: "Db"
        case .error: "E "
        case .fault: "F "
        default: "Df"
        }
    }

    private static func timestamp() -> String {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        var parts = tm()
        localtime_r(&now.tv_sec, &parts)
        return String(
            format: "%04d-%02d-%02d %02d:%02d:%02d.%03d", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday,
            parts.tm_hour, parts.tm_min, parts.tm_sec, Int32(now.tv_nsec / 1_000_000))
    }
}
