import DesignSystem
import Foundation
import LedgerCore
import LedgerStore
import SwiftUI

/// What a client got for their money.
struct ClientSummaryReport: View {
    let summary: ReportAggregationCalculations.ClientSummary
    /// The receipt that is looked at.
    @State private var opened: MediaAttachment?
    /// The receipt that is no picture, to be handed to whatever can show it.
    @State private var shared: ExportedFile?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.openURL) private var openURL

    var body: some View {
        card(String(localized: "Total Spent"), summary.totalSpentCents)
        card(String(localized: "Total Market Value"), summary.totalMarketValueCents)
        card(String(localized: "Total Saved"), summary.totalSavedCents)
        if summary.items.isEmpty {
            EmptyMessage(icon: "cube.box", message: String(localized: "No items found."))
        } else {
            if !summary.breakdown.isEmpty {
                TitledCard(title: String(localized: "Category Breakdown")) {
                    ForEach(summary.breakdown, id: \.name) {
                        ReportRow(title: $0.name, amount: CurrencyFormatting.withDecimals($0.totalCents))
                    }
                }
            }
            TitledCard(title: String(localized: "Items")) {
                LazyVStack(alignment: .leading, spacing: Spacing.xs) {
                    ForEach(summary.items) { item in
                        row(item)
                        RowDivider()
                    }
                }
            }
            .fullScreenCover(item: $opened) { receipt in
                ImageGallery(images: [receipt], isPresented: Binding(get: { true }, set: { _ in opened = nil }))
            }
            .sheet(item: $shared) { ShareSheet(file: $0).presentationDetents([.medium, .large]) }
        }
    }

    private func card(_ title: String, _ cents: Int) -> some View {
        Card { ReportSum(title: title, amount: CurrencyFormatting.withDecimals(cents)) }
    }

    private func row(_ item: ReportAggregationCalculations.ClientSummaryItem) -> some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            ReportRow(
                title: item.name, facts: [item.source, item.spaceName].compactMap(\.self),
                amount: item.projectPriceCents.map(CurrencyFormatting.withDecimals) ?? CurrencyFormatting.missing)
            switch item.receipt {
            case .none: EmptyView()
            case .invoice: Badge(text: String(localized: "Invoice"), color: StatusColors.badgeInfo)
            case .receipt(let address):
                Button {
                    open(address)
                } label: {
                    Badge(text: String(localized: "Receipt"), color: StatusColors.badgeSuccess)
                }
                .buttonStyle(.plain)
            }
        }
    }

    /// Opens a receipt: one that is kept with the app in the gallery, as its own screen does, any other where its address
    /// leads.
    private func open(_ address: String) {
        let picture = MediaAddresses(ledger.storage).picture(at: address)
        guard let url = URL(string: picture) else { return }
        if !url.isFileURL {
            openURL(url)
        } else if url.pathExtension == MediaType.pdf.fileExtension {
            shared = ExportedFile(at: url)
        } else {
            opened = MediaAttachment(url: picture)
        }
    }
}
