import Foundation
import Testing

@testable import ModelContext

/// Conversations with a server of two tools.
@Suite struct ContextServerTests {
    private let server = ContextServer(
        name: "test", title: "Test", version: "1", instructions: "Use it.",
        tools: [
            Tool(
                name: "add", title: "Add", description: "Adds.",
                parameters: [
                    .init("a", .number, "A number.", isRequired: true), .init("b", .integer, "A whole number."),
                    .init("way", .choice(["up", "down"]), "Which way."), .init("is_loud", .boolean, "How."),
                ]
            ) { arguments in
                [
                    .text("\((arguments.number("a") ?? 0) + Double(arguments.integer("b") ?? 0))"),
                    .picture(Data([1, 2])),
                ]
            },
            Tool(name: "fail", title: "Fail", description: "Fails.", isReadOnly: false) { _ in
                throw ToolProblem("It is broken.", content: [.picture(Data([3]))])
            },
        ])

    private func reply(_ message: String) -> String? {
        server.reply(to: Data(message.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    private func value(_ message: String) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: Data(try #require(reply(message)).utf8))
    }

    private func call(_ name: String, _ arguments: String) throws -> JSONValue {
        let message =
            #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"\#(name)","arguments":\#(arguments)}}"#
        return try #require(try value(message)["result"])
    }

    @Test func introducesItselfInTheClientsVersionOrItsLatest() throws {
        func greeting(_ version: String) throws -> JSONValue {
            try #require(
                try value(
                    #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(version)","capabilities":{},"clientInfo":{"name":"x","version":"1"}}}"#
                )["result"])
        }
        #expect(
            try greeting("2025-03-26") == [
                "protocolVersion": "2025-03-26", "capabilities": ["tools": ["listChanged": false]],
                "serverInfo": ["name": "test", "title": "Test", "version": "1"], "instructions": "Use it.",
            ])
        #expect(try greeting("1999-01-01")["protocolVersion"] == .string(ContextServer.versions[0]))
    }

    @Test func keepsIdentifiersAsTheyWere() {
        #expect(reply(#"{"jsonrpc":"2.0","id":3,"method":"ping"}"#) == #"{"id":3,"jsonrpc":"2.0","result":{}}"#)
        #expect(reply(#"{"jsonrpc":"2.0","id":"x","method":"ping"}"#) == #"{"id":"x","jsonrpc":"2.0","result":{}}"#)
    }

    @Test func listsToolsWithSchemas() throws {
        let tools = try #require(try value(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)["result"]?["tools"])
        guard case .array(let list) = tools else { return #expect(Bool(false), "no list") }
        #expect(list.map { $0["name"] } == ["add", "fail"])
        #expect(list[0]["inputSchema"]?["required"] == ["a"])
        #expect(
            list[0]["inputSchema"]?["properties"]?["way"]
                == ["type": "string", "enum": ["up", "down"], "description": "Which way."])
        #expect(list[0]["annotations"]?["readOnlyHint"] == true)
        #expect(list[1]["annotations"]?["readOnlyHint"] == false)
    }

    @Test func callsATool() throws {
        #expect(
            try call("add", #"{"a":1.5,"b":2}"#) == [
                "content": [
                    ["type": "text", "text": "3.5"], ["type": "image", "data": "AQI=", "mimeType": "image/png"],
                ], "isError": false,
            ])
    }

    /// An assistant sees results, not protocol errors, so what it can mend is in a result.
    @Test(
        arguments: [
            ("{}", "needs the argument a"), (#"{"a":"x"}"#, "a must be a number"),
            (#"{"a":1,"b":1.5}"#, "b must be a whole number"), (#"{"a":1,"way":"left"}"#, "one of up, down"),
            (#"{"a":1,"c":2}"#, "has no argument c. It has: a, b, way, is_loud"),
            (#"{"a":1,"is_loud":1}"#, "true or false"),
        ])
    func saysWhatIsWrongWithArguments(_ arguments: String, _ part: String) throws {
        let result = try call("add", arguments)
        #expect(result["isError"] == true)
        #expect("\(result)".contains(part))
    }

    @Test func showsWhatAFailingToolHasToShow() throws {
        let result = try call("fail", "{}")
        #expect(result["isError"] == true)
        #expect(
            result["content"] == [
                ["type": "text", "text": "It is broken."], ["type": "image", "data": "Aw==", "mimeType": "image/png"],
            ])
    }

    @Test func leavesNotificationsAndRepliesAlone() {
        #expect(reply(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == nil)
        #expect(reply(#"{"jsonrpc":"2.0","method":"no/such"}"#) == nil)
        #expect(reply(#"{"jsonrpc":"2.0","id":1,"result":{}}"#) == nil)
    }

    @Test func answersBatches() throws {
        let replies = try value(
            #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"x"},{"jsonrpc":"2.0","id":2,"method":"ping"}]"#
        )
        #expect(
            replies == [
                ["jsonrpc": "2.0", "id": 1, "result": .object([:])],
                ["jsonrpc": "2.0", "id": 2, "result": .object([:])],
            ])
        #expect(reply(#"[{"jsonrpc":"2.0","method":"x"}]"#) == nil)
    }

    @Test(
        arguments: [
            ("{", -32700), ("[]", -32600), ("3", -32600), (#"{"id":1,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1,"method":"no"}"#, -32601),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"no"}}"#, -32602),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":[]}}"#, -32602),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602),
        ])
    func answersWhatItCannotReadWithAnError(_ message: String, _ code: Int) throws {
        #expect(try value(message)["error"]?["code"] == .integer(code))
    }

    /// Whatever comes in, the server answers by a line of JSON or not at all.
    @Test func survivesDamagedMessages() throws {
        let message = Array(
            #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"add","arguments":{"a":1,"b":[2,{"c":"é"}]}}}"#
                .utf8)
        var random = SystemRandomNumberGenerator.seeded(1)
        for _ in 0..<4000 {
            var bytes = message
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(contentsOf: bytes[place...].prefix(5), at: place)
                default: bytes.removeSubrange(place...)
                }
                if bytes.isEmpty { bytes = [0x20] }
            }
            guard let reply = server.reply(to: Data(bytes)) else { continue }
            #expect(!reply.contains(UInt8(ascii: "\n")))
            #expect(throws: Never.self) { try JSONDecoder().decode(JSONValue.self, from: reply) }
        }
        let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
        #expect(try value(deep)["error"] != nil)
    }
}

@Suite struct MessageLinesTests {
    @Test func putsLinesTogetherFromPieces() {
        var lines = MessageLines()
        #expect(lines.add("{\"a\"".utf8).isEmpty)
        #expect(lines.add(":1}\n\r\n{}\n{".utf8) == [.message(Data("{\"a\":1}".utf8)), .message(Data("{}".utf8))])
    }

    @Test func skipsALineThatIsTooLong() {
        var lines = MessageLines()
        let piece = [UInt8](repeating: UInt8(ascii: "x"), count: MessageLines.longest / 2 + 1)
        #expect(lines.add(piece).isEmpty && lines.add(piece).isEmpty)
        #expect(lines.add("yy\n{}\n".utf8) == [.tooLong, .message(Data("{}".utf8))])
    }
}

/// Numbers that are the same in each run.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
    }
}

extension SystemRandomNumberGenerator {
    fileprivate static func seeded(_ seed: UInt64) -> SeededGenerator { SeededGenerator(state: seed) }
}
