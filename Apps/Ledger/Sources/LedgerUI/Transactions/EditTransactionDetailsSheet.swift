import DesignSystem
import LedgerCore
import SwiftUI

/// The details of a transaction, to change.
struct EditTransactionDetailsSheet: View {
    /// A field to begin at.
    enum Field: Hashable {
        case amount, category, purchasedBy, taxRate
    }

    private let categories: [BudgetCategory]
    private let field: Field?
    /// The transaction as it was when the form opened.
    @State private var original: Transaction
    @State private var draft: TransactionDraft
    @State private var saving = FormSaving()
    @FocusState private var focus: Field?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    init(transaction: Transaction, categories: [BudgetCategory], field: Field? = nil) {
        self.categories = categories
        self.field = field
        _original = State(initialValue: transaction)
        _draft = State(initialValue: TransactionDraft(transaction))
    }

    var body: some View {
        ScrollViewReader { reader in
            FormSheet(
                title: String(localized: "Edit Details"),
                primaryAction: FormSheetAction(
                    title: String(localized: "Save"), disabledReason: draft.problem, action: save),
                secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: saving.error
            ) {
                fields
            }
            .onAppear {
                focus = field
                if let field { reader.scrollTo(field, anchor: .center) }
            }
        }
        .presentationDetents([.large])
        .presentationDragIndicator(.visible)
        .editConflicts($saving, save: save)
    }

    @ViewBuilder private var fields: some View {
        VendorPickerField(
            label: String(localized: "Vendor / Source"), placeholder: String(localized: "e.g. Amazon, Wayfair"),
            vendors: ledger.account.vendors,
            text: $draft.source)
        FormField(
            label: String(localized: "Amount ($)"), text: $draft.amount, placeholder: "0.00",
            errorText: draft.amountError,
            helperText: isKept ? String(localized: "Calculated from the items sold.") : nil, isDisabled: isKept
        )
        .keyboardType(.decimalPad)
        .focused($focus, equals: .amount)
        .id(Field.amount)
        TransactionDateField(date: $draft.date)
        WordPicker(
            title: String(localized: "Status"), selection: $draft.status, words: TransactionStatus.offered,
            label: \.label)
        WordPicker(
            title: String(localized: "Purchased By"), selection: $draft.purchasedBy,
            words: [.designBusiness, .clientCard],
            label: \.label
        )
        .id(Field.purchasedBy)
        WordPicker(
            title: String(localized: "Transaction Type"), selection: $draft.type, words: TransactionType.known,
            label: \.label)
        WordPicker(
            title: String(localized: "Reimbursement Type"), selection: reimbursement, words: ReimbursementType.known,
            none: nil,
            label: \.label)
        CategoryField(selection: $draft.categoryID, categories: categories).id(Field.category)
        Toggle("Email Receipt", isOn: $draft.hasEmailReceipt).font(Typography.label)
        if categories.type(of: draft.categoryID) == .itemized {
            TaxFields(draft: $draft)
                .focused($focus, equals: .taxRate)
                .id(Field.taxRate)
        }
    }

    /// None and nothing are the same.
    private var reimbursement: Binding<ReimbursementType?> {
        Binding {
            draft.reimbursement ?? ReimbursementType.none
        } set: {
            draft.reimbursement = $0
        }
    }

    /// Whether the system keeps the record; the store lets nobody change its amount.
    private var isKept: Bool { TransactionDisplayCalculations.isCanonicalSale(original) }

    private func save() {
        let edit = DocumentEdit(
            of: original, from: TransactionDraft(original).applied(to: original), to: draft.applied(to: original))
        let isSaved = saving.save(String(localized: "Failed to save the transaction. Please try again."), edit) {
            edit in
            try ledger.services().transactions.update(original.id ?? "") { try edit.apply(to: &$0) }
        }
        if isSaved { dismiss() }
    }
}

#Preview("Itemized") {
    PreviewScreen {
        EditTransactionDetailsSheet(
            transaction: Transaction(id: "t") {
                $0.source = "Wayfair"
                $0.amountCents = 108_250
                $0.subtotalCents = 100_000
                $0.taxRatePct = 8.25
                $0.transactionType = .purchase
                $0.budgetCategoryId = "furnishings"
            },
            categories: PreviewItems.categories)
    }
}

#Preview("Nothing set") {
    PreviewScreen { EditTransactionDetailsSheet(transaction: Transaction(id: "t"), categories: []) }
}
