import CoreGraphics
import DisplayList
import SwiftUI
import Testing

@testable import SwiftUICore

/// How large symbols are and what their parts are painted with.
@MainActor struct SymbolTests {
    /// What a symbol covers when it is drawn in its own size.
    private func ink(_ name: String, size: CGFloat = 17, scale: Image.Scale = .medium) -> CGRect {
        bounds(Rendered(Image(systemName: name).font(.system(size: size)).imageScale(scale)).operations)
    }

    private func bounds(_ operations: [DrawOperation]) -> CGRect {
        operations.reduce(.null) { box, operation in
            switch operation {
            case .fill(let path, _, _, _): box.union(path.tightBox)
            case .stroke(let path, let pen, _, _):
                box.union(path.tightBox.insetBy(dx: -CGFloat(pen.width) / 2, dy: -CGFloat(pen.width) / 2))
            default: box
            }
        }
    }

    @Test(
        "The ink of symbols is as large as SF's at body size",
        arguments: [
            ("arrow.up.right", 12.5, 12.5), ("chevron.right", 8, 14.5), ("square.dashed", 14.5, 14.5),
            ("star.fill", 18.7, 18), ("heart.fill", 16.5, 15.2), ("circle", 17, 17), ("xmark.circle.fill", 17, 17),
            ("trash.circle.fill", 17, 17),
        ])
    func inkSize(name: String, width: Double, height: Double) {
        let ink = ink(name)
        #expect(abs(ink.width - width) < 1, "\(name) \(ink)")
        #expect(abs(ink.height - height) < 1.1, "\(name) \(ink)")
    }

    @Test("Image scales are in SF's proportion")
    func scales() {
        #expect(abs(ink("globe", size: 16, scale: .large).width - 20) < 0.75)
        #expect(abs(ink("circle", scale: .small).width - 17 * 0.79) < 0.75)
    }

    @Test(
        "Symbols have SF's own size, which is more than their ink",
        arguments: [
            ("circle", 20, 19), ("star.fill", 22, 20), ("chevron.right", 12.5, 16.5), ("person", 19, 17.5),
            ("ellipsis", 18.5, 5.5), ("square", 19.5, 17.5), ("heart.fill", 21, 18),
        ])
    func ownSize(name: String, width: Double, height: Double) {
        let size = Rendered(Image(systemName: name), scale: 2).size(nil)
        #expect(abs(size.width - width) < 0.75, "\(name) \(size)")
        #expect(abs(size.height - height) < 0.75, "\(name) \(size)")
    }

    @Test("A resizable symbol's outline touches the edges of its box, and a circle in a square stays one")
    func resizable() {
        for name in ["circle", "circle.fill", "globe", "person.crop.circle.fill"] {
            let image = Image(systemName: name).resizable().frame(width: 50, height: 50)
            let ink = bounds(Rendered(image, width: 50, height: 50).operations)
            #expect(abs(ink.width - 50) < 0.01 && abs(ink.height - 50) < 0.01, "\(name) \(ink)")
            let fitted = Rendered(Image(systemName: name).resizable().scaledToFit(), width: 80, height: 50)
            #expect(abs(fitted.size(80, 50).width - 50) < 0.01)
        }
        let star = bounds(
            Rendered(Image(systemName: "star.fill").resizable().frame(width: 40, height: 10), width: 40, height: 10)
                .operations)
        // Lines are widened alike across and down.
        #expect(abs(star.width - 40) < 0.5 && abs(star.height - 10) < 0.5)
    }

    // MARK: Levels

    private func paints<V: View>(_ view: V) -> [RGBA] {
        Rendered(view).operations.compactMap { operation in
            switch operation {
            case .fill(_, .color(let color), _, _), .stroke(_, _, .color(let color), _): color
            default: nil
            }
        }
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)
    private let redPaint = RGBA(red: 1, green: 0, blue: 0)
    private let bluePaint = RGBA(red: 0, green: 0, blue: 1)

    @Test(
        "Two foregrounds paint what is around a symbol with the second, and the symbol with the first",
        arguments: ["xmark.circle.fill", "plus.circle", "trash.circle.fill", "trash.square", "clock.badge.checkmark"])
    func palette(name: String) {
        let colors = paints(Image(systemName: name).foregroundStyle(red, blue))
        #expect(colors.first == bluePaint, "\(name)")
        #expect(colors.last == redPaint, "\(name)")
        let asked = paints(Image(systemName: name).symbolRenderingMode(.palette).foregroundStyle(red, blue))
        #expect(asked == colors)
    }

    @Test("Without a palette a symbol has one colour, and a filled one keeps its hole")
    func monochrome() {
        #expect(Set(paints(Image(systemName: "xmark.circle.fill").foregroundStyle(red))) == [redPaint])
        #expect(paints(Image(systemName: "xmark.circle.fill").foregroundStyle(red)).count == 2)
        let asked = Image(systemName: "xmark.circle.fill").symbolRenderingMode(.monochrome).foregroundStyle(red, blue)
        #expect(Set(paints(asked)) == [redPaint])
    }

    private func opacities(_ node: DisplayNode) -> [Double] {
        let own = node.effects.compactMap { if case .opacity(let opacity) = $0 { opacity } else { nil } }
        return own
            + node.items.flatMap { item -> [Double] in
                if case .node(let inner) = item { opacities(inner) } else { [] }
            }
    }

    @Test("A variable value lights the layers of symbols that have such, one after the other")
    func variableValue() {
        func unlit(_ name: String, _ value: Double?) -> Int {
            opacities(Rendered(Image(systemName: name, variableValue: value)).list.root).count {
                abs($0 - SymbolAppearance.unlitOpacity) < 1e-6
            }
        }
        #expect([nil, 0, 0.1, 0.4, 0.7, 1, 7].map { unlit("wifi", $0) } == [0, 4, 3, 2, 1, 0, 0])
        // The loudspeaker itself is always lit.
        #expect([0, 0.2, 0.6, 1].map { unlit("speaker.wave.3", $0) } == [3, 2, 1, 0])
        #expect(unlit("star.circle", 0) == 0 && unlit("wifi.slash", 0) == 0)
    }

    @Test("In hierarchical rendering the second level is weaker")
    func hierarchical() {
        let image = Image(systemName: "plus.circle").symbolRenderingMode(.hierarchical).foregroundStyle(red)
        #expect(opacities(Rendered(image).list.root) == [0.5])
        #expect(opacities(Rendered(Image(systemName: "plus").symbolRenderingMode(.hierarchical)).list.root) == [])
    }
}
