/// The forms in which devices and servers exchange batches and documents.
extension PushRequest: FieldValue {
    public var json: JSONValue? {
        .object(["node": .string(node), "batches": batches.json ?? .array([])])
    }

    public init(json: JSONValue) throws(FieldError) {
        let members = try JSONObject(json: json)
        self.init(node: try members.value("node"), batches: try members.value("batches"))
    }
}

extension PushAnswer: FieldValue {
    public var json: JSONValue? { .object(["answers": answers.json ?? .array([]), "head": .integer(head)]) }

    public init(json: JSONValue) throws(FieldError) {
        let members = try JSONObject(json: json)
        self.init(answers: try members.value("answers"), head: try members.value("head"))
    }
}

extension PullAnswer: FieldValue {
    public var json: JSONValue? {
        .object([
            "documents": documents.json ?? .array([]), "head": .integer(head),
            "checksum": .string(String(checksum, radix: 16)), "hasMore": .bool(hasMore),
        ])
    }

    public init(json: JSONValue) throws(FieldError) {
        let members = try JSONObject(json: json)
        let checksum: String = try members.value("checksum")
        guard let sum = UInt64(checksum, radix: 16) else {
            throw FieldError("is no checksum", path: [.field("checksum")])
        }
        self.init(
            documents: try members.value("documents"), head: try members.value("head"), checksum: sum,
            hasMore: try members.optional("hasMore") ?? false)
    }
}
