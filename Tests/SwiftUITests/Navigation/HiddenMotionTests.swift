import EngineTesting
import Foundation
import Testing

@testable import SwiftUI

/// What a container keeps out of sight asks for no frames: a screen that is left behind costs nothing.
@MainActor struct HiddenMotionTests {
    /// What goes on automatically without end.
    enum Kind: CaseIterable, Sendable { case spinner, clock, frames, pulse, keyframes, drawnColor }

    private struct Endless: View {
        let kind: Kind
        @State private var isOn = false

        var body: some View {
            switch kind {
            case .spinner: ProgressView()
            case .clock:
                TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.25)) { context in
                    Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate * 4))")
                }
            case .frames: TimelineView(.animation) { context in Text("\(context.date.timeIntervalSinceReferenceDate)") }
            case .pulse: repeating(Color.red.frame(width: isOn ? 20 : 40, height: 20))
            case .keyframes:
                Color.red.keyframeAnimator(initialValue: 20.0, repeating: true) { view, width in
                    view.frame(width: width, height: 20)
                } keyframes: { _ in
                    LinearKeyframe(40, duration: 1)
                }
            case .drawnColor: repeating(Color(white: isOn ? 0 : 1))
            }
        }

        private func repeating(_ view: some View) -> some View {
            view
                .animation(.linear(duration: 1).repeatForever(), value: isOn)
                .onAppear { isOn = true }
        }
    }

    private struct Pages: View {
        let kind: Kind
        let path: Knob<[Int]>
        var body: some View {
            NavigationStack(path: Binding(get: { path.value }, set: { path.value = $0 })) {
                Endless(kind: kind).navigationDestination(for: Int.self) { Text("Page \($0)") }
            }
        }
    }

    @Test(arguments: Kind.allCases) func aCoveredPageRests(kind: Kind) throws {
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Pages(kind: kind, path: path))
        screen.play(0.5)
        #expect(screen.host.nextWake != nil)
        path.value = [1]
        screen.play(2)
        #expect(screen.host.nextWake == nil)
        path.value = []
        screen.play(2)
        #expect(screen.host.nextWake != nil)
    }

    private struct Tabs: View {
        let kind: Kind
        let tab: Knob<Int>
        var body: some View {
            TabView(selection: Binding(get: { tab.value }, set: { tab.value = $0 })) {
                Tab("One", systemImage: "1.circle", value: 1) { Endless(kind: kind) }
                Tab("Two", systemImage: "2.circle", value: 2) { Text("Nothing moves") }
            }
        }
    }

    @Test(arguments: Kind.allCases) func anotherTabRests(kind: Kind) throws {
        let tab = Knob(1)
        let screen = try SteppedScreen(Tabs(kind: kind, tab: tab))
        screen.play(0.5)
        #expect(screen.host.nextWake != nil)
        tab.value = 2
        screen.play(2)
        #expect(screen.host.nextWake == nil)
        tab.value = 1
        screen.play(0.5)
        #expect(screen.host.nextWake != nil)
    }

    /// A clock shows the time when it is seen again.
    @Test func aClockThatIsSeenAgainIsRight() throws {
        let tab = Knob(1)
        let screen = try SteppedScreen(Tabs(kind: .clock, tab: tab))
        func quarters() throws -> Int { try #require(screen.labels.lazy.compactMap { Int($0) }.first) }
        let start = try quarters()
        tab.value = 2
        screen.play(2)
        tab.value = 1
        screen.play(0.1)
        #expect(try quarters() - start == 8)
    }
}
