import Foundation

/// Something made of named fields.
///
/// A record says its fields once, in ``visit(_:)``; reading and writing JSON and database rows, telling two versions
/// apart and listing columns are visitors of those fields. Fields that it does not know are kept, so that an older
/// version of the app does not drop what a newer one has written.
public protocol Record: FieldValue, Codable {
    init()
    /// Fields that this version does not know, as they were read.
    var unknownFields: [String: JSONValue] { get set }
    /// Shows every field to a visitor, which may read or replace it.
    mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError)
}

/// What is done with each field of a record.
public protocol FieldVisitor {
    /// - Parameters:
    ///   - name: the one name under which the field is written.
    ///   - oldNames: names under which older data has it.
    mutating func field<Value: FieldValue>(
        _ name: String, _ value: inout Value, oldNames: [String]
    ) throws(FieldError)

    // The types of most fields: a visitor of very many records treats them without asking for a type's properties each time.
    mutating func text(_ name: String, _ value: inout String?) throws(FieldError)
    mutating func number(_ name: String, _ value: inout Int?) throws(FieldError)
    mutating func flag(_ name: String, _ value: inout Bool?) throws(FieldError)
    mutating func moment(_ name: String, _ value: inout Date?) throws(FieldError)
}

extension FieldVisitor {
    public mutating func text(_ name: String, _ value: inout String?) throws(FieldError) {
        try field(name, &value, oldNames: [])
    }

    public mutating func number(_ name: String, _ value: inout Int?) throws(FieldError) {
        try field(name, &value, oldNames: [])
    }

    public mutating func flag(_ name: String, _ value: inout Bool?) throws(FieldError) {
        try field(name, &value, oldNames: [])
    }

    public mutating func moment(_ name: String, _ value: inout Date?) throws(FieldError) {
        try field(name, &value, oldNames: [])
    }

    public mutating func field(_ name: String, _ value: inout String?) throws(FieldError) { try text(name, &value) }
    public mutating func field(_ name: String, _ value: inout Int?) throws(FieldError) { try number(name, &value) }
    public mutating func field(_ name: String, _ value: inout Bool?) throws(FieldError) { try flag(name, &value) }
    public mutating func field(_ name: String, _ value: inout Date?) throws(FieldError) { try moment(name, &value) }

    public mutating func field<Value: FieldValue>(_ name: String, _ value: inout Value) throws(FieldError) {
        try field(name, &value, oldNames: [])
    }

    /// An amount of money, refused beyond ten billion dollars: so a sum over every document that fits into a file stays
    /// within a whole number.
    public mutating func cents(_ name: String, _ value: inout Int?) throws(FieldError) {
        try number(name, &value)
        if let value, !Cents.isCountable(value) {
            throw FieldError("\(value) cents are more than can be counted", path: [.field(name)])
        }
    }

    /// A reference to another document; an empty one is none.
    public mutating func reference(
        _ name: String, _ value: inout String?, oldNames: [String] = []
    ) throws(FieldError) {
        if oldNames.isEmpty { try text(name, &value) } else { try field(name, &value, oldNames: oldNames) }
        if value?.isEmpty == true { value = nil }
    }
}

extension Record {
    /// All fields that hold something, known or not.
    public var fieldValues: [String: JSONValue] {
        var copy = self
        var writer = JSONFieldWriter(members: unknownFields)
        // Writing reads only, and a reader of values has nothing to refuse.
        try? copy.visit(&writer)
        return writer.members
    }

    /// Reads all fields; what the record does not know it keeps.
    public init(fieldValues: [String: JSONValue]) throws(FieldError) {
        self.init()
        var reader = JSONFieldReader(members: fieldValues)
        try visit(&reader)
        unknownFields = reader.members
    }

    public var json: JSONValue? { .object(fieldValues) }

    public init(json: JSONValue) throws(FieldError) {
        guard case .object(let members) = json else {
            throw FieldError("an object is expected, not \(json.describedKind)")
        }
        try self.init(fieldValues: members)
    }

    public init(from decoder: any Decoder) throws {
        do {
            try self.init(json: JSONValue(from: decoder))
        } catch let error as FieldError {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: error.description, underlyingError: error))
        }
    }

    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

private struct JSONFieldReader: FieldVisitor {
    var members: [String: JSONValue]

    mutating func field<Value: FieldValue>(
        _ name: String, _ value: inout Value, oldNames: [String]
    ) throws(FieldError) {
        guard let key = members[name] != nil ? name : oldNames.first(where: { members[$0] != nil }),
            let json = members.removeValue(forKey: key)
        else { return }
        // A field that cannot be empty keeps its default.
        if case .null = json, !Value.readsNull { return }
        do {
            value = try Value(json: json)
        } catch {
            throw error.within(.field(key))
        }
    }

    mutating func text(_ name: String, _ value: inout String?) throws(FieldError) {
        try read(name, &value, as: String.init(json:))
    }

    mutating func number(_ name: String, _ value: inout Int?) throws(FieldError) {
        try read(name, &value, as: Int.init(json:))
    }

    mutating func flag(_ name: String, _ value: inout Bool?) throws(FieldError) {
        try read(name, &value, as: Bool.init(json:))
    }

    mutating func moment(_ name: String, _ value: inout Date?) throws(FieldError) {
        try read(name, &value, as: Date.init(json:))
    }

    private mutating func read<Value>(
        _ name: String, _ value: inout Value?, as convert: (JSONValue) throws(FieldError) -> Value
    ) throws(FieldError) {
        guard let json = members.removeValue(forKey: name) else { return }
        guard json != .null else { return value = nil }
        do {
            value = try convert(json)
        } catch {
            throw error.within(.field(name))
        }
    }
}

private struct JSONFieldWriter: FieldVisitor {
    var members: [String: JSONValue]

    mutating func field<Value: FieldValue>(_ name: String, _ value: inout Value, oldNames: [String]) {
        if let json = value.json { members[name] = json }
    }

    mutating func text(_ name: String, _ value: inout String?) { if let value { members[name] = .string(value) } }
    mutating func number(_ name: String, _ value: inout Int?) { if let value { members[name] = .integer(value) } }
    mutating func flag(_ name: String, _ value: inout Bool?) { if let value { members[name] = .bool(value) } }
    mutating func moment(_ name: String, _ value: inout Date?) { if let value { members[name] = value.json } }
}
