import DesignSystem
import LedgerCore
import SwiftUI

/// What is typed about a project, whether it is new or changed.
struct ProjectDraft {
    var name = ""
    var clientName = ""
    var clientAddress = ""
    var description = ""
    /// What was typed, by category.
    var allocations: [String: String] = [:]
    var image: Data?

    init() {}

    init(_ project: Project, budgets: [ProjectBudgetCategory]) {
        name = project.name
        clientName = project.clientName
        clientAddress = project.clientAddress ?? ""
        description = project.description ?? ""
        for budget in budgets {
            guard let id = budget.id, let cents = budget.budgetCents else { continue }
            allocations[id] = CurrencyFormatting.typed(cents)
        }
    }

    /// The amounts in cents; what is no amount is left out.
    var cents: [String: Int] { allocations.compactMapValues { CurrencyFormatting.typedCents(from: $0) } }

    /// The categories whose amount cannot be read.
    var unreadable: Set<String> {
        Set(allocations.filter { !$0.value.trimmingCharacters(in: .whitespaces).isEmpty }.keys).subtracting(cents.keys)
    }

    var errors: [ValidationError] {
        ProjectFormValidation.validate(name: name, clientName: clientName, budgetAllocations: cents)
    }

    /// Why it cannot be stored as it is; `nil` if it can.
    var problem: String? {
        if !unreadable.isEmpty { return String(localized: "Correct the fields marked above to continue.") }
        if name.isBlankText { return String(localized: "Enter a name to continue.") }
        return clientName.isBlankText ? String(localized: "Enter a client name to continue.") : errors.first?.message
    }

    /// A project with what was typed.
    func applied(to project: Project) -> Project {
        var project = project
        project.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        project.clientName = clientName.trimmingCharacters(in: .whitespacesAndNewlines)
        project.clientAddress = clientAddress.textOrNil
        let text = description.trimmingCharacters(in: .whitespacesAndNewlines)
        project.description = text.isEmpty ? nil : text
        return project
    }
}

/// The fields of a project.
struct ProjectFields: View {
    @Binding var draft: ProjectDraft
    /// Where the picture that is there already is shown from.
    var currentImage: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Themed(.ledger) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.lg) {
            FormField(
                label: String(localized: "Name *"), text: $draft.name, placeholder: String(localized: "Project name"))
            FormField(
                label: String(localized: "Client Name *"), text: $draft.clientName,
                placeholder: String(localized: "Client name"))
            FormField(
                label: String(localized: "Client Address"), text: $draft.clientAddress,
                placeholder: String(localized: "Street and city, as on invoices"), axis: .vertical)
            FormField(
                label: String(localized: "Description"), text: $draft.description,
                placeholder: String(localized: "Optional description"), axis: .vertical)
            ImagePickerField(title: String(localized: "Hero Image"), data: $draft.image, current: currentImage)
            allocations
        }
    }

    private var categories: [BudgetCategory] {
        ledger.account.budgetCategories.filter { $0.isArchived != true }
            .sorted { ($0.order ?? .max, $0.name) < ($1.order ?? .max, $1.name) }
    }

    @ViewBuilder private var allocations: some View {
        Text("Budget Allocations").sectionLabelStyle().accessibilityAddTraits(.isHeader)
        ForEach(categories) { category in
            let id = category.id ?? ""
            FormField(
                label: category.name,
                text: Binding(get: { draft.allocations[id] ?? "" }, set: { draft.allocations[id] = $0 }),
                placeholder: "$0", errorText: draft.unreadable.contains(id) ? String(localized: "Enter an amount") : nil
            )
            .keyboardType(.decimalPad)
        }
        DetailRow(
            label: String(localized: "Total"),
            value: CurrencyFormatting.withDecimals(ProjectFormValidation.totalCents(draft.cents)),
            showDivider: false)
    }
}
