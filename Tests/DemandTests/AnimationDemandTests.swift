import SwiftUI
import Testing

/// Animations and transitions, as public code uses them most. A wide bar or a square is looked at frame by frame.
@MainActor @Suite struct AnimationDemandTests {
    @Observable final class Model {
        var isOn = false
        var isTall = false
    }

    private struct Root<Content: View>: View {
        let model: Model
        let content: (Model) -> Content

        var body: some View { content(model).frame(width: 100, height: 100, alignment: .topLeading) }
    }

    private let red = 0xFF_0000
    private let pureRed = Color(red: 1, green: 0, blue: 0)

    private func drawn<V: View>(@ViewBuilder _ content: @escaping (Model) -> V) -> (DrawnView, Model) {
        let model = Model()
        return (DrawnView(Root(model: model, content: content)), model)
    }

    @Test(.shows("View.animation(_:value:)"))
    func aChangedValueIsShownByItsAnimation() {
        let (view, model) = drawn { [pureRed] model in
            pureRed.frame(width: model.isOn ? 100 : 20, height: model.isTall ? 40 : 20)
                .animation(.linear(duration: 1), value: model.isOn)
        }
        #expect(view.bounds(of: red).width == 20)
        model.isOn = true
        #expect(view.bounds(of: red).width == 20)
        view.advance(by: 0.5)
        #expect(view.bounds(of: red).width == 60)
        view.advance(by: 0.5)
        #expect(view.bounds(of: red).width == 100)
        // Of another value than the one that is named.
        model.isTall = true
        #expect(view.bounds(of: red).height == 40)
    }

    @available(*, deprecated)
    @Test(.shows("View.animation(_:)"))
    func everyChangeIsShownByAnAnimation() {
        let (view, model) = drawn { [pureRed] model in
            pureRed.frame(width: model.isOn ? 100 : 20, height: 20).animation(.linear(duration: 1))
        }
        view.advance(by: 5)
        model.isOn = true
        _ = view.bounds(of: red)
        view.advance(by: 0.25)
        #expect(view.bounds(of: red).width == 40)
        view.advance(by: 0.75)
        #expect(view.bounds(of: red).width == 100)
    }

    @Test(.shows("Animation.delay(_:)"))
    func anAnimationCanWait() {
        let (view, model) = drawn { [pureRed] model in
            pureRed.frame(width: model.isOn ? 100 : 20, height: 20)
                .animation(.linear(duration: 1).delay(2), value: model.isOn)
        }
        model.isOn = true
        _ = view.bounds(of: red)
        view.advance(by: 1.9)
        #expect(view.bounds(of: red).width == 20)
        view.advance(by: 0.6)
        #expect(view.bounds(of: red).width == 60)
    }

    @Test(.shows("Animation.repeatForever(autoreverses:)"))
    func anAnimationCanGoOnForEver() {
        func width(autoreverses: Bool, after seconds: Double) -> CGFloat {
            let (view, model) = drawn { [pureRed] model in
                pureRed.frame(width: model.isOn ? 100 : 20, height: 20)
                    .animation(
                        .linear(duration: 1).repeatForever(autoreverses: autoreverses), value: model.isOn)
            }
            model.isOn = true
            _ = view.bounds(of: red)
            view.advance(by: seconds)
            return view.bounds(of: red).width
        }
        #expect(width(autoreverses: false, after: 0.25) == 40)
        #expect(width(autoreverses: false, after: 7.25) == 40)
        #expect(width(autoreverses: true, after: 7.25) == 80)
        #expect(width(autoreverses: true, after: 100.25) == 40)
    }

    @Test(.shows("View.transition(_:)"))
    func viewsComeAndGoByTheirTransition() {
        let (view, model) = drawn { [pureRed] model in
            ZStack(alignment: .topLeading) {
                Color.clear
                if model.isOn {
                    pureRed.frame(width: 20, height: 20).offset(x: 40).transition(.move(edge: .top))
                }
            }
        }
        #expect(view.bounds(of: red).isNull)
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        _ = view.bounds(of: red)
        view.advance(by: 0.5)
        #expect(view.bounds(of: red).height == 10)
        view.advance(by: 0.5)
        #expect(view.bounds(of: red).height == 20)
        withAnimation(.linear(duration: 1)) { model.isOn = false }
        _ = view.bounds(of: red)
        view.advance(by: 0.75)
        #expect(view.bounds(of: red).height == 5)
        view.advance(by: 0.25)
        #expect(view.bounds(of: red).isNull)
    }
}
