import Foundation
import Testing

/// Kills a program that saves, and looks at what it left.
@Suite(.serialized) struct KillTests {
    /// Built beside the program that runs the tests.
    private var fixture: URL {
        get throws {
            let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            return URL(fileURLWithPath: tests).deletingLastPathComponent().appending(path: "ModelStoreFixture")
        }
    }

    private func run(_ arguments: String..., for duration: TimeInterval? = nil) throws -> String {
        let process = Process()
        process.executableURL = try fixture
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        if let duration {
            // The store is open once the first page is saved.
            var text = pipe.fileHandleForReading.availableData
            Thread.sleep(forTimeInterval: duration)
            kill(process.processIdentifier, SIGKILL)
            text += pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return String(decoding: text, as: UTF8.self)
        }
        let text = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }

    @Test func nothingThatWasSavedIsMissing() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "pages.store").path
        let kills = ProcessInfo.processInfo.environment["PERCH_KILLS"].flatMap(Int.init) ?? 6
        var saved: Set<Int> = []
        for round in 0..<kills {
            // At another moment each time, without chance.
            let said = try run("save", file, for: Double(round * 37 % 50) / 1000)
            // The last line may be cut off.
            let lines = said.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            saved.formUnion(lines.compactMap { Int($0) })
        }
        let pages = try run("list", file).split(separator: "\n").map { $0.split(separator: " ").compactMap { Int($0) } }
        let numbers = pages.map { $0[0] }
        #expect(saved.count >= kills)
        #expect(saved.subtracting(numbers).isEmpty)
        // A page is there with all of its notes, and once.
        #expect(pages.allSatisfy { $0[1] == 3 })
        #expect(Set(numbers).count == numbers.count)
    }
}
