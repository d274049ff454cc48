import Foundation
import SwiftUI
import Testing

@testable import DesignSystem

@MainActor struct ThemeTests {
    private struct Probe: View {
        @Themed(.ledger) private var theme

        var body: some View { Text(theme.name) }
    }

    @Test func aComponentHasItsOwnThemeUntilOneIsChosen() {
        #expect(Screen(Probe()).element("Ledger") != nil)
        #expect(Screen(Probe().theme(.shield)).element("Shield") != nil)
        #expect(Screen(Probe().theme(nil).theme(.shield)).element("Ledger") != nil)
    }

    @Test func aFourthThemeIsAValue() {
        let orchard = Theme.ledger.named("Orchard") { theme in
            theme.colors.primary = .green
            theme.radii.card = 20
        }
        #expect(Screen(Probe().theme(orchard)).element("Orchard") != nil)
        #expect(orchard.radii.card == 20 && Theme.ledger.radii.card == 12)
        #expect(orchard != .ledger)
    }

    @Test func theDocumentsNamesHaveTheirValues() {
        #expect(AppTheme.Spacing.small == 8 && AppTheme.Spacing.medium == 16)
        #expect(Spacing.screenPadding == 16 && Spacing.cardListGap == 12 && Spacing.xxxl == 48)
        #expect(Dimensions.cardRadius == 12 && Dimensions.buttonRadius == 8 && Dimensions.borderWidth == 1)
        #expect(Typography.h1 == Font.title3.weight(.bold))
        #expect(Typography.h2 == Font.headline)
        #expect(Typography.sectionLabel == Font.caption.weight(.semibold))
        #expect(StatusColors.metText == BrandColors.primary)
        #expect(StatusColors.budgetOverflow == StatusColors.overflowBar)
    }
}

/// Every pair of colours that components put on each other, in each theme and appearance, with its contrast. What the
/// documents' own colours make fail is listed, and nothing else may fail.
struct ContrastTests {
    /// The failures that come of the documents' own colours: theme, pair and appearance.
    private static let known: Set<String> = [
        "Ledger destructive on surface dark 3.89",
        "Ledger error on background dark 3.45",
        "Ledger error on surface dark 2.81",
        "Ledger error: onSoft on soft dark 4.27",
        "Ledger inputError on surface dark 3.89",
        "Ledger onDanger on danger dark 3.49",
        "Ledger onPrimaryFill on primaryFill dark 3.85",
        "Ledger onPrimaryFill on primaryFill light 3.85",
        "Ledger primary on background dark 4.33",
        "Ledger primary on background light 3.63",
        "Ledger primary on surface dark 3.52",
        "Ledger primary on surface light 3.85",
        "Ledger progressFill on progressTrack dark 2.95",
        "Ledger review: onSoft on soft dark 2.79",
        "Ledger success: onSoft on soft dark 3.24",
        "Ledger success: onSoft on soft light 3.48",
        "Ledger textTertiary on background light 2.39",
        "Ledger textTertiary on surface dark 3.83",
        "Ledger textTertiary on surface light 2.54",
        "Ledger warning: onSoft on soft light 3.89",
    ]

    @Test func whatFailsIsKnown() throws {
        var failures: Set<String> = []
        for theme in Theme.all {
            for pair in ContrastPair.all(in: theme) {
                for scheme in [ColorScheme.light, .dark] where pair.ratio(scheme) < pair.required {
                    failures.insert(
                        "\(theme.name) \(pair.name) \(scheme) " + String(format: "%.2f", pair.ratio(scheme)))
                }
            }
        }
        #expect(failures.subtracting(Self.known).sorted() == [])
        #expect(Self.known.subtracting(failures).sorted() == [])
    }

    @Test func ratiosAreThoseOfTheStandard() {
        let pair = ContrastPair(name: "", foreground: .white, ground: .black, required: 4.5)
        #expect(abs(pair.ratio(.light) - 21) < 0.001)
        #expect(abs(ContrastPair.ratio(of: .black, on: .black, in: .light) - 1) < 0.001)
        // What shines through counts as mixed with its ground.
        let faint = ContrastPair.ratio(of: .black.opacity(0.5), on: .white, in: .light)
        #expect(faint > 3.9 && faint < 4.1)
    }
}
