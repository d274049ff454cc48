import SwiftUI
import Testing

/// Colors and measures of controls at rest, as on an iPhone.
@MainActor @Suite struct ControlAppearanceTests {
    private static let blue = 0x00_7AFF
    private static let systemRed = 0xFF_3B30

    private func height(_ view: some View) -> CGFloat {
        DrawnView(view.frame(width: 200).background(Paint.red)).bounds(of: Pixel.red).height
    }

    @Test func fieldsAreAsHighAsALineWithItsLeading() {
        #expect(height(TextField("Name", text: .constant("")).padding(.vertical, 1)) == 24)
        #expect(height(SecureField("Name", text: .constant("")).padding(.vertical, 1)) == 24)
        #expect(height(TextField("Name", text: .constant("")).font(.footnote)) == 18)
        #expect(height(TextField("Name", text: .constant("a"), axis: .vertical)) == 22)
    }

    /// Whether a view shows a color that nothing but its text can have.
    private func isGreen(_ view: some View) -> Bool { DrawnView(view).bounds(of: Pixel.green).width > 10 }

    @Test func fieldsAndEditorsTakeTheForegroundEvenWhileDisabled() {
        let text = Binding.constant("WWWWW")
        #expect(isGreen(TextField("Name", text: text).foregroundStyle(Paint.green)))
        #expect(isGreen(TextField("Name", text: text).foregroundStyle(Paint.green).disabled(true)))
        #expect(isGreen(TextField("Name", text: text).textFieldStyle(.roundedBorder).foregroundStyle(Paint.green)))
        #expect(isGreen(SecureField("Name", text: text).foregroundStyle(Paint.green)))
        #expect(isGreen(SecureField("Name", text: text).foregroundStyle(Paint.green).disabled(true)))
        #expect(isGreen(TextEditor(text: text).foregroundStyle(Paint.green)))
        #expect(!isGreen(TextField("WWWWW", text: .constant("")).foregroundStyle(Paint.green)))
    }

    private func page(_ button: some View) -> DrawnView {
        DrawnView(
            NavigationStack { Color.clear.toolbar { ToolbarItem(placement: .topBarTrailing) { button } } },
            width: 390, height: 200)
    }

    @Test func whatDestroysHasTheAccentInABar() {
        let view = page(Button("Delete", role: .destructive) {})
        #expect(view.bounds(of: Self.blue).width > 20)
        #expect(view.bounds(of: Self.systemRed).isNull)
        #expect(DrawnView(Button("Delete", role: .destructive) {}).bounds(of: Self.systemRed).width > 20)
    }

    @Test func aLinkOutsideOfAStackIsHalfAsStrongWithItsChevron() {
        func darkest(_ view: DrawnView, _ area: CGRect) -> Int {
            var least = 255
            for y in Int(area.minY)..<Int(area.maxY) {
                for x in Int(area.minX)..<Int(area.maxX) { least = min(least, view.color(x, y) & 0xFF) }
            }
            return least
        }
        let rows = List { NavigationLink("Link") {} }
        let alone = DrawnView(rows, width: 390, height: 150)
        let inside = DrawnView(
            NavigationStack { rows.toolbar(.hidden, for: .navigationBar) }, width: 390, height: 150)
        let (label, chevron) = (
            CGRect(x: 32, y: 40, width: 40, height: 34), CGRect(x: 340, y: 40, width: 30, height: 34)
        )
        #expect(darkest(inside, label) < 10)
        #expect(abs(darkest(alone, label) - 128) < 12)
        let (faint, full) = (255 - darkest(alone, chevron), 255 - darkest(inside, chevron))
        #expect(full > 30)
        #expect(abs(faint * 2 - full) <= 4)
        #expect(alone.element("Link")?.isEnabled == false)
    }

    @Test func theTrackOfASliderIsShorterAndLowerThanTheKnobsWay() {
        let view = DrawnView(Slider(value: .constant(1)).tint(Paint.green).frame(width: 90), height: 60)
        let track = view.bounds(of: Pixel.green)
        #expect(track.minX == 6)
        // In the middle of 60 points, and of 4 of its own: from 28 to 32, moved by half a point.
        #expect(track.minY == 28)
        #expect(track.maxY == 33)
    }

    @Test func theSearchFieldHasAMicrophoneWhileItIsEmpty() {
        func field(_ text: String) -> DrawnView {
            DrawnView(
                NavigationStack {
                    Color.clear.searchable(text: .constant(text), placement: .navigationBarDrawer(displayMode: .always))
                },
                width: 390, height: 300)
        }
        let empty = field("")
        let ground = empty.color(300, Int(empty.frame("Search").midY))
        let row = Int(empty.frame("Search").midY)
        #expect((350..<370).contains { x in empty.color(x, row) != ground })
        #expect(field("a").element("Clear text") != nil)
        #expect(empty.element("Clear text") == nil)
    }

    @Test func theArrowsOfAMenuPickerGrowWithItsText() {
        func arrows(_ size: DynamicTypeSize) -> CGFloat {
            let picker = Picker("Wood", selection: .constant(1)) { Text("\u{200B}").tag(1) }
                .dynamicTypeSize(size).tint(Paint.green)
            return DrawnView(picker, width: 200, height: 200).bounds(of: Pixel.green).height
        }
        let (standard, largest) = (arrows(.large), arrows(.accessibility5))
        #expect(standard > 8 && standard < 16)
        #expect(abs(largest / standard - 53 / 17) < 0.5)
    }
}
