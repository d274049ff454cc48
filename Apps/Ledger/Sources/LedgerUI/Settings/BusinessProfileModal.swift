import DesignSystem
import Foundation
import LedgerCore
import LedgerStore
import SwiftUI

/// Edits the firm's name, logo and address, and the terms of its invoices.
struct BusinessProfileModal: View {
    /// The profile as it was when the form opened.
    @State private var original: BusinessProfile
    @State private var name: String
    @State private var address: String
    @State private var terms: String
    @State private var picture: Data?
    @State private var saving = FormSaving()
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    init(profile: BusinessProfile?) {
        _original = State(initialValue: profile ?? BusinessProfile(id: BusinessProfile.onlyID))
        _name = State(initialValue: profile?.name ?? "")
        _address = State(initialValue: profile?.address ?? "")
        _terms = State(initialValue: profile?.invoiceTerms ?? "")
    }

    var body: some View {
        FormSheet(
            title: String(localized: "Edit Business Profile"),
            primaryAction: FormSheetAction(title: String(localized: "Save"), action: save),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: saving.error
        ) {
            FormField(
                label: String(localized: "Business Name"), text: $name,
                placeholder: String(localized: "Your business name"))
            FormField(
                label: String(localized: "Address"), text: $address,
                placeholder: String(localized: "Street and city, as on invoices"), axis: .vertical)
            FormField(
                label: String(localized: "Invoice Terms"), text: $terms,
                placeholder: String(localized: "e.g. Due within 30 days"), axis: .vertical)
            ImagePickerField(
                title: String(localized: "Logo"), data: $picture,
                current: original.logoUrl.map { MediaAddresses(ledger.storage).picture(at: $0) })
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .editConflicts($saving, save: save)
    }

    private func save() {
        let edit = DocumentEdit(of: original) { profile in
            if name != profile.name ?? "" { profile.name = name.textOrNil }
            if address != profile.address ?? "" { profile.address = address.textOrNil }
            if terms != profile.invoiceTerms ?? "" { profile.invoiceTerms = terms.textOrNil }
        }
        let isSaved = saving.save(String(localized: "Failed to save the profile. Please try again."), edit) { edit in
            try ledger.services().businessProfile.update { try edit.apply(to: &$0) }
        }
        guard isSaved else { return }
        if let picture {
            Task {
                await ledger.performAsync(String(localized: "The logo couldn’t be added.")) {
                    try await $0.media.setLogo(picture)
                }
            }
        }
        dismiss()
    }
}

#Preview { PreviewScreen { BusinessProfileModal(profile: BusinessProfile { $0.name = "Hawthorn & Vale" }) } }
