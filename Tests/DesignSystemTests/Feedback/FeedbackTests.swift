import Foundation
import Sessions
import SwiftUI
import Testing
import UIKit

@testable import DesignSystem

@MainActor struct FeedbackTests {
    @Observable final class Journal {
        var entries: [String] = []
        var isOn = true
        var text = ""
        var message: String? = "Sync failed."
        var failure: LoadFailure?
    }

    // MARK: Async button

    /// Work that ends on request.
    @MainActor private final class Work {
        var waiting: [CheckedContinuation<Void, any Error>] = []
        var begun = 0
        func run() async throws {
            begun += 1
            try await withCheckedThrowingContinuation { waiting.append($0) }
        }
        func end(_ error: (any Error)? = nil) {
            waiting.removeFirst().resume(with: error.map { .failure($0) } ?? .success(()))
        }
    }

    @Test func anAsyncButtonCannotBeTappedTwice() async throws {
        let work = Work()
        let screen = Screen(AsyncButton("Save") { try await work.run() })
        #expect(try #require(screen.elementNow("Save")).activate())
        await screen.settle()
        #expect(work.begun == 1)
        let busy = try #require(screen.elementNow("Save"))
        #expect(!busy.isEnabled)
        #expect(busy.value == "Loading")
        let frame = busy.frame
        screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        await screen.settle()
        #expect(work.begun == 1)
        work.end()
        await screen.settle()
        #expect(try #require(screen.elementNow("Save")).isEnabled)
    }

    @Test func anAsyncButtonThatFailsOffersToTryAgain() async throws {
        let work = Work()
        let screen = Screen(AsyncButton("Save") { try await work.run() })
        #expect(try #require(screen.elementNow("Save")).activate())
        await screen.settle()
        work.end(LoadFailure(message: "The disk is full."))
        await screen.settle()
        #expect(screen.element("The disk is full.") != nil)
        #expect(try #require(screen.element("Retry")).activate())
        await screen.settle()
        #expect(work.begun == 2)
        work.end()
        await screen.settle()
        #expect(screen.element("The disk is full.") == nil)
    }

    // MARK: Banners

    @Test func aBannerGoesByItselfAndOnlyOnce() {
        let journal = Journal()
        let screen = Screen(
            StatusBanner(message: "Saved.", variant: .info, autoDismissAfter: 2) { journal.entries.append("gone") })
        screen.wait(1.9)
        #expect(journal.entries == [])
        screen.wait(0.2)
        #expect(journal.entries == ["gone"])
        screen.wait(5)
        #expect(journal.entries == ["gone"])
    }

    @Test func aBannerThatIsGoneDoesNotAskToGo() {
        let journal = Journal()
        struct Page: View {
            let journal: Journal
            var body: some View {
                if journal.isOn {
                    StatusBanner(message: "Saved.", autoDismissAfter: 2) { journal.entries.append("gone") }
                }
            }
        }
        let screen = Screen(Page(journal: journal))
        screen.wait(1)
        journal.isOn = false
        screen.wait(5)
        #expect(journal.entries == [])
    }

    @Test func aBannersButtonsAct() throws {
        let journal = Journal()
        let screen = Screen(
            StatusBanner(message: "Failed.", onDismiss: { journal.entries.append("dismiss") }) {
                Button("Try Again") { journal.entries.append("retry") }
            })
        #expect(try #require(screen.element("Try Again")).activate())
        #expect(try #require(screen.element("Dismiss")).activate())
        #expect(journal.entries == ["retry", "dismiss"])
        #expect(Screen(StatusBanner(message: "Failed.")).element("Dismiss") == nil)
    }

    @Test func aBannerOnAScreenIsTakenAwayByTryingAgain() throws {
        let journal = Journal()
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                Text("Content").feedbackBanner($journal.message) { journal.entries.append("retry") }
            }
        }
        let screen = Screen(Page(journal: journal))
        #expect(screen.element("Sync failed.") != nil)
        #expect(try #require(screen.element("Try Again")).activate())
        #expect(journal.entries == ["retry"] && journal.message == nil)
        #expect(screen.element("Sync failed.") == nil && screen.element("Content") != nil)
    }

    // MARK: Fields

    private struct Form: View {
        @Bindable var journal: Journal
        let moment: ValidationMoment

        var body: some View {
            ValidatedField(label: "Email", text: $journal.text, validate: moment) {
                $0.contains("@") ? nil : "No address."
            }
        }
    }

    @Test func aFieldTellsOnEditOrNotYet() throws {
        for (moment, tells) in [(ValidationMoment.edit, true), (.blur, false)] {
            let journal = Journal()
            let screen = Screen(Form(journal: journal, moment: moment))
            #expect(screen.element("No address.") == nil)
            journal.text = "somebody"
            #expect((screen.element("No address.") != nil) == tells)
            journal.text = "somebody@here"
            #expect(screen.element("No address.") == nil)
        }
    }

    @Test func aFieldSaysItsErrorToWhoeverHearsIt() throws {
        let screen = Screen(FormField(label: "Name", text: .constant(""), errorText: "Name is required"))
        let field = try #require(screen.element("Name"))
        #expect(field.hint == "Name is required")
        #expect(screen.element("Name is required") != nil)
        let disabled = Screen(FormField(label: "Name", text: .constant(""), isDisabled: true))
        #expect(try #require(disabled.element("Name")).isEnabled == false)
    }

    // MARK: Success, blocking, reasons

    @Test func aSuccessMarkIsFeltAndGoesByItself() {
        let journal = Journal()
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View { Text("Saved item").successMark(isPresented: $journal.isOn) }
        }
        let screen = Screen(Page(journal: journal))
        #expect(screen.elementNow("Done") != nil)
        screen.wait(1.4)
        #expect(journal.isOn)
        screen.wait(0.2)
        #expect(!journal.isOn)
        #expect(screen.element("Done") == nil)
        let isFelt = screen.requests.all.contains { if case .haptic(.success) = $0.kind { true } else { false } }
        #expect(isFelt && screen.requests.all.count == 1)
    }

    @Test func aBlockingOverlayKeepsTouchesAndReadersOut() throws {
        let journal = Journal()
        struct Page: View {
            let journal: Journal
            var body: some View {
                Button("Delete") { journal.entries.append("deleted") }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .blockingOverlay(isPresented: journal.isOn, message: "Exporting…")
            }
        }
        let screen = Screen(Page(journal: journal))
        screen.tap(at: CGPoint(x: 150, y: 200))
        #expect(journal.entries == [])
        #expect(screen.element("Delete") == nil && screen.element("Exporting…") != nil)
        journal.isOn = false
        screen.wait(1)
        screen.tap(at: CGPoint(x: 150, y: 200))
        #expect(journal.entries == ["deleted"])
    }

    @Test func aDisabledViewSaysWhy() throws {
        let off = Screen(AppButton(title: "Continue") {}.disabled(true, reason: "Fill in all fields"))
        let button = try #require(off.element("Continue"))
        #expect(!button.isEnabled && button.hint == "Fill in all fields")
        let on = Screen(AppButton(title: "Continue") {}.disabled(false, reason: "Fill in all fields"))
        #expect(try #require(on.element("Continue")).hint == "")
    }

    @Test func aSkeletonIsReadAsLoadingAndTakesNoTaps() throws {
        let journal = Journal()
        let screen = Screen(Button("Open") { journal.entries.append("open") }.skeleton())
        #expect(screen.element("Open") == nil && screen.element("Loading") != nil)
        screen.tap(at: CGPoint(x: 150, y: 200))
        #expect(journal.entries == [])
        #expect(Screen(Button("Open") {}.skeleton(false)).element("Open") != nil)
    }

    @Test func delaysThatMakeNoSenseWaitOrDoNot() {
        var happened: [String] = []
        let screen = Screen(
            VStack {
                Text("a").after(nil) { happened.append("nil") }
                Text("b").after(.nan) { happened.append("nan") }
                Text("c").after(-1) { happened.append("negative") }
                Text("d").after(.infinity) { happened.append("infinity") }
            })
        screen.wait(10)
        #expect(happened == ["negative"])
    }
}
