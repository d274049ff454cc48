import CoreTransferable
import Foundation

/// A drag that began at a view, during the drag and after its end.
public struct DragSession {
    /// The identifier of a drag.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    /// Constants that describe the phase of a drag.
    public enum Phase: Hashable, Sendable {
        /// The phase in which the drag has begun.
        case initial
        /// The phase in which the drag continues.
        case active
        /// The phase in which the drag has ended, with the operation of the destination.
        case ended(DropOperation)
        /// The phase in which the destination has received the items.
        case dataTransferCompleted
    }

    private let origin: DragOrigin

    /// The phase of the drag.
    public let phase: Phase
    /// The position of the drag.
    public let location: CGPoint

    init(origin: DragOrigin, phase: Phase, location: CGPoint) {
        self.origin = origin
        self.phase = phase
        self.location = location
    }

    /// The identifier of the drag.
    public var id: ID { ID(number: origin.number) }

    /// The index of the item under the finger, which is the first item.
    public var draggedItemIndex: Int { 0 }

    /// Returns the identifiers of the dragged items whose identifiers have the given type.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
        origin.identifiers.compactMap { $0.base as? ItemID }
    }
}

/// The operations that the source of a drag allows. Copying is always allowed.
public struct DragConfiguration: Sendable {
    /// The operations that destinations in the program can perform.
    public struct OperationsWithinApp: Sendable {
        let allowsMove: Bool

        /// Creates a value.
        ///
        /// - Parameter allowMove: Whether destinations can move items, in addition to copying them.
        public init(allowMove: Bool = false) { allowsMove = allowMove }
    }

    /// The operations that other programs can perform. In Perch, items do not leave the program.
    public struct OperationsOutsideApp: Sendable {
        let allowsCopy: Bool

        /// Creates a value.
        ///
        /// - Parameter allowCopy: Whether items can be copied.
        public init(allowCopy: Bool = true) { allowsCopy = allowCopy }
    }

    /// The operations that destinations in the program can perform.
    public var operationsWithinApp: OperationsWithinApp
    /// The operations that other programs can perform.
    public var operationsOutsideApp: OperationsOutsideApp

    /// Creates a configuration.
    public init(
        operationsWithinApp: OperationsWithinApp = .init(), operationsOutsideApp: OperationsOutsideApp = .init()
    ) {
        self.operationsWithinApp = operationsWithinApp
        self.operationsOutsideApp = operationsOutsideApp
    }

    /// Creates a configuration.
    ///
    /// - Parameter allowMove: Whether destinations in the program can move items, in addition to copying them.
    public init(allowMove: Bool) { self.init(operationsWithinApp: .init(allowMove: allowMove)) }
}

/// What the drags that begin in a view have in common.
struct DragSettings {
    var configuration = DragConfiguration()
    var updates: [(DragSession) -> Void] = []
}

private enum DragSettingsKey: EnvironmentKey {
    static var defaultValue: DragSettings { DragSettings() }
}

extension EnvironmentValues {
    var dragSettings: DragSettings {
        get { self[DragSettingsKey.self] }
        set { self[DragSettingsKey.self] = newValue }
    }
}

extension View {
    /// Sets the operations that destinations can perform with the items that the user drags from this view.
    nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
        transformEnvironment(\.dragSettings) { $0.configuration = configuration }
    }

    /// Calls an action for each change of a drag that begins in this view.
    ///
    /// A view that allows moving must remove its items when the phase is `.ended(.move)`.
    nonisolated public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
        transformEnvironment(\.dragSettings) { $0.updates.append(onUpdate) }
    }
}
