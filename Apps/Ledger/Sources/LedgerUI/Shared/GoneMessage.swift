import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// What stands where a document was that somebody has deleted meanwhile, with the way back.
struct GoneMessage: View {
    let icon: String
    let kind: EntityKind
    @Environment(Navigator.self) private var navigator

    var body: some View {
        EmptyMessage(
            icon: icon, message: String(localized: "This \(kind.words) no longer exists."),
            action: navigator.path.isEmpty
                ? nil : EmptyMessage.Action(String(localized: "Go Back")) { navigator.path.removeLast() }
        )
        .frame(maxHeight: .infinity)
    }
}
