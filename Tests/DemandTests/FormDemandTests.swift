import Foundation
import SwiftUI
import Testing

/// Forms of names that other tests show in their most common form: with other labels they do what these say.
@MainActor @Suite struct FormDemandTests {
    // MARK: Drawing

    @Test(
        .shows(
            "StrokeStyle(lineWidth:)", "StrokeStyle(lineWidth:lineCap:)", "StrokeStyle(lineWidth:lineCap:dash:)",
            "StrokeStyle()", "StrokeStyle(lineWidth:lineCap:lineJoin:miterLimit:dash:dashPhase:)"))
    func strokesHaveWidthsCapsAndDashes() {
        func line(_ style: StrokeStyle) -> DrawnView {
            let path = Path {
                $0.move(to: CGPoint(x: 20, y: 50))
                $0.addLine(to: CGPoint(x: 80, y: 50))
            }
            return DrawnView(path.stroke(Paint.red, style: style))
        }
        #expect(line(StrokeStyle(lineWidth: 10)).bounds(of: Pixel.red) == CGRect(x: 20, y: 45, width: 60, height: 10))
        let square = line(StrokeStyle(lineWidth: 10, lineCap: .square))
        #expect(square.bounds(of: Pixel.red) == CGRect(x: 15, y: 45, width: 70, height: 10))
        let dashed = line(StrokeStyle(lineWidth: 10, lineCap: .square, dash: [20, 20]))
        #expect(dashed.color(30, 50) == Pixel.red)
        #expect(dashed.color(43, 50) == Pixel.red)
        #expect(dashed.color(50, 50) == Pixel.white)
        #expect(dashed.color(70, 50) == Pixel.red)
        let moved = line(
            StrokeStyle(
                lineWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10, dash: [20, 10], dashPhase: 20)
        )
        #expect(moved.color(25, 50) == Pixel.white)
        #expect(moved.color(29, 50) == Pixel.red)
        #expect(moved.color(35, 50) == Pixel.red)
        func tip(_ join: CGLineJoin, limit: CGFloat) -> CGFloat {
            let path = Path {
                $0.move(to: CGPoint(x: 20, y: 80))
                $0.addLine(to: CGPoint(x: 50, y: 30))
                $0.addLine(to: CGPoint(x: 80, y: 80))
            }
            let style = StrokeStyle(
                lineWidth: 10, lineCap: .square, lineJoin: join, miterLimit: limit, dash: [500], dashPhase: 1)
            return DrawnView(path.stroke(Paint.red, style: style)).ink.minY
        }
        #expect(tip(.miter, limit: 10) < 22)
        #expect(tip(.round, limit: 10) > 23)
        #expect(tip(.miter, limit: 1) > 23)
        #expect(StrokeStyle() == StrokeStyle(lineWidth: 1))
    }

    @Test(.shows("View.shadow(color:radius:y:)", "View.shadow(radius:x:y:)", "View.shadow(_:)"))
    func shadowsFallWhereTheyAreMovedTo() {
        let tile = Tile(color: Paint.red, width: 20, height: 20)
        let below = DrawnView(tile.shadow(color: Paint.green, radius: 0, y: 30))
        #expect(below.bounds(of: Pixel.green) == CGRect(x: 40, y: 70, width: 20, height: 20))
        #expect(DrawnView(tile.shadow(color: Paint.green, radius: 5, y: 30)).ink.maxY > 92)
        let aside = DrawnView(tile.shadow(radius: 5, x: 30, y: 20))
        #expect(aside.color(80, 70) != Pixel.white)
        #expect(aside.color(20, 50) == Pixel.white)
        #expect(aside.ink.maxX > 92 && aside.ink.maxY > 82)
        let drop = DrawnView(
            Rectangle().fill(Paint.red.shadow(.drop(color: Paint.green, radius: 0, x: 0, y: 25)))
                .frame(width: 20, height: 20))
        #expect(drop.bounds(of: Pixel.green) == CGRect(x: 40, y: 65, width: 20, height: 20))
    }

    @Test(
        .shows(
            "View.scaleEffect(x:)", "View.scaleEffect(y:)", "View.scaleEffect(x:y:)", "View.scaleEffect(x:y:anchor:)",
            "View.scaleEffect(x:anchor:)"))
    func scalesGoAlongEachAxis() {
        let tile = Tile(width: 20, height: 10)
        func box(_ view: some View) -> CGRect { DrawnView(view).bounds(of: Pixel.red) }
        #expect(box(tile.scaleEffect(x: 2)) == CGRect(x: 30, y: 45, width: 40, height: 10))
        #expect(box(tile.scaleEffect(y: 2)) == CGRect(x: 40, y: 40, width: 20, height: 20))
        #expect(box(tile.scaleEffect(x: 2, y: 3)) == CGRect(x: 30, y: 35, width: 40, height: 30))
        #expect(box(tile.scaleEffect(x: 2, y: 3, anchor: .topLeading)) == CGRect(x: 40, y: 45, width: 40, height: 30))
        #expect(box(tile.scaleEffect(x: 0.5, anchor: .trailing)) == CGRect(x: 50, y: 45, width: 10, height: 10))
    }

    @Test(.shows("Gradient(stops:)", "Angle(radians:)"))
    func gradientsHaveStopsAndAnglesRadians() {
        let sharp = Gradient(stops: [
            .init(color: Paint.red, location: 0), .init(color: Paint.red, location: 0.25),
            .init(color: Paint.blue, location: 0.25), .init(color: Paint.blue, location: 1),
        ])
        let view = DrawnView(LinearGradient(gradient: sharp, startPoint: .leading, endPoint: .trailing))
        #expect(view.color(20, 50) == Pixel.red)
        #expect(view.color(30, 50) == Pixel.blue)
        let turned = DrawnView(Tile(width: 40, height: 10).rotationEffect(Angle(radians: .pi / 2)))
        #expect(turned.bounds(of: Pixel.red).size == CGSize(width: 10, height: 40))
    }

    // MARK: Layout

    @Test(.shows("GridItem()", "GridItem(_:alignment:)", "GridItem(_:spacing:alignment:)"))
    func gridItemsShareTheWidth() {
        func columns(_ items: [GridItem]) -> DrawnView {
            DrawnView(
                LazyVGrid(columns: items, spacing: 0) {
                    Paint.red.frame(height: 10)
                    Paint.green.frame(width: 10, height: 10)
                })
        }
        let even = columns([GridItem(), GridItem()])
        #expect(even.bounds(of: Pixel.red).width == 46)
        let leading = columns([GridItem(.fixed(30), alignment: .leading), GridItem(.fixed(30), alignment: .leading)])
        #expect(leading.bounds(of: Pixel.red).width == 30)
        #expect(leading.bounds(of: Pixel.green).minX == leading.bounds(of: Pixel.red).maxX + 8)
        let apart = columns([
            GridItem(.fixed(30), spacing: 20, alignment: .leading),
            GridItem(.fixed(30), spacing: 0, alignment: .leading),
        ])
        #expect(apart.bounds(of: Pixel.red).width == 30)
        #expect(apart.bounds(of: Pixel.green).minX == apart.bounds(of: Pixel.red).maxX + 20)
    }

    @Test(.shows("View.ignoresSafeArea(_:edges:)", "View.ignoresSafeArea(_:)"))
    func regionsOfTheSafeAreaAreIgnored() {
        func box(_ view: some View) -> CGRect {
            DrawnView(view, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)).bounds(of: Pixel.red)
        }
        #expect(box(Paint.red.frame(maxHeight: .infinity).clipped()).height <= 100)
        let shape = Rectangle().fill(Paint.red)
        #expect(box(shape.ignoresSafeArea(.container, edges: .top)) == CGRect(x: 0, y: 0, width: 100, height: 90))
        #expect(box(shape.ignoresSafeArea(.keyboard, edges: .top)) == CGRect(x: 0, y: 20, width: 100, height: 70))
        #expect(box(shape.ignoresSafeArea(.container)) == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(box(shape.ignoresSafeArea(.keyboard)) == CGRect(x: 0, y: 20, width: 100, height: 70))
    }

    // MARK: State

    @Test(.shows("State(wrappedValue:)"))
    func stateBeginsWithWhatAnInitialiserGives() {
        struct Counter: View {
            @State private var count: Int
            init(from start: Int) { _count = State(wrappedValue: start) }
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        let view = DrawnView(Counter(from: 5))
        #expect(view.labels == ["Count 5"])
        view.tap("Count 5")
        #expect(view.labels == ["Count 6"])
    }

    // MARK: Controls

    @Test(
        .shows(
            "TextField(_:text:axis:)", "TextField(_:text:prompt:)", "TextField(_:text:onCommit:)", "TextField(text:) {}"
        ))
    func fieldsHavePromptsAxesAndCommits() throws {
        let long = "A text that is much too long for a single line of a narrow field"
        let line = DrawnView(TextField("Name", text: .constant(long)).background(Paint.red), width: 120)
        let lines = DrawnView(
            TextField("Name", text: .constant(long), axis: .vertical).background(Paint.red), width: 120, height: 300)
        #expect(lines.bounds(of: Pixel.red).height > line.bounds(of: Pixel.red).height * 3)
        #expect(lines.labels == ["Name"])
        let red = DrawnView(
            TextField("Name", text: .constant(""), prompt: Text("WWWW").foregroundStyle(Paint.green)), width: 120)
        #expect(red.bounds(of: Pixel.green).width > 20)
        #expect(red.labels == ["Name"])
        var commits = 0
        let committing = DrawnView(TextField("Name", text: .constant("a"), onCommit: { commits += 1 }))
        #expect(try #require(committing.element("Name")).perform(.named("Submit")))
        #expect(commits == 1)
        let labelled = DrawnView(TextField(text: .constant("a")) { Text("Label") })
        #expect(labelled.labels == ["Label"])
    }

    @Test(.shows("LabeledContent {}", "LabeledContent(_:value:format:)"))
    func labelledContentHasALabelAndAFormat() {
        let view = DrawnView(
            LabeledContent {
                Tile()
            } label: {
                Text("Colour")
            }, width: 200)
        #expect(view.labels == ["Colour"])
        #expect(view.bounds(of: Pixel.red).maxX == 200)
        let value = DrawnView(
            LabeledContent("Share", value: 0.25, format: .percent).environment(\.locale, Locale(identifier: "en_US")),
            width: 200)
        #expect(value.labels == ["Share", "25%"])
    }

    // MARK: Presentations

    private struct Presenting<Content: View>: View {
        @State private var isShown = false
        let content: @MainActor (Binding<Bool>) -> Content

        var body: some View {
            VStack {
                Button("Show") { isShown = true }
                content($isShown)
            }
        }
    }

    private func shown(_ content: @escaping @MainActor (Binding<Bool>) -> some View) -> DrawnView {
        let view = DrawnView(Presenting(content: content), width: 390, height: 844)
        view.tap("Show")
        return view
    }

    @Test(
        .shows(
            "View.sheet(isPresented:onDismiss:) {}", "View.sheet(isPresented:content:)",
            "View.sheet(item:content:)", "View.sheet(isPresented:onDismiss:content:)"))
    func sheetsTellThatTheyAreGone() {
        struct Page: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("Close") { dismiss() } }
        }
        struct Item: Identifiable { let id: Int }
        var gone = 0
        let view = shown { Text("Page").sheet(isPresented: $0, onDismiss: { gone += 1 }) { Page() } }
        #expect(view.labels.contains("Close") && gone == 0)
        view.tap("Close")
        #expect(gone == 1)
        let whole = shown { Text("Page").sheet(isPresented: $0, onDismiss: { gone += 1 }, content: { Page() }) }
        whole.tap("Close")
        #expect(gone == 2)
        let plain = shown { Text("Page").sheet(isPresented: $0, content: { Page() }) }
        #expect(plain.labels.contains("Close"))
        plain.tap("Close")
        #expect(!plain.labels.contains("Close"))
        let item = DrawnView(
            Text("Page").sheet(item: .constant(Item(id: 7)), content: { Text("Item \($0.id)") }), width: 390,
            height: 844)
        #expect(item.labels.contains("Item 7"))
    }

    @Test(
        .shows(
            "View.alert(_:isPresented:presenting:) {}", "View.alert(_:isPresented:actions:message:)",
            "View.alert(_:isPresented:actions:)", "View.alert(isPresented:content:)"))
    func alertsHaveMessagesAndData() {
        let data = shown {
            Text("Page").alert("Delete?", isPresented: $0, presenting: "Oak") { name in Button("Delete \(name)") {} }
        }
        #expect(data.labels.contains("Delete?") && data.labels.contains("Delete Oak"))
        data.tap("Delete Oak")
        #expect(!data.labels.contains("Delete?"))
        let message = shown {
            Text("Page").alert("Title", isPresented: $0, actions: { Button("Fine") {} }, message: { Text("Message") })
        }
        #expect(["Title", "Fine", "Message"].allSatisfy(message.labels.contains))
        message.tap("Fine")
        #expect(!message.labels.contains("Title"))
        let plain = shown { Text("Page").alert("Title", isPresented: $0, actions: { Button("Fine") {} }) }
        #expect(["Title", "Fine"].allSatisfy(plain.labels.contains))
        plain.tap("Fine")
        #expect(!plain.labels.contains("Title"))
        let old = shown { Text("Page").alert(isPresented: $0, content: { Alert(title: Text("Saved")) }) }
        #expect(old.labels.contains("Saved"))
        old.tap("OK")
        #expect(!old.labels.contains("Saved"))
    }
}
