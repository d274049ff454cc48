import PerchTesting
import SwiftUI
import Testing
import UIKit

/// More numbers of iOS 26 that its sources call sure, each in a test that bears its name, on the screen of an iPhone SE.
@MainActor @Suite struct TodayNumberTests {
    private func phone(_ view: some View, scheme: ColorScheme = .light) -> DrawnView {
        DrawnView(
            view.environment(\.appearance, .iOS26).environment(\.systemMargin, 16)
                .environment(\.horizontalSizeClass, .compact), width: 375, height: 667, scheme: scheme)
    }

    /// A control in the leading corner at the top, where it lies on whole pixels.
    private func corner(_ view: some View, scheme: ColorScheme = .light) -> DrawnView {
        phone(view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading), scheme: scheme)
    }

    /// A color as 0xRRGGBB with another, at an opacity, over it.
    private func over(_ ground: Int, _ color: Int, _ opacity: Double) -> Int {
        [16, 8, 0].reduce(0) { sum, shift in
            let (a, b) = (Double((ground >> shift) & 255), Double((color >> shift) & 255))
            return sum | Int((a + (b - a) * opacity).rounded()) << shift
        }
    }

    private func isNear(_ a: Int, _ b: Int) -> Bool { Pixel.areNear(a, b, within: 2) }

    // MARK: Colors

    @Test(arguments: [
        (Color.red, "#E9152DFF", "#FF6165FF"), (.orange, "#C55300FF", "#FFA056FF"), (.yellow, "#A16A00FF", "#FEDF43FF"),
        (.green, "#008932FF", "#4AD968FF"), (.mint, "#008575FF", "#54DFCBFF"), (.teal, "#008198FF", "#3BDDECFF"),
        (.cyan, "#007EAEFF", "#6DD9FFFF"), (.blue, "#1E6EF4FF", "#5CB8FFFF"), (.indigo, "#564ADEFF", "#A7AAFFFF"),
        (.purple, "#B02FC2FF", "#EA8DFFFF"), (.pink, "#E7124DFF", "#FF8AC4FF"), (.brown, "#956D51FF", "#DBA679FF"),
    ])
    func huesOfIncreasedContrastAreThoseOfTheTable(_ color: Color, light: String, dark: String) {
        var environment = EnvironmentValues()
        environment.appearance = .iOS26
        environment._colorSchemeContrast = .increased
        #expect(color.resolve(in: environment).description == light)
        environment.colorScheme = .dark
        #expect(color.resolve(in: environment).description == dark)
    }

    // MARK: Controls

    @Test func aBorderedButtonsLabelIs12InAnd7Down() {
        let view = corner(
            Button {
            } label: {
                Paint.red.frame(width: 50, height: 20)
            }.buttonStyle(.bordered))
        let label = view.bounds(of: Pixel.red)
        #expect((label.minX, label.minY) == (12, 7))
        #expect(view.ink.size == CGSize(width: 74, height: 34))
    }

    @Test func aBorderedButtonIsFilledAt16Percent() {
        let button = Button {
        } label: {
            Color.clear.frame(width: 50, height: 20)
        }.buttonStyle(.bordered)
        #expect(isNear(corner(button).color(37, 17), over(Pixel.white, 0x76_767C, 0.16)))
        #expect(isNear(corner(button, scheme: .dark).color(37, 17), over(Pixel.black, 0x76_7980, 0.32)))
    }

    @Test func aSwitchThatIsOffIsFilledAt16Percent() {
        let view = corner(Toggle("Off", isOn: .constant(false)).labelsHidden())
        #expect(isNear(view.color(56, 15), over(Pixel.white, 0x76_767C, 0.16)))
    }

    @Test func aSwitchThatIsOnIsGreen() {
        let view = corner(Toggle("On", isOn: .constant(true)).labelsHidden())
        #expect(isNear(view.color(12, 15), 0x34_C759))
    }

    @Test func aSwitchesKnobIs2AndAHalfIn() {
        let view = corner(Toggle("On", isOn: .constant(true)).labelsHidden().tint(Paint.red))
        // The knob ends half a pixel before the third column from the end.
        let knob = (0..<66).filter { Pixel.areNear(view.color($0, 15), Pixel.white, within: 2) }
        #expect(abs(CGFloat(knob.last ?? 0) + 1 - 63.5) <= 1 && abs(CGFloat(knob.count) - 38) <= 1)
    }

    @Test func aSliderIs31High() {
        let view = corner(
            VStack(spacing: 0) {
                Slider(value: .constant(0))
                Paint.red.frame(height: 10)
            })
        #expect(view.bounds(of: Pixel.red).minY == 31)
    }

    @Test func aSteppersBoxIs94By32() {
        let view = corner(
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    Stepper("Count", value: .constant(1)).labelsHidden()
                    Paint.green.frame(width: 10, height: 10)
                }
                Paint.red.frame(height: 10)
            })
        #expect(view.bounds(of: Pixel.red).minY == 32 && view.bounds(of: Pixel.green).minX == 94)
    }

    private var segments: some View {
        Picker("Pick", selection: .constant(1)) {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
        .pickerStyle(.segmented).frame(width: 200)
    }

    @Test func aSegmentsLensIsWhiteAnd2In() {
        let view = corner(segments)
        #expect(view.color(50, 4) == Pixel.white)
        #expect(view.color(50, 1) != Pixel.white)
    }

    @Test func theGroundOfSegmentsIsAt12Percent() {
        #expect(isNear(corner(segments).color(150, 4), over(Pixel.white, 0x73_737B, 0.12)))
    }

    @Test func theTextOfAFieldIs7AndAHalfIn() {
        let view = corner(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).frame(width: 200))
        // The stem of the N begins about a point after the text.
        let first = (3..<40).first { x in
            (8..<26).contains { !Pixel.areNear(view.color(x, $0), Pixel.white, within: 40) }
        }
        #expect(abs(CGFloat(first ?? 0) - 8.5) <= 1)
    }

    @Test func aBarOfProgressIs4Thick() {
        let view = corner(ProgressView(value: 1).frame(width: 100).tint(Paint.red))
        #expect(abs(view.bounds(of: Pixel.red).height - 4) <= 1)
    }

    @Test func theGroundOfProgressIsAt20Percent() {
        let view = corner(ProgressView(value: 0).frame(width: 100))
        #expect(isNear(view.color(50, Int(view.ink.midY)), over(Pixel.white, 0x78_787D, 0.2)))
    }

    @Test func aSpinnerIs20OrLarger37() {
        func size(_ control: ControlSize) -> CGFloat {
            corner(
                VStack(spacing: 0) {
                    ProgressView().controlSize(control)
                    Paint.red.frame(height: 10)
                }
            ).bounds(of: Pixel.red).minY
        }
        #expect(size(.regular) == 20 && size(.large) == 37)
    }

    @Test func pillsOfDatesAre36HighAndBlackAt6Percent() {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        let view = corner(DatePicker("Date", selection: .constant(date)).labelsHidden())
        let row = Int(view.ink.midY)
        #expect(abs(view.ink.height - 36.3) <= 1)
        #expect(isNear(view.color(5, row), over(Pixel.white, Pixel.black, 0.063)))
    }

    // MARK: Lists

    @Test func linesAreBlackAt25Of255() {
        let view = phone(
            List {
                Text("One")
                Text("Two").listRowBackground(Paint.red)
            })
        let top = Int(view.bounds(of: Pixel.red).minY)
        #expect((top - 2...top + 1).contains { isNear(view.color(200, $0), over(Pixel.white, Pixel.black, 25 / 255)) })
    }

    @Test func noLineLiesUnderTheLastRow() {
        let view = phone(List { Text("One").listRowBackground(Color.white) })
        let card = (0..<300).filter { view.color(200, $0) == Pixel.white }
        #expect(card.count == 52)
    }

    @Test func aRowsContentIs16In() {
        #expect(phone(List { Text("Row") }).frame("Row").minX == 32)
    }

    @Test func cardsWithoutHeadersAre35Apart() {
        let view = phone(
            List {
                Section { Text("One").listRowBackground(Paint.red) }
                Section { Text("Two").listRowBackground(Paint.green) }
            })
        #expect(view.bounds(of: Pixel.green).minY - view.bounds(of: Pixel.red).maxY == 35)
    }

    @Test func theTitleOfALabelIs16AfterAnIconOf24() {
        let view = phone(List { Label("Row", systemImage: "star") })
        let middle = Int(view.frame("Row").midY)
        // The icon is blue; the stem of the R begins about a point after the title does.
        let first = (32..<200).first { x in
            (middle - 6...middle + 6).contains { Pixel.areNear(view.color(x, $0), Pixel.black, within: 60) }
        }
        #expect(abs((first ?? 0) - (32 + 24 + 16) - 1) <= 1)
    }

    @Test func aSelectedRowIs209() {
        let view = phone(
            List(selection: .constant(Set(["Row"]))) { Text("Row").tag("Row") }.environment(
                \.editMode, .constant(.active)))
        #expect(isNear(view.color(300, 60), 0xD1_D1D6))
    }

    // MARK: Bars

    @Test func plattersOfABarAre8Apart() {
        let view = phone(
            NavigationStack {
                Text("Page").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) { Paint.red.frame(width: 20, height: 20) }
                        ToolbarSpacer(.fixed, placement: .topBarTrailing)
                        ToolbarItem(placement: .topBarTrailing) { Paint.green.frame(width: 20, height: 20) }
                    }
            })
        // Twelve points of each platter lie beside what is on it.
        #expect(abs(view.bounds(of: Pixel.green).minX - view.bounds(of: Pixel.red).maxX - (12 + 8 + 12)) <= 1)
    }

    @Test func itemsOfOnePlacementShareAPlatter() {
        let view = phone(
            NavigationStack {
                Text("Page").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) { Paint.red.frame(width: 20, height: 20) }
                        ToolbarItem(placement: .topBarTrailing) { Paint.green.frame(width: 20, height: 20) }
                    }
            })
        #expect(view.bounds(of: Pixel.green).minX - view.bounds(of: Pixel.red).maxX == 24)
    }

    @Test func aToolbarAtTheBottomIs48High28InAnd12Apart() {
        let view = phone(
            NavigationStack {
                Text("Page").toolbar {
                    ToolbarItem(placement: .bottomBar) { Paint.red.frame(width: 24, height: 48) }
                    ToolbarSpacer(.fixed, placement: .bottomBar)
                    ToolbarItem(placement: .bottomBar) { Paint.green.frame(width: 24, height: 20) }
                    ToolbarSpacer(.flexible, placement: .bottomBar)
                    ToolbarItem(placement: .bottomBar) { Paint.blue.frame(width: 24, height: 20) }
                }
            })
        let (first, second, last) = (
            view.bounds(of: Pixel.red), view.bounds(of: Pixel.green), view.bounds(of: Pixel.blue)
        )
        #expect((first.minX, last.maxX) == (28 + 12, 375 - 28 - 12))
        #expect((first.maxY, first.height) == (667 - 28, 48))
        #expect(abs(second.minX - first.maxX - (12 + 12 + 12)) <= 1)
    }

    @Test func theGroundOfAChosenTabIsBlackAt8Percent() {
        let tabs = TabView {
            Tab("One", systemImage: "1.circle") { Color.white.ignoresSafeArea() }
            Tab("Two", systemImage: "2.circle") { Text("2") }
            Tab("Three", systemImage: "3.circle") { Text("3") }
        }
        let view = phone(tabs)
        let (chosen, other) = (view.frame("One"), view.frame("Three"))
        #expect(abs(chosen.width - 93.5) <= 1 && abs(chosen.height - 53.5) <= 1)
        let ground = view.color(Int(other.maxX) - 8, Int(other.midY))
        #expect(isNear(view.color(Int(chosen.minX) + 8, Int(chosen.midY)), over(ground, Pixel.black, 0.086)))
    }

    // MARK: Presentations

    @Test func aLargeSheetBegins31BelowTheTop() {
        let view = DrawnView(
            Text("Page").sheet(isPresented: .constant(true)) { Paint.red.ignoresSafeArea() }
                .environment(\.appearance, .iOS26).environment(\.horizontalSizeClass, .compact),
            width: 375, height: 667, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
        view.advance(by: 2)
        let sheet = view.bounds(of: Pixel.red)
        #expect(abs(sheet.minY - 31) <= 1 && sheet.width == 375)
    }

    @Test func whatASheetCoversIsDimmedBy20Percent() {
        let view = phone(
            Color.white.ignoresSafeArea().sheet(isPresented: .constant(true)) {
                Paint.red.presentationDetents([.medium])
            })
        view.advance(by: 2)
        #expect(isNear(view.color(10, 10), over(Pixel.white, Pixel.black, 0.2)))
    }

    @Test func theGlassOfASheetIs239OverDimmedWhite() {
        let view = phone(
            Color.white.ignoresSafeArea().sheet(isPresented: .constant(true)) {
                Color.clear.presentationDetents([.medium])
            })
        view.advance(by: 2)
        #expect(isNear(view.color(187, 500), 0xEF_EFEF))
    }

    @Test func theFieldsOfAnAlertAre270Wide34High() {
        let view = phone(
            Text("Page").alert("Title", isPresented: .constant(true)) {
                TextField("Name", text: .constant(""))
                Button("OK") {}
            })
        view.advance(by: 1)
        let field = view.frame("Name")
        let row = Int(field.midY)
        let white = (0..<375).filter { view.color($0, row) == Pixel.white }
        #expect(abs((white.last ?? 0) - (white.first ?? 0) + 1 - 270) <= 1)
        #expect(abs((white.first ?? 0) - 37 - 15) <= 1)
    }

    private func dialog() -> DrawnView {
        let view = phone(
            VStack {
                Color.clear.frame(height: 10)
                Text("Source").confirmationDialog("Title", isPresented: .constant(true)) {
                    Button("Save") {}
                    Button("Delete", role: .destructive) {}
                    Button("Cancel", role: .cancel) {}
                }
                Spacer()
            })
        view.advance(by: 1)
        return view
    }

    @Test func aConfirmationDialogIs238WideWithButtonsOf45AndAHalf() {
        let view = dialog()
        let (save, delete) = (view.frame("Save"), view.frame("Delete"))
        #expect(abs(save.width - (238 - 2 * 14)) <= 1 && abs(save.height - 45.5) <= 1)
        #expect(abs(delete.minY - save.maxY - 10.5) <= 1)
        #expect(view.element("Cancel") == nil)
    }

    @Test func theGlassOfAConfirmationDialogIs245() {
        let view = dialog()
        let save = view.frame("Save")
        #expect(isNear(view.color(Int(save.minX) - 7, Int(save.midY)), 0xF5_F6F6))
    }

    @Test func anAlertsCornersAre34() {
        let view = phone(Text("Page").alert("Title", isPresented: .constant(true)) { Button("OK") {} })
        view.advance(by: 1)
        let ok = view.frame("OK")
        // The last button is 14 from the edge, and the corner ends 34 above the card's end.
        let bottom = Int(ok.maxY) + 14
        let ground = view.color(5, bottom - 1)
        let start = (37..<120).first { !Pixel.areNear(view.color($0, bottom - 1), ground, within: 12) } ?? 0
        #expect((14...34).contains(start - 37))
    }
}
