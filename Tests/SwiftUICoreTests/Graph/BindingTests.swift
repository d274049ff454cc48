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
}
