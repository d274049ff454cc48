import DesignSystem
import SwiftUI

/// Signing in, or up.
struct AuthScreen: View {
    @State private var isSigningUp = false
    @State private var email = ""
    @State private var password = ""
    @State private var confirmation = ""
    @State private var error: String?
    @State private var isLoading = false
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.openURL) private var openURL
    @ScaledMetric private var logoSize = Spacing.xxl

    var body: some View {
        ScrollView {
            VStack(spacing: Spacing.lg) {
                head
                Group { fields }
                    .onSubmit { if isComplete { submit() } }
                if let error {
                    Text(error)
                        .font(Typography.small)
                        .foregroundStyle(StatusColors.missedText)
                        .multilineTextAlignment(.center)
                        .frame(maxWidth: .infinity)
                }
                AppButton(
                    title: isSigningUp ? String(localized: "Create Account") : String(localized: "Sign In"),
                    isLoading: isLoading, action: submit
                )
                .disabled(!isComplete, reason: problem)
                if !isSigningUp { external }
                Button(
                    isSigningUp
                        ? String(localized: "Already have an account? Sign In") : String(localized: "Create Account"),
                    action: turn
                )
                .font(Typography.button)
                .frame(minHeight: Measures.touchTarget)
            }
            .padding(Spacing.screenPadding)
            .frame(maxWidth: Dimensions.formMaxWidth)
            .frame(maxWidth: .infinity)
        }
        .background(BrandColors.background)
        .onOpenURL { address in
            guard let external = ledger.auth.external else { return }
            enter { try await external.signIn(returning: address) }
        }
    }

    private var head: some View {
        VStack(spacing: Spacing.xs) {
            Text("Ledger")
                .font(.system(size: logoSize, weight: .bold))
                .foregroundStyle(ReadableColors.brand)
                .accessibilityAddTraits(.isHeader)
            Text(isSigningUp ? String(localized: "Create your account") : String(localized: "Sign in to your account"))
                .font(Typography.body)
                .foregroundStyle(ReadableColors.textSecondary)
        }
        .padding(.vertical, Spacing.xxl)
    }

    @ViewBuilder private var fields: some View {
        FormField(label: String(localized: "Email"), text: $email)
            .keyboardType(.emailAddress)
            .textContentType(.username)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
        SecretField(label: String(localized: "Password"), text: $password, isNew: isSigningUp)
        if isSigningUp {
            SecretField(label: String(localized: "Confirm Password"), text: $confirmation, isNew: true)
            if !confirmation.isEmpty, confirmation != password {
                ValidationMessage(String(localized: "Passwords do not match"))
            }
        }
    }

    @ViewBuilder private var external: some View {
        if let external = ledger.auth.external {
            HStack(spacing: Spacing.md) {
                RowDivider()
                Text("or").font(Typography.small).foregroundStyle(ReadableColors.textSecondary)
                RowDivider()
            }
            AppButton(title: external.title, variant: .secondary, isDisabled: isLoading) { openURL(external.address) }
        }
    }

    private var isComplete: Bool {
        !email.isBlankText && !password.isEmpty && (!isSigningUp || confirmation == password)
    }

    /// Why nobody can be let in yet.
    private var problem: String {
        if email.isBlankText { return String(localized: "Enter your email to continue.") }
        if password.isEmpty { return String(localized: "Enter your password to continue.") }
        return String(localized: "Enter the same password twice to continue.")
    }

    private func turn() {
        isSigningUp.toggle()
        confirmation = ""
        error = nil
    }

    private func submit() {
        let (auth, email, password, isSigningUp) = (ledger.auth, email.trimmedText, password, isSigningUp)
        enter {
            if isSigningUp { return try await auth.signUp(email: email, password: password) }
            return try await auth.signIn(email: email, password: password)
        }
    }

    private func enter(_ work: @escaping @Sendable () async throws -> SignIn) {
        guard !isLoading else { return }
        isLoading = true
        error = nil
        Task {
            do {
                let signIn = try await work()
                ledger.enter(as: signIn.user, token: signIn.token)
            } catch {
                self.error =
                    LoadFailure(error, fallback: String(localized: "Signing in failed. Please try again.")).message
            }
            isLoading = false
        }
    }
}

#Preview {
    AuthScreen().environment(
        PreviewLedger.signedOut(auth: FixedAuthService(user: SignedInUser(id: "owner", email: "owner@example.com")))
    )
    .tint(ReadableColors.brand)
}
