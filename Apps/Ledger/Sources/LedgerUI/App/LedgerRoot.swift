import DesignSystem
import SwiftUI

/// The whole app: signing in, choosing an account, the tabs.
public struct LedgerRoot: View {
    private let ledger: LedgerEnvironment
    @AppStorage(AppearancePreference.key) private var appearance = AppearancePreference.system
    @AppStorage("lastSelectedAccountId") private var lastAccountID: String?
    @AppStorage("signIn") private var token: String?
    @State private var isRemembering = true
    @Environment(\.locale) private var locale

    public init(_ ledger: LedgerEnvironment) { self.ledger = ledger }

    public var body: some View {
        content
            // Texts that are looked up once are looked up again.
            .id(locale)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(BrandColors.background)
            .connectionBanner(ledger.connection, waiting: ledger.account.pendingCount)
            .undoToast(ledger)
            .actionFailureAlert(ledger)
            .environment(ledger)
            .preferredColorScheme(appearance.colorScheme)
            .tint(ReadableColors.brand)
            // Shown once somebody has signed in and chosen an account.
            .onOpenURL { if let place = Place($0) { ledger.requestedPlace = place } }
            .onAppear(perform: rememberAccount)
            .onChange(of: ledger.account.lastSelectedAccountID) { _, id in lastAccountID = id }
            .task { await remember() }
            .task { await ledger.followServer() }
            .onChange(of: ledger.accountID) { ledger.updateConnection() }
            .onChange(of: ledger.token) { old, new in
                // Who left because another window did has nothing to say about who is there now.
                if new != nil || token == old { token = new }
            }
            .onChange(of: token) { if token != ledger.token { follow() } }
    }

    @ViewBuilder private var content: some View {
        if ledger.user != nil {
            if ledger.account.currentAccountID == nil { AccountGate() } else { MainTabs() }
        } else if isRemembering {
            DelayedAppearance { LoadingScreen() }
        } else {
            AuthScreen()
        }
    }

    /// Chooses the account of the last time, unless one is chosen already. What is remembered is the window's own: sessions
    /// of one process have nothing in common.
    private func rememberAccount() {
        if let chosen = ledger.account.lastSelectedAccountID {
            lastAccountID = chosen
        } else {
            ledger.account.lastSelectedAccountID = lastAccountID
        }
    }

    /// Another window of the device or the browser signed out, or signed somebody in: so does this one.
    private func follow() {
        if ledger.user != nil { ledger.signOut() }
        isRemembering = token != nil
        Task { await remember() }
    }

    /// Goes on as the person who signed in before.
    private func remember() async {
        if ledger.user == nil, let token, let user = await ledger.auth.user(token: token) {
            ledger.enter(as: user, token: token)
        }
        isRemembering = false
    }
}

extension View {
    /// Says above everything that changes do not reach others at present.
    ///
    /// - Parameter waiting: how many changes have not reached them.
    func connectionBanner(_ connection: Connection, waiting: Int) -> some View {
        safeAreaInset(edge: .top, spacing: 0) {
            if let message = connection.message(waiting: waiting) {
                StatusBanner(message: message, variant: .warning)
                    .padding(.horizontal, Spacing.screenPadding)
                    .padding(.vertical, Spacing.xs)
            }
        }
    }
}

#Preview("Signed in") { PreviewRoot(PreviewLedger.make()) }

#Preview("Offline") {
    let ledger = PreviewLedger.make()
    ledger.connection = .offline
    return PreviewRoot(ledger)
}
