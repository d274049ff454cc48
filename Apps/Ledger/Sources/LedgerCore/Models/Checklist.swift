import Foundation

/// Things to be done in a space.
public struct Checklist: Record, Identifiable {
    public var id: String = UUID().uuidString
    public var name: String = ""
    public var items: [ChecklistItem] = []
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.field("id", &id)
        try fields.field("name", &name, oldNames: ["title"])
        try fields.field("items", &items)
    }

    public init(id: String = UUID().uuidString, name: String, items: [ChecklistItem] = []) {
        self.id = id
        self.name = name
        self.items = items
    }
}

/// One thing to be done.
public struct ChecklistItem: Record, Identifiable {
    public var id: String = UUID().uuidString
    public var text: String = ""
    public var isChecked: Bool = false
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.field("id", &id)
        try fields.field("text", &text)
        try fields.field("isChecked", &isChecked, oldNames: ["isCompleted"])
    }

    public init(id: String = UUID().uuidString, text: String, isChecked: Bool = false) {
        self.id = id
        self.text = text
        self.isChecked = isChecked
    }
}
