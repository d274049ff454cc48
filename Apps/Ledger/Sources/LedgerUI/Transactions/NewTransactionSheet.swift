import DesignSystem
import LedgerCore
import SwiftUI

/// A new transaction in three steps: what it is, where, and the rest.
struct NewTransactionSheet: View {
    let projectID: String?
    @State private var step: TransactionFormValidation.Step
    @State private var draft = TransactionDraft()
    @State private var showsErrors = false
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss
    @ScaledMetric private var iconColumn = Spacing.xl

    /// - Parameter step: where it begins.
    init(projectID: String?, step: TransactionFormValidation.Step = .type) {
        self.projectID = projectID
        _step = State(initialValue: step)
    }

    var body: some View {
        MultiStepFormSheet(
            title: String(localized: "New Transaction"), currentStep: step.rawValue,
            totalSteps: TransactionFormValidation.Step.allCases.count, primaryAction: primary,
            secondaryAction: secondary,
            error: error
        ) {
            switch step {
            case .type: types
            case .destination: destination
            case .details: details
            }
        }
        .presentationDetents([.large])
        .presentationDragIndicator(.visible)
        .onAppear {
            draft.date = draft.date ?? TransactionDraft.date(ledger.today)
            draft.categoryID = draft.categoryID ?? ledger.account.presets?.defaultBudgetCategoryId
            draft.status = draft.status ?? .pending
            draft.purchasedBy = draft.purchasedBy ?? .designBusiness
        }
    }

    private var primary: FormSheetAction {
        switch step {
        case .type:
            FormSheetAction(
                title: String(localized: "Next"),
                disabledReason: draft.type == nil ? String(localized: "Choose a type to continue.") : nil
            ) {
                step = .destination
            }
        case .destination: FormSheetAction(title: String(localized: "Next"), action: leaveDestination)
        case .details:
            FormSheetAction(
                title: String(localized: "Create Transaction"), disabledReason: draft.problem, action: create)
        }
    }

    private var secondary: FormSheetAction {
        switch step {
        case .type: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }
        case .destination: FormSheetAction(title: String(localized: "Back")) { step = .type }
        case .details: FormSheetAction(title: String(localized: "Back")) { step = .destination }
        }
    }

    // MARK: Step 1

    @ViewBuilder private var types: some View {
        Text("What type of transaction?").font(Typography.h3).accessibilityAddTraits(.isHeader)
        ForEach(TransactionType.known, id: \.rawValue) { type in
            Button {
                draft.type = type
                step = .destination
            } label: {
                HStack(spacing: Spacing.md) {
                    Image(systemName: type.icon)
                        .foregroundStyle(ReadableColors.brand)
                        .frame(minWidth: iconColumn)
                        .accessibilityHidden(true)
                    Text(type.label ?? type.rawValue).font(Typography.h3).foregroundStyle(BrandColors.textPrimary)
                    Spacer()
                    Image(systemName: "chevron.forward")
                        .foregroundStyle(ReadableColors.textTertiary)
                        .accessibilityHidden(true)
                }
                .frame(minHeight: Measures.touchTarget)
                .cardStyle()
                .contentShape(.rect)
            }
            .buttonStyle(.plain)
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(draft.type == type ? .isSelected : [])
        }
    }

    // MARK: Step 2

    @ViewBuilder private var destination: some View {
        Text(TransactionFormValidation.prompt(draft.type)).font(Typography.h3).accessibilityAddTraits(.isHeader)
        VendorPickerField(
            label: String(localized: "Source / Vendor"), vendors: ledger.account.vendors, text: $draft.source)
        if showsErrors, let message = destinationErrors.message(for: "destination") {
            ValidationMessage(message)
        }
    }

    private var destinationErrors: [ValidationError] {
        TransactionFormValidation.validate(
            .destination, transactionType: draft.type, destination: draft.source.textOrNil)
    }

    private func leaveDestination() {
        showsErrors = true
        if destinationErrors.isEmpty { step = .details }
    }

    // MARK: Step 3

    @ViewBuilder private var details: some View {
        FormField(label: String(localized: "Source / Vendor"), text: $draft.source)
        TransactionDateField(date: $draft.date)
        FormField(
            label: String(localized: "Amount"), text: $draft.amount, placeholder: "$0.00", errorText: draft.amountError
        )
        .keyboardType(.decimalPad)
        WordPicker(
            title: String(localized: "Status"), selection: $draft.status, words: TransactionStatus.offered, none: nil,
            label: \.label)
        WordPicker(
            title: String(localized: "Purchased By"), selection: $draft.purchasedBy,
            words: [.designBusiness, .clientCard], none: nil,
            label: \.label)
        WordPicker(
            title: String(localized: "Reimbursement Type"), selection: reimbursement, words: ReimbursementType.known,
            none: nil,
            label: \.label)
        FormField(label: String(localized: "Notes"), text: $draft.notes, axis: .vertical)
        CategoryField(
            selection: $draft.categoryID, categories: ledger.account.budgetCategories,
            none: String(localized: "Select Category"))
        Toggle("Email Receipt", isOn: $draft.hasEmailReceipt).font(Typography.label)
        if ledger.account.budgetCategories.type(of: draft.categoryID) == .itemized { TaxFields(draft: $draft) }
    }

    private var reimbursement: Binding<ReimbursementType?> {
        Binding {
            draft.reimbursement ?? ReimbursementType.none
        } set: {
            draft.reimbursement = $0
        }
    }

    private func create() {
        error = ledger.attempt { services in
            try services.transactions.create(draft.applied(to: Transaction { $0.projectId = projectID }))
        }
        if error == nil { dismiss() }
    }
}

extension TransactionType {
    var icon: String {
        switch self {
        case .purchase: "cart"
        case .sale: "dollarsign.circle"
        case .return: "arrow.uturn.left"
        case .toInventory: "shippingbox"
        case .other: "questionmark.circle"
        }
    }
}

#Preview("First step") { PreviewScreen { NewTransactionSheet(projectID: PreviewLedger.projectID) } }
#Preview("Second step") {
    PreviewScreen { NewTransactionSheet(projectID: PreviewLedger.projectID, step: .destination) }
}
#Preview("Third step") { PreviewScreen { NewTransactionSheet(projectID: PreviewLedger.projectID, step: .details) } }
