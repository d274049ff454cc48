import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// The firm's profile, and the ways out of the account.
struct AccountSettings: View {
    @State private var isProfileShown = false
    @State private var isAccountFormShown = false
    @State private var isNameFormShown = false
    @State private var isPasswordFormShown = false
    @State private var isDeletionShown = false
    @State private var asksSignOut = false
    @State private var exported: PersonalDataRequest?
    @Environment(LedgerEnvironment.self) private var ledger

    var body: some View {
        SettingsPage {
            TitledCard(title: String(localized: "Business Profile")) {
                VStack(alignment: .leading, spacing: Spacing.md) {
                    BusinessLogo(address: ledger.account.businessProfile?.logoUrl)
                    DetailRow(
                        label: String(localized: "Business Name"), value: ledger.account.businessProfile?.name ?? "")
                    DetailRow(
                        label: String(localized: "Address"), value: ledger.account.businessProfile?.address ?? "",
                        showDivider: false)
                    AppButton(title: String(localized: "Edit Profile"), variant: .secondary) { isProfileShown = true }
                        .permitted(.editBusinessProfile)
                }
            }
            TitledCard(title: String(localized: "Account")) {
                VStack(spacing: Spacing.sm) {
                    AppButton(title: String(localized: "Rename Account"), variant: .secondary) {
                        isNameFormShown = true
                    }
                    .permitted(.editAccount)
                    AppButton(title: String(localized: "Switch Account"), variant: .secondary) {
                        ledger.account.leave()
                    }
                    AppButton(title: String(localized: "Create New Account"), variant: .secondary) {
                        isAccountFormShown = true
                    }
                    if ledger.auth.changesPasswords {
                        AppButton(title: String(localized: "Change Password"), variant: .secondary) {
                            isPasswordFormShown = true
                        }
                    }
                    AppButton(title: String(localized: "Export My Data"), variant: .secondary) {
                        exported = ledger.account.member.map(PersonalDataRequest.init)
                    }
                    Button("Sign Out", role: .destructive) { asksSignOut = true }
                        .font(Typography.button)
                        .frame(maxWidth: .infinity, minHeight: .touchTargetMin)
                    Button("Delete Account", role: .destructive) { isDeletionShown = true }
                        .font(Typography.button)
                        .frame(maxWidth: .infinity, minHeight: .touchTargetMin)
                        .permitted(.deleteAccount)
                }
            }
        }
        .sheet(isPresented: $isProfileShown) {
            BusinessProfileModal(profile: ledger.account.businessProfile)
        }
        .personalData(exported: $exported, erased: .constant(nil))
        .sheet(isPresented: $isAccountFormShown) { NewAccountModal() }
        .sheet(isPresented: $isNameFormShown) { RenameAccountSheet(name: ledger.account.account?.name ?? "") }
        .sheet(isPresented: $isPasswordFormShown) { ChangePasswordSheet() }
        .sheet(isPresented: $isDeletionShown) { DeleteAccountSheet(name: ledger.account.account?.name ?? "") }
        .confirmationDialog("Sign out?", isPresented: $asksSignOut, titleVisibility: .visible) {
            Button("Sign Out", role: .destructive) { ledger.signOut() }
        } message: {
            Text("You will need to sign in again to access your account.")
        }
    }
}

/// The firm's logo; nothing where there is none.
private struct BusinessLogo: View {
    let address: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @ScaledMetric private var height = Spacing.xxxl

    var body: some View {
        if let address, let url = URL(string: MediaAddresses(ledger.storage).small(.thumbnail, of: address)) {
            AsyncImage(url: url) { image in
                image.resizable().aspectRatio(contentMode: .fit)
            } placeholder: {
                BrandColors.surfaceTertiary
            }
            .frame(height: height, alignment: .leading)
            .accessibilityElement()
            .accessibilityLabel("Logo")
            .accessibilityAddTraits(.isImage)
        }
    }
}
