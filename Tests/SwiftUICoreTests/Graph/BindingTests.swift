import SwiftUICore
import Testing

/// A model of the main actor, as view models are.
@MainActor private final class Model {
    private(set) var count = 1

    /// Its closures touch isolated state; CI takes the warning for an error that they would bring otherwise.
    var doubled: Binding<Int> {
        Binding(get: { self.count * 2 }, set: { self.count = $0 / 2 })
    }

    var noting: Binding<Int> {
        Binding(get: { self.count }, set: { value, _ in self.count = value })
    }
}

@MainActor struct BindingTests {
    @Test func closuresTakeTheIsolationOfTheirPlace() {
        let model = Model()
        #expect(model.doubled.wrappedValue == 2)
        model.doubled.wrappedValue = 8
        #expect(model.count == 4)
        model.noting.wrappedValue = 9
        #expect(model.noting.wrappedValue == 9)
    }

    @Test("an index out of range gives another element and is logged, and what is written there is ignored")
    func indexOutOfRange() {
        final class Store { var names = ["Ann", "Bob"] }
        let store = Store()
        nonisolated(unsafe) let unsafe = store
        let names = Binding(get: { unsafe.names }, set: { unsafe.names = $0 })
        let missing = names[7]
        #expect(missing.wrappedValue == "Ann")
        missing.wrappedValue = "Cid"
        #expect(store.names == ["Ann", "Bob"])
    }

    @Test("a ForEach over subviews gives a subview that shows nothing before it is shown")
    func subviewsBeforeTheyAreShown() throws {
        let rows = ForEach(subviews: Text("A")) { $0 }
        let sections = ForEach(sections: Text("A")) { $0.content }
        let host = ViewHost(
            VStack {
                rows.data[0]
                sections.data[3].content
                Text("B")
            }, size: CGSize(width: 100, height: 100))
        #expect(host.accessibility(at: 0).map(\.label) == ["B"])
    }
}
