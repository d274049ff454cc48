import DesignSystem
import Foundation
import LedgerCore
import LedgerStore
import SwiftUI
import UniformTypeIdentifiers

/// Items from a spreadsheet's file of comma-separated values: chosen, looked at, created.
struct ImportItemsSheet: View {
    /// The project that the items go to; `nil` for the inventory.
    let projectID: String?
    @State private var result: ItemCSV.Import?
    @State private var picksFile = false
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss
    @OpenContexts private var contexts

    /// - Parameter result: what was read already, for previews.
    init(projectID: String?, result: ItemCSV.Import? = nil) {
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

    private var chooser: some View {
        FormSheet(
            title: String(localized: "Import Items"),
            description: String(
                localized: """
                    Choose a CSV file. Its first line names the columns: \
                    \(ItemCSV.Column.allCases.map(\.rawValue).joined(separator: ", ")). Only the name is required.
                    """),
            primaryAction: FormSheetAction(title: String(localized: "Choose File")) { picksFile = true },
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: error
        ) {
            EmptyView()
        }
    }

    private func preview(_ result: ItemCSV.Import) -> some View {
        FormSheet(
            title: String(localized: "Import Items"), description: summary(result),
            primaryAction: FormSheetAction(
                title: String(localized: "Import \(DisplayFormatting.itemCount(result.items.count))"),
                disabledReason: result.items.isEmpty
                    ? String(localized: "The file has no item to import. Choose another one.") : nil
            ) { create(result.items) },
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
                ForEach(result.items.prefix(Self.shown).indices, id: \.self) { row(result.items[$0]) }
            }
            if result.items.count > Self.shown {
                Text("And \(result.items.count - Self.shown) more")
                    .font(Typography.small)
                    .foregroundStyle(ReadableColors.textSecondary)
            }
        }
    }

    /// How many items the preview shows.
    private static let shown = 50

    private func summary(_ result: ItemCSV.Import) -> String {
        let skipped = result.problems.count { $0.isLineSkipped }
        return [
            String(localized: "\(DisplayFormatting.itemCount(result.items.count)) found."),
            skipped == 0
                ? nil
                : skipped == 1
                    ? String(localized: "1 line is skipped.") : String(localized: "\(skipped) lines are skipped."),
            result.unknownColumns.isEmpty
                ? nil
                : String(localized: "Columns that are not used: \(result.unknownColumns.joined(separator: ", "))."),
        ].compactMap(\.self).joined(separator: " ")
    }

    private func problem(_ problem: ItemCSV.Problem) -> some View {
        Text("Line \(problem.line): \(problem.message)\(problem.isLineSkipped ? " The line is skipped." : "")")
            .font(Typography.small)
            .foregroundStyle(BrandColors.textPrimary)
    }

    private func row(_ item: Item) -> some View {
        let price = item.purchasePriceCents.map(CurrencyFormatting.withDecimals)
        return DetailRow(
            label: [item.name, item.quantity.map { "× \($0)" }].compactMap(\.self).joined(separator: " "),
            value: price ?? "")
    }

    private func read(_ file: Result<URL, any Error>) {
        error = attempt(String(localized: "The file couldn’t be read. Choose a CSV file.")) {
            let url = try file.get()
            let isOpened = url.startAccessingSecurityScopedResource()
            defer { if isOpened { url.stopAccessingSecurityScopedResource() } }
            let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
            guard size <= Self.maximumBytes else {
                throw LedgerCore.ValidationError(
                    "file", String(localized: "The file is too large to be a list of items."))
            }
            guard let text = String(data: try Data(contentsOf: url), encoding: .utf8) else {
                throw LedgerCore.ValidationError(
                    "file", String(localized: "The file is not text in UTF-8. Export it as CSV (UTF-8)."))
            }
            let scope = contexts.scope(projectID: projectID)
            result = try ItemCSV.read(
                text, project: projectID, spaces: scope.spaces, categories: scope.budgetCategories)
        }
    }

    private static let maximumBytes = 10_000_000

    private func create(_ items: [Item]) {
        error = ledger.attempt(String(localized: "Failed to import the items. Please try again.")) {
            try $0.items.create(items)
        }
        guard error == nil else { return }
        Haptics.success()
        dismiss()
    }
}

#Preview("Choose") { PreviewScreen { ImportItemsSheet(projectID: PreviewLedger.projectID) } }

#Preview("Preview") {
    PreviewScreen {
        ImportItemsSheet(
            projectID: PreviewLedger.projectID,
            result: try? ItemCSV.read(
                "name,price,qty,room,finish\nSofa,1200.00,1,Den,oak\nLamp,cheap,2,,\n,5,,,", project: nil, spaces: [],
                categories: []))
    }
}
