import EngineTesting
import Observation
import SwiftUI
import Testing

@testable import SwiftUICore

/// What has come and gone leaves nothing behind, and what rests does nothing.
@MainActor struct LeakTests {
    private let second = Animation.linear(duration: 1)

    /// What a host holds.
    private struct Census: Equatable {
        var nodes = 0
        var elements = 0
        var moving = 0
        var departures = 0
        var observers = 0
        var matched = 0

        @MainActor init(_ host: ViewHost) {
            func visit(_ node: _ViewNode) {
                nodes += 1
                node.forEachChild(visit)
            }
            func visit(_ node: RenderNode) {
                elements += 1
                node.movingChildren.forEach(visit)
            }
            visit(host.root)
            visit(host.rootElement)
            moving = host.tree.movingValues.count
            departures = host.root.departureCount
            observers = host.observerCount
            matched = host.matchedGeometry.count
        }
    }

    /// Elements and nodes that should be gone by the end.
    private final class Watch {
        private struct Weak { weak var object: AnyObject? }
        private var objects: [Weak] = []

        @MainActor init(_ host: ViewHost) {
            func visit(_ node: _ViewNode) {
                objects.append(Weak(object: node))
                node.forEachChild(visit)
            }
            func visit(_ node: RenderNode) {
                objects.append(Weak(object: node))
                node.movingChildren.forEach(visit)
            }
            visit(host.root)
            visit(host.rootElement)
        }

        var alive: Int { objects.count { $0.object != nil } }
    }

    enum Thing: String, CaseIterable {
        case faded, slid, rows, list, lazyRows, matched, symbol, text, phases, keyframes, timeline, scrolling, observing
        case animating, identity, erased
    }

    private struct Stage: View {
        let thing: Thing
        let isShown: Bool
        let value: Int
        @Namespace private var space

        var body: some View {
            VStack {
                switch thing {
                case .faded:
                    if isShown {
                        VStack {
                            Color.red; Text("a")
                        }
                    }
                case .slid: if isShown { Color.red.transition(.slide.combined(with: .scale)) }
                case .rows: ForEach(0..<(isShown ? 9 : 2), id: \.self) { Text("\($0)") }
                case .lazyRows:
                    ScrollView { LazyVStack { ForEach(0..<(isShown ? 9 : 2), id: \.self) { Text("\($0)") } } }
                case .list: List { ForEach(0..<(isShown ? 9 : 2), id: \.self) { Text("\($0)") } }
                case .matched:
                    Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: !isShown).frame(height: 20)
                    if isShown { Color.red.matchedGeometryEffect(id: 1, in: space).frame(height: 40) }
                case .symbol: if isShown { Image(systemName: "wifi").symbolEffect(.variableColor) }
                case .text: if isShown { Text("\(value)").contentTransition(.numericText()) }
                case .phases: if isShown { PhaseAnimator([0.0, 1]) { Color.red.opacity($0) } }
                case .keyframes:
                    if isShown {
                        Color.red.keyframeAnimator(initialValue: 0.0, repeating: true) {
                            $0.opacity($1)
                        } keyframes: { _ in
                            LinearKeyframe(1, duration: 1)
                        }
                    }
                case .timeline:
                    if isShown { TimelineView(.animation) { Text("\($0.date.timeIntervalSinceReferenceDate)") } }
                case .scrolling:
                    if isShown { ScrollView { Color.red.frame(height: 900).scrollTransition { e, _ in e } } }
                case .observing:
                    if isShown {
                        GeometryReader { Text("\($0.size.width)") }.onGeometryChange(for: CGFloat.self) {
                            $0.size.width
                        } action: { _ in
                        }
                    }
                case .animating:
                    if isShown { Color.red.frame(width: CGFloat(value)).animation(.bouncy, value: value) }
                case .identity: Color.red.id(isShown ? value : 0)
                case .erased: if isShown { AnyView(Text("a")) } else { AnyView(Color.red) }
                }
            }
        }
    }

    /// "After anything inserted is removed, the counts of nodes, tracks, observers are what they were."
    @Test(arguments: Thing.allCases) func whatHasComeAndGoneLeavesNothing(thing: Thing) {
        let (isShown, value) = (Knob(false), Knob(0))
        let view = MovingView(300, 300) { Stage(thing: thing, isShown: isShown.value, value: value.value) }
        // Once, so that what is made once and kept is there.
        func comeAndGo() {
            view.change { withAnimation(second) { isShown.value = true } }
            view.play(0.4)
            view.change { withAnimation(.spring) { value.value += 7 } }
            view.play(0.3)
            watch = Watch(view.host)
            // There and back again in the midst of it.
            view.change { withAnimation(second) { isShown.value = false } }
            view.play(0.2)
            view.change { withAnimation(second) { isShown.value = true } }
            view.play(0.2)
            view.change { withAnimation(second) { isShown.value = false } }
            view.play(4)
        }
        var watch = Watch(view.host)
        comeAndGo()
        let (before, alive) = (Census(view.host), watch.alive)
        for _ in 0..<3 { comeAndGo() }
        #expect(Census(view.host) == before)
        #expect(watch.alive == alive)
        #expect(before.moving == 0)
        #expect(before.departures == 0)
    }

    /// "An idle one does no work at all."
    @Test(arguments: Thing.allCases) func whatRestsDoesNothing(thing: Thing) {
        let isShown = Knob(true)
        let view = MovingView(300, 300) { Stage(thing: thing, isShown: isShown.value, value: 1) }
        view.change { withAnimation(.spring) { isShown.value = false } }
        view.play(4)
        #expect(view.host.nextWake == nil)
        view.host.tree.counters = FrameCounters()
        view.advance(by: 1)
        #expect(view.host.tree.counters == FrameCounters())
    }
}
