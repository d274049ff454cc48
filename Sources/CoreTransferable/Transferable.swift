import Foundation
import UniformTypeIdentifiers

/// A type whose values can be shared, copied, dragged and picked: it says which types of data it is written as and read
/// from.
@preconcurrency public protocol Transferable: Sendable {
    /// The type of the representation.
    associatedtype Representation: TransferRepresentation

    /// The representations of values, the preferred one first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way to write and read a value, or several.
@preconcurrency public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the transferred value.
    associatedtype Item: Transferable

    /// The ways that this one is made of.
    associatedtype Body: TransferRepresentation

    /// The ways that this one is made of, the preferred one first.
    @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension Never: Transferable {
    public static var transferRepresentation: Never { fatalError("Never has no value to transfer.") }
}

extension Never: TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never
}

extension TransferRepresentation where Body == Never {
    /// A representation of the module's own has no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// The visibility of a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private let scope: Int

    /// All apps.
    public static let all = TransferRepresentationVisibility(scope: 0)
    /// Apps of the same team.
    public static let team = TransferRepresentationVisibility(scope: 1)
    /// The app itself.
    public static let ownProcess = TransferRepresentationVisibility(scope: 2)
}

/// A file that an item is written to.
public struct SentTransferredFile: Sendable {
    /// The location of the file.
    public let file: URL
    /// A Boolean value that indicates whether the receiver may read the file in place; else it gets a copy. Here there
    /// is one process, and it reads the file in place either way.
    public let allowAccessingOriginalFile: Bool

    /// A file to send.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that an item is read from.
public struct ReceivedTransferredFile: Sendable {
    /// The location of the file. A file that is not the original is gone once the import is done.
    public let file: URL
    /// A Boolean value that indicates whether it is the sender's own file and no copy.
    public let isOriginalFile: Bool

    package init(file: URL, isOriginalFile: Bool) {
        self.file = file
        self.isOriginalFile = isOriginalFile
    }
}

/// Builds a representation from several.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    /// One representation as it is.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// A single representation.
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// A representation that an availability check guards.
    public static func buildLimitedAvailability<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
}

/// Several representations of one item.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
    public typealias Body = Never

    let routes: TransferRoutes<Item>
}

extension TupleTransferRepresentation: RoutedRepresentation {
    package func ownRoutes() -> TransferRoutes<Item> { routes }
}
