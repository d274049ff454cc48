import Foundation

/// The key of a text in a strings table, with the values that go into it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key, with a specifier such as `%@` for each value.
    let key: String
    let arguments: [Argument]

    /// A value in the text.
    enum Argument: Equatable, Sendable {
        case string(String)
        case integer(Int64)
        case unsigned(UInt64)
        case double(Double)
        /// Characters with attributes, an image, or a date.
        case text(Text)
    }

    init(key: String, arguments: [Argument]) {
        self.key = key
        self.arguments = arguments
    }

    /// Creates a key from a string.
    public init(_ value: String) { self.init(key: value, arguments: []) }

    public init(stringLiteral value: String) { self.init(key: value, arguments: []) }

    public init(stringInterpolation: StringInterpolation) {
        self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
    }

    init(_ resource: LocalizedStringResource) {
        self.init(key: resource.key, arguments: resource.defaultValue.key.arguments)
    }
}
