import DesignSystem
import Foundation
import LedgerCore
import LedgerStore
import SwiftUI

/// Edits the firm's name and logo.
struct BusinessProfileModal: View {
    private let logo: String?
    @State private var name: String
    @State private var picture: Data?
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    init(profile: BusinessProfile?) {
        logo = profile?.logoUrl
        _name = State(initialValue: profile?.name ?? "")
    }

    var body: some View {
        FormSheet(
            title: "Edit Business Profile", primaryAction: FormSheetAction(title: "Save", action: save),
            secondaryAction: FormSheetAction(title: "Cancel") { dismiss() }, error: error
        ) {
            FormField(label: "Business Name", text: $name, placeholder: "Your business name")
            ImagePickerField(
                title: "Logo", data: $picture, current: logo.map { MediaAddresses(ledger.storage).picture(at: $0) })
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }

    private func save() {
        error = ledger.attempt("Failed to save the profile. Please try again.") {
            try $0.businessProfile.update { $0.name = name.textOrNil }
        }
        guard error == nil else { return }
        if let picture {
            Task {
                await ledger.performAsync("The logo could not be added.") { try await $0.media.setLogo(picture) }
            }
        }
        dismiss()
    }
}

#Preview { PreviewScreen { BusinessProfileModal(profile: BusinessProfile { $0.name = "Hawthorn & Vale" }) } }
