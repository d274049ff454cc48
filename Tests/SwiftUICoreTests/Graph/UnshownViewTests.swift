import PerchTesting
import Testing

/// Views whose bodies cannot run are marked, and the others are shown.
@MainActor
@Suite struct UnshownViewTests {
    private final class Order: ObservableObject {
        @Published var title = "Oak"
    }

    @Observable fileprivate final class Basket {
        var count = 3
    }

    private struct OrderView: View {
        @EnvironmentObject private var order: Order
        var body: some View { Text(order.title) }
    }

    private struct BasketView: View {
        @Environment(Basket.self) private var basket
        var body: some View { Text("\(basket.count) pieces") }
    }

    private func texts(_ view: RenderedView) -> [String] { view.elements.filter { $0.role == .text }.map(\.label) }

    @Test func aMissingObjectLeavesAMark() throws {
        let view = try RenderedView(
            VStack {
                Text("before")
                OrderView()
                BasketView()
                Text("after")
            })
        #expect(
            texts(view) == ["before", "No Order in the environment", "No Basket in the environment", "after"])
    }

    /// The content of another view runs later, and not with the body that it was written in.
    @Test func aClosureThatReadsAMissingObjectLeavesAMark() throws {
        struct Reader: View {
            @EnvironmentObject private var order: Order
            var body: some View {
                VStack {
                    Text("before")
                    GeometryReader { _ in Text(order.title) }
                    ForEach(0..<2) { _ in Text(order.title) }
                    Text("after")
                }
            }
        }
        let view = try RenderedView(Reader())
        let mark = "No Order in the environment"
        #expect(texts(view) == ["before", mark, mark, mark, "after"])
    }

    @Test func aViewIsShownOnceItsObjectIsThere() throws {
        struct Host: View {
            @State private var order: Order?
            var body: some View {
                Button("Give") { order = Order() }
                if let order { OrderView().environmentObject(order) } else { OrderView() }
                BasketOrNone()
            }
        }
        struct BasketOrNone: View {
            @State private var basket: Basket?
            var body: some View {
                Button("Fill") { basket = Basket() }
                BasketView().environment(basket)
            }
        }
        let view = try RenderedView(VStack { Host() })
        #expect(texts(view) == ["No Order in the environment", "No Basket in the environment"])
        try view.element(label: "Give").activate()
        try view.element(label: "Fill").activate()
        view.update()
        #expect(texts(view) == ["Oak", "3 pieces"])
    }

    /// An object that only an action reads is not missed while nothing is done.
    @Test func aBodyThatDoesNotReadItIsShown() throws {
        struct ActionOnly: View {
            @EnvironmentObject private var order: Order
            @Environment(Basket.self) private var basket
            var body: some View {
                Button("Send") { order.title = "\(basket.count)" }
                Text("fine")
            }
        }
        #expect(texts(try RenderedView(VStack { ActionOnly() })) == ["fine"])
    }

    @Test func modifiersMissTheirObjectsToo() throws {
        struct Badge: ViewModifier {
            @EnvironmentObject private var order: Order
            func body(content: Content) -> some View { content.overlay(Text(order.title)) }
        }
        #expect(texts(try RenderedView(Text("x").modifier(Badge()))) == ["No Order in the environment"])
    }

    @Test func rowsKeepTheirNumber() throws {
        struct Pair: View {
            @EnvironmentObject private var order: Order
            var body: some View {
                Text(order.title)
                Text("second")
            }
        }
        let view = try RenderedView(
            VStack {
                ForEach(0..<3) { index in
                    Pair()
                    Text("\(index)")
                }
            })
        let mark = "No Order in the environment"
        #expect(texts(view) == [mark, "0", mark, "1", mark, "2"])
    }

    // MARK: Depth

    @Test func thousandsOfModifiersAreNoBadAccess() throws {
        var view = AnyView(Text("deep"))
        for _ in 0..<5000 { view = AnyView(view.padding(0)) }
        let shown = texts(try RenderedView(view, variant: Variant(layout: .fixed(width: 100, height: 100))))
        #expect(shown == ["Nested too deeply"])
    }

    @Test func aHundredLevelsAreNothing() throws {
        struct Level: View {
            var depth: Int
            var body: some View {
                if depth == 0 { Text("bottom") } else { AnyView(Level(depth: depth - 1).padding(0)) }
            }
        }
        #expect(
            texts(try RenderedView(Level(depth: 100), variant: Variant(layout: .fixed(width: 100, height: 100)))) == [
                "bottom"
            ])
    }
}
