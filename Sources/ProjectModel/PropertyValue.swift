import Foundation

/// A value of a property list.
package enum PropertyValue: Codable, Sendable, Hashable {
    case string(String)
    case data([UInt8])
    case bool(Bool)
    case number(Double)
    case array([PropertyValue])
    case dictionary([String: PropertyValue])

    package var string: String? {
        switch self {
        case .string(let text): text
        case .bool(let value): value ? "YES" : "NO"
        case .number(let value): value == value.rounded() ? String(Int(clamping: Int64(value))) : String(value)
        default: nil
        }
    }

    package var array: [PropertyValue]? { if case .array(let values) = self { values } else { nil } }
    package var dictionary: [String: PropertyValue]? { if case .dictionary(let values) = self { values } else { nil } }

    /// The strings of an array, or those of a text that separates them by blanks.
    package var strings: [String] {
        switch self {
        case .array(let values): values.compactMap(\.string)
        default: string.map { [$0] } ?? []
        }
    }

    package subscript(key: String) -> PropertyValue? { dictionary?[key] }

    /// As Foundation's classes have it, for property lists in files.
    package var foundation: Any {
        switch self {
        case .string(let text): text
        case .data(let bytes): Data(bytes)
        case .bool(let value): value
        case .number(let value): value == value.rounded() && abs(value) < 1e15 ? Int(value) as Any : value as Any
        case .array(let values): values.map(\.foundation)
        case .dictionary(let values): values.mapValues(\.foundation)
        }
    }

    package init?(foundation value: Any) {
        switch value {
        case let text as String: self = .string(text)
        case let data as Data: self = .data(Array(data))
        case let flag as Bool: self = .bool(flag)
        case let number as NSNumber: self = .number(number.doubleValue)
        case let values as [Any]: self = .array(values.compactMap(PropertyValue.init(foundation:)))
        case let values as [String: Any]: self = .dictionary(values.compactMapValues(PropertyValue.init(foundation:)))
        case let date as Date: self = .string(ISO8601DateFormatter().string(from: date))
        default: return nil
        }
    }
}
