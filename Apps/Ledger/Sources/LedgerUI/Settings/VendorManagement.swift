import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// The vendors that forms suggest.
struct VendorManagement: View {
    @State private var isFormShown = false
    @State private var deleted: String?
    @Environment(LedgerEnvironment.self) private var ledger

    private struct Vendor: Identifiable {
        let name: String
        var id: String { name }
    }

    var body: some View {
        PresetList(
            addTitle: String(localized: "Add Vendor"), emptyMessage: String(localized: "No vendors configured."),
            items: ledger.account.vendors.map(Vendor.init), title: \.name, onAdd: { isFormShown = true },
            onReorder: reorder
        ) { vendor in
            IconButton(
                icon: "trash", label: String(localized: "Delete \(vendor.name)"), color: ReadableColors.destructive
            ) {
                deleted = vendor.name
            }
        } footer: {
            EmptyView()
        }
        .sheet(isPresented: $isFormShown) { VendorFormModal() }
        .confirmationDialog(
            "Delete this vendor?", isPresented: Binding(get: { deleted != nil }, set: { if !$0 { deleted = nil } }),
            titleVisibility: .visible, presenting: deleted
        ) { vendor in
            Button("Delete", role: .destructive) { ledger.perform { try $0.vendors.remove(vendor) } }
        } message: { vendor in
            Text("\(vendor) will no longer be suggested.")
        }
    }

    /// The store moves one vendor at a time: the one whose place is another.
    private func reorder(_ order: [Vendor]) {
        let (before, after) = (ledger.account.vendors, order.map(\.name))
        for name in before {
            guard let from = before.firstIndex(of: name), let to = after.firstIndex(of: name),
                PresetListCalculations.moving(before, from: from, to: to) == after
            else { continue }
            ledger.perform { try $0.vendors.move(from: from, to: to) }
            return
        }
    }
}

/// Adds a vendor.
struct VendorFormModal: View {
    @State private var name = ""
    @State private var showsErrors = false
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        FormSheet(
            title: String(localized: "Add Vendor"),
            primaryAction: FormSheetAction(title: String(localized: "Add"), action: add),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: error
        ) {
            FormField(
                label: String(localized: "Vendor Name"), text: $name, placeholder: String(localized: "e.g. Home Depot"),
                errorText: showsErrors
                    ? PresetFormValidation.validateVendor(name: name).message(for: "name") : nil)
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }

    private func add() {
        showsErrors = true
        guard PresetFormValidation.validateVendor(name: name).isEmpty else { return }
        error = ledger.attempt(String(localized: "Failed to add the vendor. Please try again.")) {
            try $0.vendors.add(name.trimmedText)
        }
        if error == nil { dismiss() }
    }
}

#Preview { PreviewScreen { VendorFormModal() } }
