import CoreTransferable
import Foundation

extension DropOperation {
    /// A set of operations.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// An operation that copies the items.
        public static let copy = Set(rawValue: 1)
        /// An operation that moves the items.
        public static let move = Set(rawValue: 2)
    }
}

/// A drag over a view that accepts its items.
public struct DropSession {
    /// The identifier of a drag.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    /// Constants that describe the phase of a drag over a view.
    public enum Phase: Hashable, Sendable {
        /// The phase in which the drag enters the view.
        case entering
        /// The phase in which the drag is over the view.
        case active
        /// The phase in which the drag leaves the view.
        case exiting
        /// The phase in which the drag has ended over the view.
        case ended(DropOperation)
        /// The phase in which the view has received the items.
        case dataTransferCompleted
    }

    /// Information about a drag that began in the program.
    public struct LocalSession {
        let origin: DragOrigin

        /// Returns the identifiers of the dragged items whose identifiers have the given type.
        public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
            origin.identifiers.compactMap { $0.base as? ItemID }
        }
    }

    /// The identifier of the drag.
    public let id: ID
    /// The phase of the drag.
    public let phase: Phase
    /// The number of dragged items.
    public var itemsCount: Int
    /// The position of the drag, in the view's coordinates.
    public var location: CGPoint
    /// The operations that the source of the drag allows.
    public var suggestedOperations: DropOperation.Set
    /// Information about the drag if it began in the program. Nil if it came from outside.
    public var localSession: LocalSession?

    @MainActor init(controller: DragController?, phase: Phase, count: Int, location: CGPoint) {
        let origin = controller?.origin
        id = ID(number: controller?.number ?? 0)
        self.phase = phase
        itemsCount = count
        self.location = location
        suggestedOperations = origin?.allowsMove == true ? [.copy, .move] : .copy
        localSession = origin.map { LocalSession(origin: $0) }
    }
}

/// The operation that a view performs with dropped items.
public struct DropConfiguration: Sendable {
    /// The operation: the view copies or moves the items, or accepts none.
    public let operation: DropOperation

    /// Creates a configuration.
    ///
    /// - Parameter operation: The operation of the view. A view can move items only if the source allows it.
    public init(operation: DropOperation) { self.operation = operation }
}

/// What the destinations of drags in a view have in common.
struct DropSettings {
    var configuration: ((DropSession) -> DropConfiguration)?
    var updates: [(DropSession) -> Void] = []
}

private enum DropSettingsKey: EnvironmentKey {
    static var defaultValue: DropSettings { DropSettings() }
}

extension EnvironmentValues {
    var dropSettings: DropSettings {
        get { self[DropSettingsKey.self] }
        set { self[DropSettingsKey.self] = newValue }
    }
}

extension View {
    /// Lets the user drop items of a type on this view.
    ///
    /// - Parameters:
    ///   - isEnabled: Whether the view accepts items.
    ///   - action: A closure that receives the items and the drag.
    nonisolated public func dropDestination<T: Transferable>(
        for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
    ) -> some View {
        modifier(
            DropDestinationModifier<T>(
                isEnabled: isEnabled,
                action: { items, session in
                    action(items, session)
                    return true
                }, isTargeted: { _ in }))
    }

    /// Sets the operation of the drop destinations in this view. By default, they copy the items.
    nonisolated public func dropConfiguration(
        _ configuration: @escaping (DropSession) -> DropConfiguration
    ) -> some View {
        transformEnvironment(\.dropSettings) { $0.configuration = configuration }
    }

    /// Calls an action for each change of a drag over a destination in this view.
    nonisolated public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
        transformEnvironment(\.dropSettings) { $0.updates.append(onUpdate) }
    }
}
