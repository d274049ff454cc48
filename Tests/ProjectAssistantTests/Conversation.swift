import Foundation
import ModelContext

@testable import ProjectAssistant
@testable import ProjectBuild

/// An assistant that talks to the server about the program `AssistantFixture`, which is built beside the tests.
struct Conversation {
    let server: ContextServer

    init(seconds: Double = 60, notes: [String] = []) throws {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("AssistantFixture")
            .path
        server = Self.server(seconds: seconds) {
            var report = BuildReport(project: "Fixture", folder: "/tmp/Fixture", notes: [])
            report.isUsable = true
            return BuiltProgram(executable: program, environment: [:], report: report)
        }
    }

    static func server(seconds: Double = 60, _ makeProgram: @escaping @Sendable () throws -> BuiltProgram)
        -> ContextServer
    {
        ProjectServer.make(
            AssistedProject(folder: "/tmp/Fixture", seconds: seconds, makeProgram: makeProgram), version: "test")
    }

    struct Answer {
        var isError: Bool
        var text: String
        var pictures: [Data]
    }

    func call(_ tool: String, _ arguments: JSONValue = .object([:])) throws -> Answer {
        try Self.call(server, tool, arguments)
    }

    static func call(_ server: ContextServer, _ tool: String, _ arguments: JSONValue = .object([:])) throws -> Answer {
        let message: JSONValue = [
            "jsonrpc": "2.0", "id": 1, "method": "tools/call",
            "params": ["name": .string(tool), "arguments": arguments],
        ]
        let reply = server.reply(to: try JSONEncoder().encode(message)) ?? Data()
        let result = try JSONDecoder().decode(JSONValue.self, from: reply)["result"]
        var answer = Answer(isError: result?["isError"]?.bool ?? true, text: "", pictures: [])
        guard case .array(let contents)? = result?["content"] else { return answer }
        for content in contents {
            if let text = content["text"]?.string { answer.text += text + "\n" }
            if let data = content["data"]?.string.flatMap({ Data(base64Encoded: $0) }) { answer.pictures.append(data) }
        }
        return answer
    }
}

/// The size that a PNG's head tells.
struct PictureSize: Equatable {
    var width: Int
    var height: Int

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    init?(_ data: Data) {
        let bytes = Array(data.prefix(24))
        guard bytes.count == 24, bytes[1...3] == [0x50, 0x4E, 0x47] else { return nil }
        func number(_ start: Int) -> Int { bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
        self.init(width: number(16), height: number(20))
    }
}
