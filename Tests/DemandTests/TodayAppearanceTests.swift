import PerchTesting
import SwiftUI
import Testing

/// The numbers of iOS 26 that its sources call sure, each in a test that bears its name, on the screen of an iPhone SE.
@MainActor @Suite struct TodayAppearanceTests {
    private func phone(_ view: some View, scheme: ColorScheme = .light) -> DrawnView {
        DrawnView(
            view.environment(\.appearance, .iOS26).environment(\.systemMargin, 16), width: 375, height: 667,
            scheme: scheme)
    }

    private var today: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.appearance = .iOS26
        return environment
    }

    // MARK: Colors

    @Test(arguments: [
        (Color.red, "#FF383CFF", "#FF4245FF"), (.orange, "#FF8D28FF", "#FF9230FF"), (.yellow, "#FFCC00FF", "#FFD600FF"),
        (.green, "#34C759FF", "#30D158FF"), (.mint, "#00C8B3FF", "#00DAC3FF"), (.teal, "#00C3D0FF", "#00D2E0FF"),
        (.cyan, "#00C0E8FF", "#3CD3FEFF"), (.blue, "#0088FFFF", "#0091FFFF"), (.indigo, "#6155F5FF", "#6D7CFFFF"),
        (.purple, "#CB30E0FF", "#DB34F2FF"), (.pink, "#FF2D55FF", "#FF375FFF"), (.brown, "#AC7F5EFF", "#B78A66FF"),
    ])
    func huesAreThoseOfTheTable(_ color: Color, light: String, dark: String) {
        var environment = today
        #expect(color.resolve(in: environment).description == light)
        #expect(Color(uiColor: UIColor(color)).resolve(in: environment).description == light)
        environment.colorScheme = .dark
        #expect(color.resolve(in: environment).description == dark)
        environment.appearance = .iOS18
        environment.colorScheme = .light
        #expect(Color.blue.resolve(in: environment).description == "#007AFFFF")
    }

    @Test func greysAreAsBefore() {
        let before = EnvironmentValues()
        for color in [Color.gray, .secondary, Color(uiColor: .systemGroupedBackground), Color(uiColor: .link)] {
            #expect(color.resolve(in: today) == color.resolve(in: before))
        }
    }

    // MARK: Controls

    @Test func aSwitchIs66By30() {
        let view = phone(
            Toggle("On", isOn: .constant(true)).labelsHidden().tint(Paint.red)
                .frame(maxWidth: .infinity, alignment: .leading))
        let track = view.bounds(of: Pixel.red)
        #expect((track.width, track.height) == (66, 30))
    }

    @Test func aSlidersTrackIs6Thick() {
        let slider = Slider(value: .constant(1)).frame(width: 200).tint(Paint.red)
        // The middle of the track lies between two pixels.
        let view = DrawnView(slider.environment(\.appearance, .iOS26), width: 220, height: 100)
        #expect(view.bounds(of: Pixel.red).height == 6)
    }

    @Test func aBorderedButtonIsACapsule() {
        let button = Button("Button") {}.buttonStyle(.borderedProminent).tint(Paint.red)
        let today = phone(button)
        let box = today.bounds(of: Pixel.red)
        // Where a corner of radius 8 is filled, a half circle is not.
        let (x, y) = (Int(box.minX) + 4, Int(box.minY) + 4)
        #expect(!Pixel.areNear(today.color(x, y), Pixel.red, within: 40))
        #expect(Pixel.areNear(DrawnView(button, width: 375, height: 667).color(x, y), Pixel.red, within: 40))
        #expect((33.5...35).contains(box.height))
    }

    // MARK: Lists

    private var row: some View { Text("Row").listRowBackground(Paint.red) }

    @Test func aRowIs52HighIn16() {
        let card = phone(List { row }).bounds(of: Pixel.red)
        #expect((card.minX, card.maxX, card.height) == (16, 359, 52))
    }

    @Test func aCardsCornersAre26() {
        let view = phone(List { row })
        let card = view.bounds(of: Pixel.red)
        let filled = (Int(card.minX)..<Int(card.maxX)).first { x in
            Pixel.areNear(view.color(x, Int(card.minY)), Pixel.red, within: 120)
        }
        // A corner of 26 begins within the first line some 26 points in; one of 10 would begin at 10.
        let start = CGFloat(filled ?? 0) - card.minX
        #expect((16...30).contains(start))
    }

    @Test func aHeaderIsAsItIsWrittenAnd10AboveItsCard() {
        let view = phone(List { Section("A header") { row } })
        let card = view.bounds(of: Pixel.red)
        #expect(view.element("A header") != nil)
        #expect(abs(card.minY - view.frame("A header").maxY - 10) <= 0.5)
        #expect(abs(view.frame("A header").minY - 10) <= 0.5)
    }

    @Test func aLineEnds16BeforeTheCardsEdge() {
        let view = phone(
            List {
                Text("One").listRowSeparatorTint(Paint.red)
                Text("Two")
            })
        let line = view.bounds(of: Pixel.red)
        #expect((line.minX, line.maxX, line.height) == (32, 343, 1))
    }

    // MARK: Bars

    @Test func contentUnderAnInlineTitleBeginsAt64() {
        let view = phone(
            NavigationStack {
                Paint.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            })
        #expect(view.frame("Title").midY.rounded() == 37)
        let list = phone(
            NavigationStack {
                List { row }.listStyle(.plain).navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            })
        #expect(list.bounds(of: Pixel.red).minY == 64)
    }

    @Test func contentUnderALargeTitleBeginsAt116AndAHalf() {
        let view = phone(NavigationStack { List { row }.listStyle(.plain).navigationTitle("Title") })
        #expect((116...117).contains(view.bounds(of: Pixel.red).minY))
    }

    @Test func barButtonsStandOnPlattersOf44() {
        let view = phone(
            NavigationStack {
                Text("Page").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) {
                            Rectangle().fill(Paint.red).frame(width: 20, height: 44)
                        }
                    }
            })
        // 16 from the edge, with 12 beside what stands on it.
        let item = view.bounds(of: Pixel.red)
        #expect((item.minY, item.height, item.maxX) == (15, 44, 347))
    }

    @Test func theTabBarFloats23AboveTheEdgeAnd58High() {
        let view = phone(
            TabView {
                Tab("One", systemImage: "1.circle") { Paint.red.ignoresSafeArea() }
                Tab("Two", systemImage: "2.circle") { Text("2") }
                Tab("Three", systemImage: "3.circle") { Text("3") }
            })
        let tabs = ["One", "Two", "Three"].map { view.frame($0) }
        let bar = tabs.reduce(CGRect.null) { $0.union($1) }
        #expect(abs(bar.width - (270 - 4)) <= 1)
        #expect(abs(bar.midX - 187.5) <= 0.5)
        #expect(abs(bar.midY - (667 - 23 - 29)) <= 1)
    }

    @Test(arguments: [4, 5])
    func tabsMoveTogetherWhereTheirBarWouldBeWiderThanTheScreen(count: Int) {
        let view = phone(
            TabView {
                ForEach(1...count, id: \.self) { index in
                    Tab("T\(index)", systemImage: "\(index).circle") { Color.white }
                }
            })
        let tabs = (1...count).map { view.frame("T\($0)") }
        #expect(tabs.allSatisfy { $0.minX >= 21 && $0.maxX <= 375 - 21 }, "\(tabs)")
        #expect(zip(tabs, tabs.dropFirst()).allSatisfy { $0.minX < $1.minX })
    }

    @Test func contentKeeps83FreeOverTheTabBar() {
        let view = phone(
            TabView { Tab("One", systemImage: "1.circle") { Color.clear.overlay(alignment: .bottom) { Text("Low") } } })
        // Not by its color, which the glass of the bar spreads.
        #expect(abs(view.frame("Low").maxY - (667 - 83)) <= 0.5)
        #expect(view.element("One") != nil)
    }

    // MARK: Presentations

    @Test func anAlertIs300WideWithCapsules() {
        let view = phone(
            Text("Page").alert("Title", isPresented: .constant(true)) {
                Button("Cancel", role: .cancel) {}
                Button("Delete", role: .destructive) {}
            } message: {
                Text("Message")
            })
        view.advance(by: 1)
        #expect(view.frame("Title").minX == (375 - 300) / 2 + 28.5)
        let (cancel, delete) = (view.frame("Cancel"), view.frame("Delete"))
        #expect(cancel.height == 48 && delete.height == 48)
        #expect(cancel.minX == 37.5 + 14 && delete.maxX == 337.5 - 14 && delete.minX - cancel.maxX == 8)
    }

    @Test func aMediumSheetFloats6FromTheEdges() {
        let view = phone(
            Text("Page").sheet(isPresented: .constant(true)) {
                Paint.red.ignoresSafeArea().presentationDetents([.medium])
            })
        view.advance(by: 2)
        let sheet = view.bounds(of: Pixel.red)
        #expect((sheet.minX, sheet.maxX, sheet.maxY) == (6, 369, 661))
        #expect(abs(sheet.minY - (667 - 351)) <= 1)
    }
}
