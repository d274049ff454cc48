import SwiftUI

/// A view of all Shield components in all their variants.
public struct ComponentsPreview: View {
    @State private var text = "somebody@example.com"
    @State private var asks = false
    @State private var toasts = ToastManager()
    @Themed(.shield) private var theme

    /// Creates the page.
    public init() {}

    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: theme.spacing.xl) {
                section("Buttons") { buttons }
                section("Cards") { cards }
                section("Text fields") { fields }
                section("Badges") { badges }
                section("Modal and toasts") { messages }
                section("Avatars") { avatars }
                section("Progress") { bars }
                section("Skeletons") {
                    ShieldSkeleton(.text(lines: 2))
                    ShieldSkeleton(.rectangle(height: AvatarMetrics.large))
                }
                section("Empty state") {
                    ShieldEmptyState(icon: "bell", title: "No alerts", actionTitle: "Run Scan") {}
                }
            }
            .padding(theme.spacing.screen)
        }
        .background(theme.colors.background)
        .foregroundStyle(theme.colors.textPrimary)
        .shieldToasts(toasts)
        .shieldModal(
            isPresented: $asks, title: "Remove device?",
            actions: [ShieldModalAction("Remove", style: .danger), ShieldModalAction("Cancel", style: .secondary)]
        ) {
            Text("It will no longer be protected.")
        }
    }

    private func section(_ title: String, @ViewBuilder content: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: theme.spacing.md) {
            Text(title)
                .font(theme.fonts.title)
                .accessibilityAddTraits(.isHeader)
            content()
        }
    }

    @ViewBuilder private var buttons: some View {
        ForEach(ShieldButtonStyle.allCases, id: \.self) { style in
            ShieldButton("\(style)".capitalized, style: style) {}
        }
        FlowLayout(spacing: theme.spacing.sm) {
            ForEach(ShieldButtonSize.allCases, id: \.self) { size in
                ShieldButton("\(size)".capitalized, size: size, icon: "shield", isFullWidth: false) {}
            }
            ShieldButton("Loading", isLoading: true, isFullWidth: false) {}
            ShieldButton("Disabled", isDisabled: true, isFullWidth: false) {}
        }
    }

    @ViewBuilder private var cards: some View {
        ShieldCard {
            Text("The last scan found nothing.")
        } header: {
            Text("Home network").font(theme.fonts.heading)
        } footer: {
            ShieldBadge("Protected", variant: .success, icon: "checkmark")
        }
    }

    @ViewBuilder private var fields: some View {
        ShieldTextField("Email", text: $text, validation: .valid)
        ShieldTextField("Email", text: $text, validation: .error("This address is in use already."))
        ShieldTextField("Password", text: $text, isSecure: true)
    }

    private var badges: some View {
        FlowLayout(spacing: theme.spacing.sm) {
            ForEach(ShieldBadgeVariant.allCases, id: \.self) { variant in
                ShieldBadge("\(variant)".capitalized, variant: variant)
            }
        }
    }

    @ViewBuilder private var messages: some View {
        ShieldButton("Open modal", style: .secondary) { asks = true }
        ForEach(ShieldToastVariant.allCases, id: \.self) { variant in
            Button {
                toasts.showToast("A toast: \(variant)", variant: variant)
            } label: {
                ShieldToast("Toast: \(variant)", variant: variant)
            }
            .buttonStyle(.press)
        }
    }

    private var avatars: some View {
        FlowLayout(spacing: theme.spacing.md) {
            ForEach(ShieldAvatarSize.allCases, id: \.self) { size in
                ShieldAvatar(name: "Ada Lovelace", size: size, status: .online)
                ShieldAvatar(name: "Grace", size: size, status: .away)
            }
        }
    }

    @ViewBuilder private var bars: some View {
        ForEach(ShieldProgressVariant.allCases, id: \.self) { variant in
            ShieldProgressBar(value: Ratios.shortLine, variant: variant)
        }
    }
}

// audit: off name-repeated - two fields show the states of one
// audit: off color-only - the status has a shape if the user differentiates without color
#Preview(traits: .fixedLayout(width: 393, height: 2000)) {
    ComponentsPreview().frame(height: 2000).environment(\.loaderDelay, 0)
}

// audit: off name-repeated - the page shows all components in two themes
// audit: off color-only - the status has a shape if the user differentiates without color
#Preview("In the other themes", traits: .fixedLayout(width: 780, height: 2000)) {
    HStack(spacing: 0) {
        ComponentsPreview().theme(.bubbles)
        ComponentsPreview().theme(.ledger)
    }
    .frame(width: 780, height: 2000)
    .environment(\.loaderDelay, 0)
}
