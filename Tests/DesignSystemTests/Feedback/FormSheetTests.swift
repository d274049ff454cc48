import Foundation
import SwiftUI
import Testing

@testable import DesignSystem

@MainActor struct FormSheetTests {
    private func sheet(
        primary: FormSheetAction, secondary: FormSheetAction? = nil, error: String? = nil
    ) -> Screen {
        Screen(
            FormSheet(
                title: "Edit Item", description: "More", primaryAction: primary, secondaryAction: secondary,
                error: error
            ) {
                FormField(label: "Name", text: .constant("Chair"))
            })
    }

    @Test func itsButtonsAct() throws {
        var taps: [String] = []
        let screen = sheet(
            primary: FormSheetAction(title: "Save") { taps.append("save") },
            secondary: FormSheetAction(title: "Cancel") { taps.append("cancel") })
        #expect(try #require(screen.element("Save")).activate())
        #expect(try #require(screen.element("Cancel")).activate())
        #expect(taps == ["save", "cancel"])
    }

    @Test func aButtonThatWaitsOrIsDisabledTakesNoTaps() throws {
        var taps = 0
        for action in [
            FormSheetAction(title: "Save", isLoading: true) { taps += 1 },
            FormSheetAction(title: "Save", isDisabled: true) { taps += 1 },
        ] {
            let screen = sheet(primary: action)
            let button = try #require(screen.element("Save"))
            #expect(!button.isEnabled)
            screen.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
        }
        #expect(taps == 0)
    }

    @Test func itsPartsStandInOrder() throws {
        let screen = sheet(
            primary: FormSheetAction(title: "Save") {}, secondary: FormSheetAction(title: "Cancel") {},
            error: "Failed.")
        let places = try ["Edit Item", "More", "Name", "Failed.", "Save", "Cancel"].map {
            try #require(screen.element($0), "\($0)").frame.minY
        }
        #expect(places == places.sorted())
        #expect(try #require(screen.element("Edit Item")).traits.contains(.isHeader))
    }

    @Test func aSwitchIsNotCutOffAtTheEdgeOfWhatScrolls() throws {
        /// The columns of pixels in which the switch's track is drawn.
        func track(_ view: some View) throws -> Set<Int> {
            let image = try #require(ImageRenderer(content: view.frame(width: 320, height: 480)).cgImage)
            let pixels = image.pixels
            // Blue, green, red, opacity.
            let places = stride(from: 0, to: pixels.count - 3, by: 4).filter {
                pixels[$0] < 60 && pixels[$0 + 1] > 200 && pixels[$0 + 2] < 60
            }
            return Set(places.map { $0 / 4 % image.width })
        }
        let toggle = Toggle("Archived", isOn: .constant(true)).tint(Color(red: 0, green: 1, blue: 0))
        let whole = try track(toggle.padding())
        #expect(whole.count > 40)
        let form = FormSheet(title: "Edit", primaryAction: FormSheetAction(title: "Save") {}) { toggle }
        #expect(try track(form) == whole)
    }

    @Test func aStepIsAlwaysOneThatThereIs() {
        for (current, total, expected) in [
            (1, 3, "Step 1 of 3"), (9, 3, "Step 3 of 3"), (-4, 3, "Step 1 of 3"), (2, 0, "Step 1 of 1"),
        ] {
            let screen = Screen(
                MultiStepFormSheet(
                    title: "New", currentStep: current, totalSteps: total,
                    primaryAction: FormSheetAction(title: "Next") {}
                ) {
                    Text("Fields")
                })
            #expect(screen.element(expected) != nil)
        }
    }

    @Test func anErrorViewTriesAgainAndTellsOfNoConnection() throws {
        var tries = 0
        let screen = Screen(ErrorRetryView(onRetry: { tries += 1 }, isOffline: true))
        #expect(screen.elements.contains { $0.label.contains("Something went wrong") })
        #expect(screen.elements.contains { $0.label.contains("You appear to be offline") })
        #expect(try #require(screen.element("Try Again")).activate())
        #expect(tries == 1)
        #expect(Screen(ErrorRetryView()).element("Try Again") == nil)
    }

    @Test func aLoadingScreenSaysWhatItLoads() {
        #expect(Screen(LoadingScreen(message: "Loading items...")).element("Loading items...") != nil)
        #expect(Screen(LoadingScreen()).element("Loading") != nil)
    }
}
