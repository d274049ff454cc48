import DesignSystem
import Foundation
import LedgerCore
import LedgerStore
import SwiftUI

/// Closes the books up to a day, or opens them again.
struct CloseBooksSheet: View {
    /// How far they are closed at present.
    let closed: CalendarDate?
    @State private var day: Date
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    /// - Parameter today: the last day of the year before it is offered first.
    init(closed: CalendarDate?, today: CalendarDate) {
        self.closed = closed
        let lastYear = CalendarDate(year: max(today.year - 1, 1), month: 12, day: 31) ?? today
        _day = State(initialValue: TransactionDraft.date(closed ?? lastYear))
    }

    var body: some View {
        FormSheet(
            title: String(localized: "Close Books"),
            description: String(
                localized:
                    "Transactions up to this day can’t be added, changed, or deleted until the books are reopened."),
            primaryAction: FormSheetAction(title: String(localized: "Close Books")) {
                close(through: TransactionDraft.day(day))
            },
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: error
        ) {
            LabeledContent {
                DatePicker("Through", selection: $day, displayedComponents: .date).labelsHidden()
            } label: {
                Text("Through").font(Typography.label).foregroundStyle(ReadableColors.textSecondary)
            }
            if closed != nil {
                AppButton(title: String(localized: "Reopen Books"), variant: .secondary) { close(through: nil) }
            }
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }

    private func close(through day: CalendarDate?) {
        error = ledger.attempt(String(localized: "Failed to close the books. Please try again.")) {
            try $0.presets.closeBooks(through: day)
        }
        guard error == nil else { return }
        Haptics.success()
        dismiss()
    }
}

#Preview("Open") {
    PreviewScreen { CloseBooksSheet(closed: nil, today: CalendarDate(year: 2026, month: 3, day: 1)!) }
}
#Preview("Closed") {
    let day = CalendarDate(year: 2025, month: 12, day: 31)!
    PreviewScreen { CloseBooksSheet(closed: day, today: day) }
}
