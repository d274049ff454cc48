import Foundation
import LedgerCore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// The app in German: words, plurals, amounts and dates, and room for them.
@MainActor struct GermanTests {
    private static let german = Variant(scale: 1, locale: "de_DE")

    /// English texts that read differently in German.
    private static let english: Set<String> = {
        let file = SourceTexts.sources.appendingPathComponent("LedgerUI/Resources/Localizable.xcstrings")
        let json = try! JSONSerialization.jsonObject(with: Data(contentsOf: file)) as! [String: Any]
        let strings = json["strings"] as! [String: [String: [String: [String: Any]]]]
        return Set(
            strings.filter { key, entry in
                let unit = entry["localizations"]?["de"]?["stringUnit"] as? [String: String]
                return unit != nil && unit?["value"] != key && !key.contains("%") && key.count > 2
            }.keys)
    }()

    /// Previews of parts, which are handed words by the preview.
    private static let ownWords = [
        "TextArea.swift", "SecretField.swift", "NextStepsCard.swift", "ImagePickerField.swift", "ListSkeleton.swift",
    ]
    /// A category of the sample firm, and a column of a file.
    private static let data: Set<String> = ["Inventory", "space"]
    /// What people have entered in previews of long names.
    private static let entered = ["Donaudampf", "Pendant of hand-blown glass", "The rug comes last"]

    @Test("E1 No screen says anything in English where German is chosen", arguments: GalleryTests.previews)
    func isGerman(preview: PreviewEntry) throws {
        guard !Self.ownWords.contains(where: preview.file.hasSuffix) else { return }
        let screen = try RenderedView(preview, variant: Self.german)
        screen.advance(by: .seconds(1))
        for element in screen.elements {
            for said in [element.label, element.value, element.hint] {
                for part in said.split(separator: /, |\n/).map(String.init) {
                    #expect(
                        !Self.english.subtracting(Self.data).contains(part),
                        "\(preview.name) in \(preview.file): “\(part)”")
                }
            }
        }
    }

    @Test("E1 Each screen has room for German at accessibility3", arguments: GalleryTests.previews)
    func hasRoom(preview: PreviewEntry) throws {
        let screen = try RenderedView(
            preview, variant: Variant(typeSize: .accessibility3, scale: 1, locale: "de_DE"))
        screen.advance(by: .seconds(1))
        try screen.performAccessibilityAudit(for: .textClipped) { issue in
            // Cards and titles may shorten what people have entered.
            Self.entered.contains { issue.detailedDescription.contains($0) }
        }
    }

    @Test func amountsAndDates() async throws {
        let ledger = PreviewLedger.make(.empty)
        let id = try ledger.addProject("Seehaus", budgets: ["cat-furnishings": 1_234_567])
        let transaction = try ledger.addTransaction("Möbelhaus", project: id) {
            $0.amountCents = -1_234_550
            $0.transactionDate = CalendarDate(year: 2026, month: 3, day: 5)
            $0.budgetCategoryId = "cat-furnishings"
        }
        let screen = LedgerScreen(ledger, variant: Self.german) { TransactionDetailScreen(transactionID: transaction) }
        let isThere = await screen.screen.wait { screen.screen.description.contains("-12.345,50\u{A0}$") }
        #expect(isThere, "\(screen.screen)")
        #expect(screen.screen.description.contains("5. März 2026"))
    }
}
