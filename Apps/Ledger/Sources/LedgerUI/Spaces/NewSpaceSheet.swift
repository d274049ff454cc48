import DesignSystem
import LedgerCore
import SwiftUI

/// Makes a space of a project, or of the inventory for `nil`; with what a template gives.
struct NewSpaceSheet: View {
    let projectID: String?
    @State private var name = ""
    @State private var notes = ""
    @State private var templateID: String?
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    init(projectID: String?) { self.projectID = projectID }

    var body: some View {
        FormSheet(
            title: String(localized: "New Space"),
            primaryAction: FormSheetAction(
                title: String(localized: "Create Space"),
                disabledReason: name.isBlankText ? String(localized: "Enter a name to continue.") : nil,
                action: create),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: error
        ) {
            FormField(label: String(localized: "Name *"), text: $name, placeholder: String(localized: "Space name"))
            FormField(
                label: String(localized: "Notes"), text: $notes, placeholder: String(localized: "Optional notes"),
                axis: .vertical)
            TitledCard(title: String(localized: "Template")) { choices }
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }

    private var templates: [SpaceTemplate] { PresetListCalculations.pickable(ledger.account.spaceTemplates) }

    @ViewBuilder private var choices: some View {
        if templates.isEmpty {
            Text("No templates available")
                .font(Typography.small)
                .foregroundStyle(ReadableColors.textSecondary)
        } else {
            ForEach(templates, id: \.id) { template in
                PickerRow(
                    title: template.name, subtitle: Self.summary(of: template), isSelected: template.id == templateID
                ) {
                    templateID = templateID == template.id ? nil : template.id
                }
            }
        }
    }

    private static func summary(of template: SpaceTemplate) -> String? {
        let names = template.checklists.map(\.name).filter { !$0.isBlankText }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    private func create() {
        let space = Space {
            $0.projectId = projectID
            $0.name = name.trimmedText
            $0.notes = notes.isBlankText ? nil : notes
        }
        error = ledger.attempt(String(localized: "Failed to create the space. Please try again.")) {
            try $0.spaces.create(space, template: templates.first { $0.id == templateID })
        }
        if error == nil { dismiss() }
    }
}

#Preview("Templates") { PreviewScreen { NewSpaceSheet(projectID: PreviewLedger.projectID) } }
