import SwiftUI
import Testing

/// Not Sendable, as many things in an environment are not.
private final class Service {
    let name: String
    init(name: String) { self.name = name }
}

extension EnvironmentValues {
    @Entry fileprivate var title: String = "untitled"
    @Entry fileprivate var inferred = 3
    @Entry fileprivate var optional: Service?
    @Entry fileprivate var service: Service = Service(name: "standard")
    @Entry fileprivate var action: (Int) -> Int = { $0 + 1 }
    @Entry fileprivate var `default`: Bool = true
}

@Suite struct EntryMacroTests {
    @Test func entriesStartWithTheirDefaults() {
        let values = EnvironmentValues()
        #expect(values.title == "untitled")
        #expect(values.inferred == 3)
        #expect(values.optional == nil)
        #expect(values.service.name == "standard")
        #expect(values.action(1) == 2)
        #expect(values.default)
    }

    @Test func entriesKeepWhatIsSetAndStayApart() {
        var values = EnvironmentValues()
        values.title = "set"
        values.optional = Service(name: "mine")
        #expect(values.title == "set")
        #expect(values.optional?.name == "mine")
        #expect(values.inferred == 3)
    }
}
