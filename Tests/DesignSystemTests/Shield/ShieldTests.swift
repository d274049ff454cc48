import Foundation
import SwiftUI
import Testing

@testable import DesignSystem

@MainActor struct ShieldTests {
    @Observable final class Journal {
        var entries: [String] = []
        var isOn = true
        var text = "secret"
    }

    @Test(arguments: ShieldButtonStyle.allCases, ShieldButtonSize.allCases)
    func aButtonActsAndIsLargeEnough(style: ShieldButtonStyle, size: ShieldButtonSize) throws {
        var taps = 0
        let screen = Screen(ShieldButton("Scan", style: style, size: size, icon: "shield") { taps += 1 })
        let button = try #require(screen.element("Scan"))
        #expect(button.frame.height >= 44)
        screen.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
        #expect(taps == 1)
        for busy in [
            ShieldButton("Scan", style: style, size: size, isLoading: true) { taps += 1 },
            ShieldButton("Scan", style: style, size: size, isDisabled: true) { taps += 1 },
        ] {
            let screen = Screen(busy)
            let button = try #require(screen.element("Scan"))
            #expect(!button.isEnabled)
            screen.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
        }
        #expect(taps == 1)
    }

    @Test func aButtonKeepsItsSizeWhileItWaits() throws {
        let idle = Screen(ShieldButton("Scan", isFullWidth: false) {})
        let busy = Screen(ShieldButton("Scan", isLoading: true, isFullWidth: false) {})
        #expect(try #require(idle.element("Scan")).frame == #require(busy.element("Scan")).frame)
        #expect(try #require(busy.element("Scan")).value == "Loading")
    }

    @Test func aCardTakesTapsOnlyWhereItHasAnAction() throws {
        var taps = 0
        let screen = Screen(ShieldCard(onTap: { taps += 1 }) { Text("Network") })
        let card = try #require(screen.element("Network"))
        #expect(card.role == .button)
        screen.tap(at: CGPoint(x: card.frame.maxX - 5, y: card.frame.midY))
        #expect(taps == 1)
        #expect(try #require(Screen(ShieldCard { Text("Network") }).element("Network")).role == .text)
    }

    @Test func aSecureFieldShowsWhatIsTypedWhenAsked() throws {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View { ShieldTextField("Password", text: $journal.text, isSecure: true) }
        }
        let screen = Screen(Page(journal: Journal()))
        #expect(try #require(screen.element("Password")).role == .secureTextField)
        #expect(try #require(screen.element("Show password")).activate())
        let open = try #require(screen.element("Password"))
        #expect(open.role == .textField && open.value == "secret")
        #expect(try #require(screen.element("Hide password")).activate())
        #expect(try #require(screen.element("Password")).role == .secureTextField)
    }

    @Test func aFieldTellsWhatIsKnownOfItsText() throws {
        let wrong = Screen(ShieldTextField("Email", text: .constant("x"), validation: .error("No address.")))
        #expect(wrong.element("No address.") != nil)
        #expect(try #require(wrong.element("Email")).hint == "No address.")
        let right = Screen(ShieldTextField("Email", text: .constant("x"), validation: .valid))
        #expect(right.element("Valid") != nil && right.element("No address.") == nil)
    }

    @Test func aModalClosesByItsButtonsAndActs() throws {
        let journal = Journal()
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                Color.white.shieldModal(
                    isPresented: $journal.isOn, title: "Remove?",
                    actions: [
                        ShieldModalAction("Remove", style: .danger) { journal.entries.append("removed") },
                        ShieldModalAction("Test", style: .secondary, dismisses: false) {
                            journal.entries.append("test")
                        },
                    ]
                ) { Text("Really?") }
            }
        }
        let screen = Screen(Page(journal: journal), size: CGSize(width: 390, height: 800))
        #expect(screen.element("Really?") != nil)
        #expect(try #require(screen.element("Test")).activate())
        #expect(journal.isOn)
        #expect(try #require(screen.element("Remove")).activate())
        #expect(journal.entries == ["test", "removed"] && !journal.isOn)
        #expect(screen.element("Really?") == nil)
        journal.isOn = true
        #expect(try #require(screen.element("Close")).activate())
        #expect(!journal.isOn)
    }

    @Test func initialsAreThoseOfTheFirstAndTheLastName() {
        #expect(ShieldAvatar.initials(of: "Ada Lovelace") == "AL")
        #expect(ShieldAvatar.initials(of: "  Anna Maria  von Trapp ") == "AT")
        #expect(ShieldAvatar.initials(of: "grace") == "G")
        #expect(ShieldAvatar.initials(of: " ") == "")
        #expect(ShieldAvatar.initials(of: "Élodie Ünal") == "ÉÜ")
    }

    @Test func anAvatarSaysWhoseItIsAndWhetherTheyAreThere() throws {
        let avatar = try #require(Screen(ShieldAvatar(name: "Ada", status: .away)).element("Ada"))
        #expect(avatar.value == "Away")
        #expect(avatar.frame.size == CGSize(width: 44, height: 44))
    }

    @Test(
        arguments: [
            (0.4, 1, "40%"), (7, 10, "70%"), (3, 0, "0%"), (-1, 1, "0%"), (5, 1, "100%"), (.nan, 1, "0%"),
            (1, .nan, "0%"), (.infinity, 1, "0%"),
        ] as [(Double, Double, String)])
    func aBarShowsAPartOfAll(value: Double, total: Double, expected: String) throws {
        let bar = Screen(ShieldProgressBar(value: value, total: total))
        #expect(try #require(bar.element("Progress")).value == expected)
    }

    @Test func anEmptyStatesButtonActs() throws {
        var taps = 0
        let screen = Screen(
            ShieldEmptyState(icon: "bell", title: "No alerts", actionTitle: "Scan") { taps += 1 })
        #expect(try #require(screen.element("Scan")).activate())
        #expect(taps == 1)
    }

    @Test func aSkeletonIsReadAsLoading() {
        #expect(Screen(ShieldSkeleton(.text(lines: -3))).element("Loading") != nil)
    }
}
