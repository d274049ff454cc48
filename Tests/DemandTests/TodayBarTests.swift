import PerchTesting
import SwiftUI
import Testing

/// Bars of iOS 26 whose items or titles could not be read or reached, and what floats beside them.
@MainActor @Suite struct TodayBarTests {
    private func phone(_ view: some View, safeArea: EdgeInsets = EdgeInsets()) -> DrawnView {
        DrawnView(
            view.environment(\.appearance, .iOS26).environment(\.systemMargin, 16)
                .environment(\.horizontalSizeClass, .compact), width: 375, height: 667, safeArea: safeArea)
    }

    // MARK: Items

    private func form(canAdd: Bool) -> DrawnView {
        phone(
            NavigationStack {
                Text("Page").navigationTitle("New").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .confirmationAction) { Button("Add") {}.disabled(!canAdd) }
                    }
            }
            .tint(Paint.red))
    }

    @Test func anItemThatConfirmsIsTintedWhileItCanBeUsed() {
        #expect(form(canAdd: true).bounds(of: Pixel.red).height == 44)
        #expect(form(canAdd: false).bounds(of: Pixel.red).isNull)
    }

    @Test(arguments: [ColorScheme.light, .dark]) func anItemThatConfirmsIsBlueWithoutATint(scheme: ColorScheme) {
        let view = DrawnView(
            NavigationStack {
                Text("Page").navigationTitle("New").navigationBarTitleDisplayMode(.inline)
                    .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Add") {} } }
            }
            .environment(\.appearance, .iOS26), width: 375, height: 667, scheme: scheme)
        let label = view.frame("Add")
        let ground = view.color(Int(label.minX) + 6, Int(label.midY))
        #expect(Pixel.areNear(ground, scheme == .dark ? 0x00_91FF : 0x00_88FF, within: 2))
    }

    @Test func aButtonWithTheRoleOfConfirmingIsTinted() {
        let view = phone(
            NavigationStack {
                Text("Page").navigationTitle("New").navigationBarTitleDisplayMode(.inline)
                    .toolbar { ToolbarItem(placement: .topBarTrailing) { Button(role: .confirm) {} } }
            }
            .tint(Paint.red))
        #expect(view.bounds(of: Pixel.red).size == CGSize(width: 44, height: 44))
    }

    @Test func aDisabledItemThatConfirmsCanBeRead() {
        let view = form(canAdd: false)
        let label = view.frame("Add")
        // Its words are gray on the light ground of the platter.
        let darkest = (Int(label.minX)..<Int(label.maxX)).map { view.color($0, Int(label.midY)) & 255 }.min() ?? 255
        #expect((120...200).contains(darkest))
    }

    @Test(arguments: [(ToolbarItemPlacement.bottomBar, CGFloat(48)), (.topBarTrailing, 44)])
    func aProminentButtonOfABarIsAPlatterItself(placement: ToolbarItemPlacement, height: CGFloat) {
        let view = phone(
            NavigationStack {
                Text("Page").navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: placement) {
                            Button("Go on") {}.buttonStyle(.borderedProminent).tint(Paint.red)
                        }
                    }
            })
        let ground = view.bounds(of: Pixel.red)
        #expect(ground.height == height)
        #expect(abs(ground.width - view.frame("Go on").width) <= 1)
        // No platter of glass lies around it.
        if placement == .topBarTrailing { #expect(abs(ground.maxX - 359) <= 0.5) }
    }

    // MARK: Accessories

    @Test func theLargestTextOfAnAccessoryFitsIntoItsCapsule() {
        let view = phone(
            TabView {
                Tab("One", systemImage: "1.circle") { Color.clear }
                Tab("Two", systemImage: "2.circle") { Color.clear }
            }
            .tabViewBottomAccessory { Text("Playing") }
            .dynamicTypeSize(.accessibility5))
        let height = view.frame("Playing").height
        #expect(height > 20 && height <= 48)
    }

    // MARK: Titles

    /// A page with stripes of black and white under its bar.
    private func stripes(safeArea: EdgeInsets = EdgeInsets()) -> DrawnView {
        phone(
            NavigationStack {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<300, id: \.self) { ($0.isMultiple(of: 2) ? Color.black : .white).frame(height: 5) }
                    }
                }
                .defaultScrollAnchor(.bottom)
                .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            }, safeArea: safeArea)
    }

    /// The largest step between neighbors in a column.
    private func contrast(_ view: DrawnView, rows: Range<Int>) -> Int {
        let column = rows.map { view.color(10, $0) & 255 }
        return zip(column, column.dropFirst()).map { abs($0 - $1) }.max() ?? 0
    }

    @Test func contentIsBlurredUnderATitle() {
        let view = stripes()
        #expect(contrast(view, rows: 20..<50) < 40)
        #expect(contrast(view, rows: 100..<200) > 250)
    }

    @Test func contentIsBlurredUnderATitleBelowAStatusBar() {
        let view = stripes(safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        #expect(contrast(view, rows: 70..<109) < 40)
        #expect(contrast(view, rows: 150..<250) > 250)
    }

    // MARK: Tabs

    @Test(arguments: [4, 5]) func manyTabsFillTheScreenBetweenItsMargins(count: Int) {
        let view = phone(
            TabView {
                ForEach(1...count, id: \.self) { index in
                    Tab("T\(index)", systemImage: "\(index).circle") { Color.white }
                }
            })
        let tabs = (1...count).map { view.frame("T\($0)") }
        #expect(abs(tabs[0].minX - (21 + 2)) <= 0.5 && abs(tabs[count - 1].maxX - (375 - 21 - 2)) <= 0.5)
    }

    // MARK: Popovers

    @Test func aDialogOverWhatFillsTheScreenIsInItsMiddle() {
        let view = phone(
            Color.white.ignoresSafeArea().confirmationDialog("Title", isPresented: .constant(true)) {
                Button("Save") {}
                Button("Delete", role: .destructive) {}
            })
        view.advance(by: 1)
        let (save, delete) = (view.frame("Save"), view.frame("Delete"))
        #expect(abs(save.height - 45.5) <= 1 && abs(save.midX - 187.5) <= 1)
        #expect((200...460).contains(save.minY) && delete.minY > save.maxY)
    }
}
