import DisplayList
import Foundation
import NIOHTTP1
import Testing

@testable import PerchWeb

@Suite("A greeting")
struct GreetingTests {
    private func head(_ protocols: String...) -> HTTPRequestHead {
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/socket")
        if !protocols.isEmpty {
            head.headers.add(name: "Sec-WebSocket-Protocol", value: protocols.joined(separator: ", "))
        }
        return head
    }

    private func encoded(_ values: [String: String]) throws -> String {
        try JSONEncoder().encode(values).base64EncodedString().replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
    }

    @Test("stands in the handshake")
    func handshake() throws {
        let text = try encoded(["version": "4", "preview": "Kit/Card ü?>~", "secret": ""])
        let greeting = try #require(Greeting(head("perch", text)))
        #expect(greeting.version == 4 && greeting.settings == ["preview": "Kit/Card ü?>~", "secret": ""])
        #expect(Greeting.answer(to: head("perch", text))["sec-websocket-protocol"] == ["perch"])
    }

    @Test("is none where it cannot be read")
    func malformed() throws {
        for protocols in [
            [], ["perch"], ["other", "x"], ["perch", "!!"], ["perch", "e30"], ["perch", "e30", "e30"],
        ] {
            var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/socket")
            if !protocols.isEmpty {
                head.headers.add(name: "Sec-WebSocket-Protocol", value: protocols.joined(separator: ","))
            }
            #expect(Greeting(head)?.version == nil)
        }
        let many = Dictionary(uniqueKeysWithValues: (0..<80).map { ("name\($0)", "") })
        #expect(try Greeting(head("perch", encoded(many.merging(["version": "4"]) { $1 }))) == nil)
        #expect(Greeting.answer(to: head()).isEmpty && Greeting.answer(to: head("other")).isEmpty)
    }

    @Test("stands in the first message")
    func message() {
        var writer = WireWriter()
        writer.byte(WireFormat.version)
        writer.strings(["preview": "Card"])
        #expect(Greeting(message: writer.bytes)?.settings == ["preview": "Card"])
        #expect(Greeting(message: writer.bytes + [0]) == nil)
        #expect(Greeting(message: [WireFormat.version &+ 1])?.version == Int(WireFormat.version) + 1)
        #expect(Greeting(message: []) == nil)
    }
}
