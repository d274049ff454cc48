import DesignSystem
import LedgerCore
import SwiftUI

/// Makes something new from anywhere: what it is, then where it belongs, then its form.
struct AddMenu: ViewModifier {
    @Binding var isPresented: Bool
    @State private var sheet: Sheet?
    /// Where something new belongs, for once the sheet that asks has gone.
    @State private var chosen: Sheet?

    enum Kind: String, CaseIterable, Identifiable {
        case transaction = "New Transaction"
        case item = "New Item"
        case space = "New Space"

        var id: Self { self }
        var label: String { String(localized: String.LocalizationValue(rawValue)) }

        var icon: String {
            switch self {
            case .transaction: "creditcard"
            case .item: "cube.box"
            case .space: "square.grid.2x2"
            }
        }
    }

    private enum Sheet: Identifiable, Hashable {
        case project
        case place(Kind)
        case form(Kind, projectID: String?)

        var id: Self { self }
    }

    func body(content: Content) -> some View {
        content
            .actionMenu(isPresented: $isPresented, title: String(localized: "Add"), items: menu)
            .background {
                // Its own sheet, beside the menu's.
                Color.clear.sheet(item: $sheet, onDismiss: goOn) { form($0) }
            }
    }

    private var menu: [ActionMenuItem] {
        [ActionMenuItem(id: "project", label: String(localized: "New Project"), icon: "house") { sheet = .project }]
            + Kind.allCases.map { kind in
                ActionMenuItem(id: kind.id.rawValue, label: kind.label, icon: kind.icon) { sheet = .place(kind) }
            }
    }

    @ViewBuilder private func form(_ sheet: Sheet) -> some View {
        switch sheet {
        case .project: NewProjectSheet()
        case .place(let kind): PlacePicker(title: kind.label) { chosen = .form(kind, projectID: $0) }
        case .form(.transaction, let projectID): NewTransactionSheet(projectID: projectID)
        case .form(.item, let projectID): NewItemSheet(projectID: projectID)
        case .form(.space, let projectID): NewSpaceSheet(projectID: projectID)
        }
    }

    private func goOn() {
        sheet = chosen
        chosen = nil
    }
}

/// Chooses the inventory or a project.
private struct PlacePicker: View {
    let title: String
    let onSelect: (String?) -> Void
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        PickerSheet(title: title, description: String(localized: "Choose a project")) {
            LazyVStack(spacing: Spacing.none) {
                PickerRow(title: String(localized: "Business Inventory"), icon: "shippingbox") { choose(nil) }
                ForEach(ProjectListCalculations.list(ledger.account.projects, archived: false)) { project in
                    PickerRow(
                        title: ProjectListCalculations.displayName(project),
                        subtitle: ProjectListCalculations.displayClient(project), icon: "house"
                    ) { choose(project.id) }
                }
            }
        }
    }

    private func choose(_ projectID: String?) {
        onSelect(projectID)
        dismiss()
    }
}
