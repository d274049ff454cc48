import CoreGraphics
import Foundation
import Testing

@MainActor struct UndoManagerTests {
    private final class Counter {
        var value = 0

        @MainActor func add(_ amount: Int, _ manager: UndoManager) {
            value += amount
            manager.registerUndo(withTarget: self) { $0.add(-amount, manager) }
        }
    }

    private let counter = Counter()
    private let manager = UndoManager()

    @Test func undoesAndMakesAgain() {
        counter.add(1, manager)
        counter.add(2, manager)
        manager.undo()
        #expect(counter.value == 1 && manager.canUndo && manager.canRedo)
        manager.redo()
        #expect(counter.value == 3 && !manager.canRedo)
        manager.undo()
        manager.undo()
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
    }

    @Test func groupsAreUndoneAsOne() {
        manager.beginUndoGrouping()
        counter.add(1, manager)
        counter.add(2, manager)
        manager.setActionName("Adding")
        manager.endUndoGrouping()
        #expect(manager.undoMenuItemTitle == "Undo Adding")
        manager.undo()
        #expect(counter.value == 0)
        manager.redo()
        #expect(counter.value == 3)
    }

    @Test func aNewChangeForgetsWhatWasUndone() {
        counter.add(1, manager)
        manager.undo()
        counter.add(5, manager)
        #expect(!manager.canRedo)
    }

    @Test func levelsTargetsAndRegistrationAreKeptTo() {
        manager.levelsOfUndo = 2
        for _ in 0..<4 { counter.add(1, manager) }
        while manager.canUndo { manager.undo() }
        #expect(counter.value == 2)
        manager.removeAllActions()
        manager.disableUndoRegistration()
        counter.add(1, manager)
        manager.enableUndoRegistration()
        #expect(!manager.canUndo)
        counter.add(1, manager)
        manager.removeAllActions(withTarget: counter)
        #expect(!manager.canUndo)
    }
}
