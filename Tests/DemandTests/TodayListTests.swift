import PerchTesting
import SwiftUI
import Testing

/// Lists, fields and page controls of iOS 26, by the numbers that its sources call sure.
@MainActor @Suite struct TodayListTests {
    private func phone(_ view: some View, margin: CGFloat = 16) -> DrawnView {
        DrawnView(
            view.environment(\.appearance, .iOS26).environment(\.systemMargin, margin)
                .environment(\.horizontalSizeClass, .compact), width: 375, height: 667)
    }

    /// A control in the leading corner at the top, where it lies on whole pixels.
    private func corner(_ view: some View) -> DrawnView {
        phone(view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    }

    @Test func cardsStand16FromTheSidesOfPhones() {
        let card = phone(List { Text("Row").listRowBackground(Paint.red) }, margin: 20).bounds(of: Pixel.red)
        #expect((card.minX, card.maxX) == (16, 359))
    }

    @Test func aHeaderBegins27AndAHalfBelowThePreviousCard() {
        let view = phone(
            List {
                Section { Text("One").listRowBackground(Paint.red) }
                Section("Header") { Text("Two") }
            })
        #expect(abs(view.frame("Header").minY - view.bounds(of: Pixel.red).maxY - 27.5) <= 0.5)
    }

    @Test func aFooterIs8BelowItsCardAnd23AndAHalfAboveTheNext() {
        let view = phone(
            List {
                Section {
                    Text("One").listRowBackground(Paint.red)
                } footer: {
                    Text("Footer")
                }
                Section { Text("Two").listRowBackground(Paint.green) }
            })
        let footer = view.frame("Footer")
        #expect(abs(footer.minY - view.bounds(of: Pixel.red).maxY - 8) <= 0.5)
        #expect(abs(view.bounds(of: Pixel.green).minY - footer.maxY - 23.5) <= 0.5)
    }

    @Test func aHeaderBegins16BelowAFooter() {
        let view = phone(
            List {
                Section {
                    Text("One")
                } footer: {
                    Text("Footer")
                }
                Section("Header") { Text("Two") }
            })
        #expect(abs(view.frame("Header").minY - view.frame("Footer").maxY - 16) <= 0.5)
    }

    @Test func aFirstCardWithoutAHeaderIs35BelowTheTop() {
        let view = phone(List { Text("Row").listRowBackground(Paint.red) })
        #expect(view.bounds(of: Pixel.red).minY == 35)
    }

    @Test(arguments: [ColorScheme.light, .dark]) func anEditorInAFormStandsOnItsRow(scheme: ColorScheme) {
        let view = DrawnView(
            Form {
                TextEditor(text: .constant("Notes")).frame(height: 100)
                Text("Row")
            }
            .environment(\.appearance, .iOS26).environment(\.horizontalSizeClass, .compact), width: 375, height: 400,
            scheme: scheme)
        let (editor, row) = (view.frame("Notes"), view.frame("Row"))
        let box = editor.isNull ? CGRect(x: 40, y: 60, width: 200, height: 80) : editor
        #expect(view.color(Int(box.midX), Int(box.midY)) == view.color(330, Int(row.midY)))
    }

    @Test func aFieldWithABorderIs34High() {
        let field = corner(TextField("Name", text: .constant("Text")).textFieldStyle(.roundedBorder).frame(width: 200))
        #expect(field.ink.height == 34)
    }

    @Test func aFieldsBorderMayBeACapsule() {
        let field = TextField("Name", text: .constant("")).textFieldStyle(.bordered).frame(width: 200)
        #expect(phone(field).pixels != phone(field.textInputBorderShape(.capsule)).pixels)
    }

    @Test func pageDotsAre10WideAnd18Apart() {
        let view = phone(
            TabView {
                Color.black
                Color.black
                Color.black
            }
            .tabViewStyle(.page).frame(width: 374).frame(maxWidth: .infinity, alignment: .leading).background(.black))
        let first = view.bounds(of: Pixel.white)
        #expect(first.width == 10 && first.height == 10)
        let (x, y) = (Int(first.midX), Int(first.midY))
        // The next one is paler, with 8 points of the page between.
        #expect(view.color(x + 18, y) != Pixel.black && view.color(x + 9, y) == Pixel.black)
        #expect(view.color(x + 18 + 9, y) == Pixel.black)
    }

    @Test func aSteppersPlatterIs93By28() {
        let ink = corner(Stepper("Count", value: .constant(1)).labelsHidden()).ink
        // The platter begins half a point inside of its box.
        #expect((93...94).contains(ink.width) && ink.height == 28)
    }

    @Test func segmentsAre31High() {
        let picker = Picker("Pick", selection: .constant(1)) {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
        let view = corner(picker.pickerStyle(.segmented).frame(width: 200))
        // Beside the shadow of the lens.
        #expect((0..<60).count { view.color(170, $0) != Pixel.white } == 31)
    }

    @Test func aSwitchesKnobIs38Wide() {
        let view = corner(Toggle("On", isOn: .constant(true)).labelsHidden().tint(Paint.red))
        let track = view.bounds(of: Pixel.red)
        let row = (Int(track.minX)..<Int(track.maxX)).map { view.color($0, Int(track.midY)) }
        #expect((36...39).contains(row.count { Pixel.areNear($0, Pixel.white, within: 4) }))
    }

    @Test func popoversAreOfGlassWithCornersOf32AndAHalf() {
        let view = phone(
            Color.red.popover(isPresented: .constant(true)) {
                Text("Inside").padding(40).presentationCompactAdaptation(.popover)
            })
        view.advance(by: 1)
        let inside = view.frame("Inside")
        // What lies behind comes through.
        let ground = view.color(Int(inside.midX), Int(inside.minY) - 10)
        #expect(ground != Pixel.white && ground >> 16 > ground & 0xFF)
    }

    @Test func swipeButtonsStandApart() {
        let view = phone(
            List {
                Text("Row").frame(height: 60).swipeActions { Button("Flag", systemImage: "flag") {}.tint(Paint.red) }
            })
        let row = view.frame("Row")
        view.drag([CGPoint(x: 300, y: row.midY), CGPoint(x: 270, y: row.midY), CGPoint(x: 200, y: row.midY)])
        let button = view.bounds(of: Pixel.red)
        #expect((button.width, button.height) == (66, 52))
    }
}
