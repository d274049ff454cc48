import DesignSystem
import LedgerCore
import SwiftUI

/// Chooses the space in which items stand.
struct SetSpaceModal: View {
    let spaces: [Space]
    let selectedID: String?
    var onCreate: (() -> Void)?
    let onSelect: (String?) throws -> Void
    @State private var error: String?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        PickerSheet(title: String(localized: "Set Space"), error: error) {
            SpacePickerList(spaces: spaces, selectedID: selectedID, onCreate: onCreate) { id in
                error = attempt(String(localized: "Failed to set the space. Please try again.")) { try onSelect(id) }
                if error == nil { dismiss() }
            }
        }
    }
}

#Preview("Spaces") {
    SetSpaceModal(
        spaces: [
            Space(id: "1") { $0.name = "Living Room" }, Space(id: "2") { $0.name = "Bedroom" },
            Space(id: "3") { $0.name = "A room with a name so long that it takes more than a single line" },
        ], selectedID: "2", onCreate: {}, onSelect: { _ in })
}

#Preview("No spaces") { SetSpaceModal(spaces: [], selectedID: nil, onSelect: { _ in }) }
