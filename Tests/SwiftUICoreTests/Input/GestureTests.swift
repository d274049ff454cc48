import EngineTesting
import Testing

@testable import SwiftUICore

/// An area that takes touches.
private struct Pad {}

extension Pad: LeafView {
    typealias Body = Never
    func makeRender(_ tree: RenderTree) -> RenderNode { RenderNode(tree: tree) }
    func updateRender(_ render: RenderNode, _ environment: EnvironmentValues) {}
}

@MainActor struct GestureTests {
    private func host<V: View>(_ view: V) -> ViewHost {
        let host = ViewHost(view, size: CGSize(width: 100, height: 100))
        _ = host.frame()
        return host
    }

    @Test func aTapRunsItsActionInsideOnly() {
        let journal = Journal()
        let host = host(Pad().frame(width: 50, height: 50).onTapGesture { journal.note("tap") })
        host.tap(at: CGPoint(x: 50, y: 50))
        host.tap(at: CGPoint(x: 5, y: 5))
        #expect(journal.entries == ["tap"])
    }

    @Test func theInnerTapComesFirst() {
        let journal = Journal()
        let host = host(
            Pad().onTapGesture { journal.note("inner") }.onTapGesture { journal.note("outer") })
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(journal.entries == ["inner"])
    }

    @Test func highPriorityComesBeforeInnerAndSimultaneousBeside() {
        let journal = Journal()
        let high = host(
            Pad().onTapGesture { journal.note("inner") }
                .highPriorityGesture(TapGesture().onEnded { journal.note("high") }))
        high.tap(at: CGPoint(x: 50, y: 50))
        #expect(journal.entries == ["high"])
        let both = host(
            Pad().onTapGesture { journal.note("inner") }
                .simultaneousGesture(TapGesture().onEnded { journal.note("beside") }))
        both.tap(at: CGPoint(x: 50, y: 50))
        #expect(journal.entries == ["high", "inner", "beside"])
    }

    @Test func twoQuickTapsMakeADoubleTap() {
        let journal = Journal()
        let host = host(Pad().onTapGesture(count: 2) { journal.note("double") })
        let place = CGPoint(x: 50, y: 50)
        host.tap(at: place)
        #expect(journal.entries.isEmpty)
        _ = host.frame(at: 0.2)
        host.tap(at: place)
        #expect(journal.entries == ["double"])
        _ = host.frame(at: 2)
        host.tap(at: place)
        _ = host.frame(at: 3)
        host.tap(at: place)
        #expect(journal.entries == ["double"])
    }

    @Test func aDragBeginsAfterItsDistanceAndCancelsTaps() {
        let journal = Journal()
        let host = host(
            Pad().onTapGesture { journal.note("tap") }
                .gesture(
                    DragGesture()
                        .onChanged { journal.note("moved \(Int($0.translation.width))") }
                        .onEnded { journal.note("ended \(Int($0.translation.width))") }))
        func send(_ phase: PointerEvent.Phase, _ x: CGFloat, _ time: Double) {
            host.send(PointerEvent(phase: phase, location: CGPoint(x: x, y: 50), time: time))
        }
        send(.down, 20, 0)
        send(.moved, 25, 0.1)
        send(.moved, 40, 0.2)
        send(.moved, 60, 0.3)
        send(.up, 60, 0.4)
        #expect(journal.entries == ["moved 20", "moved 40", "ended 40"])
    }

    @Test func aLongPressComesAboutWithTime() {
        let journal = Journal()
        let host = host(
            Pad().onLongPressGesture(perform: { journal.note("long") }) { journal.note("pressing \($0)") })
        host.send(PointerEvent(phase: .down, location: CGPoint(x: 50, y: 50), time: 0))
        _ = host.frame(at: 0.4)
        #expect(journal.entries == ["pressing true"])
        _ = host.frame(at: 0.6)
        #expect(journal.entries == ["pressing true", "long", "pressing false"])
    }

    @Test func gestureStateReturnsWhenTheGestureEnds() {
        struct Follower: View {
            @GestureState var offset: CGFloat = 0
            var body: some View {
                Pad().frame(width: 10 + offset, height: 20)
                    .gesture(
                        DragGesture(minimumDistance: 0).updating($offset) { value, state, _ in
                            state = value.translation.width
                        })
            }
        }
        let host = host(Follower())
        func width() -> CGFloat {
            _ = host.frame()
            return host.rootElement.children[0].children[0].size.width
        }
        host.send(PointerEvent(phase: .down, location: CGPoint(x: 50, y: 50), time: 0))
        host.send(PointerEvent(phase: .moved, location: CGPoint(x: 70, y: 50), time: 0.1))
        #expect(width() == 30)
        host.send(PointerEvent(phase: .up, location: CGPoint(x: 70, y: 50), time: 0.2))
        #expect(width() == 10)
    }

    @Test func disabledViewsAndThoseOutOfHitTestingTakeNoTouches() {
        let journal = Journal()
        let disabled = host(Pad().onTapGesture { journal.note("tap") }.disabled(true))
        disabled.tap(at: CGPoint(x: 50, y: 50))
        let untouchable = host(Pad().onTapGesture { journal.note("tap") }.allowsHitTesting(false))
        untouchable.tap(at: CGPoint(x: 50, y: 50))
        #expect(journal.entries.isEmpty)
    }

    @Test func sequencesAndChoicesOfGestures() {
        let journal = Journal()
        let sequence = host(
            Pad().gesture(
                LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture(minimumDistance: 0))
                    .onEnded { value in
                        if case .second(true, let drag?) = value {
                            journal.note("dragged \(Int(drag.translation.height))")
                        }
                    }))
        func send(_ phase: PointerEvent.Phase, _ y: CGFloat, _ time: Double) {
            sequence.send(PointerEvent(phase: phase, location: CGPoint(x: 50, y: y), time: time))
        }
        send(.down, 20, 0)
        _ = sequence.frame(at: 0.3)
        send(.moved, 45, 0.4)
        send(.up, 45, 0.5)
        #expect(journal.entries == ["dragged 25"])
    }

    @Test func aPressActsWhenLiftedInside() {
        let journal = Journal()
        let host = host(
            Pad().frame(width: 20, height: 20)
                .onPress(onPressingChanged: { journal.note("\($0)") }, perform: { journal.note("action") }))
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(journal.entries == ["true", "false", "action"])
        host.send(PointerEvent(phase: .down, location: CGPoint(x: 50, y: 50), time: 1))
        host.send(PointerEvent(phase: .moved, location: CGPoint(x: 50, y: 300), time: 1.1))
        host.send(PointerEvent(phase: .up, location: CGPoint(x: 50, y: 300), time: 1.2))
        #expect(journal.entries == ["true", "false", "action", "true", "false"])
    }
}
