import Foundation
import UniformTypeIdentifiers

/// A delegate that handles items that the user drags over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Returns a Boolean value that indicates whether the user can drop the items. By default, the user can drop all
    /// items.
    func validateDrop(info: DropInfo) -> Bool

    /// Receives the items. Returns whether the drop succeeded.
    func performDrop(info: DropInfo) -> Bool

    /// Called when the drag enters the view.
    func dropEntered(info: DropInfo)

    /// Called when the drag moves over the view. Returns the operation of a drop, or nil to keep the previous
    /// operation.
    func dropUpdated(info: DropInfo) -> DropProposal?

    /// Called when the drag leaves the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Returns true, so the user can drop all items.
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

    /// Returns a Boolean value that indicates whether one of the items has one of the given types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// Returns the items that have one of the given types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { provider in
            contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }

    /// Returns a Boolean value that indicates whether one of the items has one of the types with the given identifiers.
    @available(iOS, deprecated: 100000.0, message: "Give the types as UTType.")
    public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

    /// Returns the items that have one of the types with the given identifiers.
    @available(iOS, deprecated: 100000.0, message: "Give the types as UTType.")
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        providers.filter { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) } }
    }
}

/// The operations of a drop.
public enum DropOperation: Hashable, Sendable {
    /// An operation that cancels the drag.
    case cancel
    /// An operation that forbids the drop.
    case forbidden
    /// An operation that copies the items.
    case copy
    /// An operation that moves the items.
    case move
}

/// A proposal for a drop.
public struct DropProposal: Sendable {
    /// The operation of the drop.
    public let operation: DropOperation

    /// Creates a proposal with an operation.
    public init(operation: DropOperation) { self.operation = operation }
}
