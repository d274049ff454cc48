import PerchTesting
import SwiftUI
import Testing

@testable import DesignSystem

/// Forms and what they tell, used by a person, in both directions of writing.
@MainActor struct FeedbackUsageTests {
    @Observable final class Journal {
        var entries: [String] = []
        var email = ""
        var name = ""
        var isOn = false
        var step = 1
        var message: String?
        func note(_ entry: String) -> () -> Void { { self.entries.append(entry) } }
    }

    private struct Form: View {
        @Bindable var journal: Journal
        let moment: ValidationMoment

        var body: some View {
            VStack {
                ValidatedField(label: "Email", text: $journal.email, validate: moment) {
                    $0.contains("@") ? nil : "No address."
                }
                FormField(label: "Name", text: $journal.name)
            }
        }
    }

    @Test(arguments: directions) func aFieldTellsWhatIsWrongWhenItIsLeft(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(Form(journal: journal, moment: .blur), direction)
        screen.textFields["Email"].type("somebody")
        screen.settle()
        // Not while it is being typed.
        #expect(journal.email == "somebody" && !screen.allElements["No address."].exists)
        screen.textFields["Name"].tap()
        screen.settle()
        #expect(screen.allElements["No address."].exists)
        #expect(screen.textFields["Email"].hint == "No address.")
        // From then on with each change.
        screen.textFields["Email"].type("@")
        screen.settle()
        #expect(!screen.allElements["No address."].exists)
        screen.textFields["Email"].clearText()
        screen.settle()
        #expect(screen.allElements["No address."].exists)
    }

    @Test func aFieldTellsWhatIsWrongWhileItIsTyped() {
        let screen = phone(Form(journal: Journal(), moment: .edit))
        #expect(!screen.allElements["No address."].exists)
        screen.textFields["Email"].type("s")
        screen.settle()
        #expect(screen.allElements["No address."].exists)
    }

    @Test(arguments: directions) func aFormThatIsSentOffTellsWhatIsMissing(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                VStack {
                    ValidatedField(label: "Email", text: $journal.email, showsAtOnce: journal.isOn) {
                        $0.contains("@") ? nil : "No address."
                    }
                    AppButton(title: "Send") { journal.isOn = true }
                }
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        // Nobody has been in the field, and nevertheless it tells.
        screen.button("Send").tap()
        screen.settle()
        #expect(screen.allElements["No address."].exists && screen.textFields["Email"].hint == "No address.")
        screen.textFields["Email"].type("me@home")
        screen.settle()
        #expect(!screen.allElements["No address."].exists && screen.textFields["Email"].hint == "")
    }

    @Test(arguments: directions) func stepsLeadThereAndBack(direction: LayoutDirection) {
        struct Steps: View {
            @Bindable var journal: Journal
            var body: some View {
                MultiStepFormSheet(
                    title: "New", currentStep: journal.step, totalSteps: 3,
                    primaryAction: FormSheetAction(title: "Next") { journal.step += 1 },
                    secondaryAction: FormSheetAction(title: "Back") { journal.step -= 1 }
                ) { Text("Fields \(journal.step)") }
            }
        }
        let journal = Journal()
        let screen = phone(Steps(journal: journal), direction)
        var random = Seeded(9)
        for _ in 0..<10 {
            screen.button(Bool.random(using: &random) ? "Next" : "Back").tap()
            screen.settle()
            // However far the program goes, the step is one that there is.
            #expect(screen.text("Step \(min(max(1, journal.step), 3)) of 3").exists)
        }
    }

    @Test(arguments: directions) func aBannersButtonsAreTapped(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(
            StatusBanner(message: "Failed to save.", onDismiss: journal.note("dismiss")) {
                Button("Try Again") { journal.entries.append("retry") }
                Button("Details") { journal.entries.append("details") }
            }, direction)
        let (retry, details) = (screen.button("Try Again").frame, screen.button("Details").frame)
        #expect((retry.midX < details.midX) == (direction == .leftToRight))
        screen.button("Try Again").tap()
        screen.button("Details").tap()
        screen.button("Dismiss").tap()
        #expect(journal.entries == ["retry", "details", "dismiss"])
    }

    @Test func anErrorThatHasNoRoomScrollsToItsButton() {
        let journal = Journal()
        let screen = render(
            ErrorRetryView(
                message: "Something went wrong with a rather long explanation", onRetry: journal.note("retry")),
            variant: Variant(typeSize: .accessibility5, layout: .fixed(width: 320, height: 260)))
        screen.scroll(to: screen.button("Try Again"))
        screen.button("Try Again").tap()
        #expect(journal.entries == ["retry"])
    }

    // MARK: Loading

    @Observable final class Page {
        var shows = true
    }

    @MainActor private final class Work {
        var begun = 0
        var cancelled = 0
        func run() async throws -> [String] {
            begun += 1
            do {
                try await Task.sleep(for: .seconds(60))
                return ["late"]
            } catch {
                cancelled += 1
                throw error
            }
        }
    }

    private struct Loading: View {
        let page: Page
        let loader: Loader<[String]>

        var body: some View {
            if page.shows {
                LoaderView(loader) {
                    Text($0.joined())
                } empty: {
                    Text("None")
                }
            } else {
                Text("Gone")
            }
        }
    }

    @Test func workIsCancelledWhenItsViewGoesAway() {
        let (page, work) = (Page(), Work())
        let loader = Loader<[String]> { try await work.run() }
        let screen = phone(Loading(page: page, loader: loader))
        screen.advance(by: .seconds(1))
        #expect(work.begun == 1 && work.cancelled == 0 && loader.state == .loading)
        screen.update { page.shows = false }
        screen.advance(by: .seconds(1))
        #expect(work.cancelled == 1)
        #expect(loader.state == .loading && loader.state.failure == nil)
        // When it comes back, it loads again.
        screen.update { page.shows = true }
        screen.advance(by: .seconds(1))
        #expect(work.begun == 2)
    }

    @Test func workThatTakesItsTimeIsShownWhenItHasEnded() {
        let loader = Loader<[String]> {
            try await Task.sleep(for: .seconds(2))
            return ["Chair"]
        }
        let screen = phone(Loading(page: Page(), loader: loader))
        screen.advance(by: .seconds(1))
        #expect(!screen.text("Chair").exists && loader.state == .loading)
        screen.advance(by: .seconds(1.5))
        #expect(screen.text("Chair").exists)
    }

    @Test func aButtonOfAViewThatGoesGivesUpItsWork() {
        struct Saving: View {
            let page: Page
            let work: Work
            var body: some View {
                if page.shows { AsyncButton("Save") { _ = try await work.run() } }
            }
        }
        let (page, work) = (Page(), Work())
        let screen = phone(Saving(page: page, work: work))
        screen.button("Save").tap()
        screen.advance(by: .seconds(1))
        #expect(work.begun == 1 && !screen.button("Save").isEnabled)
        screen.update { page.shows = false }
        screen.advance(by: .seconds(1))
        #expect(work.cancelled == 1)
    }

    /// What a loader gets, one after the other, each after a second.
    @MainActor private final class Answers {
        var left: [Result<[String], LoadFailure>]
        init(_ answers: [Result<[String], LoadFailure>]) { left = answers }
        func next() async throws -> [String] {
            try await Task.sleep(for: .seconds(1))
            return try left.removeFirst().get()
        }
    }

    private struct Items: View {
        let loader: Loader<[String]>

        var body: some View {
            LoaderView(loader) { names in
                List(names, id: \.self) { Text($0) }
            } empty: {
                Text("None")
            }
        }
    }

    private func pull(_ screen: RenderedView) {
        screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 640), rest: 0.1)
    }

    @Test(arguments: directions) func whatIsPulledDownIsLoadedAgain(direction: LayoutDirection) {
        let answers = Answers([
            .success(["Chair"]), .success([]), .failure(LoadFailure(message: "No.")), .success(["Lamp"]),
        ])
        let loader = Loader<[String]> { try await answers.next() }
        let screen = phone(Items(loader: loader), direction)
        screen.advance(by: .seconds(1.5))
        #expect(screen.text("Chair").exists)

        pull(screen)
        #expect(loader.state == .loaded(["Chair"], .refreshing))
        // The pull tells of it, and nothing else does.
        screen.advance(by: .seconds(0.5))
        #expect(screen.descendants(matching: .progress).count == 1 && !screen.allElements["Updating"].exists)
        screen.advance(by: .seconds(1))
        #expect(screen.text("None").exists)

        // That there is nothing can be pulled as well, and stays when that fails.
        pull(screen)
        #expect(loader.state == .empty(.refreshing))
        screen.advance(by: .seconds(1.5))
        #expect(screen.text("None").exists && screen.allElements["No."].exists)

        // Trying again tells what goes on.
        screen.button("Try Again").tap()
        screen.advance(by: .seconds(0.5))
        #expect(screen.allElements["Updating"].exists && screen.text("None").exists)
        screen.advance(by: .seconds(1))
        #expect(screen.text("Lamp").exists && !screen.allElements["Updating"].exists)
    }
}
