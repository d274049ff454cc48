import Testing

@testable import LedgerCore

@Suite struct FormattingTests {
    @Test(arguments: [
        (0, "$0"), (15000, "$150"), (15099, "$151"), (15049, "$150"), (-5000, "-$50"), (10_000_000, "$100,000"),
        (1_000_000, "$10,000"), (99_950, "$1,000"), (-50, "-$1"), (-49, "$0"), (123_456_700, "$1,234,567"),
    ])
    func wholeDollars(cents: Int, text: String) { #expect(CurrencyFormatting.wholeDollars(cents) == text) }

    @Test(arguments: [
        (1, "$0.01"), (10000, "$100.00"), (15099, "$150.99"), (0, "$0.00"), (-50, "-$0.50"), (-12345, "-$123.45"),
        (99, "$0.99"), (123_456, "$1,234.56"), (-5000, "-$50.00"), (123_456_789, "$1,234,567.89"),
        (100_000, "$1,000.00"), (99_900, "$999.00"),
    ])
    func withDecimals(cents: Int, text: String) { #expect(CurrencyFormatting.withDecimals(cents) == text) }

    @Test(arguments: [
        (50000, "$500"), (99999, "$999"), (100_000, "$1K"), (150_000, "$1.5K"), (1_500_000, "$15K"),
        (100_000_000, "$1M"), (150_000_000, "$1.5M"), (-150_000, "-$1.5K"), (99_999_999, "$1M"), (-100, "-$1"),
        (99_940_000, "$999.4K"), (105_000_000, "$1.1M"),
    ])
    func compact(cents: Int, text: String) { #expect(CurrencyFormatting.compact(cents) == text) }

    @Test func extremesDoNotCrash() {
        for cents in [Int.min, Int.max] {
            #expect(!CurrencyFormatting.compact(cents).isEmpty)
            #expect(!CurrencyFormatting.withDecimals(cents).isEmpty)
            #expect(!CurrencyFormatting.wholeDollars(cents).isEmpty)
        }
    }

    @Test func transactionAmount() {
        #expect(CurrencyFormatting.transactionAmount(nil) == "—")
        #expect(CurrencyFormatting.transactionAmount(150) == "$1.50")
    }

    @Test(arguments: [
        ("1,299.99", 129_999), ("2499.99", 249_999), ("$5", 500), (" 5.5 ", 550), (".5", 50), ("5.", 500), ("0", 0),
        ("1.005", 101), ("1.004", 100), ("0.995", 100), ("1.0049", 100), ("9999999999", 999_999_999_900),
        ("$1,234.5", 123_450), ("12,50", 1_250), ("1,234", 123_400), ("12,34,567", 123_456_700), ("1 234.50", 123_450),
        ("1’234.50", 123_450), ("12,", 1_200), (",5", 50), ("١٢٫٥٠", 1_250), ("５", 500),
    ])
    func centsFromText(text: String, cents: Int) { #expect(CurrencyFormatting.cents(from: text) == cents) }

    @Test(arguments: [
        "-5", "-0", "abc", "", " ", "$", ".", "1.2.3", "1e5", "1e9", "0x10", "1,2,3", "1,2345",
        "1234,567", "12,50.00", "1,,234", "1️⃣", "½", "99999999999", "99999999999999999999999", "1 2",
    ])
    func whatIsNoPrice(text: String) { #expect(CurrencyFormatting.cents(from: text) == nil) }

    @Test(arguments: [
        ("2026-02-25", "Feb 25, 2026"), ("2026-02-25T10:30:00Z", "Feb 25, 2026"),
        ("2026-02-25T10:30:00.123Z", "Feb 25, 2026"), ("2026-12-01", "Dec 1, 2026"), ("", "—"), ("soon", "—"),
        (nil, "—"),
    ])
    func dates(text: String?, label: String) { #expect(DisplayFormatting.date(text: text) == label) }

    @Test func longDate() throws {
        #expect(DisplayFormatting.longDate(try #require(CalendarDate("2026-02-05"))) == "February 5, 2026")
    }

    @Test func counts() {
        #expect([0, 1, 2].map(DisplayFormatting.itemCount) == ["0 items", "1 item", "2 items"])
    }

    @Test func selections() {
        #expect([1, 2].map(DisplayFormatting.selectedItems) == ["1 Item Selected", "2 Items Selected"])
    }

    @Test func taxRates() {
        #expect(DisplayFormatting.taxRate(8.25) == "8.25%")
        #expect(DisplayFormatting.taxRate(8) == "8%")
        #expect(DisplayFormatting.taxRate(nil) == "—")
    }

    @Test func notes() {
        #expect(DisplayFormatting.notesPreview(nil) == nil)
        #expect(DisplayFormatting.notesPreview("") == nil)
        let hundred = String(repeating: "x", count: 100)
        #expect(DisplayFormatting.notesPreview(hundred) == hundred)
        #expect(DisplayFormatting.notesPreview(hundred + "y") == hundred + "...")
    }
}
