import PerchTesting
import SwiftUI
import Testing

@MainActor struct CallFormTests {
    /// What compiles shall also run.
    @Test func allAreDrawn() throws {
        func draw(_ view: some View) throws {
            let drawn = try RenderedView(view, variant: Variant())
            drawn.update {}
        }
        try draw(GestureForms())
        try draw(ScrollForms())
        try draw(TabForms())
        try draw(UnselectedTabForms())
        try draw(TabView(selection: .constant(1)) { OwnTabs() })
        try draw(ToolbarForms())
        try draw(TableForms())
        try draw(ListForms())
        try draw(VStack { ColorForms() })
        try draw(VStack { ImageForms() })
        try draw(HiddenForms())
        try draw(TransitionForms())
        try draw(DividedForms())
        try draw(DiagonalForms())
        try draw(VStack { ControlForms() })
        try draw(AlignmentForms())
        try draw(VStack { MaterialForm() })
        try draw(SectionedTableForm())
        try draw(GlassForms())
        try draw(ToolbarForms26())
        try draw(TabForms26())
        try draw(VStack { SliderForms26() })
        try draw(ContentForm("One", "Two"))
        try draw(RingForm(start: .zero, width: 10, isOpaque: true))
        try draw(LocalizedResourceForms())
        try draw(VStack { FormattingForms() })
        try draw(DragForms26())
        try draw(VStack { ImageForms26() })
        try draw(CornerForms26())
        try draw(SheetForms26())
        try draw(SectionForms26())
        try draw(SwipeForms26())
        try draw(BarForms26())
        try draw(CollectionForms26())
        _ = AssistiveApp().body
        _ = uiKitGlassForms()
        #expect(halves.0 == 0.5 && halves.1 == 0.5 && halves.2 == 0.5)
    }

    @Test func localizedTextsHaveTheirDefaults() {
        #expect(LocalizedTextForms.texts == ["Save", "3", "Plain", "Title", "3 of 4"])
    }

    @Test func localizedAttributedStringsAreReadAsMarkdown() throws {
        let texts = LocalizedTextForms.attributed
        #expect(texts.map { String($0.characters) } == ["Bold 3", "Save", "Title"])
        let key = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self
        let intents = texts.compactMap { $0.runs.first?.attributes[key] }
        #expect(intents == [.stronglyEmphasized, .emphasized])
    }
}
