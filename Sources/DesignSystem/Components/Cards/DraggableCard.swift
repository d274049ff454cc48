import SwiftUI

/// A card with a handle, in a list whose order the user can change. While the list is in editing mode, it has its own
/// handles.
public struct DraggableCard<RightContent: View>: View {
    private let title: String
    private let isDisabled: Bool
    private let isActive: Bool
    private let rightContent: RightContent
    @Environment(\.editMode) private var editMode
    @Themed(.ledger) private var theme

    /// Creates a card.
    ///
    /// - Parameters:
    ///   - title: what it represents.
    ///   - isDisabled: whether it cannot be moved.
    ///   - isActive: whether it is being moved.
    ///   - rightContent: what stands at its end.
    public init(
        title: String, isDisabled: Bool = false, isActive: Bool = false,
        @ViewBuilder rightContent: () -> RightContent
    ) {
        self.title = title
        self.isDisabled = isDisabled
        self.isActive = isActive
        self.rightContent = rightContent()
    }

    public var body: some View {
        HStack(spacing: theme.spacing.md) {
            if editMode?.wrappedValue.isEditing != true {
                Image(systemName: "line.3.horizontal")
                    .foregroundStyle(theme.colors.textTertiary)
                    .accessibilityHidden(true)
            }
            TitleAndDetail(theme: theme, alignment: .center) {
                Text(title)
                    .font(theme.fonts.body)
                    .foregroundStyle(isDisabled ? theme.colors.textDisabled : theme.colors.textPrimary)
            } detail: {
                rightContent
            }
        }
        .cardSurface(theme, padding: theme.spacing.md, isPlain: true)
        .background {
            if isActive {
                RoundedRectangle(cornerRadius: theme.radii.card)
                    .fill(theme.colors.surface)
                    .shadow(
                        color: OverlayColors.liftedShadow, radius: CardMetrics.liftedShadowRadius,
                        y: CardMetrics.liftedShadowY)
            }
        }
        .scaleEffect(isActive ? Ratios.lifted : 1)
        .opacity(isDisabled ? Ratios.disabled : 1)
        .disabled(isDisabled)
        .animation(.appLift, value: isActive)
    }
}

extension DraggableCard where RightContent == EmptyView {
    /// Creates a card with nothing at its end.
    ///
    /// - Parameters:
    ///   - title: what it represents.
    ///   - isDisabled: whether it cannot be moved.
    ///   - isActive: whether it is being moved.
    public init(title: String, isDisabled: Bool = false, isActive: Bool = false) {
        self.init(title: title, isDisabled: isDisabled, isActive: isActive) {
        }
    }
}

#Preview {
    VStack(spacing: Spacing.md) {
        DraggableCard(title: "Furnishings") { Badge("Itemized") }
        DraggableCard(title: "Being moved", isActive: true)
        DraggableCard(title: "Design Fee", isDisabled: true)
    }
    .padding()
    .background(BrandColors.background)
}
