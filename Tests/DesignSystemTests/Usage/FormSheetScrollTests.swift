import DesignSystem
import PerchTesting
import SwiftUI
import Testing

/// Forms that have more fields than room: by finger, by wheel, with a keyboard on the screen and in large type.
@MainActor struct FormSheetScrollTests {
    private struct Page: View {
        var detents: Set<PresentationDetent> = [.large]
        var isStep = false
        @State private var texts = Array(repeating: "", count: 10)

        var body: some View {
            Color.clear.sheet(isPresented: .constant(true)) {
                form
                    .presentationDetents(detents)
                    .presentationDragIndicator(.visible)
            }
        }

        @ViewBuilder private var form: some View {
            let (save, cancel) = (FormSheetAction(title: "Save") {}, FormSheetAction(title: "Cancel") {})
            if isStep {
                MultiStepFormSheet(
                    title: "Edit", description: "What the client sees on the invoice.", currentStep: 1, totalSteps: 2,
                    primaryAction: save, secondaryAction: cancel
                ) { fields }
            } else {
                FormSheet(title: "Edit", primaryAction: save, secondaryAction: cancel) { fields }
            }
        }

        @ViewBuilder private var fields: some View {
            ForEach(texts.indices, id: \.self) { FormField(label: "Field \($0)", text: $texts[$0]) }
            Toggle("Archived", isOn: .constant(false))
        }
    }

    @Test func theLastFieldIsReachedByTheWheel() {
        let screen = render(Page())
        screen.settle()
        #expect(!screen.switches["Archived"].isHittable)
        screen.field("Field 2").scroll(byDeltaX: 0, deltaY: -600)
        screen.settle()
        #expect(screen.switches["Archived"].isHittable)
    }

    @Test func theLastFieldIsReachedByAFinger() {
        let screen = render(Page())
        screen.settle()
        screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200))
        screen.settle()
        #expect(screen.switches["Archived"].isHittable)
    }

    @Test(arguments: [false, true], [PresentationDetent.medium, .large])
    func theFieldWithTheKeyboardIsClearOfIt(isStep: Bool, detent: PresentationDetent) {
        let screen = render(Page(detents: [detent], isStep: isStep))
        screen.settle()
        screen.softwareKeyboardHeight = 336
        for field in ["Field 0", "Field 4", "Field 9"] {
            screen.field(field).tap()
            screen.settle()
            #expect(screen.field(field).hasFocus && screen.coveredByKeyboard == 336)
            #expect(screen.field(field).isHittable)
            #expect(screen.field(field).frame.maxY <= screen.size.height - 336)
        }
        // In a high sheet the buttons stay; in a low one they come after the fields.
        #expect(screen.button("Save").isHittable == (detent == .large))
    }

    @Test(arguments: [TypeSize.accessibility1, .accessibility3, .accessibility5])
    func aFieldHasItsRoomInLargeType(size: TypeSize) {
        let screen = render(Page(detents: [.medium], isStep: true), variant: Variant(typeSize: size))
        screen.settle()
        screen.softwareKeyboardHeight = 336
        screen.field("Field 1").tap()
        screen.settle()
        let field = screen.field("Field 1")
        #expect(field.hasFocus && field.isHittable)
        #expect(field.frame.maxY <= screen.size.height - 336)
        // The buttons come after the fields.
        screen.softwareKeyboardHeight = 0
        screen.scroll(to: screen.button("Cancel"))
        #expect(screen.button("Cancel").frame.minY >= screen.button("Save").frame.maxY)
    }
}
