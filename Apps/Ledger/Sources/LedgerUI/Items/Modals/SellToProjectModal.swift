import DesignSystem
import LedgerCore
import SwiftUI

/// Sells items to a project, step by step: where to, and which categories the records are filed under.
struct SellToProjectModal: View {
    /// What was chosen.
    struct Choice: Equatable {
        var destination: String
        var destinationCategory: String?
        var sourceCategory: String?
    }

    /// What is asked, in order; what needs no answer is left out.
    enum Step: Equatable {
        case destination, destinationCategory, sourceCategory
    }

    let items: [Item]
    let projects: [Project]?
    let categories: [BudgetCategory]
    /// The categories that a project has a budget for.
    let enabledCategoryIDs: (String) -> Set<String>
    let onConfirm: (Choice) throws -> Void
    @State private var choice = Choice(destination: "")
    @State private var step = Step.destination
    @State private var error: String?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: Spacing.none) {
            header
            switch step {
            case .destination: destinations
            case .destinationCategory: categoryStep($choice.destinationCategory)
            case .sourceCategory: categoryStep($choice.sourceCategory)
            }
        }
        .background(BrandColors.surface)
        .presentationDetents([.large])
        .presentationDragIndicator(.visible)
    }

    private var header: some View {
        HStack(spacing: Spacing.none) {
            if let previous {
                IconButton(icon: "chevron.backward", label: String(localized: "Back")) { go(to: previous) }
            }
            Spacer(minLength: Spacing.none)
            IconButton(icon: "xmark", label: String(localized: "Close")) { dismiss() }
        }
        .padding(.horizontal, Spacing.xs)
        .padding(.top, Spacing.sm)
    }

    private var destinations: some View {
        FormSheet(
            title: String(localized: "Sell to Project"),
            description:
                String(
                    localized:
                        "Sale and purchase records are created. To correct where items belong, use Reassign instead."),
            primaryAction: FormSheetAction(
                title: isLast ? String(localized: "Confirm Sale") : String(localized: "Next"),
                disabledReason: isUndecided ? String(localized: "Choose a project.") : nil,
                action: advance),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: error
        ) {
            ProjectPickerList(projects: projects, currentID: items.commonProjectID, selectedID: choice.destination) {
                choice.destination = $0
                error = nil
            }
        }
    }

    private func categoryStep(_ selection: Binding<String?>) -> some View {
        FormSheet(
            title: step == .destinationCategory
                ? String(localized: "Destination Category") : String(localized: "Source Category"),
            description: step == .destinationCategory
                ? String(localized: "Optional. Used for items whose category has no budget in this project.")
                : String(localized: "Optional, for uncategorized items."),
            primaryAction: FormSheetAction(
                title: isLast ? String(localized: "Confirm Sale") : String(localized: "Next"), action: advance),
            secondaryAction: FormSheetAction(title: String(localized: "Skip")) {
                selection.wrappedValue = nil
                advance()
            }, error: error
        ) {
            CategoryPickerList(categories: categories, selectedID: selection.wrappedValue) {
                selection.wrappedValue = $0
            }
        }
    }

    // MARK: Steps

    private var isUndecided: Bool { choice.destination.isEmpty }

    private var steps: [Step] {
        Self.steps(for: items, enabledCategoryIDs: isUndecided ? [] : enabledCategoryIDs(choice.destination))
    }

    /// The steps that some items need. Items of the inventory are sold by nobody's project, so no category is asked there.
    static func steps(for items: [Item], enabledCategoryIDs: Set<String>) -> [Step] {
        var steps: [Step] = [.destination]
        if BulkSaleResolutionCalculations.needsDestinationCategory(items, enabledCategoryIDs: enabledCategoryIDs) {
            steps.append(.destinationCategory)
        }
        if BulkSaleResolutionCalculations.needsSourceCategory(items.filter { $0.projectId != nil }) {
            steps.append(.sourceCategory)
        }
        return steps
    }

    private var place: Int { steps.firstIndex(of: step) ?? 0 }
    private var isLast: Bool { !isUndecided && place == steps.count - 1 }
    private var previous: Step? { place > 0 ? steps[place - 1] : nil }

    private func go(to step: Step) {
        error = nil
        withAnimation { self.step = step }
    }

    private func advance() {
        guard isLast else { return go(to: steps[place + 1]) }
        error = attempt(String(localized: "Failed to complete the sale. Please try again.")) { try onConfirm(choice) }
        if error == nil { dismiss() }
    }
}

#Preview("Destination") {
    SellToProjectModal(
        items: PreviewItems.several, projects: PreviewItems.projects, categories: PreviewItems.categories,
        enabledCategoryIDs: { _ in [] }, onConfirm: { _ in })
}

#Preview("No projects") {
    SellToProjectModal(
        items: PreviewItems.several, projects: [], categories: [], enabledCategoryIDs: { _ in [] },
        onConfirm: { _ in })
}
