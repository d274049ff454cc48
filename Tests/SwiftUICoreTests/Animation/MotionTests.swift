import EngineTesting
import SwiftUI
import Testing

@testable import SwiftUICore

/// What moves, and how: frames by the way of leaves, everything else by its own numbers.
@MainActor struct MotionTests {
    private let second = Animation.linear(duration: 1)

    /// "Position and size changes are pushed down and applied as an interpolated frame by leaf views."
    @Test func framesGoFromTheOldToTheNew() throws {
        let width = Knob(20.0)
        let view = MovingView { Color.red.frame(width: width.value, height: 10) }
        view.change { withAnimation(second) { width.value = 60 } }
        #expect(view.box(.red) == CGRect(x: 90, y: 95, width: 20, height: 10))
        view.advance(by: 0.5)
        #expect(view.box(.red) == CGRect(x: 80, y: 95, width: 40, height: 10))
        view.advance(by: 0.5)
        #expect(view.box(.red) == CGRect(x: 70, y: 95, width: 60, height: 10))
    }

    @Test func paddingsSpacingsAndAlignmentsMoveWhatTheyPlace() throws {
        let isOn = Knob(false)
        let view = MovingView {
            VStack(alignment: isOn.value ? .trailing : .leading, spacing: isOn.value ? 20 : 0) {
                Color.red.frame(width: 10, height: 10)
                Color.blue.frame(width: 50, height: 10)
            }
            .padding(.top, isOn.value ? 40 : 0)
        }
        #expect(view.box(.red)?.origin == CGPoint(x: 75, y: 90))
        view.change { withAnimation(second) { isOn.value = true } }
        view.advance(by: 0.5)
        // At the end the red one is at x 115 and y 100.
        #expect(view.box(.red)?.origin == CGPoint(x: 95, y: 95))
        view.advance(by: 0.5)
        #expect(view.box(.red)?.origin == CGPoint(x: 115, y: 100))
    }

    @Test func anotherLayoutMovesTheSameViews() throws {
        let isRow = Knob(false)
        struct Root: View {
            let isRow: Bool
            var body: some View {
                let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
                layout {
                    Color.red.frame(width: 10, height: 10)
                    Color.blue.frame(width: 10, height: 10)
                }
            }
        }
        let view = MovingView { Root(isRow: isRow.value) }
        #expect(view.box(.red)?.origin == CGPoint(x: 95, y: 90))
        view.change { withAnimation(second) { isRow.value = true } }
        view.advance(by: 0.5)
        #expect(view.box(.red)?.origin == CGPoint(x: 92.5, y: 92.5))
        view.advance(by: 0.5)
        #expect(view.box(.red)?.origin == CGPoint(x: 90, y: 95))
    }

    /// "A view inserted during a parent's moving animation starts at the parent's final place."
    @Test func aViewThatComesInWhileItsParentMovesIsAtItsFinalPlace() throws {
        let (x, isShown) = (Knob(0.0), Knob(false))
        let view = MovingView {
            HStack(spacing: 0) {
                Color.clear.frame(width: x.value, height: 1)
                ZStack {
                    Color.red.frame(width: 10, height: 10)
                    if isShown.value { Color.blue.frame(width: 10, height: 10).transition(.identity) }
                }
            }
            .frame(width: 200, alignment: .leading)
        }
        view.change { withAnimation(second) { x.value = 100 } }
        view.advance(by: 0.5)
        view.change { isShown.value = true }
        #expect(try #require(view.box(.red)).minX.isNear(50))
        #expect(view.box(.blue)?.minX == 100)
        view.advance(by: 0.25)
        #expect(try #require(view.box(.red)).minX.isNear(75))
        #expect(view.box(.blue)?.minX == 100)
    }

    /// A new candidate of a `ViewThatFits` is at its final place as well, though which candidate is shown is known only after layout.
    @Test func aCandidateThatComesInWhileItsContainerMovesIsAtItsFinalPlace() throws {
        let (x, id) = (Knob(0.0), Knob(1))
        let view = MovingView {
            HStack(spacing: 0) {
                Color.clear.frame(width: x.value, height: 1)
                ViewThatFits { (id.value == 1 ? Color.red : Color.blue).frame(width: 10, height: 10).id(id.value) }
            }
            .frame(width: 200, alignment: .leading)
        }
        view.change {
            withAnimation(second) {
                x.value = 100
                id.value = 2
            }
        }
        view.advance(by: 0.5)
        #expect(view.box(.blue)?.minX == 100)
    }

    /// "Siblings under different `.animation`s separate."
    @Test func partsWithAnimationsOfTheirOwnPart() throws {
        let x = Knob(0.0)
        struct Cart: View {
            let x: Double
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 10)
                    Color.blue.frame(width: 10, height: 10).animation(.linear(duration: 2), value: x)
                }
                .padding(.leading, x)
                .frame(width: 200, alignment: .leading)
            }
        }
        let view = MovingView { Cart(x: x.value) }
        view.change { withAnimation(second) { x.value = 100 } }
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minX.isNear(50))
        #expect(try #require(view.box(.blue)).minX.isNear(25))
    }

    /// "`GeometryReader`: closure sees final sizes (no intermediate sizes)."
    @Test func readersSeeTheFinalSize() {
        let width = Knob(20.0)
        var seen: [CGFloat] = []
        let view = MovingView {
            GeometryReader { proxy in
                let _ = seen.append(proxy.size.width)
                Color.red
            }
            .frame(width: width.value, height: 10)
        }
        seen = []
        view.change { withAnimation(second) { width.value = 60 } }
        view.play(1)
        #expect(Set(seen).isSubset(of: [20, 60]))
        #expect(view.box(.red)?.width == 60)
    }

    @Test func opacityScaleAndRotationGoByTheirNumbers() throws {
        let isOn = Knob(false)
        let view = MovingView {
            Color.red.frame(width: 20, height: 20)
                .opacity(isOn.value ? 0 : 1)
                .scaleEffect(isOn.value ? 2 : 1)
        }
        view.change { withAnimation(second) { isOn.value = true } }
        view.advance(by: 0.5)
        let paint = try #require(view.paint(.red))
        #expect(abs(paint.opacity - 0.5) < 1e-6)
        #expect(paint.box.width.isNear(30))
    }

    @Test func rotationGoesRoundAndNotThrough() throws {
        let angle = Knob(0.0)
        let view = MovingView {
            Color.red.frame(width: 100, height: 10).rotationEffect(.degrees(angle.value))
        }
        view.change { withAnimation(second) { angle.value = 180 } }
        view.advance(by: 0.5)
        let box = try #require(view.box(.red))
        #expect(box.width.isNear(10))
        #expect(box.height.isNear(100))
    }

    /// "Colours in fill/stroke/background/foregroundStyle/tint: yes, per component; gradients interpolate when the stop counts
    /// match."
    @Test func coloursAreMixed() throws {
        let isOn = Knob(false)
        let a = Color(.sRGB, red: 1, green: 0, blue: 0), b = Color(.sRGB, red: 0, green: 0, blue: 1)
        let view = MovingView {
            VStack(spacing: 0) {
                isOn.value ? b : a
                Rectangle().fill(isOn.value ? b : a)
                Rectangle().foregroundStyle(isOn.value ? b : a)
                Color.clear.background(isOn.value ? b : a)
            }
        }
        view.change { withAnimation(second) { isOn.value = true } }
        view.advance(by: 0.5)
        let seen = view.paints.filter { $0.color.alpha > 0 }.map(\.color)
        #expect(seen.count == 4)
        for color in seen {
            #expect(abs(color.red - 0.5) < 0.001 && abs(color.blue - 0.5) < 0.001 && color.green == 0)
        }
        view.advance(by: 0.5)
        #expect(view.paints.filter { $0.color.alpha > 0 }.allSatisfy { $0.color.blue == 1 && $0.color.red == 0 })
    }

    private struct Bar: Shape {
        var height: Double
        var animatableData: Double {
            get { height }
            set { height = newValue }
        }
        nonisolated func path(in rect: CGRect) -> Path {
            Path(CGRect(x: 0, y: 0, width: rect.width, height: height))
        }
    }

    /// "Custom Shape … only via `animatableData`"; "setter is called every frame with the interpolated value".
    @Test func shapesGoByTheirAnimatableData() throws {
        let height = Knob(10.0)
        let view = MovingView { Bar(height: height.value).fill(.red) }
        view.change { withAnimation(second) { height.value = 50 } }
        view.advance(by: 0.25)
        #expect(try #require(view.box(.red)).height.isNear(20))
        view.advance(by: 0.75)
        #expect(view.box(.red)?.height == 50)
    }

    private struct Counter: View, Animatable {
        var value: Double
        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        let log: (Double) -> Void
        var body: some View {
            log(value)
            return Color.red.frame(width: 10, height: 10)
        }
    }

    /// "Custom `Animatable` views call `body` per frame. Model value is never changed."
    @Test func animatableViewsRunTheirBodyForEachFrame() {
        let value = Knob(0.0)
        var seen: [Double] = []
        let view = MovingView { Counter(value: value.value) { seen.append($0) } }
        seen = []
        view.change { withAnimation(second) { value.value = 4 } }
        for _ in 0..<4 { view.advance(by: 0.25) }
        #expect(seen.filter { !FrameOracle.isChecking || $0 >= 0 }.contains(1))
        #expect(seen.first == 0)
        #expect(seen.last == 4)
        #expect(seen == seen.sorted())
        let count = seen.count
        view.advance(by: 0.25)
        #expect(FrameOracle.isEnabled || seen.count == count)
    }

    private struct Shift: ViewModifier, Animatable {
        var x: Double
        nonisolated var animatableData: Double {
            get { x }
            set { x = newValue }
        }
        func body(content: Content) -> some View { content.padding(.leading, x) }
    }

    @Test func animatableModifiersRunTheirBodyForEachFrame() throws {
        let x = Knob(0.0)
        let view = MovingView {
            Color.red.frame(width: 10, height: 10).modifier(Shift(x: x.value)).frame(width: 200, alignment: .leading)
        }
        view.change { withAnimation(second) { x.value = 40 } }
        view.advance(by: 0.25)
        #expect(try #require(view.box(.red)).minX.isNear(10))
    }

    private struct Diagonal: Layout {
        var step: CGFloat
        var animatableData: CGFloat {
            get { step }
            set { step = newValue }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: 100)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, subview) in subviews.enumerated() {
                let along = step * CGFloat(index)
                subview.place(
                    at: CGPoint(x: bounds.minX + along, y: bounds.minY + along), proposal: .unspecified)
            }
        }
    }

    @Test func layoutsGoByTheirAnimatableData() throws {
        let step = Knob(CGFloat(0))
        let view = MovingView {
            Diagonal(step: step.value) {
                Color.blue.frame(width: 10, height: 10)
                Color.red.frame(width: 10, height: 10)
            }
        }
        view.change { withAnimation(second) { step.value = 40 } }
        view.advance(by: 0.5)
        #expect(view.box(.red)?.origin == CGPoint(x: 70, y: 70))
    }

    /// What is at rest costs nothing, whatever time it is.
    @Test func aViewAtRestDoesNoWork() {
        let x = Knob(0.0)
        let view = MovingView { Color.red.frame(width: 10, height: 10).offset(x: x.value) }
        view.change { withAnimation(second) { x.value = 40 } }
        view.play(2)
        #expect(!view.isMoving)
        view.host.tree.counters = FrameCounters()
        view.advance(by: 1)
        if !FrameOracle.isEnabled { #expect(view.host.tree.counters.operationsEmitted == 0) }
    }

    /// Touches go where things are seen.
    @Test func whatMovesIsTouchedWhereItIsSeen() {
        let x = Knob(0.0)
        var taps = 0
        let view = MovingView {
            Color.red.frame(width: 10, height: 10).onTapGesture { taps += 1 }
                .padding(.leading, x.value).frame(width: 200, alignment: .leading)
        }
        view.change { withAnimation(second) { x.value = 100 } }
        view.advance(by: 0.5)
        view.host.tap(at: CGPoint(x: 105, y: 100))
        #expect(taps == 0)
        view.host.tap(at: CGPoint(x: 55, y: 100))
        #expect(taps == 1)
    }

    @Test func theSameMomentsGiveTheSameFrames() {
        func run() -> [DisplayListFingerprint] {
            let x = Knob(0.0)
            let view = MovingView { Color.red.frame(width: 10, height: 10).offset(x: x.value) }
            view.change { withAnimation(.bouncy) { x.value = 40 } }
            return (0..<30).map { _ in
                view.advance(by: 1.0 / 60)
                return DisplayListFingerprint(box: view.box(.red))
            }
        }
        #expect(run() == run())
    }

    private struct DisplayListFingerprint: Equatable { let box: CGRect? }
}
