import Foundation
import PerchHost
import SwiftUI
import Testing

/// What transitions do to a view in each phase.
@MainActor @Suite struct TransitionTests {
    private struct Half: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.opacity(phase.isIdentity ? 1 : 0.5)
        }
    }

    private func picture(_ view: some View) throws -> Data {
        try ViewCanvas(view.frame(width: 80, height: 60), variant: Variant(layout: .sizeThatFits)).file(.png)
    }

    private func picture(_ transition: some Transition, _ phase: TransitionPhase) throws -> Data {
        try picture(transition.apply(content: Color.red.frame(width: 20, height: 10), phase: phase))
    }

    @Test(arguments: [TransitionPhase.willAppear, .identity, .didDisappear])
    func apartFromTheirPhaseTheyAreModifiers(phase: TransitionPhase) throws {
        let there = phase.isIdentity
        let plain = Color.red.frame(width: 20, height: 10)
        func expect(_ transition: some Transition, _ view: some View) throws {
            #expect(try picture(transition, phase) == picture(view))
        }
        try expect(.identity, plain)
        try expect(.opacity, plain.opacity(there ? 1 : 0))
        try expect(.scale(0.5), plain.scaleEffect(there ? 1 : 0.5))
        try expect(.offset(x: 3, y: 4), plain.offset(x: there ? 0 : 3, y: there ? 0 : 4))
        try expect(Half(), plain.opacity(there ? 1 : 0.5))
    }

    @Test func edgesAreLeftByTheViewsOwnSize() throws {
        func moved(_ x: CGFloat, _ y: CGFloat) throws -> Data {
            try picture(
                Color.red.frame(width: 20, height: 10).transformEffect(CGAffineTransform(translationX: x, y: y)))
        }
        #expect(try picture(.move(edge: .bottom), .willAppear) == moved(0, 10))
        #expect(try picture(.move(edge: .leading), .didDisappear) == moved(-20, 0))
        #expect(try picture(.slide, .willAppear) == moved(-20, 0))
        #expect(try picture(.slide, .didDisappear) == moved(20, 0))
    }

    @Test func asymmetricOnesGoAnotherWayOut() throws {
        let transition = AsymmetricTransition(insertion: OpacityTransition(), removal: ScaleTransition(0.5))
        let plain = Color.red.frame(width: 20, height: 10)
        #expect(try picture(transition, .willAppear) == picture(plain.opacity(0)))
        #expect(try picture(transition, .didDisappear) == picture(plain.scaleEffect(0.5)))
    }
}
