import SwiftUI
import Testing

/// Animations of a modifier's own changes, and of views that are equal or not.
@MainActor struct ModifierAnimationTests {
    @Observable final class Model {
        var isOn = false
    }

    private struct Widening: ViewModifier {
        let isOn: Bool
        func body(content: Content) -> some View { content.offset(x: isOn ? 40 : 0) }
    }

    private struct Bar: View, Equatable {
        let width: CGFloat
        nonisolated static func == (a: Bar, b: Bar) -> Bool { a.width == b.width }
        var body: some View { Paint.red.frame(width: width, height: 10) }
    }

    private struct Screen<Content: View>: View {
        let model: Model
        let content: (Model) -> Content
        var body: some View { content(model) }
    }

    private func drawn(_ content: @escaping (Model) -> some View) -> (DrawnView, Model) {
        let model = Model()
        return (DrawnView(Screen(model: model, content: content)), model)
    }

    @Test func aModifierMovesByItsOwnAnimation() {
        let (view, model) = drawn { model in
            Tile().modifier(Widening(isOn: model.isOn).animation(.linear(duration: 1)))
        }
        let start = view.bounds(of: Pixel.red).minX
        model.isOn = true
        #expect(view.bounds(of: Pixel.red).minX == start)
        view.advance(by: 0.5)
        #expect(view.bounds(of: Pixel.red).minX == start + 20)
        view.advance(by: 0.5)
        #expect(view.bounds(of: Pixel.red).minX == start + 40)
    }

    @Test func aModifierAltersItsOwnTransaction() {
        let (view, model) = drawn { model in
            Tile().modifier(Widening(isOn: model.isOn).transaction { $0.animation = nil })
        }
        let start = view.bounds(of: Pixel.red).minX
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        #expect(view.bounds(of: Pixel.red).minX == start + 40)
    }

    @Test func aViewThatDiffersIsShownByItsAnimation() {
        let (view, model) = drawn { model in Bar(width: model.isOn ? 80 : 20).animation(.linear(duration: 1)) }
        model.isOn = true
        #expect(view.bounds(of: Pixel.red).width == 20)
        view.advance(by: 0.5)
        #expect(view.bounds(of: Pixel.red).width == 50)
    }
}
