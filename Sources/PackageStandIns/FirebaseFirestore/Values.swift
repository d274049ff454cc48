import Foundation

/// A moment in a document.
public final class Timestamp: Codable, Hashable, Sendable {
    /// Seconds since 1970.
    public let seconds: Int64
    /// The nanoseconds: what comes on top of them.
    public let nanoseconds: Int32
    /// Creates a moment from its parts.
    public init(seconds: Int64, nanoseconds: Int32) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }
    /// Creates a moment from a date.
    public convenience init(date: Date) {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        let rest = (date.timeIntervalSince1970 - seconds) * 1_000_000_000
        self.init(seconds: Int64(seconds), nanoseconds: Int32(rest))
    }
    /// The present moment.
    public convenience init() { self.init(date: Date()) }
    /// The moment as a date.
    public func dateValue() -> Date {
        Date(timeIntervalSince1970: TimeInterval(seconds) + TimeInterval(nanoseconds) / 1_000_000_000)
    }
    /// Returns a Boolean value that indicates whether two moments are the same.
    public static func == (a: Timestamp, b: Timestamp) -> Bool {
        a.seconds == b.seconds && a.nanoseconds == b.nanoseconds
    }
    /// Adds the parts.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(seconds)
        hasher.combine(nanoseconds)
    }
}

/// A place on Earth in a document.
public final class GeoPoint: Codable, Sendable {
    /// Degrees to the north.
    public let latitude: Double
    /// Degrees to the east.
    public let longitude: Double
    /// Creates a place.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A type that describes what a field becomes when it is written.
public final class FieldValue: Sendable {
    private init() {}
    /// The time of the server.
    public static func serverTimestamp() -> FieldValue { FieldValue() }
    /// An empty value: the field is removed.
    public static func delete() -> FieldValue { FieldValue() }
    /// The list with more elements.
    public static func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue() }
    /// The list with fewer elements.
    public static func arrayRemove(_ elements: [Any]) -> FieldValue { FieldValue() }
    /// The number plus another one.
    public static func increment(_ d: Double) -> FieldValue { FieldValue() }
    /// The number plus another one.
    public static func increment(_ l: Int64) -> FieldValue { FieldValue() }
}

/// The name of a field, perhaps within others.
public final class FieldPath: Sendable {
    let names: [String]
    /// Creates a path from names.
    public init(_ fieldNames: [String]) { names = fieldNames }
    /// The identifier of the document.
    public static func documentID() -> FieldPath { FieldPath(["__name__"]) }
}

/// A condition of a question.
public final class Filter: Sendable {
    private init() {}
    /// A field has a value.
    public static func whereField(_ field: String, isEqualTo value: Any) -> Filter { Filter() }
    /// A field has another value.
    public static func whereField(_ field: String, isNotEqualTo value: Any) -> Filter { Filter() }
    /// A field has a greater value.
    public static func whereField(_ field: String, isGreaterThan value: Any) -> Filter { Filter() }
    /// A field has a smaller value.
    public static func whereField(_ field: String, isLessThan value: Any) -> Filter { Filter() }
    /// A field has one of the values.
    public static func whereField(_ field: String, in values: [Any]) -> Filter { Filter() }
    /// A field has a list with a value.
    public static func whereField(_ field: String, arrayContains value: Any) -> Filter { Filter() }
    /// One of the conditions holds.
    public static func orFilter(_ filters: [Filter]) -> Filter { Filter() }
    /// All conditions hold.
    public static func andFilter(_ filters: [Filter]) -> Filter { Filter() }
}

/// Constants that describe where documents are read.
public enum FirestoreSource: Sendable {
    /// The firestore sources: on the server, or what was kept of it; on the server; or what was kept.
    case `default`, server, cache
}

/// The identifier of the document that a value was read from. Firebase leaves it out of the fields; here any encoder keeps it.
@propertyWrapper public struct DocumentID<Value: Codable>: Codable {
    /// The identifier.
    public var wrappedValue: Value?
    /// Creates one with an identifier.
    public init(wrappedValue value: Value?) { wrappedValue = value }
    /// Reads the identifier; nil if there is none.
    public init(from decoder: any Decoder) throws { wrappedValue = try? Value(from: decoder) }
    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension KeyedDecodingContainer {
    /// The value, or an empty one where the field is missing.
    public func decode<Value>(_ type: DocumentID<Value>.Type, forKey key: Key) throws -> DocumentID<Value> {
        try decodeIfPresent(type, forKey: key) ?? DocumentID(wrappedValue: nil)
    }
}

extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Hashable where Value: Hashable {}
extension DocumentID: Sendable where Value: Sendable {}

/// The time at which the server has written a value.
@propertyWrapper public struct ServerTimestamp<Value: Codable>: Codable {
    /// The time.
    public var wrappedValue: Value?
    /// Creates one with a time.
    public init(wrappedValue value: Value?) { wrappedValue = value }
    /// Reads the time.
    public init(from decoder: any Decoder) throws { wrappedValue = try? Value(from: decoder) }
    /// Writes the time.
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension KeyedDecodingContainer {
    /// The value, or an empty one where the field is missing.
    public func decode<Value>(_ type: ServerTimestamp<Value>.Type, forKey key: Key) throws -> ServerTimestamp<Value> {
        try decodeIfPresent(type, forKey: key) ?? ServerTimestamp(wrappedValue: nil)
    }
}

extension ServerTimestamp: Equatable where Value: Equatable {}
extension ServerTimestamp: Hashable where Value: Hashable {}
extension ServerTimestamp: Sendable where Value: Sendable {}
