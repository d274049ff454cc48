import EngineTesting
import SwiftUI
import Testing

@testable import SwiftUICore

/// Who decides how a change is shown: the transaction as it arrives at what changes.
@MainActor struct TransactionTests {
    private let second = Animation.linear(duration: 1)

    /// "The root one comes from … withAnimation"; nil and no animation show a change at once.
    @Test func withAnimationShowsTheChangesOfItsBodyByAndBy() throws {
        let x = Knob(0.0)
        let view = MovingView { Color.red.frame(width: 10, height: 10).offset(x: x.value) }
        #expect(view.box(.red)?.minX == 95)
        view.change { withAnimation(second) { x.value = 40 } }
        #expect(view.box(.red)?.minX == 95)
        view.advance(by: 0.25)
        #expect(try #require(view.box(.red)).minX.isNear(105))
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minX.isNear(125))
        view.advance(by: 0.25)
        #expect(view.box(.red)?.minX == 135)
        #expect(!view.isMoving)
        view.change { x.value = 0 }
        #expect(view.box(.red)?.minX == 95)
        view.change { withAnimation(nil) { x.value = 40 } }
        #expect(view.box(.red)?.minX == 135)
    }

    /// "`.animation(a, value: v)`: in updates where v changed: replaces the animation for the whole subtree (all changes there,
    /// not just v's)."
    @Test func anImplicitAnimationCountsInUpdatesInWhichItsValueChanges() throws {
        let (x, y, trigger) = (Knob(0.0), Knob(0.0), Knob(0))
        let view = MovingView {
            Color.red.frame(width: 10, height: 10).offset(x: x.value, y: y.value)
                .animation(second, value: trigger.value)
        }
        view.change { x.value = 40 }
        #expect(view.box(.red)?.minX == 135)
        view.change {
            y.value = 40
            trigger.value = 1
        }
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minY.isNear(115))
    }

    /// "The modifier nearest above the attribute wins: an implicit `.animation` below overrides `withAnimation`."
    @Test func theNearestAnimationWins() throws {
        let x = Knob(0.0)
        let view = MovingView {
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).offset(x: x.value)
                Color.blue.frame(width: 10, height: 10).offset(x: x.value)
                    .animation(.linear(duration: 2), value: x.value)
                Color.green.frame(width: 10, height: 10).offset(x: x.value).animation(nil, value: x.value)
            }
        }
        view.change { withAnimation(second) { x.value = 40 } }
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minX.isNear(115))
        #expect(try #require(view.box(.blue)).minX.isNear(105))
        #expect(try #require(view.box(.green)).minX.isNear(135))
    }

    /// "Only attributes inside (written before) the `.animation` are affected; two `.animation` modifiers split the chain."
    @Test func anAnimationCountsForWhatIsWrittenBeforeIt() throws {
        let v = Knob(0.0)
        let view = MovingView {
            Color.red.frame(width: 10, height: 10)
                .offset(x: v.value).animation(second, value: v.value)
                .offset(y: v.value).animation(.linear(duration: 4), value: v.value)
        }
        view.change { v.value = 40 }
        view.advance(by: 0.5)
        let box = try #require(view.box(.red))
        #expect(box.minX.isNear(115))
        #expect(box.minY.isNear(100))
    }

    /// "`.animation(a) { $0.x() }`: only the attributes of the modifiers in the closure; the wrapped content keeps the incoming
    /// transaction."
    @Test func anAnimationWithABodyCountsForItsModifiersOnly() throws {
        let v = Knob(0.0)
        let view = MovingView {
            Color.red.frame(width: 10, height: 10)
                .offset(x: v.value)
                .animation(second) { $0.offset(y: v.value) }
        }
        view.change { v.value = 40 }
        var box = try #require(view.box(.red))
        #expect(box.minX == 135)
        #expect(box.minY == 95)
        view.advance(by: 0.5)
        box = try #require(view.box(.red))
        #expect(box.minX == 135)
        #expect(box.minY.isNear(115))
    }

    /// "`.transaction { }` mutates in every update; `transaction(value:)` only when the value changes."
    @Test func transactionsAreAltered() throws {
        let (x, trigger) = (Knob(0.0), Knob(0))
        let view = MovingView {
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).offset(x: x.value)
                    .transaction { $0.animation = nil }
                Color.blue.frame(width: 10, height: 10).offset(x: x.value)
                    .transaction(value: trigger.value) { $0.animation = nil }
                Color.green.frame(width: 10, height: 10).offset(x: x.value)
                    .transaction { $0.animation = $0.animation?.speed(0.5) }
            }
        }
        view.change { withAnimation(second) { x.value = 40 } }
        view.advance(by: 0.5)
        #expect(view.box(.red)?.minX == 135)
        #expect(try #require(view.box(.blue)).minX.isNear(115))
        #expect(try #require(view.box(.green)).minX.isNear(105))
        view.change {
            withAnimation(second) {
                x.value = 0
                trigger.value = 1
            }
        }
        #expect(view.box(.blue)?.minX == 95)
    }

    /// "`disablesAnimations = true`: `.animation` modifiers below may not insert an animation; an animation already in the
    /// transaction stays."
    @Test func animationsBelowCanBeDisabled() throws {
        let x = Knob(0.0)
        let view = MovingView {
            Color.red.frame(width: 10, height: 10).offset(x: x.value).animation(second, value: x.value)
        }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        view.change { withTransaction(transaction) { x.value = 40 } }
        #expect(view.box(.red)?.minX == 135)
        transaction.animation = .linear(duration: 2)
        view.change { withTransaction(transaction) { x.value = 0 } }
        view.advance(by: 1)
        #expect(try #require(view.box(.red)).minX.isNear(115))
    }

    /// "Root animation for writes through that binding."
    @Test func bindingsBringTheirAnimation() throws {
        struct Root: View {
            @State var x = 0.0
            let hand: (Binding<Double>) -> Void
            var body: some View {
                hand($x.animation(.linear(duration: 1)))
                return Color.red.frame(width: 10, height: 10).offset(x: x)
            }
        }
        var binding: Binding<Double>?
        let view = MovingView { Root { binding = $0 } }
        view.change { binding?.wrappedValue = 40 }
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minX.isNear(115))
    }

    /// Several transactions in one frame each reach only what they changed.
    @Test func transactionsOfOneFrameKeepToTheirOwn() throws {
        let (a, b, c) = (Knob(0.0), Knob(0.0), Knob(0.0))
        struct Mover: View {
            let color: Color
            let x: Knob<Double>
            var body: some View { color.frame(width: 10, height: 10).offset(x: x.value) }
        }
        let view = MovingView {
            VStack(spacing: 0) {
                Mover(color: .red, x: a)
                Mover(color: .blue, x: b)
                Mover(color: .green, x: c)
            }
        }
        view.change {
            withAnimation(second) { a.value = 40 }
            withAnimation(.linear(duration: 2)) { b.value = 40 }
            c.value = 40
        }
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minX.isNear(115))
        #expect(try #require(view.box(.blue)).minX.isNear(105))
        #expect(view.box(.green)?.minX == 135)
    }

    private enum NoteKey: TransactionKey { static var defaultValue: String { "none" } }

    /// Custom keys flow down with the change, and are gone after the update.
    @Test func keysFlowDown() {
        let x = Knob(0.0)
        var seen: [String] = []
        let view = MovingView {
            Color.red.offset(x: x.value).transaction { seen.append($0[NoteKey.self]) }
        }
        seen = []
        var transaction = Transaction()
        transaction[NoteKey.self] = "mine"
        view.change { withTransaction(transaction) { x.value = 1 } }
        #expect(seen.contains("mine"))
        seen = []
        view.change { x.value = 2 }
        #expect(!seen.isEmpty && !seen.contains("mine"))
    }

    /// "Compares with the value of the previous update of the same identity; … so it does not animate the first appearance."
    @Test func nothingMovesOnTheFirstAppearance() {
        let view = MovingView {
            Color.red.frame(width: 10, height: 10).offset(x: 40).animation(second, value: 1)
        }
        #expect(view.box(.red)?.minX == 135)
        #expect(!view.isMoving)
    }

    /// "With `withAnimation` [in onAppear] the change is a second update and animates from the initial state."
    @Test func appearingViewsMayAnimateFromWhereTheyStart() throws {
        struct Root: View {
            @State var x = 0.0
            var body: some View {
                Color.red.frame(width: 10, height: 10).offset(x: x)
                    .onAppear { withAnimation(.linear(duration: 1)) { x = 40 } }
            }
        }
        let view = MovingView { Root() }
        #expect(view.box(.red)?.minX == 95)
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minX.isNear(115))
    }
}
