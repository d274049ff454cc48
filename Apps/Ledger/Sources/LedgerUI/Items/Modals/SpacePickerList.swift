import DesignSystem
import LedgerCore
import SwiftUI

/// The spaces of a project or of the inventory, to choose one of. It closes nothing: the view that shows it does.
struct SpacePickerList: View {
    let spaces: [Space]
    let selectedID: String?
    var onCreate: (() -> Void)?
    let onSelect: (String?) -> Void

    var body: some View {
        LazyVStack(spacing: Spacing.none) {
            PickerRow(title: String(localized: "No Space"), icon: "xmark.circle", isSelected: selectedID == nil) {
                onSelect(nil)
            }
            ForEach(SpaceListCalculations.sort(SpaceListCalculations.visible(spaces)), id: \.id) { space in
                PickerRow(
                    title: SpaceDetailCalculations.displayName(space), icon: "mappin.and.ellipse",
                    isSelected: space.id == selectedID
                ) {
                    onSelect(space.id)
                }
            }
            if let onCreate {
                PickerRow(title: String(localized: "New Space"), icon: "plus", action: onCreate)
            }
        }
    }
}
