import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

extension View {
    /// Disables a view, and says why, unless the signed-in person may do something.
    ///
    /// - Parameter reason: why nobody can do it at present; `nil` if they can.
    func permitted(_ action: StoreAction, unless reason: String? = nil) -> some View {
        modifier(PermissionModifier(action: action, reason: reason))
    }
}

private struct PermissionModifier: ViewModifier {
    @Environment(LedgerEnvironment.self) private var ledger
    let action: StoreAction
    let reason: String?

    func body(content: Content) -> some View {
        let isPermitted = ledger.may(action)
        content.disabled(
            !isPermitted || reason != nil, reason: isPermitted ? reason ?? "" : ledger.role.refusal(of: action))
    }
}

extension MemberRole? {
    /// Why a role may not do something.
    func refusal(of action: StoreAction) -> String { StoreError.notPermitted(action, role: self).description }
}
