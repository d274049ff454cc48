import CoreGraphics
import Foundation

private enum UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
    static func _valuesEqual(_ a: UndoManager?, _ b: UndoManager?) -> Bool { a === b }
}

extension EnvironmentValues {
    /// The undo manager of the view's window. Nil outside a window.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}

private enum HostUndoManagerKey: HostKey {
    static func makeValue(for host: NodeHost) -> UndoManager { UndoManager() }
}

extension NodeHost {
    /// What takes changes of the window's contents back.
    package var undoManager: UndoManager { self[HostUndoManagerKey.self] }
}
