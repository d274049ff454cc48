import DisplayList
import PerchHost
import SwiftUI
import Testing

@testable import PerchWeb

/// The page's elements are made where something changed (law 7).
@Suite("Elements for the page") @MainActor
struct PageAccessibilityTreeTests {
    @Observable final class Model {
        var names = (0..<1000).map { "Row \($0)" }
        var isOn = false
    }

    private struct Screen: View {
        let model: Model

        var body: some View {
            ScrollView {
                VStack {
                    ForEach(0..<1000, id: \.self) { index in Button(model.names[index]) {}.frame(width: 300) }
                }
            }
        }
    }

    private struct Switch: View {
        @Bindable var model: Model
        var body: some View { Toggle("Wi-Fi", isOn: $model.isOn) }
    }

    private func update(_ elements: inout PageAccessibilityTree, _ session: Session) {
        elements.update(
            session.accessibility(), inputs: { session.host.focus.textInputs },
            focused: session.host.focus.textInput)
    }

    @Test("one label of a thousand makes one element, and no change makes none")
    func oneLabel() throws {
        let model = Model()
        let session = try Session(Screen(model: model), variant: Variant())
        var elements = PageAccessibilityTree()
        update(&elements, session)
        #expect(elements.made == 1000)
        update(&elements, session)
        let before = elements.tree
        // The check of a frame has everything read again.
        if !FrameOracle.isEnabled { #expect(elements.made == 0) }
        session.perform { model.names[500] = "Other" }
        update(&elements, session)
        let after = elements.tree
        #expect(after.roots == before.roots)
        let changed = after.elements.values.filter { before.elements[$0.id] != $0 }
        #expect(changed.map(\.label) == ["Other"])
        if !FrameOracle.isEnabled { #expect(elements.made == 1) }
    }

    @Test("one label of ten thousand is one element made, and one told")
    func oneLabelOfManyThousand() throws {
        struct Name: View {
            let model: Model
            let index: Int
            var body: some View { Text(model.names[index]) }
        }
        let model = Model()
        model.names = (0..<10_000).map { "Row \($0)" }
        let rows = ScrollView { VStack { ForEach(0..<10_000, id: \.self) { Name(model: model, index: $0) } } }
        let host = ViewHost(rows, size: CGSize(width: 400, height: 800))
        var elements = PageAccessibilityTree()
        elements.update(host.accessibility(at: 0), inputs: { [] }, focused: nil)
        #expect(elements.made == 10_000 && elements.tree.roots.count == 10_000)
        let before = elements.tree
        model.names[5000] = "Other"
        _ = host.frame()
        host.tree.counters = FrameCounters()
        elements.update(host.accessibility, inputs: { [] }, focused: nil)
        var looks = 0
        let told = elements.tree.elements.changes(since: before.elements, looks: &looks)
        #expect(told.gone.isEmpty && told.changed.map(\.label) == ["Other"])
        guard !FrameOracle.isEnabled else { return }
        #expect(elements.made == 1 && looks == 1 && host.tree.counters.nodesRead <= 8)
    }

    /// An element and those in it, whatever their ids.
    private func outline(_ ids: [UInt64], _ tree: SemanticTree) throws -> [String] {
        try ids.flatMap { id -> [String] in
            var element = try #require(tree.elements[id])
            let inside = try outline(element.children, tree).map { "  " + $0 }
            element.id = 0
            element.children = []
            return ["\(element)"] + inside
        }
    }

    @Test("any changes give the elements that a new page is told", arguments: [1, 2, 3] as [UInt64])
    func anyChanges(_ seed: UInt64) throws {
        var random = seed
        func next(_ bound: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((random >> 33) % UInt64(bound))
        }
        var last: UInt64 = 0
        func made(_ depth: Int) -> AccessibilityNode {
            last += 1
            var node = AccessibilityNode(next(9) == 0 ? .dialog : .text, label: "\(last)")
            node.id = next(6) == 0 ? 7 : last
            if next(12) == 0 { node.sortPriority = Double(next(3)) }
            if next(40) == 0 { node.traits.insert(.isModal) }
            if depth > 0, next(2) == 0 { node.children = (0..<next(5)).map { _ in made(depth - 1) } }
            return node
        }
        func change(_ nodes: inout [AccessibilityNode], _ depth: Int) {
            for _ in 0...next(2) {
                guard !nodes.isEmpty, next(4) > 0 else {
                    nodes.insert(made(depth), at: next(nodes.count + 1))
                    continue
                }
                let index = next(nodes.count)
                switch next(6) {
                case 0: nodes[index].label = "changed \(next(100))"
                case 1: nodes.remove(at: index)
                case 2: nodes.swapAt(index, next(nodes.count))
                case 3: nodes[index].sortPriority = Double(next(3))
                case 4: nodes[index].traits.formSymmetricDifference(.isModal)
                default: change(&nodes[index].children, max(0, depth - 1))
                }
            }
        }
        var roots = (0..<20).map { _ in made(3) }
        var elements = PageAccessibilityTree()
        for _ in 0..<300 {
            elements.update(roots, inputs: { [] }, focused: nil)
            var afresh = PageAccessibilityTree()
            afresh.update(roots, inputs: { [] }, focused: nil)
            #expect(try outline(elements.tree.roots, elements.tree) == outline(afresh.tree.roots, afresh.tree))
            #expect(elements.tree.elements.count == afresh.tree.elements.count)
            for element in elements.tree.elements.values { #expect(elements[element.id]?.label == element.label) }
            change(&roots, 3)
        }
    }

    @Test("a field finds its element by its identity, wherever it lies")
    func fields() throws {
        struct Fields: View {
            @State private var names = ["first", "second"]
            var body: some View {
                ZStack {
                    TextField("A", text: $names[0])
                    TextField("B", text: $names[1])
                }
            }
        }
        let session = try Session(Fields(), variant: Variant())
        var elements = PageAccessibilityTree()
        update(&elements, session)
        let fields = elements.tree.elements.values.filter { $0.flags.contains(.editable) }
        #expect(fields.map(\.value).sorted() == ["first", "second"])
        for field in fields { #expect(elements.input(field.id)?.text == field.value) }
    }

    @Test("values are told again, and what is done to an element reaches it")
    func value() throws {
        let model = Model()
        let session = try Session(Switch(model: model), variant: Variant())
        var elements = PageAccessibilityTree()
        for isOn in [true, false] {
            update(&elements, session)
            let id = try #require(elements.tree.roots.first)
            session.perform { if let node = elements[id] { session.host.accessibilityActions.activate(node) } }
            #expect(model.isOn == isOn)
            let value = elements.tree.elements[id]?.value
            update(&elements, session)
            #expect(elements.tree.elements[id]?.value != value)
        }
    }
}
