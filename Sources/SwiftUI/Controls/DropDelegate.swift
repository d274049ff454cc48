import Foundation
import UniformTypeIdentifiers

/// Decides what becomes of items that are dragged over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Returns a Boolean value that indicates whether the items may be dropped. As it stands all may.
    func validateDrop(info: DropInfo) -> Bool

    /// Takes the items. Returns whether it did.
    func performDrop(info: DropInfo) -> Bool

    /// The drag came over the view.
    func dropEntered(info: DropInfo)

    /// The drag moved over the view. Returns what dropping would do; nil is what it would have done before.
    func dropUpdated(info: DropInfo) -> DropProposal?

    /// The drag left the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// All items may be dropped.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Returns no new proposal.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// Information about a drag over a view.
public struct DropInfo {
    /// The position of the drag, in the view's coordinates.
    public let location: CGPoint
    private let providers: [NSItemProvider]

    init(location: CGPoint, providers: [NSItemProvider]) {
        self.location = location
        self.providers = providers
    }

    /// Returns a Boolean value that indicates whether one of the items is of one of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// The items that are of one of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { provider in
            contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }

    /// Returns a Boolean value that indicates whether one of the items is of one of the types, which are given by their
    /// identifiers.
    @available(iOS, deprecated: 100000.0, message: "Give the types as UTType.")
    public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

    /// The items that are of one of the types, which are given by their identifiers.
    @available(iOS, deprecated: 100000.0, message: "Give the types as UTType.")
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        providers.filter { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) } }
    }
}

/// The operations of a drop.
public enum DropOperation: Hashable, Sendable {
    /// The drag is given up.
    case cancel
    /// An operation that forbids the drop.
    case forbidden
    /// The items are copied.
    case copy
    /// The items are moved.
    case move
}

/// A proposal for a drop.
public struct DropProposal: Sendable {
    /// The operation of the drop.
    public let operation: DropOperation

    /// Proposes an operation.
    public init(operation: DropOperation) { self.operation = operation }
}
