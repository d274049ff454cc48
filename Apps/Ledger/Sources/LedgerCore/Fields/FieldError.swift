/// One step on the way from a document to a value within it.
public enum FieldPathElement: Hashable, Sendable {
    case field(String)
    case index(Int)
}

/// A field that holds something that it cannot hold.
public struct FieldError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where, from the outermost document inwards.
    public var path: [FieldPathElement]
    /// What is wrong, in words.
    public var reason: String

    public init(_ reason: String, path: [FieldPathElement] = []) {
        self.path = path
        self.reason = reason
    }

    /// The same error as seen from the document around.
    public func within(_ element: FieldPathElement) -> FieldError {
        FieldError(reason, path: [element] + path)
    }

    /// The path as one writes it: `items[3].name`.
    public var pathText: String {
        path.reduce(into: "") { text, element in
            switch element {
            case .field(let name): text += text.isEmpty ? name : ".\(name)"
            case .index(let index): text += "[\(index)]"
            }
        }
    }

    public var description: String { path.isEmpty ? reason : "\(pathText): \(reason)" }
}
