/// What is wrong with a field of a form.
public struct ValidationError: Error, Hashable, Sendable {
    /// The field's key.
    public var field: String
    /// What stands below the field.
    public var message: String

    public init(_ field: String, _ message: String) {
        self.field = field
        self.message = message
    }
}

extension ValidationError: CustomStringConvertible {
    public var description: String { "\(field): \(message)" }
}

extension [ValidationError] {
    /// What stands below a field, if anything is wrong with it.
    public func message(for field: String) -> String? { first { $0.field == field }?.message }
}
