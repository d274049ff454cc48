import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

extension View {
    /// Disables a view, and says why, unless the signed-in person may do something.
    func permitted(_ action: StoreAction) -> some View { modifier(PermissionModifier(action: action)) }
}

private struct PermissionModifier: ViewModifier {
    @Environment(LedgerEnvironment.self) private var ledger
    let action: StoreAction

    func body(content: Content) -> some View {
        content.disabled(!ledger.may(action), reason: ledger.role.refusal(of: action))
    }
}

extension MemberRole? {
    /// Why a role may not do something.
    func refusal(of action: StoreAction) -> String { StoreError.notPermitted(action, role: self).description }
}
