import DesignSystem
import LedgerCore
import SwiftUI

/// Something that is done with a space.
struct SpaceOperation: Identifiable, Hashable {
    enum Kind: Hashable {
        case editDetails, editNotes, editChecklists, saveAsTemplate, delete
    }

    var kind: Kind
    var space: Space

    var id: Self { self }
}

/// What the menu of a space offers.
enum SpaceMenu {
    /// - Parameter role: who is at work; templates are for administrators.
    static func items(role: MemberRole?, begin: @escaping (SpaceOperation.Kind) -> Void) -> [ActionMenuItem] {
        var items = [
            ActionMenuItem(id: "edit", label: String(localized: "Edit Space"), icon: "pencil") { begin(.editDetails) },
            ActionMenuItem(id: "notes", label: String(localized: "Edit Notes"), icon: "note.text") {
                begin(.editNotes)
            },
            ActionMenuItem(id: "checklists", label: String(localized: "Edit Checklists"), icon: "checklist") {
                begin(.editChecklists)
            },
        ]
        if SpaceDetailCalculations.canSaveAsTemplate(role) {
            items.append(
                ActionMenuItem(id: "template", label: String(localized: "Save as Template"), icon: "doc.on.doc") {
                    begin(.saveAsTemplate)
                })
        }
        items.append(
            ActionMenuItem(id: "delete", label: String(localized: "Delete Space"), icon: "trash", isDestructive: true) {
                begin(.delete)
            })
        return items
    }
}

extension View {
    /// Presents what is done with a space.
    ///
    /// - Parameter onDeleted: told once the space is gone.
    func spaceOperations(
        _ operation: Binding<SpaceOperation?>, onDeleted: @escaping () -> Void = {}
    ) -> some View {
        modifier(SpaceOperations(operation: operation, onDeleted: onDeleted))
    }
}

private struct SpaceOperations: ViewModifier {
    @Binding var operation: SpaceOperation?
    let onDeleted: () -> Void
    @State private var isTemplateSaved = false
    @Environment(LedgerEnvironment.self) private var ledger

    func body(content: Content) -> some View {
        content
            .sheet(item: shown { [.editDetails, .editNotes, .editChecklists].contains($0) }, content: sheet)
            .confirmationDialog(
                "Delete Space?", isPresented: isShown(.delete), titleVisibility: .visible, presenting: operation
            ) { operation in
                Button("Delete Space", role: .destructive) { delete(operation.space) }
            } message: { _ in
                Text("Its items are kept, in no space. \(ledger.restoring())")
            }
            .onChange(of: operation) { _, operation in
                if let operation, operation.kind == .saveAsTemplate { saveAsTemplate(operation.space) }
            }
            .safeAreaInset(edge: .top, spacing: Spacing.none) {
                if isTemplateSaved {
                    StatusBanner(
                        message: String(localized: "Saved as template."), variant: .info,
                        autoDismissAfter: FeedbackTiming.toast,
                        onDismiss: { isTemplateSaved = false }
                    )
                    .padding(Spacing.screenPadding)
                }
            }
    }

    private func shown(_ isShown: @escaping (SpaceOperation.Kind) -> Bool) -> Binding<SpaceOperation?> {
        Binding(
            get: { operation.flatMap { isShown($0.kind) ? $0 : nil } }, set: { if $0 == nil { operation = nil } })
    }

    private func isShown(_ kind: SpaceOperation.Kind) -> Binding<Bool> {
        Binding(get: { operation?.kind == kind }, set: { if !$0 { operation = nil } })
    }

    @ViewBuilder private func sheet(_ operation: SpaceOperation) -> some View {
        let save = { (edit: DocumentEdit<Space>) in
            try ledger.services().spaces.update(operation.space.id ?? "") { try edit.apply(to: &$0) }
            return
        }
        switch operation.kind {
        case .editDetails: EditSpaceDetailsModal(space: operation.space, onSave: save)
        case .editNotes: EditNotesSheet(document: operation.space, notes: \.notes, onSave: save)
        case .editChecklists: EditChecklistModal(space: operation.space, onSave: save)
        case .saveAsTemplate, .delete:
            EmptyView()
        }
    }

    private func delete(_ space: Space) {
        ledger.delete(
            String(localized: "Space deleted"), String(localized: "Failed to delete the space. Please try again.")
        ) {
            try $0.spaces.delete(space.id ?? "")
        } then: {
            onDeleted()
        }
    }

    private func saveAsTemplate(_ space: Space) {
        operation = nil
        ledger.perform(String(localized: "Failed to save the template. Please try again.")) {
            try $0.templates.create(fromSpace: space.id ?? "")
        } then: {
            isTemplateSaved = true
        }
    }
}
