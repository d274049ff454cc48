import PerchTesting
import SwiftUI
import Testing

@testable import DesignSystem

/// What moves while something is pressed, goes on or has failed, at several moments side by side.
@MainActor struct FeedbackMotionSnapshotTests {
    // MARK: Buttons

    @Test func aButtonFadesWhileItIsPressed() {
        for (name, isLifted) in [("pressed", false), ("lifted", true)] {
            holdStrip(
                { AppButton(title: "Save") {}.padding(8) }, height: 80, over: 0...0.25, named: name,
                use: { screen in
                    let finger = HeldFinger(on: screen.button("Save"))
                    guard isLifted else { return }
                    screen.settle()
                    finger.lift()
                })
        }
    }

    @Test func aButtonSpinsOnceItsWorkTakesAWhile() {
        holdStrip(
            {
                AsyncButton("Save") { try await Task.sleep(for: .seconds(0.8)) }
                    .buttonStyle(.borderedProminent)
                    .frame(maxHeight: .infinity)
            }, width: 100, height: 60, over: 0...1, frames: 11, named: "spinner",
            use: { $0.button("Save").tap() })
    }

    // MARK: Screens

    @Test func aScreenIsCovered() {
        holdStrip(
            Turning { isOn in
                Text("Content")
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .blockingOverlay(isPresented: isOn.wrappedValue, message: "Exporting…")
            }, width: 240, height: 200, over: 0...0.6, named: "covered")
    }

    private struct Items: View {
        let state: LoadState<String>

        var body: some View {
            LoadStateView(state, message: "Loading items...", retry: {}) { name in
                Text(name).frame(maxWidth: .infinity, maxHeight: .infinity)
            } empty: {
                Text("None")
            }
        }
    }

    @Test func aLoaderWaitsBeforeItShows() {
        holdStrip(Items(state: .loading), height: 120, over: 0...0.6, frames: 7, named: "loader")
    }

    @Test func whatIsLoadedTakesTheLoadersPlace() {
        for (name, state) in [
            ("loaded", LoadState.loaded("Lounge chair")), ("failed", .failed(LoadFailure(message: "No connection."))),
        ] {
            holdStrip(
                Turning { isOn in Items(state: isOn.wrappedValue ? state : .loading) }
                    .environment(\.loaderDelay, 0), width: 200, height: 220, over: 0...0.4, named: name)
        }
    }

    @Test func aFormsErrorAppearsAboveItsButtons() {
        holdStrip(
            Turning { isOn in
                FormSheet(
                    title: "Edit", primaryAction: FormSheetAction(title: "Save") {},
                    error: isOn.wrappedValue ? "Saving failed." : nil
                ) {
                    FormField(label: "Name", text: .constant("Chair"))
                }
            }, width: 200, height: 260, over: 0...0.4, named: "error")
    }
}
