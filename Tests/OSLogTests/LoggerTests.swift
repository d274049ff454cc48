import Foundation
import OSLog
import Synchronization
import Testing

@testable import os

/// Lines are collected from what is one log for the process, so the tests run one after the other.
@Suite(.serialized) struct LoggerTests {
    private final class Lines: Sendable {
        private let lines = Mutex<[String]>([])
        func add(_ line: String) { lines.withLock { $0.append(line) } }
        var all: [String] { lines.withLock { $0 } }
    }

    /// What is written while `body` runs.
    private func written(_ environment: [String: String] = [:], _ body: () -> Void) -> [String] {
        let lines = Lines()
        let old = LogOutput.settings
        LogOutput.settings = LogOutput.Settings(environment: environment)
        LogOutput.redirect { lines.add($0) }
        defer {
            LogOutput.redirect(nil)
            LogOutput.settings = old
        }
        body()
        return lines.all
    }

    private let logger = Logger(subsystem: "com.example", category: "net")

    @Test func aLineHasItsTypeAndLog() {
        let lines = written {
            logger.notice("a")
            logger.log("b")
            logger.error("c")
            logger.warning("d")
            logger.fault("e")
            logger.critical("f")
            Logger().log(level: .error, "g")
        }
        #expect(
            lines == [
                "Df [com.example:net] a", "Df [com.example:net] b", "E  [com.example:net] c",
                "E  [com.example:net] d", "F  [com.example:net] e", "F  [com.example:net] f", "E  g",
            ])
    }

    @Test func textsArePrivateAndNumbersPublic() {
        let name = "Ada"
        let lines = written {
            logger.notice("\(name) \(42) \(1.5) \(true) \(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!)")
            logger.notice("\(name, privacy: .public) \(42, privacy: .private) \(name, privacy: .sensitive)")
            logger.notice("\(String.self) \(CancellationError(), privacy: .public)")
        }
        #expect(
            lines == [
                "Df [com.example:net] <private> 42 1.500000 true <private>",
                "Df [com.example:net] Ada <private> <private>", "Df [com.example:net] String CancellationError()",
            ])
    }

    @Test func privateValuesAreShownAsXcodeShowsThem() {
        let name = "Ada"
        let lines = written(["OS_ACTIVITY_DT_MODE": "YES"]) {
            logger.notice("\(name) \(name, privacy: .private) \(name, privacy: .sensitive)")
        }
        #expect(lines == ["Df [com.example:net] Ada Ada <private>"])
    }

    @Test func masksTellEqualValuesFromOthers() {
        let lines = written {
            for name in ["Ada", "Ada", "Bob"] { logger.notice("\(name, privacy: .private(mask: .hash))") }
        }
        #expect(lines[0] == lines[1] && lines[1] != lines[2])
        #expect(lines[0].contains("<mask.hash: '") && !lines[0].contains("Ada"))
    }

    @Test func formatsAndColumns() {
        let lines = written {
            logger.notice("\(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true))")
            logger.notice("\(7, format: .decimal(explicitPositiveSign: true, minDigits: 3))|\(-7)|\(8, format: .octal)")
            logger.notice("\(1.0 / 3, format: .fixed(precision: 2)) \(CGFloat(2), format: .hybrid)")
            logger.notice(
                "\(true, format: .answer)|\("a", align: .right(columns: 3), privacy: .public)|\(1, align: .left(columns: 3))|"
            )
        }
        #expect(
            lines.map { $0.replacingOccurrences(of: "Df [com.example:net] ", with: "") } == [
                "ff 0xFF", "+007|-7|10", "0.33 2", "yes|  a|1  |",
            ])
    }

    @Test func valuesOfLinesThatAreNotWrittenAreNotComputed() {
        final class Counter { var count = 0 }
        let counter = Counter()
        func value() -> Int {
            counter.count += 1
            return counter.count
        }
        let off = written {
            logger.debug("\(value())")
            logger.trace("\(value())")
            logger.info("\(value())")
            Logger(OSLog.disabled).fault("\(value())")
        }
        #expect(off.isEmpty && counter.count == 0)
        let disabled = written(["OS_ACTIVITY_MODE": "disable"]) { logger.fault("\(value())") }
        #expect(disabled.isEmpty)
        let info = written(["OS_ACTIVITY_MODE": "info"]) {
            logger.info("\(value())")
            logger.debug("\(value())")
        }
        #expect(info == ["I  [com.example:net] 1"])
        let debug = written(["OS_ACTIVITY_MODE": "debug"]) { logger.debug("\(value())") }
        #expect(debug == ["Db [com.example:net] 2"])
    }

    @Test func olderFunctionsFormatLikePrintf() {
        let log = OSLog(subsystem: "com.example", category: "old")
        let lines = written {
            os_log("%d items, %.1f %%, %@, %{public}@, %{private}d", log: log, type: .error, 3, 2.5, "a", "b", 4)
            os_log(.info, log: log, "not written")
            os_log("plain")
            os_log("too few %d %d", log: log, 1)
            os_log("an odd end %")
        }
        #expect(
            lines == [
                "E  [com.example:old] 3 items, 2.5 %, <private>, b, <private>", "Df plain",
                "Df [com.example:old] too few 1 %d", "Df an odd end %",
            ])
        #expect(log.isEnabled(type: .error) && !log.isEnabled(type: .debug))
    }

    @Test func longMessagesAreCut() {
        let text = String(repeating: "x", count: LogOutput.longestMessage + 10)
        let lines = written { logger.notice("\(text, privacy: .public)") }
        #expect(lines[0].hasSuffix("x<…>") && lines[0].utf8.count < LogOutput.longestMessage + 40)
    }

    @Test func signpostsAreLinesForThoseWhoDevelop() throws {
        let signposter = OSSignposter(logger: logger)
        func mark() -> Int {
            let state = signposter.beginInterval("load", id: signposter.makeSignpostID(), "of \(3) rows")
            signposter.emitEvent("row")
            signposter.endInterval("load", state)
            signposter.endInterval("load", state)
            return signposter.withIntervalSignpost("inner") { 5 }
        }
        let none = written {
            let isMarked = mark() == 5 && !signposter.isEnabled
            #expect(isMarked)
        }
        #expect(none.isEmpty)
        let lines = written(["OS_ACTIVITY_MODE": "debug"]) {
            let isMarked = mark() == 5 && signposter.isEnabled
            #expect(isMarked)
        }
        #expect(lines.count == 6)
        #expect(lines[0] == "Db [com.example:net] signpost begin load of 3 rows")
        #expect(lines[1] == "Db [com.example:net] signpost event row")
        #expect(lines[2].hasPrefix("Db [com.example:net] signpost end load 0.") && lines[2].hasSuffix(" s"))
        #expect(lines[3].hasSuffix("load was ended twice"))
        #expect(!OSSignposter.disabled.isEnabled)
        #expect(OSSignpostID(log: .default) != OSSignpostID(log: .default))
    }

    @Test func locksGuardTheirState() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } } }
        }
        #expect(lock.withLock { $0 } == 8000)
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        #expect(!plain.lockIfAvailable())
        plain.unlock()
        #expect(plain.withLock { 3 } == 3)
        var c = os_unfair_lock()
        os_unfair_lock_lock(&c)
        #expect(!os_unfair_lock_trylock(&c))
        os_unfair_lock_unlock(&c)
    }

    /// What looks for its own library among the images finds nothing, instead of not being compiled.
    @Test func thereAreNoImagesInApplesFormat() {
        #expect(_dyld_image_count() == 0)
        #expect(_dyld_get_image_name(0) == nil && _dyld_get_image_header(0) == nil)
    }
}
