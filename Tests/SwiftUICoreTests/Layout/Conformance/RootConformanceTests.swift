import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// Several views at the root of a hierarchy are in a stack, and a modifier there is applied to that.
@MainActor struct RootConformanceTests {
    private struct Pair: View {
        var body: some View {
            Box(20, 10).id(0)
            Box(30, 10).id(1)
        }
    }

    private struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.padding(10).id("modified") }
    }

    @Test("apple: a modifier on several views at the root is applied once")
    func appliedOnce() {
        let view = LaidOutView(100, 100) { Pair().padding(10).id("padded") }
        #expect(view.frame("padded") == rect(25, 26, 50, 48))
        #expect(view.frame(0) == rect(40, 36, 20, 10))
        #expect(view.frame(1) == rect(35, 54, 30, 10))
    }

    @Test("apple: so it is on groups, loops, branches, erased views and behind modifiers of other kinds")
    func kinds() {
        let isShown = true
        let expected = rect(25, 26, 50, 48)
        func padded<V: View>(_ view: V) -> CGRect? { LaidOutView(100, 100) { view }.frame("modified") }
        #expect(padded(Group { Pair() }.modifier(Framed())) == expected)
        #expect(padded(ForEach([20, 30], id: \.self) { Box($0, 10) }.modifier(Framed())) == expected)
        #expect(padded(AnyView(Pair()).modifier(Framed())) == expected)
        #expect(
            padded(Group { if isShown { Pair() } }.foregroundStyle(.red).onAppear {}.modifier(Framed())) == expected)
        #expect(padded(AnyView(AnyView(Pair()).modifier(Framed()))) == expected)
    }

    @Test("apple: inside a container it is applied to each")
    func inside() {
        let view = LaidOutView(200, 100) { HStack(spacing: 0) { Pair().padding(10).id("padded") } }
        #expect(view.ids.filter { $0 == AnyHashable("padded") }.count == 2)
    }

    @Test("apple: the views at the root stand one below the other, and a spacer between them stretches downwards")
    func spacer() {
        let view = LaidOutView(100, 100) {
            Box(20, 10).id(0)
            Spacer()
            Box(30, 10).id(1)
        }
        #expect(view.frame(0) == rect(40, 0, 20, 10))
        #expect(view.frame(1) == rect(35, 90, 30, 10))
    }

    @Test("apple: the content of a sheet is the root of a hierarchy, too")
    func grouped() {
        let view = LaidOutView(100, 100) { HStack(spacing: 0) { UnaryGroup(Pair().padding(10).id("padded")) } }
        #expect(view.frame("padded") == rect(25, 26, 50, 48))
    }
}
