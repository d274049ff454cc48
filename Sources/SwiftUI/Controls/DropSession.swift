import CoreTransferable
import Foundation

extension DropOperation {
    /// Some operations.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The items are copied.
        public static let copy = Set(rawValue: 1)
        /// The items are moved.
        public static let move = Set(rawValue: 2)
    }
}

/// A drag over a view that takes its items.
public struct DropSession {
    /// The identifier of a drag.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    /// What a drag over a view is doing.
    public enum Phase: Hashable, Sendable {
        /// It comes over the view.
        case entering
        /// It is over the view.
        case active
        /// It leaves the view.
        case exiting
        /// It has ended over the view.
        case ended(DropOperation)
        /// The view has the items.
        case dataTransferCompleted
    }

    /// What is known about a drag that began in the program.
    public struct LocalSession {
        let origin: DragOrigin

        /// The identifiers of the items that are dragged, as far as they have some of a type.
        public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
            origin.identifiers.compactMap { $0.base as? ItemID }
        }
    }

    /// The identifier of the drag.
    public let id: ID
    /// What the drag is doing.
    public let phase: Phase
    /// How many items are dragged.
    public var itemsCount: Int
    /// Where the drag is, in the view's coordinates.
    public var location: CGPoint
    /// What the source of the drag lets the view do.
    public var suggestedOperations: DropOperation.Set
    /// What is known about the drag where it began in the program; nil where it came from outside.
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

/// What a view does with the items that are dropped on it.
public struct DropConfiguration: Sendable {
    /// Whether the view copies or moves the items, or takes none.
    public let operation: DropOperation

    /// Creates a configuration.
    ///
    /// - Parameter operation: What the view does. A view can move only what the source lets it move.
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
    /// Lets items of a type be dropped on the view.
    ///
    /// - Parameters:
    ///   - isEnabled: Whether the view takes items.
    ///   - action: Called with the items, and with the drag that brought them.
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

    /// What the destinations in this view do with a drag over them: by default they copy the items.
    nonisolated public func dropConfiguration(
        _ configuration: @escaping (DropSession) -> DropConfiguration
    ) -> some View {
        transformEnvironment(\.dropSettings) { $0.configuration = configuration }
    }

    /// An action for each change of a drag over a destination in this view.
    nonisolated public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
        transformEnvironment(\.dropSettings) { $0.updates.append(onUpdate) }
    }
}
