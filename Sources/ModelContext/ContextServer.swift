import Foundation

/// The server's side of the Model Context Protocol: a message in, the reply out.
///
/// It offers tools and nothing else of the protocol. Messages are JSON-RPC 2.0.
package struct ContextServer: Sendable {
    /// The versions of the protocol that are spoken, the newest first. Of what they differ in, tools use nothing.
    static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

    package var name: String
    package var title: String
    package var version: String
    /// What an assistant should know before it uses the tools.
    package var instructions: String
    package var tools: [Tool]

    package init(name: String, title: String, version: String, instructions: String, tools: [Tool]) {
        self.name = name
        self.title = title
        self.version = version
        self.instructions = instructions
        self.tools = tools
    }

    /// The reply to a message, or nil for one that gets none: a notification, or a reply to a request of ours.
    package func reply(to message: Data) -> Data? {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: message) else {
            return Self.line(Self.failure(.null, .unreadable, "The message is not JSON."))
        }
        // Version 2025-03-26 has batches.
        if case .array(let messages) = value {
            guard !messages.isEmpty else { return Self.line(Self.failure(.null, .badMessage, "The batch is empty.")) }
            let replies = messages.compactMap(reply)
            return replies.isEmpty ? nil : Self.line(.array(replies))
        }
        return reply(to: value).flatMap(Self.line)
    }

    private func reply(to message: JSONValue) -> JSONValue? {
        guard case .object(let fields) = message else {
            return Self.failure(.null, .badMessage, "A message must be an object.")
        }
        if fields["method"] == nil, fields["result"] != nil || fields["error"] != nil { return nil }
        let id: JSONValue
        switch fields["id"] {
        case .string?, .integer?, .number?: id = fields["id"] ?? .null
        case nil:
            // Notifications get no reply, whatever is wrong with them.
            if fields["method"]?.string != nil { return nil }
            id = .null
        default: return Self.failure(.null, .badMessage, "The id must be a string or a number.")
        }
        guard fields["jsonrpc"] == "2.0", let method = fields["method"]?.string else {
            return Self.failure(id, .badMessage, "A request has jsonrpc \"2.0\", an id and a method.")
        }
        do { return Self.success(id, try result(of: method, fields["params"] ?? .object([:]))) } catch {
            return Self.failure(id, error.code, error.message)
        }
    }

    private func result(of method: String, _ parameters: JSONValue) throws(Failure) -> JSONValue {
        switch method {
        case "initialize":
            let wanted = parameters["protocolVersion"]?.string ?? ""
            return [
                "protocolVersion": .string(Self.versions.contains(wanted) ? wanted : Self.versions[0]),
                "capabilities": ["tools": ["listChanged": false]],
                "serverInfo": ["name": .string(name), "title": .string(title), "version": .string(version)],
                "instructions": .string(instructions),
            ]
        case "ping": return .object([:])
        case "tools/list": return ["tools": .array(tools.map(\.json))]
        case "tools/call": return try call(parameters)
        default: throw Failure(.unknownMethod, "There is no method \(method).")
        }
    }

    private func call(_ parameters: JSONValue) throws(Failure) -> JSONValue {
        guard let name = parameters["name"]?.string else { throw Failure(.badArguments, "tools/call needs a name.") }
        guard let tool = tools.first(where: { $0.name == name }) else {
            throw Failure(
                .badArguments, "There is no tool \(name). There are: \(tools.map(\.name).joined(separator: ", ")).")
        }
        let arguments: [String: JSONValue]
        switch parameters["arguments"] {
        case nil, .null?: arguments = [:]
        case .object(let values)?: arguments = values
        default: throw Failure(.badArguments, "The arguments must be an object.")
        }
        // What an assistant can mend by another call is a result, which it sees.
        if let problem = tool.problem(with: arguments) { return Self.result([.text(problem)], isError: true) }
        do { return Self.result(try tool.call(Arguments(arguments)), isError: false) } catch {
            let content = (error as? ToolProblem)?.content ?? []
            return Self.result([.text(String(describing: error))] + content, isError: true)
        }
    }

    private static func result(_ content: [Tool.Content], isError: Bool) -> JSONValue {
        ["content": .array(content.map(\.json)), "isError": .bool(isError)]
    }

    // MARK: - JSON-RPC

    private enum Code: Int {
        case unreadable = -32700
        case badMessage = -32600
        case unknownMethod = -32601
        case badArguments = -32602
    }

    private struct Failure: Error {
        var code: Code
        var message: String

        init(_ code: Code, _ message: String) {
            self.code = code
            self.message = message
        }
    }

    private static func success(_ id: JSONValue, _ result: JSONValue) -> JSONValue {
        ["jsonrpc": "2.0", "id": id, "result": result]
    }

    private static func failure(_ id: JSONValue, _ code: Code, _ message: String) -> JSONValue {
        ["jsonrpc": "2.0", "id": id, "error": ["code": .integer(code.rawValue), "message": .string(message)]]
    }

    /// A message as one line, with sorted keys, so that transcripts can be compared.
    private static func line(_ value: JSONValue) -> Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try? encoder.encode(value)
    }
}
