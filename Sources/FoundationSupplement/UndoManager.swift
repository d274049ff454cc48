import Foundation

/// Remembers how to take changes back, and how to make them again.
///
/// A group of actions is undone as a whole. Actions that are registered outside a group are separate groups, since there
/// is no run loop here whose turns could be groups.
@MainActor @preconcurrency
open class UndoManager: NSObject {
    private struct Action {
        let identifier: ObjectIdentifier
        let run: @MainActor () -> Void
    }

    private struct Group {
        var actions: [Action] = []
        var name = ""
    }

    private enum Phase { case idle, undoing, redoing }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    /// The groups that were begun and not yet ended.
    private var openGroups: [Group] = []
    private var phase = Phase.idle
    private var disabledCount = 0

    /// A manager that knows nothing to undo.
    public nonisolated override init() { super.init() }

    // MARK: Registering

    /// Registers what takes a change back. During an undo, it is what makes the change again.
    ///
    /// - Parameters:
    ///   - target: what the action is about. It is not kept: without it the action does nothing.
    ///   - handler: is given the target.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor @Sendable (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let action = Action(identifier: ObjectIdentifier(target)) { [weak target] in
            if let target { handler(target) }
        }
        if openGroups.isEmpty {
            push(Group(actions: [action]))
        } else {
            openGroups[openGroups.count - 1].actions.append(action)
        }
        if phase == .idle { redoStack.removeAll() }
    }

    /// A Boolean value that indicates whether actions that are registered are kept.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Lets actions that are registered from now on be forgotten, until as many calls of ``enableUndoRegistration()``.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Takes one call of ``disableUndoRegistration()`` back; one too many does nothing.
    open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    // MARK: Groups

    /// The groups by event: kept for programs that set it. Without a run loop each action outside a group is a group.
    open var groupsByEvent = true

    /// The number of groups that are open.
    open var groupingLevel: Int { openGroups.count }

    /// The number of groups that are remembered; 0, as it is at first, represents no limit.
    open var levelsOfUndo = 0 { didSet { trim() } }

    /// Begins a group of actions that are undone together. Groups may be in one another.
    open func beginUndoGrouping() { openGroups.append(Group()) }

    /// Ends the group that was begun last; without one it does nothing. A group without actions is forgotten.
    open func endUndoGrouping() {
        guard let group = openGroups.popLast() else { return }
        guard !group.actions.isEmpty else { return }
        if openGroups.isEmpty {
            push(group)
        } else {
            openGroups[openGroups.count - 1].actions += group.actions
        }
    }

    private func push(_ group: Group) {
        if phase == .undoing { redoStack.append(group) } else { undoStack.append(group) }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    // MARK: Undoing

    /// A Boolean value that indicates whether there is something to undo.
    open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
    /// A Boolean value that indicates whether there is something to do again.
    open var canRedo: Bool { !redoStack.isEmpty }
    /// A Boolean value that indicates whether an undo is in progress.
    open var isUndoing: Bool { phase == .undoing }
    /// A Boolean value that indicates whether a redo is in progress.
    open var isRedoing: Bool { phase == .redoing }

    /// Takes the last group of actions back, once open groups have been ended. Without one it does nothing.
    open func undo() {
        while !openGroups.isEmpty { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Takes the last closed group of actions back.
    open func undoNestedGroup() {
        guard phase == .idle, let group = undoStack.popLast() else { return }
        run(group, as: .undoing)
    }

    /// Makes again what was undone last. Without anything of the kind it does nothing.
    open func redo() {
        guard phase == .idle, let group = redoStack.popLast() else { return }
        run(group, as: .redoing)
    }

    private func run(_ group: Group, as phase: Phase) {
        self.phase = phase
        openGroups.append(Group(name: group.name))
        for action in group.actions.reversed() { action.run() }
        while openGroups.count > 1 { endUndoGrouping() }
        endUndoGrouping()
        self.phase = .idle
    }

    /// Forgets everything.
    open func removeAllActions() {
        undoStack.removeAll()
        redoStack.removeAll()
        openGroups = openGroups.map { Group(name: $0.name) }
    }

    /// Forgets what was registered for a target.
    open func removeAllActions(withTarget target: Any) {
        let identifier = ObjectIdentifier(target as AnyObject)
        func remaining(_ groups: [Group]) -> [Group] {
            groups.map { group in
                var group = group
                group.actions.removeAll { $0.identifier == identifier }
                return group
            }
        }
        undoStack = remaining(undoStack).filter { !$0.actions.isEmpty }
        redoStack = remaining(redoStack).filter { !$0.actions.isEmpty }
        openGroups = remaining(openGroups)
    }

    // MARK: Names

    /// Names the group that is open, or the last one.
    open func setActionName(_ actionName: String) {
        if !openGroups.isEmpty {
            openGroups[openGroups.count - 1].name = actionName
        } else if !undoStack.isEmpty {
            undoStack[undoStack.count - 1].name = actionName
        }
    }

    /// The undo action name: what would be undone; empty if it has no name.
    open var undoActionName: String { undoStack.last?.name ?? "" }
    /// The redo action name: what would be done again; empty if it has no name.
    open var redoActionName: String { redoStack.last?.name ?? "" }
    /// The title of a menu item that undoes.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a menu item that does again.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// The title of a menu item that undoes an action of a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    /// The title of a menu item that does an action of a name again.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
}
