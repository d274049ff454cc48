import PerchTesting
import SwiftUI
import Testing

/// The snippets on forms and feedback, used as the documents say.
@MainActor struct FeedbackSnippetTests {
    // MARK: Forms

    @Test func aFormIsFilledInAndSaved() throws {
        let screen = try phone(FormSheetSnippet())
        screen.button("Edit").tap()
        screen.settle()
        screen.textFields["Name"].type("Chair")
        #expect(screen.textFields["Name"].value == "Chair")
        screen.button("Save").tap()
        screen.settle()
        #expect(screen.text("Saved").exists && !screen.text("Edit Item").exists)
    }

    @Test func aFormIsDismissedByItsSecondButton() throws {
        let screen = try phone(DismissSnippet())
        screen.button("Edit").tap()
        screen.settle()
        screen.button("Cancel").tap()
        screen.settle()
        #expect(!screen.text("Edit Item").exists && screen.button("Edit").isHittable)
    }

    @Test func stepsGoOnAndBack() throws {
        let screen = try phone(StepsSnippet())
        screen.button("Next").tap()
        screen.settle()
        #expect(screen.text("Step 2 of 3").exists && screen.text("Fields of step 2").exists)
        screen.button("Back").tap()
        screen.settle()
        #expect(screen.text("Step 1 of 3").exists)
        #expect(!screen.button("Back").isEnabled)
    }

    // MARK: Loading

    @Test func anInlineSpinnerTakesTheTitlesPlace() throws {
        let screen = try phone(InlineSpinnerSnippet())
        screen.button("Save").tap()
        screen.advance(by: .seconds(0.5))
        let spinner = screen.buttons.firstMatch.frame
        #expect(!screen.button("Save").exists && !screen.buttons.firstMatch.isEnabled)
        // A second tap while it works does nothing.
        screen.tap(at: CGPoint(x: spinner.midX, y: spinner.midY))
        screen.advance(by: .seconds(1))
        #expect(screen.text("1 saves").exists && screen.button("Save").isEnabled)
    }

    @Test func aScreenWaitsForItsContent() throws {
        let screen = try phone(FullScreenLoadingSnippet())
        #expect(screen.allElements["Loading..."].exists && !screen.text("Content").exists)
        screen.advance(by: .seconds(1.5))
        #expect(screen.text("Content").exists && !screen.allElements["Loading..."].exists)
    }

    @Test func anOverlayKeepsTouchesOut() throws {
        let screen = try phone(OverlaySnippet())
        let button = screen.button("Count").frame
        screen.button("Export").tap()
        screen.advance(by: .seconds(0.5))
        #expect(!screen.button("Count").isHittable)
        screen.tap(at: CGPoint(x: button.midX, y: button.midY))
        screen.advance(by: .seconds(1))
        screen.button("Count").tap()
        #expect(screen.text("1 taps").exists)
    }

    @Test func loadingFailingEmptyAndLoadedAreToldApart() throws {
        let screen = try phone(StatesSnippet())
        screen.button("Create Item").tap()
        screen.advance(by: .seconds(0.5))
        #expect(screen.allElements["Loading..."].exists && !screen.button("Create Item").exists)
        screen.advance(by: .seconds(1))
        #expect(screen.text("Couldn't load items. Pull to refresh to try again.").exists)
        screen.button("Try Again").tap()
        screen.advance(by: .seconds(1.5))
        #expect(screen.text("Chair").exists && screen.text("Lamp").exists)
        screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 640), rest: 0.1)
        screen.advance(by: .seconds(3))
        #expect(screen.text("Chair").isHittable)
    }

    // MARK: Errors

    @Test func aBannerIsDismissed() throws {
        let screen = try phone(BannersSnippet())
        screen.button("Dismiss").tap()
        screen.settle()
        #expect(!screen.text("Sync failed").exists)
    }

    @Test func aBannerThatIsWrittenOutIsDismissed() throws {
        let screen = try phone(InlineErrorSnippet())
        #expect(screen.text("Enter a valid email address.").exists)
        screen.button("Dismiss").tap()
        screen.settle()
        #expect(!screen.text("Sync failed.").exists && screen.text("Enter a valid email address.").exists)
    }

    @Test func anAlertIsTriedAgainOrCancelled() throws {
        let screen = try phone(ErrorAlertSnippet())
        for (button, title) in [("Cancel", "0 attempts"), ("Retry", "1 attempts")] {
            screen.button("0 attempts").tap()
            screen.settle()
            screen.button(button).tap()
            screen.settle()
            #expect(screen.button(title).exists && !screen.button("Retry").exists)
        }
    }

    // MARK: Success and disabled

    @Test func successIsFeltAndShownForAMoment() throws {
        let screen = try phone(SuccessSnippet())
        screen.button("Done").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.allElements["Done"].count == 2)
        #expect(screen.requests.contains { $0.kind == .haptic("success") })
        screen.advance(by: .seconds(2))
        #expect(screen.allElements["Done"].count == 1)
    }

    @Test func aDisabledButtonSaysWhyUntilItIsNot() throws {
        let screen = try phone(DisabledSnippet())
        let reason = screen.text("Fill in all required fields to continue")
        #expect(!screen.button("Continue").isEnabled && reason.exists)
        screen.toggle("Accept the terms").tap()
        screen.settle()
        #expect(!reason.exists)
        screen.button("Continue").tap()
        #expect(screen.text("Continued").exists)
    }
}
