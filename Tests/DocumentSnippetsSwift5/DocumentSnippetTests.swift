import PerchTesting
import SwiftUI
import Testing

/// What a reader of the documents holds in the hand.
@MainActor func phone(_ view: some View) throws -> RenderedView {
    try RenderedView(view, variant: Variant(device: "iPhone 15"))
}

/// The documents' code is drawn, and what of it is Shield's and Ledger's is used.
@MainActor struct DocumentSnippetTests {
    @Test func allOfItDraws() throws {
        for view in [
            AnyView(PickerSnippet()), AnyView(DatesSnippet()), AnyView(LoadersSnippet()), AnyView(ColorsSnippet()),
            AnyView(SheetSnippet()), AnyView(ActionsSnippet()), AnyView(AlertsSnippet()), AnyView(MenusSnippet()),
            AnyView(HeaderSnippet()), AnyView(HeaderModifierSnippet()), AnyView(HeaderListSnippet()),
            AnyView(TabsSnippet()), AnyView(CarouselSnippet()), AnyView(TooltipSnippet()), AnyView(RangeSnippet()),
            AnyView(FormSheetSnippet()), AnyView(DismissSnippet()), AnyView(StepsSnippet()), AnyView(BannersSnippet()),
            AnyView(InlineSpinnerSnippet()), AnyView(FullScreenLoadingSnippet()), AnyView(OverlaySnippet()),
            AnyView(InlineErrorSnippet()), AnyView(StatesSnippet()), AnyView(ErrorAlertSnippet()),
            AnyView(SuccessSnippet()), AnyView(SkeletonSnippet()), AnyView(DisabledSnippet()),
            AnyView(ShieldSnippet()), AnyView(ShieldEmptySnippet()), AnyView(ThemesSnippet()),
            AnyView(LedgerSnippet()),
        ] {
            #expect(try phone(view).cost.operationsEmitted > 0)
        }
    }

    @Test func anAppIsMadeOfIt() {
        #expect(String(describing: type(of: AppSnippet().body)).contains("WindowGroup"))
    }

    @Test func aToastComes() throws {
        let screen = try phone(ShieldSnippet())
        screen.button("Scan").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.allElements["Scan finished"].exists)
        screen.advance(by: .seconds(4))
        #expect(!screen.allElements["Scan finished"].exists)
    }

    @Test func aLoginIsFilledInAndAModalAsks() throws {
        let screen = try phone(ShieldSnippet())
        screen.textFields["Email"].type("you@example.com")
        screen.secureTextFields["Password"].type("secret")
        #expect(screen.textFields["Email"].value == "you@example.com")
        screen.button("Remove").tap()
        screen.settle()
        #expect(screen.text("Really?").exists)
        screen.button("Remove").tap()
        screen.settle()
        #expect(!screen.text("Really?").exists)
    }

    @Test func cardsTabsAndSectionsOfLedgersAreUsed() throws {
        let screen = try phone(LedgerSnippet())
        screen.button("Spaces").tap()
        #expect(screen.button("Spaces").isSelected && !screen.button("Items").isSelected)
        screen.button("Select Chair").tap()
        #expect(screen.button("Select Chair").isSelected)
        screen.buttons["More options"].tap()
        screen.settle()
        screen.button("Edit").tap()
        screen.settle()
        #expect(!screen.button("Edit").exists)
        screen.buttons.matching(value: "Expanded").tap()
        screen.settle()
        #expect(!screen.buttons.containing(text: "Hall").exists)
    }
}
