import Testing

@testable import PerchHost

@MainActor
@Suite struct FilterTests {
    private var fixture: [PreviewEntry] { PreviewCatalogue.all(in: "PreviewToolFixture") }

    private func titles(_ filters: String...) throws -> [String] {
        try PreviewFilter.select(filters, from: fixture).map(\.title)
    }

    @Test func withoutFiltersAllAreMeant() throws {
        #expect(try titles().isEmpty == false)
        #expect(try PreviewFilter.select([], from: fixture).count == fixture.count)
    }

    @Test func byNameAndPartOfIt() throws {
        #expect(try titles("Greeting") == ["Greeting"])
        #expect(try titles("greet") == ["Greeting"])
    }

    @Test func byFileAndLine() throws {
        #expect(try titles("Broken.swift") == ["Traps", "Hangs"])
        #expect(try titles("broken") == ["Traps", "Hangs"])
        #expect(try titles("Fixture.swift:12") == ["Greeting"])
        #expect(try titles("PreviewToolFixture/Fixture.swift:12") == ["Greeting"])
    }

    @Test func severalFiltersAdd() throws {
        #expect(try titles("Fixed", "Greeting") == ["Greeting", "Fixed"])
    }

    @Test func anUnknownNameSuggestsANearOne() {
        #expect {
            try titles("Greting")
        } throws: { error in
            let text = String(describing: error)
            return text.contains("did you mean “Greeting") && text.contains("Fixture.swift:16")
        }
    }
}
