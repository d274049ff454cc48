import Foundation

/// Reaches a variable of a model whose type is known where the accessor is made only.
protocol PropertyAccessor {
    /// Tells those that observe the variable that its value is another.
    func touch(_ model: any PersistentModel)
    /// The form in which the store keeps a value.
    func column(of value: Any) throws -> ColumnValue
    /// The value that the store keeps in a form; nil if it is none of the variable's type.
    func value(of column: ColumnValue) -> Any?
    /// Whether making the value of a form takes more than looking at it, and may fail.
    var isEncoded: Bool { get }
}

private struct TypedAccessor<Model: PersistentModel, Value>: PropertyAccessor {
    let keyPath: KeyPath<Model, Value>

    func touch(_ model: any PersistentModel) {
        guard let model = model as? Model, let keyPath = keyPath as? ReferenceWritableKeyPath<Model, Value> else {
            return
        }
        let record = model.record
        // A required model that is gone has no value to be set.
        guard record.hasValue(at: keyPath) else { return }
        record.isTouched = true
        defer { record.isTouched = false }
        // What is set is ignored, so a list need not be loaded for it.
        if let type = Value.self as? any RelationshipCollection.Type, let empty = type.empty as? Value {
            model[keyPath: keyPath] = empty
        } else if let type = Value.self as? any OptionalType.Type, let none = type.none as? Value {
            model[keyPath: keyPath] = none
        } else {
            model[keyPath: keyPath] = model[keyPath: keyPath]
        }
    }

    func column(of value: Any) throws -> ColumnValue {
        if let value = value as? any ColumnConvertible { return value.columnValue }
        guard let value = value as? any Encodable else { return .null }
        return try ColumnValue(encoding: value)
    }

    func value(of column: ColumnValue) -> Any? {
        if let type = Value.self as? any ColumnConvertible.Type { return type.init(columnValue: column) }
        guard let type = Value.self as? any Decodable.Type else { return nil }
        return column.decoded(as: type)
    }

    var isEncoded: Bool { !(Value.self is any ColumnConvertible.Type) }
}

/// The accessor of a variable of a model.
func makeAccessor(_ keyPath: AnyKeyPath) -> any PropertyAccessor {
    let model = type(of: keyPath).rootType as! any PersistentModel.Type
    func open<Value>(_ value: Value.Type) -> any PropertyAccessor { model.accessor(keyPath, to: value) }
    return _openExistential(type(of: keyPath).valueType, do: open)
}

extension PersistentModel {
    fileprivate static func accessor<Value>(_ keyPath: AnyKeyPath, to value: Value.Type) -> any PropertyAccessor {
        TypedAccessor(keyPath: keyPath as! KeyPath<Self, Value>)
    }
}
