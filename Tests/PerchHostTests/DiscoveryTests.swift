import Testing

@testable import PerchHost

@MainActor
@Suite struct DiscoveryTests {
    private var fixture: [PreviewEntry] { PreviewCatalogue.all(in: "PreviewToolFixture") }

    @Test func findsEveryPreviewOfALinkedModule() {
        #expect(
            fixture.map(\.title) == [
                "Traps", "Hangs", "Greeting", "Fixed", "Fixture.swift:16", "Sideways", "Stateful", "Modified", "Moving",
                "Late",
                "Leading", "Trailing", "Amount",
                "Left out", "Left out in state", "Left out at once", "Expanded", "Marked", "LeftOutProvider_Previews#1",
                "First",
                "OldStyle_Previews#2", "OldStyle_Previews#3", "TrapsWhenAsked_Previews#1",
            ])
    }

    @Test func knowsWhereAPreviewStands() throws {
        let greeting = try #require(fixture.first { $0.name == "Greeting" })
        #expect(greeting.file == "Fixture.swift")
        #expect(greeting.line == 12)
        #expect(greeting.place == "Fixture.swift:12")
    }

    @Test func identifiersAreUnique() {
        let identifiers = PreviewCatalogue.all.map(\.id)
        #expect(Set(identifiers).count == identifiers.count)
    }

    @Test func typesThatDoNotConformAreNotFound() {
        let types = ConformanceSearch.types(conformingTo: (any Unused).self)
        #expect(types.map(ObjectIdentifier.init) == [ObjectIdentifier(Conformer.self)])
    }

    @Test func aTypeThatIsNoProtocolFindsNothing() {
        #expect(ConformanceSearch.types(conformingTo: Int.self).isEmpty)
        #expect(ConformanceSearch.types(conformingTo: Any.self).isEmpty)
    }
}

private protocol Unused {}
private struct Conformer: Unused {}
private struct Generic<T>: Unused {}
private struct Bystander: Sendable {}
