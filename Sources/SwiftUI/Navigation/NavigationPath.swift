import Foundation

/// A list of data that represents the screens of a navigation stack. The elements can have any hashable types.
public struct NavigationPath {
    package var elements: [AnyHashable]
    /// Encodes each element with its type's name; nil if an element is not codable.
    private var codables: [(any Codable)?]

    /// Creates an empty path, with which only the root is visible.
    public init() {
        elements = []
        codables = []
    }

    /// Creates a path from the elements of a sequence.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.init()
        for element in elements { append(element) }
    }

    /// Creates a path from the elements of a sequence, which can be encoded.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
        self.init()
        for element in elements { append(element) }
    }

    /// Creates a path from its encoded form.
    public init(_ codable: CodableRepresentation) {
        self.init()
        for element in codable.elements {
            guard let hashable = element as? any Hashable else { continue }
            elements.append(AnyHashable(hashable))
            codables.append(element)
        }
    }

    /// The number of screens above the root.
    public var count: Int { elements.count }

    /// A Boolean value that indicates whether only the root is visible.
    public var isEmpty: Bool { elements.isEmpty }

    /// Appends a value, so that the stack pushes a screen for it.
    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(AnyHashable(value))
        codables.append(value as? any Codable)
    }

    /// Appends a value that can be encoded, so that the stack pushes a screen for it.
    public mutating func append<V: Hashable & Codable>(_ value: V) {
        elements.append(AnyHashable(value))
        codables.append(value)
    }

    /// Removes the last `k` values, or all values if there are fewer.
    public mutating func removeLast(_ k: Int = 1) {
        guard k >= 0, k <= count else {
            Log.once("NavigationPath: cannot remove the last \(k) of \(count) elements.")
            elements = k < 0 ? elements : []
            codables = k < 0 ? codables : []
            return
        }
        elements.removeLast(k)
        codables.removeLast(k)
    }

    /// The path in a form that can be encoded. Nil if an element is not codable.
    public var codable: CodableRepresentation? {
        var values: [any Codable] = []
        for codable in codables {
            guard let codable else { return nil }
            values.append(codable)
        }
        return CodableRepresentation(elements: values)
    }

    mutating func truncate(to count: Int) {
        guard count < elements.count else { return }
        elements.removeLast(elements.count - count)
        codables.removeLast(codables.count - count)
    }

    mutating func append(erased value: AnyHashable) {
        elements.append(value)
        codables.append(value.base as? any Codable)
    }
}

extension NavigationPath: Equatable {
    public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool { lhs.elements == rhs.elements }
}

extension NavigationPath {
    /// A path in a form that can be encoded: pairs of a type's name and a JSON text, with the last element first.
    public struct CodableRepresentation: Codable {
        fileprivate let elements: [any Codable]

        fileprivate init(elements: [any Codable]) { self.elements = elements }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [any Codable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let text = try container.decode(String.self)
                guard let type = _typeByName(name) as? any Codable.Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name) is not a codable type of this program.")
                }
                elements.insert(try JSONDecoder().decode(type, from: Data(text.utf8)), at: 0)
            }
            self.elements = elements
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                let type = type(of: element)
                try container.encode(_mangledTypeName(type) ?? String(reflecting: type))
                try container.encode(String(decoding: try JSONEncoder().encode(element), as: UTF8.self))
            }
        }
    }
}

extension NavigationPath.CodableRepresentation: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        NavigationPath(lhs) == NavigationPath(rhs)
    }
}
