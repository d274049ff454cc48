import SwiftUI

/// Above a list whose rows can be selected: all of them at once, and how many are.
struct SelectionHeader: View {
    let ids: [String]
    @Binding var selection: ListSelection
    @Themed(.ledger) private var theme

    var body: some View {
        TitleAndDetail(theme: theme, alignment: .center) {
            ListSelectAllRow(isChecked: selection.isAll(of: ids)) { selection.toggleAll(of: ids) }
                // All of the row takes taps that the words at its end leave.
                .layoutPriority(1)
        } detail: {
            if !selection.isEmpty {
                ListSelectionInfo(text: String(localized: "\(selection.count) of \(ids.count) selected")).fixedSize()
            }
        }
    }
}
