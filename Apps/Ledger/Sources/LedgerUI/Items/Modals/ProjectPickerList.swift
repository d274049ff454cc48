import DesignSystem
import LedgerCore
import SwiftUI

/// The projects that items can go to. It closes nothing: the view that shows it does.
struct ProjectPickerList: View {
    /// Those to choose from; `nil` while they are being read.
    let projects: [Project]?
    /// The project that is left out, since the items are in it.
    var currentID: String?
    var selectedID: String?
    let onSelect: (String) -> Void

    var body: some View {
        if let projects {
            let destinations = TransactionPickerCalculations.destinations(projects, besides: currentID)
            if destinations.isEmpty {
                EmptyMessage(icon: "folder", message: String(localized: "No projects"))
            } else {
                LazyVStack(spacing: Spacing.none) {
                    ForEach(destinations, id: \.id) { project in
                        PickerRow(
                            title: project.name.isBlankText ? String(localized: "(unnamed)") : project.name,
                            subtitle: project.clientName.isBlankText ? nil : project.clientName,
                            isSelected: selectedID != nil && project.id == selectedID
                        ) {
                            if let id = project.id { onSelect(id) }
                        }
                    }
                }
            }
        } else {
            DelayedAppearance { LoadingScreen(message: String(localized: "Loading projects...")) }
        }
    }
}
