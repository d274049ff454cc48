import LedgerCore
import Testing

@testable import DesignSystem

/// The design system does not know Ledger's models, so it has its own code for amounts; nobody may see a difference.
struct MoneyTextTests {
    @Test("E1 Cards of the design system write amounts as all other screens, texts and reports do")
    func sameEverywhere() {
        var generator = SystemRandomNumberGenerator()
        let random = (0..<2_000).map { _ in Int.random(in: -2_000_000_000_00...2_000_000_000_00, using: &generator) }
        let edges = [0, 1, -1, 49, 50, -49, -50, 99, 100, -100, 99_949, 99_950, -99_950, 100_000, -12_345_678_90]
        for cents in edges + [Int.max, Int.min] + random {
            #expect(BudgetNumbers.dollars(cents) == CurrencyFormatting.wholeDollars(cents))
            #expect(BudgetNumbers.exact(cents) == CurrencyFormatting.withDecimals(cents))
        }
    }
}
