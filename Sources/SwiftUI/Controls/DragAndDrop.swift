import Foundation
import UniformTypeIdentifiers

// Items are not dragged here yet: the modifiers are accepted, and say so once.

extension View {
    /// Lets the view be dragged, with an item that drop destinations get.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        withoutEffect(.draggable)
    }

    /// Lets the view be dragged, with an item that drop destinations get and a picture of it under the finger.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        withoutEffect(.draggable)
    }

    /// Lets items of a type be dropped on the view.
    ///
    /// - Parameters:
    ///   - action: called with the items and where they were dropped, in the view's coordinates; returns whether it
    ///     took them.
    ///   - isTargeted: called when a drag comes over the view and leaves it.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        withoutEffect(.dropDestination)
    }

    /// Lets the view be dragged, with a provider of an item.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        withoutEffect(.onDrag)
    }

    /// Lets the view be dragged, with a provider of an item and a picture of it under the finger.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        withoutEffect(.onDrag)
    }

    /// Lets items of some types be dropped on the view.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        withoutEffect(.onDrop)
    }

    /// Lets items of some types be dropped on the view; the action is also told where, in the view's coordinates.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        withoutEffect(.onDrop)
    }

    /// Lets items of some types be dropped on the view, as a delegate decides.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        withoutEffect(.onDrop)
    }

    nonisolated private func withoutEffect(_ api: WithoutEffect) -> Self {
        api.log()
        return self
    }
}

extension DynamicViewContent {
    /// Lets items of a type be dropped between the rows of a list.
    ///
    /// - Parameter action: called with the items and the offset of the row that they were dropped before.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        WithoutEffect.dropDestination.log()
        return self
    }
}

/// Decides what becomes of items that are dragged over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether the items may be dropped. As it stands all may.
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
    /// Nothing else than before.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// What is dragged over a view.
public struct DropInfo {
    /// Where the drag is, in the view's coordinates.
    public let location: CGPoint
    private let providers: [NSItemProvider]

    init(location: CGPoint, providers: [NSItemProvider]) {
        self.location = location
        self.providers = providers
    }

    /// Whether one of the items is of one of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// The items that are of one of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { provider in
            contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }
}

/// What dropping does.
public enum DropOperation: Sendable {
    /// The drag is given up.
    case cancel
    /// Nothing may be dropped here.
    case forbidden
    /// The items are copied.
    case copy
    /// The items are moved.
    case move
}

/// What dropping would do.
public struct DropProposal: Sendable {
    /// What dropping would do.
    public let operation: DropOperation

    /// Proposes an operation.
    public init(operation: DropOperation) { self.operation = operation }
}
