import DesignSystem
import Foundation
import LedgerCore
import LedgerStore
import SwiftUI
import UniformTypeIdentifiers

/// Items or transactions from a spreadsheet's file of comma-separated values: chosen, looked at, created in one write that
/// can be undone.
struct ImportSheet: View {
    /// What a file holds.
    enum Kind: Hashable {
        case items, transactions
    }

    let kind: Kind
    /// The project that they go to; `nil` for the inventory.
    let projectID: String?
    @State private var result: ImportedRows?
    @State private var picksFile = false
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss
    @OpenContexts private var contexts

    /// - Parameter result: what was read already, for previews.
    init(_ kind: Kind, projectID: String?, result: ImportedRows? = nil) {
        self.kind = kind
        self.projectID = projectID
        _result = State(initialValue: result)
    }

    var body: some View {
        Group {
            if let result { preview(result) } else { chooser }
        }
        .presentationDetents([.large])
        .presentationDragIndicator(.visible)
        .fileImporter(isPresented: $picksFile, allowedContentTypes: [.commaSeparatedText, .plainText]) { read($0) }
    }

    private var title: String {
        kind == .items ? String(localized: "Import Items") : String(localized: "Import Transactions")
    }

    private var explanation: String {
        switch kind {
        case .items:
            String(
                localized: """
                    Choose a CSV file. Its first line names the columns: \
                    \(ItemCSV.Column.allCases.map(\.rawValue).joined(separator: ", ")). Only the name is required.
                    """)
        case .transactions:
            String(
                localized: """
                    Choose a CSV file. Its first line names the columns: \
                    \(TransactionCSV.Column.allCases.map(\.rawValue).joined(separator: ", ")). Only the amount is required.
                    """)
        }
    }

    private var chooser: some View {
        FormSheet(
            title: title, description: explanation,
            primaryAction: FormSheetAction(title: String(localized: "Choose File")) { picksFile = true },
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: error
        ) {
            EmptyView()
        }
    }

    private func preview(_ result: ImportedRows) -> some View {
        FormSheet(
            title: title, description: summary(result),
            primaryAction: FormSheetAction(
                title: String(localized: "Import \(result.countText)"), disabledReason: result.emptyReason
            ) { create(result) },
            secondaryAction: FormSheetAction(title: String(localized: "Back")) { self.result = nil }, error: error
        ) {
            if !result.problems.isEmpty {
                TitledCard(title: String(localized: "Check These Lines")) {
                    VStack(alignment: .leading, spacing: Spacing.sm) {
                        ForEach(result.problems.indices, id: \.self) { problem(result.problems[$0]) }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            VStack(spacing: Spacing.none) {
                let rows = result.rows(Self.shown)
                ForEach(rows.indices, id: \.self) { DetailRow(label: rows[$0].label, value: rows[$0].value) }
            }
            if result.count > Self.shown {
                Text("And \(result.count - Self.shown) more")
                    .font(Typography.small)
                    .foregroundStyle(ReadableColors.textSecondary)
            }
        }
    }

    /// How many lines the preview shows.
    private static let shown = 50

    private func summary(_ result: ImportedRows) -> String {
        let skipped = result.problems.count { $0.isLineSkipped }
        return [
            String(localized: "\(result.countText) found."),
            skipped == 0
                ? nil
                : skipped == 1
                    ? String(localized: "1 line is skipped.") : String(localized: "\(skipped) lines are skipped."),
            result.unknownColumns.isEmpty
                ? nil
                : String(localized: "Columns that are not used: \(result.unknownColumns.joined(separator: ", "))."),
        ].compactMap(\.self).joined(separator: " ")
    }

    private func problem(_ problem: CSVProblem) -> some View {
        Text("Line \(problem.line): \(problem.message)\(problem.isLineSkipped ? " The line is skipped." : "")")
            .font(Typography.small)
            .foregroundStyle(BrandColors.textPrimary)
    }

    private func read(_ file: Result<URL, any Error>) {
        error = attempt(String(localized: "The file couldn’t be read. Choose a CSV file.")) {
            let url = try file.get()
            let isOpened = url.startAccessingSecurityScopedResource()
            defer { if isOpened { url.stopAccessingSecurityScopedResource() } }
            let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
            guard size <= Self.maximumBytes else {
                throw LedgerCore.ValidationError("file", String(localized: "The file is too large to be such a list."))
            }
            guard let text = String(data: try Data(contentsOf: url), encoding: .utf8) else {
                throw LedgerCore.ValidationError(
                    "file", String(localized: "The file is not text in UTF-8. Export it as CSV (UTF-8)."))
            }
            let scope = contexts.scope(projectID: projectID)
            result =
                switch kind {
                case .items:
                    .items(
                        try ItemCSV.read(
                            text, project: projectID, spaces: scope.spaces, categories: scope.budgetCategories))
                case .transactions:
                    .transactions(
                        try TransactionCSV.read(
                            text, project: projectID, categories: scope.budgetCategories,
                            known: Set(scope.transactions.compactMap(\.id))))
                }
        }
    }

    private static let maximumBytes = 10_000_000

    private func create(_ result: ImportedRows) {
        error = ledger.attempt(String(localized: "The import failed. Please try again.")) { services in
            let made: UndoOffer.Undone =
                switch result {
                case .items(let found): .items(try services.items.create(found.items))
                case .transactions(let found): .transactions(try services.transactions.create(found.transactions))
                }
            ledger.undoOffer = UndoOffer(message: String(localized: "\(result.countText) imported"), undone: made)
        }
        guard error == nil else { return }
        Haptics.success()
        dismiss()
    }
}

/// What was read of a file.
enum ImportedRows: Hashable {
    case items(ItemCSV.Import)
    case transactions(TransactionCSV.Import)

    var count: Int {
        switch self {
        case .items(let found): found.items.count
        case .transactions(let found): found.transactions.count
        }
    }

    /// Such as `2 items`.
    var countText: String {
        switch self {
        case .items: DisplayFormatting.itemCount(count)
        case .transactions: String(localized: "\(count) transactions")
        }
    }

    /// Why there is nothing to import; `nil` if there is something.
    var emptyReason: String? {
        guard count == 0 else { return nil }
        return switch self {
        case .items: String(localized: "The file has no item to import. Choose another one.")
        case .transactions: String(localized: "The file has no transaction to import. Choose another one.")
        }
    }

    var problems: [CSVProblem] {
        switch self {
        case .items(let found): found.problems
        case .transactions(let found): found.problems
        }
    }

    var unknownColumns: [String] {
        switch self {
        case .items(let found): found.unknownColumns
        case .transactions(let found): found.unknownColumns
        }
    }

    /// What the first lines say.
    func rows(_ limit: Int) -> [(label: String, value: String)] {
        switch self {
        case .items(let found):
            found.items.prefix(limit).map { item in
                (
                    [item.name, item.quantity.map { "× \($0)" }].compactMap(\.self).joined(separator: " "),
                    item.purchasePriceCents.map(CurrencyFormatting.withDecimals) ?? ""
                )
            }
        case .transactions(let found):
            found.transactions.prefix(limit).map { transaction in
                (
                    [transaction.source, transaction.transactionDate.map { DisplayFormatting.date($0) }]
                        .compactMap(\.self).joined(separator: ", "),
                    transaction.amountCents.map(CurrencyFormatting.withDecimals) ?? ""
                )
            }
        }
    }
}

#Preview("Choose") { PreviewScreen { ImportSheet(.items, projectID: PreviewLedger.projectID) } }

#Preview("Choose transactions") { PreviewScreen { ImportSheet(.transactions, projectID: PreviewLedger.projectID) } }

#Preview("Preview") {
    PreviewScreen {
        ImportSheet(
            .items, projectID: PreviewLedger.projectID,
            result: (try? ItemCSV.read(
                "name,price,qty,room,finish\nSofa,1200.00,1,Den,oak\nLamp,cheap,2,,\n,5,,,", project: nil, spaces: [],
                categories: [])).map(ImportedRows.items))
    }
}

#Preview("Preview of transactions") {
    PreviewScreen {
        ImportSheet(
            .transactions, projectID: PreviewLedger.projectID,
            result: (try? TransactionCSV.read(
                "date,vendor,amount,category,check\n2026-03-01,Wayfair,1200.00,Art,7\n3/2/2026,Ross,cheap,,\n,,,,",
                project: nil, categories: [], known: [])).map(ImportedRows.transactions))
    }
}
