import DesignSystem
import LedgerCore
import SwiftUI

/// Checklists to change: their names, their items, the items' order. It works on a copy; what it stores is reported when the
/// button is tapped.
struct ChecklistsForm<Header: View>: View {
    let title: String
    let saveTitle: String
    /// What stands where there are no checklists.
    let emptyMessage: String
    /// Whether items can be checked; those of templates cannot.
    var hasChecks = true
    var error: String?
    @Binding var checklists: [Checklist]
    let onSave: () -> Void
    @ViewBuilder let header: Header
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.none) {
            Text(title)
                .font(Typography.h2)
                .foregroundStyle(BrandColors.textPrimary)
                .accessibilityAddTraits(.isHeader)
                .padding(Spacing.screenPadding)
            List {
                header.listRowSeparator(.hidden).listRowBackground(Color.clear)
                if checklists.isEmpty {
                    Text(emptyMessage)
                        .font(Typography.small)
                        .foregroundStyle(ReadableColors.textSecondary)
                        .listRowSeparator(.hidden)
                        .listRowBackground(Color.clear)
                }
                ForEach($checklists) { $checklist in section($checklist) }
                AddRow(String(localized: "Add Checklist")) {
                    checklists.append(Checklist(name: String(localized: "New Checklist")))
                }
                .font(Typography.buttonSmall)
                .listRowSeparator(.hidden)
                .listRowBackground(Color.clear)
            }
            .listStyle(.plain)
            .scrollContentBackground(.hidden)
            .environment(\.editMode, .constant(.active))
            buttons
        }
        .background(BrandColors.surface)
        .presentationDetents([.large])
        .presentationDragIndicator(.visible)
    }

    private var buttons: some View {
        VStack(spacing: Spacing.sm) {
            if let error {
                Text(error)
                    .font(Typography.small)
                    .foregroundStyle(StatusColors.missedText)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            AppButton(title: saveTitle, action: onSave)
            AppButton(title: String(localized: "Cancel"), variant: .secondary) { dismiss() }
        }
        .padding(Spacing.screenPadding)
    }

    private func section(_ checklist: Binding<Checklist>) -> some View {
        Section {
            HStack(spacing: Spacing.sm) {
                FormField(
                    label: String(localized: "Checklist Name"), text: checklist.name,
                    placeholder: String(localized: "Checklist name"))
                IconButton(
                    icon: "trash", label: String(localized: "Delete \(checklist.wrappedValue.name)"),
                    color: ReadableColors.destructive
                ) {
                    let id = checklist.wrappedValue.id
                    checklists.removeAll { $0.id == id }
                }
            }
            .moveDisabled(true)
            .listRowSeparator(.hidden)
            .listRowBackground(Color.clear)
            ForEach(checklist.items) { $item in
                row($item) {
                    let id = item.id
                    checklist.wrappedValue.items.removeAll { $0.id == id }
                }
            }
            .onMove { checklist.wrappedValue.items.move(fromOffsets: $0, toOffset: $1) }
            AddRow(String(localized: "Add Item")) { checklist.wrappedValue.items.append(ChecklistItem(text: "")) }
                .font(Typography.small)
                .accessibilityLabel("Add Item to \(checklist.wrappedValue.name)")
                .listRowSeparator(.hidden)
                .listRowBackground(Color.clear)
        }
    }

    private func row(_ item: Binding<ChecklistItem>, onDelete: @escaping () -> Void) -> some View {
        HStack(spacing: Spacing.xs) {
            if hasChecks {
                IconButton(
                    icon: item.wrappedValue.isChecked ? "checkmark.circle.fill" : "circle",
                    label: item.wrappedValue.isChecked ? String(localized: "Uncheck") : String(localized: "Check"),
                    color: ReadableColors.brand
                ) {
                    item.wrappedValue.isChecked.toggle()
                }
            }
            TextField("Item text", text: item.text, axis: .vertical)
                .font(Typography.body)
                .foregroundStyle(BrandColors.textPrimary)
                .frame(minHeight: .touchTargetMin)
            IconButton(
                icon: "minus.circle", label: String(localized: "Delete Item"), color: ReadableColors.destructive,
                action: onDelete)
        }
        .listRowBackground(Color.clear)
    }
}
