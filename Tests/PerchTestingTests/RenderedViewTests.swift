import Testing

@testable import PerchTesting

private struct Counter: View {
    @Bindable var model: Model

    var body: some View {
        VStack {
            Text("Count \(model.count)")
            Text("still")
        }
    }
}

@Observable private final class Model {
    var count = 1
}

#Preview("In the tests", traits: .sizeThatFitsLayout) { Text("preview of the tests") }

@MainActor
@Suite struct RenderedViewTests {
    @Test func findsElementsAndTheirFrames() throws {
        let view = try RenderedView(Counter(model: Model()))
        let count = try view.element(role: .text, label: "Count 1")
        let still = try view.element(label: "still")
        #expect(still.frame.minY > count.frame.maxY)
        #expect(still.frame.maxX <= view.size.width)
        #expect(view.elements(role: .text).count == 2)
        #expect(view.elements(role: .button).isEmpty)
    }

    @Test func isDescribedByWhatIsRead() throws {
        let model = Model()
        let view = try RenderedView(Counter(model: model))
        let before = "\(view)"
        #expect(before.contains("text “Count 1”") && before.contains("text “still”"))
        view.update { model.count = 2 }
        #expect("\(view)" != before)
    }

    @Test func tellsWhatThereIsWhereNothingFits() throws {
        let view = try RenderedView(Text("here"))
        #expect(throws: ElementError.self) { try view.element(label: "elsewhere") }
        do { _ = try view.element(label: "elsewhere") } catch {
            #expect(String(describing: error).contains("“here”"))
        }
    }

    @Test func anUpdateShowsTheChangeAndWhatItCost() throws {
        let model = Model()
        let view = try RenderedView(
            Counter(model: model), variant: Variant(layout: .fixed(width: 200, height: 100), scale: 2))
        #expect(view.cost.operationsEmitted == 2)
        let cost = view.update { model.count = 2 }
        #expect(view.elements(label: "Count 2").count == 1)
        #expect(cost.bodiesRun == 1)
        #expect(cost.operationsEmitted == 1)
        #expect(view.update() == FrameCost.nothing)
    }

    @Test(arguments: Preview.all(in: "PerchTestingTests"))
    func previewsAreArguments(_ preview: PreviewEntry) throws {
        #expect(preview.title == "In the tests")
    }
}
