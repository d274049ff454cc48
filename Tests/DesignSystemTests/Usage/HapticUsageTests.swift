import PerchTesting
import SwiftUI
import Testing

@testable import DesignSystem

/// What can be felt when something has come out.
@MainActor struct HapticUsageTests {
    private func felt(on screen: RenderedView) -> [String] {
        screen.requests.compactMap { request in
            if case .haptic(let name) = request.kind { name } else { nil }
        }
    }

    @Test(
        arguments: [
            (ShieldToastVariant.success, ["success"]), (.warning, ["warning"]), (.error, ["error"]), (.info, []),
        ] as [(ShieldToastVariant, [String])])
    func aToastIsFeltByItsKind(variant: ShieldToastVariant, expected: [String]) {
        let manager = ToastManager()
        let screen = phone(
            Button("Scan") { manager.showToast("Scan finished", variant: variant, duration: 3) }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .shieldToasts(manager))
        screen.button("Scan").tap()
        screen.advance(by: .seconds(1))
        #expect(felt(on: screen) == expected)
        // It is felt as it comes, and not as it goes.
        screen.advance(by: .seconds(5))
        #expect(felt(on: screen) == expected)
    }

    private struct Saving: View {
        let confirms: Bool
        let fails: Bool
        let onFailure: (@MainActor (any Error) -> Void)?

        var body: some View {
            AsyncButton("Save", confirmsSuccess: confirms, onFailure: onFailure) {
                try await Task.sleep(for: .seconds(0.5))
                if fails { throw LoadFailure(message: "No connection.") }
            }
        }
    }

    @Test(
        arguments: [
            (false, false, []), (true, false, ["success"]), (true, true, ["error"]), (false, true, ["error"]),
        ] as [(Bool, Bool, [String])])
    func whatAButtonsWorkCameToIsFelt(confirms: Bool, fails: Bool, expected: [String]) {
        let screen = phone(Saving(confirms: confirms, fails: fails, onFailure: nil))
        screen.button("Save").tap()
        #expect(felt(on: screen) == [])
        screen.advance(by: .seconds(1))
        #expect(felt(on: screen) == expected)
        #expect(screen.text("No connection.").exists == fails)
    }

    @MainActor private final class Failures {
        var messages: [String] = []
    }

    @Test func aFailureThatIsHandledElsewhereIsFeltAndShowsNoAlert() {
        let failures = Failures()
        let screen = phone(
            Saving(confirms: true, fails: true) { failures.messages.append(LoadFailure($0).message) })
        screen.button("Save").tap()
        screen.advance(by: .seconds(1))
        #expect(felt(on: screen) == ["error"] && failures.messages == ["No connection."])
        #expect(!screen.text("No connection.").exists && screen.button("Save").isEnabled)
    }

    @Test func aSuccessMarkIsFeltEachTimeItComes() {
        struct Page: View {
            @State private var isDone = false
            var body: some View { Button("Save") { isDone = true }.successMark(isPresented: $isDone) }
        }
        let screen = phone(Page())
        for count in 1...2 {
            screen.button("Save").tap()
            screen.advance(by: .seconds(3))
            #expect(felt(on: screen) == Array(repeating: "success", count: count))
        }
    }

    @Test func aProgramsOwnChoicesAreFelt() {
        let screen = phone(
            VStack {
                Button("Choose") { Haptics.selection() }
                Button("Warn") { Haptics.warning() }
            })
        screen.button("Choose").tap()
        screen.button("Warn").tap()
        #expect(felt(on: screen) == ["selection", "warning"])
    }
}
