import PerchTesting
import SwiftUI
import Testing

extension ContainerValues {
    @Entry fileprivate var isPinned = false
    @Entry fileprivate var weight = 0
}

private struct LegacyWeight: _ViewTraitKey {
    static let defaultValue = 0
}

/// What a view built of its content's subviews sees of them: "Creating custom container views" of Apple's documentation
/// and WWDC 2024, session 10146.
@MainActor struct ContainerValuesTests {
    private func labels(_ view: some View) throws -> [String] {
        try RenderedView(view).elements(role: .text).map(\.label)
    }

    @Test func subviewsComeOutOfWhateverHoldsThem() throws {
        struct Count<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View {
                VStack {
                    Group(subviews: content) { all in
                        Text("\(all.count)")
                        all
                    }
                }
            }
        }
        let view = Count {
            Text("a")
            Group {
                Text("b")
                if true { Text("c") }
            }
            ForEach(0..<2, id: \.self) { Text("\($0)") }
            EmptyView()
        }
        #expect(try labels(view) == ["5", "a", "b", "c", "0", "1"])
    }

    @Test func forEachWrapsEachSubview() throws {
        let content = Group {
            Text("a")
            Text("b")
        }
        let view = VStack {
            ForEach(subviews: content) { subview in
                subview
                Text("–")
            }
        }
        #expect(try labels(view) == ["a", "–", "b", "–"])
    }

    @Test func theOutermostValueOfAKeyCounts() throws {
        let content = Group {
            Text("a").containerValue(\.weight, 1).padding().containerValue(\.weight, 2)
            Text("b").containerValue(\.weight, 3).containerValue(\.isPinned, true)
            Text("c").tag("tag")
        }
        let view = VStack {
            ForEach(subviews: content) { subview in
                let values = subview.containerValues
                Text("\(values.weight) \(values.isPinned) \(values.tag(for: String.self) ?? "none")" as String)
                if values.hasTag("tag") { Text("tagged") }
            }
        }
        #expect(try labels(view) == ["2 false none", "3 true none", "0 false tag", "tagged"])
    }

    @Test func aChangedValueMakesTheContainerRun() throws {
        struct Root: View {
            @State var weight = 1
            var body: some View {
                VStack {
                    Group(subviews: Text("a").containerValue(\.weight, weight)) { all in
                        Text("\(all[0].containerValues.weight)")
                    }
                    Button("Heavier") { weight += 1 }
                }
            }
        }
        let rendered = try RenderedView(Root())
        #expect(rendered.elements(role: .text).map(\.label) == ["1"])
        try rendered.update { try rendered.element(role: .button).activate() }
        #expect(rendered.elements(role: .text).map(\.label) == ["2"])
    }

    @Test func subviewsKeepTheirState() throws {
        struct Counter: View {
            @State var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        struct Root: View {
            @State var isReversed = false
            var body: some View {
                VStack {
                    Group(
                        subviews: Group {
                            Counter(); Text("x")
                        }
                    ) { all in
                        ForEach(isReversed ? Array(all.reversed()) : Array(all)) { $0 }
                    }
                    Button("Turn") { isReversed.toggle() }
                }
            }
        }
        let rendered = try RenderedView(Root())
        try rendered.update { try rendered.element(label: "0").activate() }
        try rendered.update { try rendered.element(label: "Turn").activate() }
        #expect(rendered.elements.map(\.label).filter { $0.count == 1 } == ["x", "1"])
    }

    @Test func sectionsAreTold() throws {
        let content = Group {
            Text("loose")
            Section("First") {
                Text("a")
                Text("b")
            }
            .containerValue(\.isPinned, true)
            Section {
                Text("c")
            } header: {
                Text("Second")
            } footer: {
                Text("end")
            }
        }
        let view = VStack {
            ForEach(sections: content) { section in
                Text("\(section.header.count)\(section.content.count)\(section.footer.count)")
                Text(section.containerValues.isPinned ? "pinned" : "plain")
            }
        }
        #expect(try labels(view) == ["010", "plain", "120", "pinned", "111", "plain"])
    }

    @Test func variadicViewsOfOlderCode() throws {
        struct Divided: _VariadicView_MultiViewRoot {
            func body(children: _VariadicView.Children) -> some View {
                let last = children.last?.id
                ForEach(children) { child in
                    child
                    Text("\(child[LegacyWeight.self])")
                    if child.id != last { Text("–") }
                }
            }
        }
        let view = VStack {
            _VariadicView.Tree(Divided()) {
                Text("a")._trait(LegacyWeight.self, 7)
                Text("b")
            }
        }
        #expect(try labels(view) == ["a", "7", "–", "b", "0"])
    }
}
