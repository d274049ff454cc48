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

/// Every pair of colors that components put on each other, in each theme and appearance, with its contrast. What the
/// documents' own colors make fail is listed by theme with its ratio, and nothing else may fail.
struct ContrastTests {
    /// The failures that come of the documents' own colors: pair, appearance and ratio.
    private static let known: [String: Set<String>] = [
        // The kit that the native wrappers are made with: its lines, its red while a row is pressed, its amber.
        "Bubbles": [
            "destructive on surfacePressed dark 3.75",
            "inputBorder on background dark 1.44",
            "inputBorder on background light 1.26",
            "inputBorder on surface dark 1.44",
            "inputBorder on surface light 1.26",
            "inputError on surfacePressed dark 3.75",
            "progressWarning on progressTrack light 2.92",
            "warning.solid on progressTrack light 2.92",
        ],
        // The document of Ledger's library: brass as text, its badges' colors, its third rank of text, its lines.
        "Ledger": [
            "error.solid on progressTrack dark 2.35",
            "info.solid on progressTrack dark 2.20",
            "inputBorder on background dark 1.89",
            "inputBorder on background light 1.53",
            "inputBorder on surface dark 1.54",
            "inputBorder on surface light 1.63",
            "progressFill on progressTrack dark 2.95",
            "progressWarning on progressTrack light 1.49",
            "warning.solid on progressTrack light 2.57",
        ],
    ]

    @Test(arguments: Theme.all.map(\.name)) func whatFailsIsKnown(name: String) throws {
        let theme = try #require(Theme.all.first { $0.name == name })
        var failures: Set<String> = []
        for pair in ContrastPair.all(in: theme) {
            for scheme in [ColorScheme.light, .dark] where pair.ratio(scheme) < pair.required {
                failures.insert("\(pair.name) \(scheme) " + String(format: "%.2f", pair.ratio(scheme)))
            }
        }
        let known = Self.known[name] ?? []
        #expect(failures.subtracting(known).sorted() == [])
        #expect(known.subtracting(failures).sorted() == [])
    }

    @Test func noPairIsListedTwice() {
        for theme in Theme.all {
            let names = ContrastPair.all(in: theme).map(\.name)
            #expect(names.count == Set(names).count)
        }
    }

    @Test func ratiosAreThoseOfTheStandard() {
        let pair = ContrastPair(name: "", foreground: .white, ground: .black, required: 4.5)
        #expect(abs(pair.ratio(.light) - 21) < 0.001)
        #expect(abs(ContrastPair.ratio(of: .black, on: .black, in: .light) - 1) < 0.001)
        // What shines through counts as mixed with its ground.
        let faint = ContrastPair.ratio(of: .black.opacity(0.5), on: .white, in: .light)
        #expect(faint > 3.9 && faint < 4.1)
        // So does what shows through the ground.
        let tinted = ContrastPair.ratio(of: .black, on: .white.opacity(0.5), over: .black, in: .light)
        #expect(tinted > 5.2 && tinted < 5.4)
    }
}
