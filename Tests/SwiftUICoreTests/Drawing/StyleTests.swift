import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@Suite("Colours and styles")
@MainActor struct StyleTests {
    private func color(_ style: some ShapeStyle, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> RGBA? {
        var environment = EnvironmentValues()
        change(&environment)
        let recipe = style.recipe(in: environment)
        guard case .color(let color) = recipe.paint(in: CGRect(x: 0, y: 0, width: 1, height: 1)) else { return nil }
        return color
    }

    @Test("system colours have a dark and a high-contrast form")
    func systemColors() {
        var environment = EnvironmentValues()
        #expect(Color.red.resolve(in: environment).description == "#FF3B30FF")
        environment.colorScheme = .dark
        #expect(Color.red.resolve(in: environment).description == "#FF453AFF")
        environment._colorSchemeContrast = .increased
        #expect(Color.red.resolve(in: environment).description == "#FF6961FF")
    }

    @Test("components in several forms")
    func components() {
        let environment = EnvironmentValues()
        #expect(Color(hue: 1 / 3, saturation: 1, brightness: 1).resolve(in: environment).description == "#00FF00FF")
        #expect(Color(white: 0.5).resolve(in: environment).description == "#808080FF")
        #expect(Color(.sRGBLinear, white: 0.5).resolve(in: environment).description == "#BCBCBCFF")
        #expect(Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: environment).description == "#808080FF")
        #expect(Color.red.opacity(0.5).resolve(in: environment).opacity == 0.5)
        #expect(Color(red: .nan, green: 0, blue: 0).resolve(in: environment).red == 0)
    }

    @Test("levels without a foreground are iOS's label colours")
    func labels() {
        #expect(color(.primary) == Color(system: .label).resolve(in: EnvironmentValues()).rgba)
        #expect(color(.tertiary) == Color(system: .tertiaryLabel).resolve(in: EnvironmentValues()).rgba)
    }

    @Test("levels of a foreground fade it")
    func levels() throws {
        let red = ForegroundStyles(levels: [AnyShapeStyle(Color.red)], outer: nil)
        #expect(try #require(color(.secondary) { $0.foregroundStyles = red }).alpha == 0.5)
        #expect(try #require(color(.quaternary) { $0.foregroundStyles = red }).alpha == 0.18)
        let two = ForegroundStyles(levels: [AnyShapeStyle(Color.red), AnyShapeStyle(Color.blue)], outer: nil)
        #expect(color(.secondary) { $0.foregroundStyles = two } == Color.blue.resolve(in: EnvironmentValues()).rgba)
    }

    @Test("a secondary foreground's own secondary is a step further")
    func nestedLevels() {
        let styles = ForegroundStyles(levels: [AnyShapeStyle(HierarchicalShapeStyle.secondary)], outer: nil)
        #expect(color(.primary) { $0.foregroundStyles = styles } == color(.secondary))
        #expect(color(.secondary) { $0.foregroundStyles = styles } == color(.tertiary))
    }

    struct Faded: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Color.white.opacity(0.5) : Color.black.opacity(0.5)
        }
    }

    @Test("a style of one's own is asked in its environment")
    func customStyle() throws {
        #expect(try #require(color(Faded())).red == 0)
        #expect(try #require(color(Faded()) { $0.colorScheme = .dark }).red == 1)
    }

    @Test("the tint is the accent colour unless set")
    func tint() {
        #expect(color(.tint) == Color(system: .tint).resolve(in: EnvironmentValues()).rgba)
        #expect(
            color(.tint) { $0.tintStyle = AnyShapeStyle(Color.green) }
                == Color.green.resolve(in: EnvironmentValues()).rgba)
    }

    @Test("a style that is set to itself is the system's")
    func stylesOfThemselves() {
        let tint = Color(system: .tint).resolve(in: EnvironmentValues()).rgba
        #expect(color(.tint) { $0.tintStyle = AnyShapeStyle(.tint) } == tint)
        #expect(color(Color.accentColor) { $0.accentColor = .accentColor } == tint)
        #expect(color(Color.accentColor) { $0.accentColor = .accentColor.opacity(0.5) }?.alpha == 0.5)
        #expect(
            color(.background) { $0.backgroundStyle = AnyShapeStyle(.background) }
                == Color(system: .systemBackground).resolve(in: EnvironmentValues()).rgba)
    }

    @Test("an opacity applies to all stops of a gradient")
    func gradientOpacity() throws {
        // As a gradient is a view, too, the type must say that its style is meant.
        func faded(_ style: some ShapeStyle) -> some ShapeStyle { style.opacity(0.5) }
        let style = faded(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        let paint = style.recipe(in: EnvironmentValues()).paint(in: CGRect(x: 10, y: 10, width: 20, height: 40))
        guard case .linearGradient(let stops, let from, let to, _) = paint else {
            Issue.record("no gradient")
            return
        }
        #expect(stops.map(\.color.alpha) == [0.5, 0.5])
        #expect(from == CGPoint(x: 20, y: 10) && to == CGPoint(x: 20, y: 50))
    }

    @Test("a style of the program's own makes a colour that follows the environment")
    func colorsOfStyles() {
        struct Brand: ShapeStyle, Hashable {
            func resolve(in environment: EnvironmentValues) -> Color.Resolved {
                Color.Resolved(red: environment.colorScheme == .dark ? 1 : 0, green: 0, blue: 0)
            }
        }
        let brand = Color(Brand())
        #expect(brand == Color(Brand()) && brand != Color.red)
        #expect(color(brand) == RGBA(red: 0, green: 0, blue: 0))
        #expect(color(brand) { $0.colorScheme = .dark } == RGBA(red: 1, green: 0, blue: 0))
        #expect(Color(Color.red) == .red)
    }

    @Test("a short name means Core Graphics's colour before UIKit's")
    func shortNames() {
        let environment = EnvironmentValues()
        #expect(Color(.white).resolve(in: environment).description == "#FFFFFFFF")
        #expect(Color(.clear).resolve(in: environment).opacity == 0)
        #expect(Color(.systemRed).resolve(in: environment) == Color.red.resolve(in: environment))
    }

    @Test("gradients of a colour have the defaults of others")
    func gradientsOfColors() {
        let gradient = Color.red.gradient
        let (environment, top) = (EnvironmentValues(), UnitPoint.top)
        #expect(
            AngularGradient.conicGradient(gradient).recipe(in: environment)
                == AngularGradient.conicGradient(gradient, center: .center, angle: .zero).recipe(in: environment))
        #expect(
            AngularGradient.conicGradient(gradient, center: top).recipe(in: environment)
                != AngularGradient.conicGradient(gradient).recipe(in: environment))
        #expect(
            RadialGradient.radialGradient(gradient, endRadius: 9).recipe(in: environment)
                == RadialGradient.radialGradient(gradient, center: .center, startRadius: 0, endRadius: 9).recipe(
                    in: environment))
    }
}

@Suite("Drawing of views")
@MainActor struct DrawingTests {
    private func frame(_ view: some View, _ size: CGSize = CGSize(width: 100, height: 50)) -> ViewHost {
        let host = ViewHost(view, size: size)
        _ = host.frame()
        return host
    }

    @Test("a circle is as large as the shorter side")
    func circle() {
        let host = frame(HStack(spacing: 0) { Circle() })
        #expect(host.rootElement.children[0].children[0].children[0].size == CGSize(width: 50, height: 50))
    }

    @Test("changing a colour draws one operation anew")
    func costOfColor() {
        struct Screen: View {
            @State var isRed = false
            var body: some View {
                VStack {
                    ForEach(0..<20, id: \.self) { _ in Color.gray }
                    Rectangle().fill(isRed ? Color.red : Color.blue)
                }
                .onAppear { hook?($isRed) }
            }
            let hook: ((Binding<Bool>) -> Void)?
        }
        var binding: Binding<Bool>?
        let host = frame(Screen { binding = $0 })
        host.tree.counters = FrameCounters()
        binding?.wrappedValue = true
        _ = host.frame()
        #expect(host.tree.counters.operationsEmitted == 1)
    }

    @Test("touches find a turned view where it is drawn, and what a clip cuts off, too")
    func hitTesting() {
        let size = CGSize(width: 100, height: 100)
        let turn = _RotationEffect(angle: .degrees(90)).effects(in: EnvironmentValues()).make(
            CGSize(width: 40, height: 10))
        guard case .transform(let transform)? = turn.first else {
            Issue.record("no transform")
            return
        }
        let corner = CGPoint(x: 40, y: 5).applying(transform)
        #expect(abs(corner.x - 20) < 1e-6 && abs(corner.y - 25) < 1e-6)
        let clipped = frame(Color.red.clipShape(Circle()), size)
        #expect(clipped.rootElement.hitTest(CGPoint(x: 2, y: 2)) != nil)
    }

    @Test("an unknown symbol is told once and still takes its room")
    func unknownSymbol() {
        let image = Image(systemName: "no.such.symbol").resolved(in: EnvironmentValues())
        #expect(image.size.width > 5)
        #expect(SymbolCache.drawing("no.such.symbol") == nil)
    }

    @Test("symbols are found by their families' suffixes")
    func families() {
        #expect(SymbolLibrary.recipe("heart")?.glyph == "heart")
        #expect(SymbolLibrary.recipe("trash.circle.fill")?.traits["enclose"] == "circle.fill")
        #expect(SymbolVariants.fill.applied(to: "heart") == "heart.fill")
        #expect(SymbolVariants.circle.fill.applied(to: "no.such.symbol") == "no.such.symbol")
    }

    @Test("every symbol of the table can be drawn")
    func allSymbols() {
        #expect(SymbolLibrary.names.count > 700)
        #expect(SymbolLibrary.names.filter { SymbolDrawing($0) == nil } == [])
    }

    @Test("a line is drawn the same with and without something behind it")
    func lines() {
        let size = CGSize(width: 20, height: 20)
        let alone = frame(Circle().stroke(.red, lineWidth: 2), size)
        #expect(alone.tree.counters.operationsEmitted == 1)
        let both = frame(Circle().fill(.yellow).stroke(.red, lineWidth: 2), size)
        #expect(both.tree.counters.operationsEmitted == 2)
        let border: StrokeBorderShapeView<Circle, Color, EmptyView> = Circle().strokeBorder(.red, lineWidth: 4)
        #expect(frame(border, size).tree.counters.operationsEmitted == 1)
    }
}
