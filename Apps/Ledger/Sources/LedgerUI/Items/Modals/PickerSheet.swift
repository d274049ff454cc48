import DesignSystem
import SwiftUI

/// The frame of a sheet in which one of several rows is chosen: a title, a button that closes it, the rows.
struct PickerSheet<Content: View>: View {
    let title: String
    var description: String?
    var error: String?
    var detents: Set<PresentationDetent> = [.medium, .large]
    @ViewBuilder let content: Content
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.none) {
            header
            if let error {
                StatusBanner(message: error)
                    .padding(.horizontal, Spacing.screenPadding)
                    .padding(.bottom, Spacing.sm)
            }
            ScrollView { content.frame(maxWidth: .infinity) }
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .background(BrandColors.surface)
        .presentationDetents(detents)
        .presentationDragIndicator(.visible)
    }

    private var header: some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.sm) {
            VStack(alignment: .leading, spacing: Spacing.xs) {
                Text(title)
                    .font(Typography.h2)
                    .foregroundStyle(BrandColors.textPrimary)
                    .accessibilityAddTraits(.isHeader)
                if let description {
                    Text(description)
                        .font(Typography.small)
                        .foregroundStyle(ReadableColors.textSecondary)
                }
            }
            Spacer(minLength: Spacing.sm)
            IconButton(icon: "xmark", label: String(localized: "Close")) { dismiss() }
        }
        .padding(.horizontal, Spacing.screenPadding)
        .padding(.top, Spacing.lg)
        .padding(.bottom, Spacing.sm)
    }
}

/// A button that is a symbol, as large as a finger needs.
struct IconButton: View {
    let icon: String
    let label: String
    var color: Color = ReadableColors.textSecondary
    let action: () -> Void

    var body: some View {
        Button {
            action()
        } label: {
            Image(systemName: icon)
                .foregroundStyle(color)
                .frame(minWidth: .touchTargetMin, minHeight: .touchTargetMin)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(label)
    }
}
