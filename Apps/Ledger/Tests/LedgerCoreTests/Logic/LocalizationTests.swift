import Foundation
import Testing

@testable import LedgerCore

struct LocalizationTests {
    private func style(_ region: String) -> AmountStyle { AmountStyle.of(Locale(identifier: region)) }

    @Test(
        "Amounts are written as the region does",
        arguments: [
            ("en_US", -123_450, "-$1,234.50", "-$1,235"), ("de_DE", -123_450, "-1.234,50\u{A0}$", "-1.235\u{A0}$"),
            ("fr_FR", 1_234_567_00, "1\u{202F}234\u{202F}567,00\u{A0}$", "1\u{202F}234\u{202F}567\u{A0}$"),
            // Groups of two, and no group for four digits.
            ("en_IN", 1_234_567_00, "$12,34,567.00", "$12,34,567"), ("es_ES", 123_400, "1234,00\u{A0}$", "1234\u{A0}$"),
        ])
    func amounts(region: String, cents: Int, exact: String, whole: String) {
        #expect(style(region).withDecimals(cents) == exact)
        let dollars = Int((Double(cents) / 100).rounded(.toNearestOrAwayFromZero))
        #expect(style(region).whole(dollars) == whole)
    }

    @Test func allRegionsWriteAsTheSystemDoes() {
        for region in [
            "en_US", "en_GB", "de_DE", "de_AT", "de_CH", "fr_FR", "it_IT", "pl_PL", "ja_JP", "hi_IN", "ar_EG",
        ] {
            let locale = Locale(identifier: region)
            for cents in [0, 5, -5, 99, 100, -12_345, 123_456_789, -1_000_000_00] {
                let expected = (Decimal(cents) / 100).formatted(
                    .currency(code: "USD").presentation(.narrow).precision(.fractionLength(2)).locale(locale))
                #expect(AmountStyle.of(locale).withDecimals(cents) == expected, "\(region)")
            }
        }
    }

    @Test func phrasesReadAsTheyAreWritten() {
        let name = "Lamp"
        #expect(localized("\(name): \(3) of \(4.5)") == "Lamp: 3 of 4.5")
        let phrase: Phrase = "\(name): \(3)"
        #expect(phrase.parts == [.text("Lamp"), .literal(": "), .number(3)])
    }

    @Test(
        "What is typed in a region with a comma is read",
        arguments: [
            ("1.234,50", 123_450), ("1234,5", 123_450), ("12.50", 1_250), ("1.234", 123_400), ("0,99 $", 99),
            ("1.234.567", 123_456_700), ("1,234.50", nil), ("1.2.3", nil), ("1,2,3", nil), ("12,x", nil), ("", nil),
            (".500", nil), ("1234.567", nil), ("1 234,50", 123_450), ("12 50", nil),
        ] as [(String, Int?)])
    func typed(text: String, cents: Int?) {
        #expect(CurrencyFormatting.typedCents(from: text, style("de_DE")) == cents)
    }

    @Test func whatIsTypedInFrance() {
        #expect(CurrencyFormatting.typedCents(from: "1 234,50", style("fr_FR")) == 123_450)
        #expect(CurrencyFormatting.typedCents(from: "1\u{202F}234,50 $", style("fr_FR")) == 123_450)
        // The keyboard of numbers has a point.
        #expect(CurrencyFormatting.typedCents(from: "1234.5", style("fr_FR")) == 123_450)
    }

    @Test func whatIsTypedInTheUnitedStates() {
        #expect(CurrencyFormatting.typedCents(from: "$1,234.50", style("en_US")) == 123_450)
        #expect(CurrencyFormatting.typedCents(from: "12,50", style("en_US")) == 1_250)
        #expect(CurrencyFormatting.typed(123_450) == "1234.50")
    }

    @Test("What is typed with the digits and marks of other regions is read")
    func otherDigits() {
        #expect(CurrencyFormatting.typedCents(from: "١٬٢٣٤٫٥٠", style("ar_EG")) == 123_450)
        #expect(CurrencyFormatting.typedCents(from: "12,34,567.5", style("en_IN")) == 123_456_750)
        #expect(CurrencyFormatting.typedCents(from: "1’234.50", style("de_CH")) == 123_450)
    }
}
