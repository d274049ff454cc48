import EngineTesting
import Foundation
import Testing

@testable import SwiftUICore

/// What Apple says of several gestures. A case names what is known, and who says so.
@MainActor struct GestureArbitrationTests {
    private let journal = Journal()

    // MARK: Several gestures of one touch

    @Test("1.5 S: the child's gesture wins over the parent's (DOC Composing SwiftUI gestures)")
    func childWins() {
        let view = TouchedView(
            VStack { Color.red.onTapGesture { journal.note("child") } }.onTapGesture { journal.note("parent") })
        view.tap()
        #expect(journal.entries == ["child"])
    }

    @Test("1.5 S: the parent's gesture is the fallback where the child has none")
    func parentIsFallback() {
        let view = TouchedView(
            VStack(spacing: 0) {
                Color.red.onTapGesture { journal.note("child") }
                Color.blue
            }
            .onTapGesture { journal.note("parent") })
        view.tap(50, 80)
        #expect(journal.entries == ["parent"])
    }

    @Test("1.5 L: of two gestures on one view the one applied first wins")
    func innerWins() {
        let view = TouchedView(
            Color.red.onTapGesture { journal.note("first") }.onTapGesture { journal.note("second") })
        view.tap()
        #expect(journal.entries == ["first"])
    }

    @Test("1.5 S: the parent's high-priority gesture wins over the child's (DOC highPriorityGesture)")
    func highPriority() {
        let view = TouchedView(
            Color.red.onTapGesture { journal.note("child") }
                .highPriorityGesture(TapGesture().onEnded { journal.note("parent") }))
        view.tap()
        #expect(journal.entries == ["parent"])
    }

    @Test("1.5 S: a high-priority gesture wins over a button in the view (DOC highPriorityGesture)")
    func highPriorityOverButton() {
        let view = TouchedView(
            Color.red.onPress(onPressingChanged: { journal.note("\($0)") }, perform: { journal.note("button") })
                .highPriorityGesture(TapGesture().onEnded { journal.note("parent") }))
        view.tap()
        #expect(journal.entries == ["true", "false", "parent"])
    }

    @Test("1.5 S: a simultaneous gesture and the child's both come about (DOC simultaneousGesture)")
    func simultaneous() {
        let view = TouchedView(
            Color.red.onTapGesture { journal.note("child") }
                .simultaneousGesture(TapGesture().onEnded { journal.note("parent") }))
        view.tap()
        #expect(journal.entries == ["child", "parent"])
    }

    @Test("1.2 L: with a double tap inside and a single outside, the single waits until the double fails")
    func singleWaitsForDouble() {
        let view = TouchedView(
            Color.red.onTapGesture(count: 2) { journal.note("double") }.onTapGesture { journal.note("single") })
        view.tap()
        #expect(journal.entries == [])
        view.wait(GestureMetrics.multipleTapInterval + 0.01)
        #expect(journal.entries == ["single"])
        journal.clear()
        view.tap()
        view.wait(0.1)
        view.tap()
        view.wait(1)
        #expect(journal.entries == ["double"])
    }

    @Test("1.2 L: with a single tap inside, it fires on every tap and the double starves")
    func doubleStarves() {
        let view = TouchedView(
            Color.red.onTapGesture { journal.note("single") }.onTapGesture(count: 2) { journal.note("double") })
        view.tap()
        view.wait(0.1)
        view.tap()
        view.wait(1)
        #expect(journal.entries == ["single", "single"])
    }

    @Test("a touch that goes elsewhere gives the waiting single tap its due")
    func touchElsewhere() {
        let view = TouchedView(
            VStack(spacing: 0) {
                Color.red.onTapGesture(count: 2) { journal.note("double") }.onTapGesture { journal.note("single") }
                Color.blue.onTapGesture { journal.note("other") }
            })
        view.tap(50, 20)
        view.wait(0.05)
        view.tap(50, 80)
        #expect(journal.entries == ["single", "other"])
    }

    @Test("a drag cancels a tap in the same place")
    func dragCancelsTap() {
        let view = TouchedView(
            Color.red.onTapGesture { journal.note("tap") }.gesture(DragGesture().onEnded { _ in journal.note("drag") }))
        view.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 60, y: 50))
        view.tap()
        #expect(journal.entries == ["drag", "tap"])
    }

    @Test("1.6 S: an empty tap before it lets a long press stand beside a tap (Saidi)")
    func tapAndLongPress() {
        let view = TouchedView(
            Color.red.onTapGesture { journal.note("tap") }.onLongPressGesture { journal.note("long") })
        view.tap()
        view.down(50, 50)
        view.wait(0.6)
        view.up(50, 50)
        #expect(journal.entries == ["tap", "long"])
    }

    // MARK: Masks

    @Test(
        "1.5 S: a mask says whose gestures count (DOC GestureMask)",
        arguments: [
            (GestureMask.all, ["child"]), (GestureMask.gesture, ["parent"]), (GestureMask.subviews, ["child"]),
            (GestureMask.none, []),
        ] as [(GestureMask, [String])])
    func masks(mask: GestureMask, expected: [String]) {
        let view = TouchedView(
            Color.red.onTapGesture { journal.note("child") }
                .gesture(TapGesture().onEnded { journal.note("parent") }, including: mask))
        view.tap()
        #expect(journal.entries == expected)
    }

    @Test("1.5 S: a gesture that is not enabled is not there; the views below keep theirs (iOS 18)")
    func notEnabled() {
        let view = TouchedView(
            Color.red.onTapGesture { journal.note("child") }
                .highPriorityGesture(TapGesture().onEnded { journal.note("parent") }, isEnabled: false))
        view.tap()
        #expect(journal.entries == ["child"])
    }

    @Test("1.1 S: outer disabled wins over inner enabled, for gestures as well (DOC disabled)")
    func disabled() {
        let view = TouchedView(Color.red.onTapGesture { journal.note("tap") }.disabled(false).disabled(true))
        view.tap()
        #expect(journal.entries == [])
    }

    // MARK: Combinations

    private func sequence(_ journal: Journal) -> some View {
        Color.red.gesture(
            LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
                .onChanged { value in
                    switch value {
                    case .first: journal.note("pressing")
                    case .second(_, nil): journal.note("pressed")
                    case .second(_, let drag?): journal.note("dragged \(Int(drag.translation.width))")
                    }
                }
                .onEnded { _ in journal.note("ended") })
    }

    @Test("1.4 S: a sequence goes on with the same touch: long press, then drag without lifting (DOC SequenceGesture)")
    func sequenced() {
        let view = TouchedView(sequence(journal))
        view.down(20, 50)
        view.wait(0.5)
        view.move(60, 50)
        view.up(60, 50)
        #expect(journal.entries == ["pressing", "pressed", "dragged 40", "ended"])
    }

    @Test("1.4 S: the second of a sequence gets no events before the first has come about (DOC SequenceGesture)")
    func sequenceOrder() {
        let view = TouchedView(sequence(journal))
        view.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 80, y: 50))
        #expect(journal.entries == ["pressing"])
    }

    @Test("a sequence can begin with a tap and go on with the next touch")
    func tapThenDrag() {
        let view = TouchedView(
            Color.red.gesture(
                TapGesture().sequenced(before: DragGesture(minimumDistance: 0)).onEnded { value in
                    if case .second(_, let drag?) = value { journal.note("\(Int(drag.translation.height))") }
                }))
        view.tap()
        view.wait(0.1)
        view.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 70))
        #expect(journal.entries == ["50"])
    }

    @Test(
        "1.4 S: of two exclusive gestures the second comes about only once the first has failed (DOC ExclusiveGesture)")
    func exclusive() {
        let view = TouchedView(
            Color.red.gesture(
                TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
                    switch value {
                    case .first: journal.note("double")
                    case .second: journal.note("single")
                    }
                }))
        view.tap()
        #expect(journal.entries == [])
        view.wait(0.5)
        #expect(journal.entries == ["single"])
        view.tap()
        view.wait(0.1)
        view.tap()
        view.wait(0.5)
        #expect(journal.entries == ["single", "double"])
    }

    @Test("closures of an exclusive pair's second part wait as well")
    func exclusiveParts() {
        let view = TouchedView(
            Color.red.gesture(
                TapGesture(count: 2).onEnded { journal.note("double") }
                    .exclusively(before: TapGesture().onEnded { journal.note("single") })))
        view.tap()
        view.wait(0.1)
        view.tap()
        view.wait(1)
        #expect(journal.entries == ["double"])
    }

    @Test("1.4 S: both values of simultaneous gestures are nil until that one runs (DOC SimultaneousGesture)")
    func simultaneousValue() {
        let view = TouchedView(
            Color.red.gesture(
                LongPressGesture(minimumDuration: 0.5).simultaneously(with: DragGesture(minimumDistance: 5))
                    .onChanged { value in
                        journal.note("\(value.first.map { "\($0)" } ?? "-") \(value.second == nil ? "-" : "drag")")
                    }))
        view.down(20, 50)
        view.move(26, 50)
        #expect(journal.entries == ["true -", "true drag"])
    }

    // MARK: State

    private struct Follower: View {
        let journal: Journal
        @GestureState private var width: CGFloat
        var isEnabled = true

        init(_ journal: Journal, reset: Transaction = Transaction(), isEnabled: Bool = true) {
            self.journal = journal
            self.isEnabled = isEnabled
            _width = GestureState(initialValue: 0, resetTransaction: reset)
        }

        var body: some View {
            journal.note("\(Int(width))")
            return Color.red.gesture(
                DragGesture().updating($width) { value, state, _ in state = value.translation.width }
                    .onEnded { _ in journal.note("ended") }, isEnabled: isEnabled)
        }
    }

    @Test("1.3 L: a gesture's state follows it and returns at its end, after onEnded (DOC GestureState)")
    func gestureState() {
        let view = TouchedView(Follower(journal))
        journal.clear()
        view.down(20, 50)
        view.move(50, 50)
        view.up(50, 50)
        #expect(Array(journal.changes.suffix(3)) == ["30", "ended", "0"])
    }

    @Test("1.3 S: a gesture's state returns when the touch is cancelled, and onEnded is not called")
    func cancelledState() {
        let view = TouchedView(Follower(journal))
        view.down(20, 50)
        view.move(50, 50)
        view.cancel(50, 50)
        #expect(journal.entries.last == "0")
        #expect(!journal.entries.contains("ended"))
    }

    @Test("1.3 S: a gesture's state returns when the gesture is disabled in the middle of it")
    func disabledState() {
        struct Switched: View {
            let journal: Journal
            let switchOff: (Binding<Bool>) -> Void
            @State var isEnabled = true
            var body: some View {
                switchOff($isEnabled)
                return Follower(journal, isEnabled: isEnabled)
            }
        }
        var binding: Binding<Bool>?
        let view = TouchedView(Switched(journal: journal) { binding = $0 })
        view.down(20, 50)
        view.move(50, 50)
        #expect(journal.entries.last == "30")
        binding?.wrappedValue = false
        view.wait(0.1, steps: 3)
        #expect(journal.entries.last == "0")
        view.move(80, 50)
        view.up(80, 50)
        #expect(!journal.entries.contains("ended"))
    }

    @Test("1.3 S: the return's transaction is the one that the state was declared with")
    func resetTransaction() {
        struct Wide: View {
            @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var width: CGFloat = 0
            var body: some View {
                Color.red.frame(width: 20 + width, height: 20)
                    .gesture(DragGesture().updating($width) { value, state, _ in state = value.translation.width })
            }
        }
        let view = TouchedView(Wide())
        view.down(50, 50)
        view.move(80, 50)
        #expect(!view.host.tree.movingValues.isMoving)
        view.up(80, 50)
        #expect(view.host.tree.movingValues.isMoving)
        view.wait(2)
        #expect(!view.host.tree.movingValues.isMoving)
    }

    @Test("a gesture's closures are those of the latest body")
    func latestClosures() {
        struct Counter: View {
            let journal: Journal
            @State var count = 0
            var body: some View {
                let seen = count
                return Color.red.gesture(
                    DragGesture(minimumDistance: 0).onChanged { _ in
                        journal.note("\(seen)")
                        count = seen + 1
                    }
                    .onEnded { _ in journal.note("end \(seen)") })
            }
        }
        let view = TouchedView(Counter(journal: journal))
        view.down(20, 50)
        view.move(30, 50)
        view.move(40, 50)
        view.up(40, 50)
        #expect(journal.entries == ["0", "1", "2", "end 3"])
    }

    @Test("1.3 S: a gesture whose view leaves is given up, and calls nothing more")
    func leavingView() {
        struct Leaving: View {
            let journal: Journal
            let hook: (Binding<Bool>) -> Void
            @State var isThere = true
            var body: some View {
                hook($isThere)
                return ZStack {
                    if isThere {
                        Color.red.gesture(DragGesture(minimumDistance: 0).onEnded { _ in journal.note("ended") })
                    }
                }
            }
        }
        var binding: Binding<Bool>?
        let view = TouchedView(Leaving(journal: journal) { binding = $0 })
        view.down(20, 50)
        binding?.wrappedValue = false
        view.wait(0.1, steps: 3)
        view.up(20, 50)
        #expect(journal.entries == [])
    }

    // MARK: Fingers

    @Test("two fingers press two buttons, each its own")
    func twoButtons() {
        let view = TouchedView(
            VStack(spacing: 0) {
                Color.red.onTapGesture { journal.note("upper") }
                Color.blue.onTapGesture { journal.note("lower") }
            })
        view.down(50, 20, finger: 0)
        view.down(50, 80, finger: 1)
        view.up(50, 20, finger: 0)
        view.up(50, 80, finger: 1)
        #expect(journal.entries == ["upper", "lower"])
    }

    @Test("1.7 L: a button in the middle of a press does not know of a second finger")
    func secondFinger() {
        let view = TouchedView(
            Color.red.onPress(onPressingChanged: { journal.note("\($0)") }, perform: { journal.note("action") }))
        view.down(50, 20, finger: 0)
        view.down(50, 80, finger: 1)
        view.up(50, 80, finger: 1)
        #expect(journal.entries == ["true"])
        view.up(50, 20, finger: 0)
        #expect(journal.entries == ["true", "false", "action"])
    }

    @Test("1.1 L: a touch stays with its gesture when the finger leaves the view (UIGestureRecognizer)")
    func leavingFinger() {
        let view = TouchedView(
            Color.red.frame(width: 20, height: 20)
                .gesture(DragGesture().onEnded { journal.note("\(Int($0.translation.width))") }))
        view.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 95, y: 50))
        #expect(journal.entries == ["45"])
    }

    // MARK: Buttons

    private func button(_ journal: Journal) -> some View {
        Color.red.frame(width: 40, height: 40)
            .onPress(onPressingChanged: { journal.note("\($0)") }, perform: { journal.note("action") })
            .frame(width: 400, height: 400)
    }

    @Test("1.7 S: a button is highlighted at touch down and acts inside (Designing Fluid Interfaces)")
    func buttonPress() {
        let view = TouchedView(button(journal), size: CGSize(width: 400, height: 400))
        view.down(200, 200)
        #expect(journal.entries == ["true"])
        view.up(200, 200)
        #expect(journal.entries == ["true", "false", "action"])
    }

    @Test(
        "1.7 S: a button stays pressed up to 70 points outside of it (Flutter on iOS 18.1)",
        arguments: [(69.0, true), (71, false)]
    )
    func buttonSlop(distance: Double, acts: Bool) {
        let view = TouchedView(button(journal), size: CGSize(width: 400, height: 400))
        view.down(200, 200)
        view.move(220 + distance, 200)
        #expect((journal.entries == ["true"]) == acts)
        view.up(220 + distance, 200)
        #expect(journal.entries.contains("action") == acts)
    }

    @Test("1.7 S: a button that a finger comes back to is pressed again (Designing Fluid Interfaces)")
    func buttonReentry() {
        let view = TouchedView(button(journal), size: CGSize(width: 400, height: 400))
        view.down(200, 200)
        view.move(380, 200)
        view.move(210, 200)
        view.up(210, 200)
        #expect(journal.entries == ["true", "false", "true", "false", "action"])
    }

    @Test("1.7 S: a button whose touch is cancelled looks released and does nothing (UIControl)")
    func buttonCancel() {
        let view = TouchedView(button(journal), size: CGSize(width: 400, height: 400))
        view.down(200, 200)
        view.cancel(200, 200)
        #expect(journal.entries == ["true", "false"])
    }
}
