import PerchTesting
import SwiftUI
import Testing

/// The documents' code is drawn, and used as the documents say.
@MainActor struct DocumentSnippetTests {
    private func screen(_ view: some View) throws -> RenderedView {
        try RenderedView(view, variant: Variant(device: "iPhone 15"))
    }

    @Test func allOfItDraws() throws {
        for view in [
            AnyView(PickerSnippet()), AnyView(DatesSnippet()), AnyView(LoadersSnippet()), AnyView(ColorsSnippet()),
            AnyView(SheetSnippet()), AnyView(ActionsSnippet()), AnyView(AlertsSnippet()), AnyView(MenusSnippet()),
            AnyView(HeaderSnippet()), AnyView(HeaderModifierSnippet()), AnyView(HeaderListSnippet()),
            AnyView(SuccessSnippet()), AnyView(TabsSnippet()),
            AnyView(CarouselSnippet()), AnyView(TooltipSnippet()), AnyView(RangeSnippet()), AnyView(FormSheetSnippet()),
            AnyView(StepsSnippet()), AnyView(BannersSnippet()), AnyView(InlineSpinnerSnippet()),
            AnyView(OverlaySnippet()), AnyView(InlineErrorSnippet()), AnyView(StatesSnippet()),
            AnyView(SkeletonSnippet()), AnyView(ShieldSnippet()), AnyView(ShieldEmptySnippet()),
            AnyView(ThemesSnippet()), AnyView(LedgerSnippet()),
        ] {
            #expect(try screen(view).cost.operationsEmitted > 0)
        }
    }

    @Test func anAlertsButtonActs() throws {
        let screen = try screen(AlertsSnippet())
        screen.button("Delete Alert").tap()
        screen.advance(by: .seconds(1))
        screen.button("Delete").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.text("Deleted").exists)
        #expect(!screen.text("Delete Item?").exists)
    }

    @Test func anActionSheetsButtonActs() throws {
        let screen = try screen(ActionsSnippet())
        screen.button("Show Action Sheet").tap()
        screen.advance(by: .seconds(1))
        screen.button("Edit Post").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.text("Edited").exists)
    }

    @Test func aFormIsFilledInAndSaved() throws {
        let screen = try screen(FormSheetSnippet())
        screen.button("Edit").tap()
        screen.advance(by: .seconds(1))
        screen.button("Save").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.text("Saved").exists)
        #expect(!screen.text("Edit Item").exists)
    }

    @Test func stepsGoOnAndBack() throws {
        let screen = try screen(StepsSnippet())
        screen.button("Next").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.text("Step 2 of 3").exists && screen.text("Fields of step 2").exists)
        screen.button("Back").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.text("Step 1 of 3").exists)
        #expect(!screen.button("Back").isEnabled)
    }

    @Test func aBannerIsDismissed() throws {
        let screen = try screen(BannersSnippet())
        screen.button("Dismiss").tap()
        screen.advance(by: .seconds(1))
        #expect(!screen.text("Sync failed").exists)
    }

    @Test func bothActionsOfAHeaderAct() throws {
        let screen = try screen(HeaderListSnippet())
        for (place, expected) in [(0, "Bell"), (1, "Person")] {
            screen.buttons.element(boundBy: place).tap()
            screen.settle()
            #expect(screen.text(expected).exists)
        }
    }

    @Test func successIsFeltAndShownForAMoment() throws {
        let screen = try screen(SuccessSnippet())
        screen.button("Done").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.allElements["Done"].count == 2)
        #expect(screen.requests.contains { $0.kind == .haptic("success") })
        screen.advance(by: .seconds(2))
        #expect(screen.allElements["Done"].count == 1)
    }

    @Test func aTooltipHangsAtAPicture() throws {
        let screen = try screen(TooltipSnippet())
        screen.images.firstMatch.tap()
        screen.settle()
        #expect(screen.text("Tap to like this post").exists)
    }

    @Test func anAppIsMadeOfIt() {
        #expect(String(describing: type(of: AppSnippet().body)).contains("WindowGroup"))
    }

    @Test func tabsChange() throws {
        let screen = try screen(TabsSnippet())
        screen.tabs["Alerts"].tap()
        screen.advance(by: .seconds(1))
        #expect(screen.text("Alerts screen").exists)
    }

    @Test func aToastComes() throws {
        let screen = try screen(ShieldSnippet())
        screen.button("Scan").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.allElements["Scan finished"].exists)
        screen.advance(by: .seconds(4))
        #expect(!screen.allElements["Scan finished"].exists)
    }
}
