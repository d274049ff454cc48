import DisplayList
import EngineTesting
import SwiftUI
import Testing

@testable import SwiftUICore

/// How texts and images go over from one content to another.
@MainActor struct ContentTransitionTests {
    private let second = Animation.linear(duration: 1)

    /// "`.opacity`: old and new cross-fade."
    @Test func textsCrossFade() throws {
        let text = Knob("old")
        let view = MovingView { Text(text.value).contentTransition(.opacity) }
        view.change { withAnimation(second) { text.value = "new" } }
        #expect(view.glyphs("old").map(\.opacity) == [1])
        #expect(view.glyphs("new").isEmpty)
        view.advance(by: 0.25)
        #expect(view.glyphs("old").map(\.opacity) == [0.75])
        #expect(view.glyphs("new").map(\.opacity) == [0.25])
        view.advance(by: 0.75)
        #expect(view.glyphs("old").isEmpty)
        #expect(view.glyphs("new").map(\.opacity) == [1])
        #expect(!view.isMoving)
    }

    /// "Content transitions act only when the transaction has an animation."
    @Test func withoutAnAnimationTextsChangeAtOnce() {
        let text = Knob("old")
        let view = MovingView { Text(text.value).contentTransition(.opacity) }
        view.change { text.value = "new" }
        #expect(view.glyphs("old").isEmpty)
        #expect(view.glyphs("new").map(\.opacity) == [1])
        #expect(!view.isMoving)
    }

    @Test func identityChangesAtOnce() {
        let text = Knob("old")
        let view = MovingView { Text(text.value).contentTransition(.identity) }
        view.change { withAnimation(second) { text.value = "new" } }
        view.advance(by: 0.5)
        #expect(view.glyphs("old").isEmpty)
        #expect(view.glyphs("new").map(\.opacity) == [1])
    }

    /// "`.interpolate`: when strings are identical, glyph pairs animate colour, position, size."
    @Test func glyphsOfTheSameCharactersGrow() throws {
        let size = Knob(20.0)
        let view = MovingView { Text("grow").font(.system(size: size.value)).contentTransition(.interpolate) }
        view.change { withAnimation(second) { size.value = 40 } }
        #expect(view.glyphs("grow").map(\.size) == [20])
        view.advance(by: 0.25)
        #expect(view.glyphs("grow").map(\.size) == [25])
        #expect(view.glyphs("grow").map(\.opacity) == [1])
        view.advance(by: 0.75)
        #expect(view.glyphs("grow").map(\.size) == [40])
        #expect(!view.isMoving)
    }

    /// "One persistent spring is retargeted, keeping position and velocity."
    @Test func aFontSizeThatIsTurnedRoundGoesOnFromWhereItIs() throws {
        let size = Knob(20.0)
        let spring = Spring(duration: 1)
        let view = MovingView { Text("grow").font(.system(size: size.value)) }
        view.change { withAnimation(.spring(spring)) { size.value = 40 } }
        view.advance(by: 0.3)
        let place = 20 + spring.value(target: 20.0, time: 0.3)
        let pace = spring.velocity(target: 20.0, time: 0.3)
        #expect(try #require(view.glyphs("grow").first).size.isNear(place))
        view.change { withAnimation(.spring(spring)) { size.value = 20 } }
        view.advance(by: 0.1)
        let expected = place + spring.value(target: 20 - place, initialVelocity: pace, time: 0.1)
        #expect(try #require(view.glyphs("grow").first).size.isNear(expected))
    }

    /// "Works within a font design, not to italic or another family": another face of the same family is faded into.
    @Test func anotherWeightIsFadedIntoGlyphByGlyph() {
        let isBold = Knob(false)
        let view = MovingView { Text("word").fontWeight(isBold.value ? .black : .thin) }
        view.change { withAnimation(second) { isBold.value = true } }
        view.advance(by: 0.25)
        let glyphs = view.glyphs("word")
        #expect(glyphs.map(\.opacity) == [0.75, 0.25])
        #expect(glyphs[0].places == glyphs[1].places)
    }

    /// "Digits that changed slide and fade, unchanged stay; up-counting: new glyph from below; `countsDown` reverses."
    @Test(arguments: [false, true]) func digitsRoll(countsDown: Bool) throws {
        let count = Knob(124)
        let view = MovingView {
            Text("\(count.value)").contentTransition(.numericText(countsDown: countsDown))
        }
        let before = try #require(view.glyphs("124").first)
        view.change { withAnimation(second) { count.value = countsDown ? 123 : 125 } }
        view.advance(by: 0.25)
        let (old, new) = (
            try #require(view.glyphs("4").first), try #require(view.glyphs(countsDown ? "3" : "5").first)
        )
        #expect(old.opacity == 0.75)
        #expect(new.opacity == 0.25)
        let baseline = before.places[0].y
        #expect(countsDown ? old.places[0].y > baseline : old.places[0].y < baseline)
        #expect(countsDown ? new.places[0].y < baseline : new.places[0].y > baseline)
        for digit in ["1", "2"] {
            let staying = try #require(view.glyphs(digit).first)
            #expect(staying.opacity == 1)
            #expect(staying.places[0].y.isNear(baseline))
        }
        view.advance(by: 0.75)
        #expect(view.glyphs(countsDown ? "123" : "125").map(\.opacity) == [1])
    }

    /// "`.numericText(value:)`: direction from sign of new − old."
    @Test func theValueSaysWhichWayDigitsRoll() throws {
        let value = Knob(5.0)
        let view = MovingView { Text("\(Int(value.value))").contentTransition(.numericText(value: value.value)) }
        let baseline = try #require(view.glyphs("5").first).places[0].y
        view.change { withAnimation(second) { value.value = 6 } }
        view.advance(by: 0.5)
        #expect(try #require(view.glyphs("6").first).places[0].y > baseline)
        view.advance(by: 0.5)
        view.change { withAnimation(second) { value.value = 4 } }
        view.advance(by: 0.5)
        #expect(try #require(view.glyphs("4").first).places[0].y < baseline)
    }

    @Test func moreDigitsAreComparedFromTheLast() throws {
        let value = Knob(123)
        let view = MovingView { Text("$\(value.value) now").contentTransition(.numericText()) }
        view.change { withAnimation(second) { value.value = 4123 } }
        view.advance(by: 0.5)
        #expect(view.glyphs("4").map(\.opacity) == [0.5])
        for staying in ["$", "1", "2", "3", "n", "o", "w"] {
            #expect(view.glyphs(staying).map(\.opacity) == [1])
        }
    }

    /// Several changes on top of each other: each old text goes on fading.
    @Test func aChangeInTheMidstOfOneGoesOnFromThere() {
        let text = Knob("one")
        let view = MovingView { Text(text.value).contentTransition(.opacity) }
        view.change { withAnimation(second) { text.value = "two" } }
        view.advance(by: 0.5)
        view.change { withAnimation(second) { text.value = "three" } }
        #expect(view.glyphs("one").map(\.opacity) == [0.5])
        #expect(view.glyphs("two").map(\.opacity) == [0.5])
        view.advance(by: 0.25)
        #expect(view.glyphs("one").map(\.opacity) == [0.25])
        #expect(view.glyphs("two").map(\.opacity) == [0.375])
        #expect(view.glyphs("three").map(\.opacity) == [0.25])
        view.advance(by: 1)
        #expect(view.glyphs("three").map(\.opacity) == [1])
        #expect(!view.isMoving)
    }

    /// "`.symbolEffect(.replace)` for images"; the old symbol goes before the new one comes.
    @Test func oneSymbolReplacesAnother() throws {
        let isOn = Knob(false)
        let view = MovingView {
            Image(systemName: isOn.value ? "star.fill" : "circle").font(.system(size: 40))
                .foregroundStyle(isOn.value ? Color.red : .red)
                .contentTransition(.symbolEffect(.replace))
        }
        let before = try #require(view.paint(.red))
        view.change { withAnimation(second) { isOn.value = true } }
        view.advance(by: 0.25)
        let going = try #require(view.paint(.red))
        #expect(going.opacity == 0.5)
        #expect(going.box.width < before.box.width)
        view.advance(by: 0.5)
        #expect(try #require(view.paint(.red)).opacity == 0.5)
        view.advance(by: 0.25)
        #expect(view.paint(.red)?.opacity == 1)
        #expect(!view.isMoving)
    }

    @Test func theTransitionOfTheEnvironmentCanBeRead() {
        struct Reader: View {
            @Environment(\.contentTransition) private var transition
            var body: some View { Color.red.opacity(transition == .opacity ? 1 : 0.5) }
        }
        #expect(MovingView { Reader().contentTransition(.opacity) }.paint(.red)?.opacity == 1)
    }
}

/// Glyphs that are drawn.
struct DrawnGlyphs {
    var text: String
    var size: CGFloat
    /// The places of the glyphs on the canvas.
    var places: [CGPoint]
    var opacity: Double
}

extension MovingView {
    /// The runs of glyphs that stand for `text`, from back to front.
    func glyphs(_ text: String) -> [DrawnGlyphs] { allGlyphs.filter { $0.text == text } }

    /// All runs of glyphs, from back to front.
    var allGlyphs: [DrawnGlyphs] {
        var found: [DrawnGlyphs] = []
        func visit(_ node: DisplayNode, _ transform: CGAffineTransform, _ opacity: Double) {
            var (inner, opacity) = (CGAffineTransform.identity, opacity)
            for effect in node.effects {
                if case .transform(let next) = effect { inner = inner.concatenating(next) }
                if case .opacity(let factor) = effect { opacity *= factor }
            }
            let total = inner.concatenating(
                CGAffineTransform(translationX: node.origin.x, y: node.origin.y).concatenating(transform))
            for item in node.items {
                switch item {
                case .node(let child): visit(child, total, opacity)
                case .draw(.glyphs(let run, _)):
                    let places = run.glyphs.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)).applying(total) }
                    found.append(
                        DrawnGlyphs(text: run.text, size: CGFloat(run.size), places: places, opacity: opacity))
                case .draw: break
                }
            }
        }
        visit(displayList.root, .identity, 1)
        return found
    }
}
