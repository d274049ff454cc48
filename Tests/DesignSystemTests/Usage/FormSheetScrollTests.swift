import DesignSystem
import PerchTesting
import SwiftUI
import Testing

/// A form that is longer than its sheet, whose buttons stay below it.
@MainActor struct FormSheetScrollTests {
    private struct Page: View {
        var body: some View {
            Color.clear.sheet(isPresented: .constant(true)) {
                FormSheet(
                    title: "Edit", primaryAction: FormSheetAction(title: "Save") {},
                    secondaryAction: FormSheetAction(title: "Cancel") {}
                ) {
                    ForEach(0..<10, id: \.self) { FormField(label: "Field \($0)", text: .constant("")) }
                    Toggle("Archived", isOn: .constant(false))
                }
                .presentationDetents([.large])
                .presentationDragIndicator(.visible)
            }
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
}
