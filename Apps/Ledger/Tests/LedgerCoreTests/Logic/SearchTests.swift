import Foundation
import Testing

@testable import LedgerCore

@Suite struct SearchTests {
    @Test(arguments: [
        ("40", 4000, 4099), ("0", 0, 99), ("40.0", 4000, 4009), ("40.1", 4010, 4019), ("40.00", 4000, 4000),
        ("$40", 4000, 4099), ("1,200", 120_000, 120_099), ("$1,200", 120_000, 120_099), ("$$4,0", 4000, 4099),
        ("40.25", 4025, 4025),
    ])
    func amounts(query: String, low: Int, high: Int) { #expect(SearchCalculations.amountRange(query) == low...high) }

    @Test(arguments: [
        "", "$", "abc", "40.", "40.000", "-40", "4a", ".5", "40.x", "99999999999999999999", "1000000000000", "٤",
        "40.1.2",
    ])
    func whatIsNoAmount(query: String) { #expect(SearchCalculations.amountRange(query) == nil) }

    @Test("WP14.1, WP14.2 Stock numbers without punctuation") func stockNumbers() {
        for text in ["ABC-123", "ABC/123", "ABC 123", "abc123"] {
            #expect(SearchCalculations.normalizedSKU(text) == "abc123")
        }
        #expect(SearchCalculations.normalizedSKU("--") == "")
    }

    @Test("WP14.1, WP14.2 Texts whatever their case") func folding() {
        let fold = { String(decoding: SearchCalculations.fold($0), as: UTF8.self) }
        #expect(fold("SoFa\u{0}\u{1F}!") == "sofa!")
        #expect(fold("E\u{301}TE\u{1F}") == "\u{e9}te")
        #expect(fold("\u{c9}TE") == "\u{e9}te")
    }

    @Test("WP14.1 The fields of items") func items() {
        let items = [
            Item(id: "a") {
                $0.name = "Blue Sofa"; $0.purchasePriceCents = 4050; $0.budgetCategoryId = "c"
            },
            Item(id: "b") {
                $0.source = "Arhaus"; $0.sku = "ABC-123"; $0.marketValueCents = 120_050
            },
            Item(id: "c") {
                $0.notes = "sofa table"; $0.projectPriceCents = 4000
            },
        ]
        let categories = [BudgetCategory(id: "c") { $0.name = "Furnishings" }, BudgetCategory { $0.name = "Furn" }]
        let find = { SearchCalculations.items(items, matching: $0, categories: categories).map(\.id) }
        #expect(find("") == ["a", "b", "c"])
        #expect(find("  ") == ["a", "b", "c"])
        #expect(find(" SOFA ") == ["a", "c"])
        #expect(find("arh") == ["b"])
        #expect(find("abc 12") == ["b"])
        #expect(find("c-1") == ["b"])
        #expect(find("40") == ["a", "c"])
        #expect(find("$1,200") == ["b"])
        #expect(find("furnish") == ["a"])
        #expect(find("sofa arh").isEmpty)
        // No text is found across two fields.
        #expect(find("sofaar").isEmpty && find("sofa\u{1F}") == ["a", "c"])
        #expect(find("---").isEmpty)
    }

    @Test("WP14.1 The fields of transactions") func transactions() {
        let transactions = [
            Transaction(id: "abcdefgh") {
                $0.transactionType = .toInventory; $0.purchasedBy = .clientCard; $0.amountCents = 999
            },
            Transaction(id: "b") {
                $0.isCanonicalInventorySale = true; $0.inventorySaleDirection = .projectToBusiness
            },
            Transaction(id: "c") {
                $0.source = "Target"; $0.notes = "pillows"; $0.budgetCategoryId = "c"
            },
        ]
        let categories = [BudgetCategory(id: "c") { $0.name = "Install" }]
        let find = { SearchCalculations.transactions(transactions, matching: $0, categories: categories).map(\.id) }
        #expect(find("abcdef") == ["abcdefgh"])
        #expect(find("abcdefg").isEmpty)
        #expect(find("sale to inv") == ["b"])
        #expect(find("to-inventory") == ["abcdefgh"])
        #expect(find("client card") == ["abcdefgh"])
        #expect(find("client-card") == ["abcdefgh"])
        #expect(find("pillow") == ["c"])
        #expect(find("install") == ["c"])
        #expect(find("9.99") == ["abcdefgh"])
        #expect(find("").count == 3)
    }

    @Test("WP14.1 The fields of spaces") func spaces() {
        let spaces = [
            Space(id: "a") { $0.name = "Den" }, Space(id: "b") { $0.notes = "the den" },
            Space(id: "c") {
                $0.name = "Den"; $0.isArchived = true
            },
        ]
        let find = { SearchCalculations.spaces(spaces, matching: $0).map(\.id) }
        #expect(find("DEN") == ["a", "b"])
        #expect(find("") == ["a", "b"])
        #expect(find("40").isEmpty)
    }

    /// Folded substrings are what Foundation finds without regard to case, on texts of all sorts.
    @Test func agreesWithFoundation() {
        var generator = SplitMix(seed: 7)
        let letters = Array("abcABC éÉñ-1.$")
        let word = { (length: ClosedRange<Int>) in
            String(
                (0..<Int.random(in: length, using: &generator)).map { _ in letters.randomElement(using: &generator)! })
        }
        for _ in 0..<3000 {
            let text = word(0...30)
            let query = word(1...3).trimmed
            guard !query.isEmpty else { continue }
            let found = SearchCalculations.contains(SearchCalculations.fold(text), SearchCalculations.fold(query))
            #expect(found == (text.range(of: query, options: .caseInsensitive) != nil), "\(text) / \(query)")
        }
    }
}

/// A reproducible source of random numbers.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
