import CoreTransferable
import Foundation

/// A drag that began at a view, while it goes on and when it has ended.
public struct DragSession {
    /// The identifier of a drag.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    /// What a drag is doing.
    public enum Phase: Hashable, Sendable {
        /// It has begun.
        case initial
        /// It goes on.
        case active
        /// It has ended with what the destination did.
        case ended(DropOperation)
        /// The destination has the items.
        case dataTransferCompleted
    }

    private let origin: DragOrigin

    /// What the drag is doing.
    public let phase: Phase
    /// Where the drag is.
    public let location: CGPoint

    init(origin: DragOrigin, phase: Phase, location: CGPoint) {
        self.origin = origin
        self.phase = phase
        self.location = location
    }

    /// The identifier of the drag.
    public var id: ID { ID(number: origin.number) }

    /// The index of the item under the finger: the first.
    public var draggedItemIndex: Int { 0 }

    /// The identifiers of the items that are dragged, as far as they have some of a type.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
        origin.identifiers.compactMap { $0.base as? ItemID }
    }
}

/// What the source of a drag lets destinations do. Copying is always allowed.
public struct DragConfiguration: Sendable {
    /// What destinations in the program may do.
    public struct OperationsWithinApp: Sendable {
        let allowsMove: Bool

        /// Creates a value.
        ///
        /// - Parameter allowMove: Whether items can be moved, not only copied.
        public init(allowMove: Bool = false) { allowsMove = allowMove }
    }

    /// What other programs may do. In Perch, items do not leave the program.
    public struct OperationsOutsideApp: Sendable {
        let allowsCopy: Bool

        /// Creates a value.
        ///
        /// - Parameter allowCopy: Whether items can be copied.
        public init(allowCopy: Bool = true) { allowsCopy = allowCopy }
    }

    /// What destinations in the program may do.
    public var operationsWithinApp: OperationsWithinApp
    /// What other programs may do.
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
    /// - Parameter allowMove: Whether destinations in the program can move items, not only copy them.
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
    /// What destinations may do with the items that are dragged from this view.
    nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
        transformEnvironment(\.dragSettings) { $0.configuration = configuration }
    }

    /// An action for each change of a drag that begins in this view.
    ///
    /// A view that lets its items be moved removes them when the phase is `.ended(.move)`.
    nonisolated public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
        transformEnvironment(\.dragSettings) { $0.updates.append(onUpdate) }
    }
}
