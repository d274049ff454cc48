import Foundation

/// Something that an assistant can have done.
package struct Tool: Sendable {
    /// What calls it.
    package var name: String
    package var title: String
    /// When to use it and what it returns; assistants read it.
    package var description: String
    package var parameters: [Parameter]
    /// Whether it leaves everything as it is.
    package var isReadOnly: Bool
    package var call: @Sendable (Arguments) throws -> [Content]

    package init(
        name: String, title: String, description: String, parameters: [Parameter] = [], isReadOnly: Bool = true,
        call: @escaping @Sendable (Arguments) throws -> [Content]
    ) {
        self.name = name
        self.title = title
        self.description = description
        self.parameters = parameters
        self.isReadOnly = isReadOnly
        self.call = call
    }

    /// An argument that a tool takes.
    package struct Parameter: Sendable {
        package enum Kind: Sendable {
            case string, number, integer, boolean
            case choice([String])
        }

        package var name: String
        package var kind: Kind
        package var description: String
        package var isRequired: Bool

        package init(_ name: String, _ kind: Kind, _ description: String, isRequired: Bool = false) {
            self.name = name
            self.kind = kind
            self.description = description
            self.isRequired = isRequired
        }

        /// The parameter as a JSON schema.
        var schema: JSONValue {
            switch kind {
            case .string: ["type": "string", "description": .string(description)]
            case .number: ["type": "number", "description": .string(description)]
            case .integer: ["type": "integer", "description": .string(description)]
            case .boolean: ["type": "boolean", "description": .string(description)]
            case .choice(let names):
                ["type": "string", "enum": .array(names.map(JSONValue.string)), "description": .string(description)]
            }
        }

        /// Why a value does not fit; nil if it does.
        func problem(with value: JSONValue) -> String? {
            switch kind {
            case .string: value.string == nil ? "\(name) must be a string." : nil
            case .number: value.number == nil ? "\(name) must be a number." : nil
            case .integer: value.integer == nil ? "\(name) must be a whole number." : nil
            case .boolean: value.bool == nil ? "\(name) must be true or false." : nil
            case .choice(let names):
                value.string.map(names.contains) == true
                    ? nil : "\(name) must be one of \(names.joined(separator: ", "))."
            }
        }
    }

    /// What a tool returns.
    package enum Content: Sendable, Hashable {
        case text(String)
        /// A PNG.
        case picture(Data)

        var json: JSONValue {
            switch self {
            case .text(let text): ["type": "text", "text": .string(text)]
            case .picture(let data):
                ["type": "image", "data": .string(data.base64EncodedString()), "mimeType": "image/png"]
            }
        }
    }

    /// The tool as `tools/list` shows it.
    var json: JSONValue {
        var schema: [String: JSONValue] = [
            "type": "object",
            "properties": .object(Dictionary(parameters.map { ($0.name, $0.schema) }) { $1 }),
            "additionalProperties": false,
        ]
        let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
        if !required.isEmpty { schema["required"] = .array(required) }
        return [
            "name": .string(name), "title": .string(title), "description": .string(description),
            "inputSchema": .object(schema),
            "annotations": ["readOnlyHint": .bool(isReadOnly), "destructiveHint": false, "openWorldHint": false],
        ]
    }

    /// Why the arguments do not fit; nil if they do.
    func problem(with arguments: [String: JSONValue]) -> String? {
        for parameter in parameters where parameter.isRequired && arguments[parameter.name] == nil {
            return "\(name) needs the argument \(parameter.name)."
        }
        for (key, value) in arguments.sorted(by: { $0.key < $1.key }) {
            guard let parameter = parameters.first(where: { $0.name == key }) else {
                let known = parameters.map(\.name).joined(separator: ", ")
                return "\(name) has no argument \(key)." + (known.isEmpty ? "" : " It has: \(known).")
            }
            if let problem = parameter.problem(with: value) { return problem }
        }
        return nil
    }
}

/// The arguments of a call, which fit the tool's parameters.
package struct Arguments: Sendable {
    private let values: [String: JSONValue]

    package init(_ values: [String: JSONValue]) { self.values = values }

    package func string(_ name: String) -> String? { values[name]?.string }
    package func number(_ name: String) -> Double? { values[name]?.number }
    package func integer(_ name: String) -> Int? { values[name]?.integer }
    package func bool(_ name: String) -> Bool? { values[name]?.bool }
}

/// What is wrong with a call, with what is there besides: a picture of the screen as it is, for instance.
package struct ToolProblem: Error, CustomStringConvertible {
    package var description: String
    package var content: [Tool.Content]

    package init(_ description: String, content: [Tool.Content] = []) {
        self.description = description
        self.content = content
    }
}
