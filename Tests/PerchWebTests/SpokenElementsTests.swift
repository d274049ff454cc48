import PerchHost
import SwiftUI
import Testing

@testable import PerchWeb

/// The page's elements are made where something changed (law 7).
@Suite("Elements for the page") @MainActor
struct SpokenElementsTests {
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

    private func update(_ elements: inout SpokenElements, _ session: Session) {
        elements.update(
            session.accessibility(), inputs: { session.host.focus.textInputs },
            focused: session.host.focus.textInput)
    }

    @Test("one label of a thousand makes one element, and no change makes none")
    func oneLabel() throws {
        let model = Model()
        let session = try Session(Screen(model: model), variant: Variant())
        var elements = SpokenElements()
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
        var elements = SpokenElements()
        update(&elements, session)
        let fields = elements.tree.elements.values.filter { $0.flags.contains(.editable) }
        #expect(fields.map(\.value).sorted() == ["first", "second"])
        for field in fields { #expect(elements.input(field.id)?.text == field.value) }
    }

    @Test("values are told again, and what is done to an element reaches it")
    func value() throws {
        let model = Model()
        let session = try Session(Switch(model: model), variant: Variant())
        var elements = SpokenElements()
        for isOn in [true, false] {
            update(&elements, session)
            let id = try #require(elements.tree.roots.first)
            session.perform { _ = elements[id]?.activate() }
            #expect(model.isOn == isOn)
            let value = elements.tree.elements[id]?.value
            update(&elements, session)
            #expect(elements.tree.elements[id]?.value != value)
        }
    }
}
