import Foundation
import PerchTesting
import SwiftUI
import Testing

@MainActor struct GroupingTests {
    @Test func disclosureShowsAndHides() throws {
        let view = try RenderedView(DisclosureGroup("More") { Text("Inside") })
        #expect(view.elements(label: "Inside").isEmpty)
        try view.update { try view.element(role: .button, label: "More").activate() }
        #expect(view.elements(label: "Inside").count == 1)
        #expect(try view.element(role: .button).value == "Expanded")
        try view.update { try view.element(role: .button).activate() }
        #expect(view.elements(label: "Inside").isEmpty)
    }

    struct Named: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("styled")
                configuration.content
            }
        }
    }

    @Test func styleHoldsForNestedBoxes() throws {
        let view = try RenderedView(
            GroupBox { GroupBox { Text("Inside") } }.groupBoxStyle(Named()))
        #expect(view.elements(label: "styled").count == 2)
    }

    @Test func labeledContentStacksAtAccessibilitySizes() throws {
        func frames(_ size: TypeSize) throws -> [CGRect] {
            let content = LabeledContent("Version", value: "1.2").frame(width: 300)
            return try RenderedView(content, variant: Variant.component.with(typeSize: size)).elements(role: .text)
                .map(\.frame)
        }
        let usual = try frames(.large)
        #expect(usual[1].maxX == 300 && usual[0].midY == usual[1].midY)
        let large = try frames(.accessibility3)
        #expect(large[0].minX == large[1].minX && large[1].minY > large[0].midY)
    }

    @Test func unavailableContentHasADescription() throws {
        let view = try RenderedView(ContentUnavailableView.search(text: "abc").frame(width: 390, height: 400))
        #expect(view.elements(role: .text).map(\.label).first == "No Results for “abc”")
        #expect(view.elements(role: .text).count == 2)
    }

    struct Editor: View {
        @State private var mode = EditMode.inactive
        var body: some View { EditButton().environment(\.editMode, $mode) }
    }

    @Test func editButtonBeginsAndEndsEditing() throws {
        let view = try RenderedView(Editor())
        try view.update { try view.element(role: .button, label: "Edit").activate() }
        try view.update { try view.element(role: .button, label: "Done").activate() }
        #expect(view.elements(role: .button, label: "Edit").count == 1)
    }
}
