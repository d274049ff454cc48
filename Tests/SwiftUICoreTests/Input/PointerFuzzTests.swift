import Foundation
import Testing

@testable import SwiftUICore

/// A tree of views that can be touched, as data, so that chance can make it.
@Observable @MainActor private final class Toy {
    enum Kind: CaseIterable {
        case tile, tap, doubleTap, longPress, press, drag, zeroDrag, pinch, sequence, exclusive, high, beside, hover
        case column, row, layers, scroll, sideways, plane, lazy, pages, aligned, vanishing, disabled, scaled
    }

    let kind: Kind
    let children: [Toy]
    var count = 0
    var isThere = true

    init(depth: Int, using random: inout SplitMix) {
        kind = depth == 0 ? .tile : Kind.allCases.randomElement(using: &random)!
        children =
            depth == 0
            ? [] : (0..<Int.random(in: 1...3, using: &random)).map { _ in Toy(depth: depth - 1, using: &random) }
    }

    func touch() { count += 1 }
}

private struct ToyView: View {
    let toy: Toy
    @GestureState var held = false

    private var content: some View {
        VStack(spacing: 2) { ForEach(toy.children.indices, id: \.self) { AnyView(ToyView(toy: toy.children[$0])) } }
    }

    var body: some View {
        AnyView(shown.frame(minWidth: 20, minHeight: 20).opacity(toy.count % 7 == 6 ? 0.5 : 1))
    }

    private var tall: some View {
        VStack(spacing: 0) {
            content
            ForEach(0..<12) { _ in Color.blue.frame(height: 60) }
        }
        .scrollTargetLayout()
    }

    private var shown: AnyView {
        switch toy.kind {
        case .tile: AnyView(Color.red)
        case .tap: AnyView(content.onTapGesture { toy.touch() })
        case .doubleTap:
            AnyView(content.onTapGesture(count: 2) { toy.touch() }.onTapGesture { toy.touch() })
        case .longPress:
            AnyView(
                content.onLongPressGesture {
                    toy.touch()
                } onPressingChanged: { _ in
                    toy.touch()
                })
        case .press: AnyView(content.onPress(onPressingChanged: { _ in toy.touch() }, perform: { toy.touch() }))
        case .drag: AnyView(content.gesture(DragGesture().updating($held) { _, held, _ in held = true }))
        case .zeroDrag: AnyView(content.gesture(DragGesture(minimumDistance: 0).onChanged { _ in toy.touch() }))
        case .pinch:
            AnyView(
                content.gesture(
                    MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { _ in toy.touch() }))
        case .sequence:
            AnyView(
                content.gesture(
                    LongPressGesture().sequenced(before: DragGesture()).updating($held) { _, held, _ in held = true }
                        .onEnded { _ in toy.touch() }))
        case .exclusive:
            AnyView(
                content.gesture(
                    TapGesture(count: 2).exclusively(before: DragGesture()).onEnded { _ in toy.touch() }))
        case .high: AnyView(content.highPriorityGesture(TapGesture().onEnded { toy.touch() }))
        case .beside: AnyView(content.simultaneousGesture(DragGesture().onEnded { _ in toy.touch() }))
        case .hover: AnyView(content.onHover { _ in toy.touch() })
        case .column: AnyView(content)
        case .row: AnyView(HStack { content })
        case .layers: AnyView(ZStack { content })
        case .scroll: AnyView(ScrollView { tall })
        case .sideways: AnyView(ScrollView(.horizontal) { HStack { content }.frame(width: 500) })
        case .plane: AnyView(ScrollView([.horizontal, .vertical]) { tall.frame(width: 500) })
        case .lazy:
            AnyView(
                ScrollView {
                    LazyVStack { ForEach(0..<200) { _ in Color.green.frame(height: 30).onTapGesture { toy.touch() } } }
                })
        case .pages:
            AnyView(
                ScrollView(.horizontal) { HStack(spacing: 0) { content.frame(width: 600) } }
                    .scrollTargetBehavior(.paging))
        case .aligned: AnyView(ScrollView { tall }.scrollTargetBehavior(.viewAligned))
        case .vanishing:
            AnyView(
                ZStack {
                    Color.yellow.onTapGesture { toy.isThere.toggle() }
                    if toy.isThere { content.gesture(DragGesture().onChanged { _ in toy.isThere = false }) }
                })
        case .disabled: AnyView(content.onTapGesture { toy.touch() }.disabled(toy.count % 3 == 2))
        case .scaled: AnyView(content.scaleEffect(0.8).rotationEffect(.degrees(20)))
        }
    }
}

private struct Playground: View {
    let toys: Toy
    let isOpen: Bool

    var body: some View { if isOpen { ToyView(toy: toys) } }
}

@Observable @MainActor private final class Gate {
    var isOpen = true
}

private struct Gated: View {
    let gate: Gate
    let toys: Toy
    var body: some View { Playground(toys: toys, isOpen: gate.isOpen) }
}

/// Random events on random trees, while time goes on: nothing traps, and in the end nothing is left of it.
@MainActor @Suite(.serialized) struct PointerFuzzTests {
    /// `make nightly ONLY=fuzz` sets more.
    private static let events = ProcessInfo.processInfo.environment["PERCH_FUZZ_EVENTS"].flatMap { Int($0) } ?? 10_000

    @Test func randomEventsOnRandomTrees() {
        let perTree = 500
        let wasChecked = FrameOracle.isEnabled
        defer { FrameOracle.isEnabled = wasChecked }
        for tree in 0..<(Self.events / perTree) {
            var random = SplitMix(state: UInt64(tree) &* 7919 &+ 11)
            let toys = Toy(depth: 4, using: &random)
            let gate = Gate()
            let host = ViewHost(Gated(gate: gate, toys: toys), size: CGSize(width: 300, height: 500))
            FrameOracle.isEnabled = false
            _ = host.frame()
            var time = 0.0
            var down: [PointerID: CGPoint] = [:]
            for event in 0..<perTree {
                time += Double.random(in: 0...0.1, using: &random)
                play(host, &time, &down, &random)
                guard event % 4 == 0 else { continue }
                // Every so many frames is compared with one computed from nothing.
                FrameOracle.isEnabled = wasChecked && event % 100 == 0
                _ = host.frame(at: time)
            }
            FrameOracle.isEnabled = false
            for (pointer, place) in down {
                host.send(PointerEvent(phase: .up, location: place, time: time, pointer: pointer))
            }
            host.send(HoverEvent(location: nil, time: time))
            for _ in 0..<20 {
                time += 1
                _ = host.frame(at: time)
            }
            #expect(host.activeGestureCount == 0, "tree \(tree)")
            #expect(!host.tree.movingValues.isMoving, "tree \(tree)")
            #expect(host.tree.moments.next == nil, "tree \(tree)")
            gate.isOpen = false
            _ = host.frame(at: time)
            _ = host.frame(at: time + 1)
            #expect(host.hover.count == 0, "tree \(tree)")
            #expect(host.rootElement.children.flatMap(\.children).isEmpty, "tree \(tree)")
        }
    }

    private func play(
        _ host: ViewHost, _ time: inout Double, _ down: inout [PointerID: CGPoint], _ random: inout SplitMix
    ) {
        func place() -> CGPoint {
            CGPoint(x: .random(in: -20...320, using: &random), y: .random(in: -20...520, using: &random))
        }
        func send(_ phase: PointerEvent.Phase, _ pointer: PointerID, _ place: CGPoint) {
            host.send(PointerEvent(phase: phase, location: place, time: time, pointer: pointer))
        }
        let pointer = PointerID(Int.random(in: 0...2, using: &random))
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<4:
            // Now and then a finger comes down that was never lifted.
            let place = place()
            down[pointer] = place
            send(.down, pointer, place)
        case 4..<13:
            guard let old = down[pointer] else { return }
            let place = CGPoint(
                x: old.x + .random(in: -30...30, using: &random), y: old.y + .random(in: -30...30, using: &random))
            down[pointer] = place
            send(.moved, pointer, place)
        case 13..<16:
            send(.up, pointer, down.removeValue(forKey: pointer) ?? place())
        case 16:
            send(.cancelled, pointer, down.removeValue(forKey: pointer) ?? place())
        case 17: host.send(HoverEvent(location: Bool.random(using: &random) ? place() : nil, time: time))
        case 18:
            host.send(
                WheelEvent(
                    delta: CGSize(
                        width: .random(in: -60...60, using: &random), height: .random(in: -60...60, using: &random)),
                    location: place(), time: time, phase: Bool.random(using: &random) ? .discrete : .ended))
        default: time += .random(in: 0...1, using: &random)
        }
    }
}
