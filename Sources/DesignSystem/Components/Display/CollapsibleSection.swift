import SwiftUI

/// A section that opens and closes when the user taps its header.
///
/// ```swift
/// CollapsibleSection(title: "Notes", isExpanded: $showsNotes, onEdit: { editNotes() }) {
///     Text(notes)
/// }
/// ```
///
/// The buttons in the header do their own work and do not open or close it. What is closed is not made.
public struct CollapsibleSection<Content: View>: View {
    private let title: String
    @Binding private var isExpanded: Bool
    private let badge: String?
    private let onEdit: (() -> Void)?
    private let onAdd: (() -> Void)?
    private let content: () -> Content
    @Themed(.ledger) private var theme
    @ScaledMetric(relativeTo: .caption) private var chevronSize = SectionMetrics.chevron

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - title: what is in it.
    ///   - isExpanded: whether it is open.
    ///   - badge: a word beside the title, such as a number.
    ///   - onEdit: what the pencil does; nil shows none.
    ///   - onAdd: what the plus does; nil shows none.
    ///   - content: what is in it.
    public init(
        title: String, isExpanded: Binding<Bool>, badge: String? = nil, onEdit: (() -> Void)? = nil,
        onAdd: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.title = title
        _isExpanded = isExpanded
        self.badge = badge
        self.onEdit = onEdit
        self.onAdd = onAdd
        self.content = content
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.sm) {
            HStack(spacing: 0) {
                header
                if let onEdit {
                    button("pencil", String(localized: "Edit \(title)"), theme.colors.textSecondary, onEdit)
                }
                if let onAdd { button("plus", String(localized: "Add to \(title)"), theme.colors.primary, onAdd) }
            }
            if isExpanded {
                content().transition(.opacity)
            }
        }
        .clipped()
    }

    private var header: some View {
        Button {
            withAnimation(theme.motion.expand) { isExpanded.toggle() }
        } label: {
            HStack(spacing: theme.spacing.sm) {
                OpeningChevron(isOpen: isExpanded, theme: theme)
                    .font(.system(size: chevronSize, weight: .semibold))
                Text(title).sectionLabelStyle()
                if let badge {
                    Text(badge)
                        .font(theme.fonts.caption)
                        .foregroundStyle(theme.colors.textSecondary)
                }
                Spacer(minLength: 0)
            }
            .frame(minHeight: SectionMetrics.headerMinHeight)
        }
        .buttonStyle(.press)
        .accessibilityAddTraits(.isHeader)
        .accessibilityValue(isExpanded ? String(localized: "Expanded") : String(localized: "Collapsed"))
    }

    private func button(_ icon: String, _ label: String, _ color: Color, _ action: @escaping () -> Void) -> some View {
        Button {
            action()
        } label: {
            Image(systemName: icon)
                .foregroundStyle(color)
                .touchTarget()
        }
        .buttonStyle(.press)
        .accessibilityLabel(label)
    }
}

#Preview {
    @Previewable @State var isOpen = true
    @Previewable @State var isClosed = false

    VStack(spacing: Spacing.lg) {
        CollapsibleSection(title: "Receipts", isExpanded: $isOpen, badge: "2", onAdd: {}) {
            Card { Text("Two pictures").font(Typography.body) }
        }
        CollapsibleSection(title: "Notes", isExpanded: $isClosed, onEdit: {}) { Text("Hidden") }
    }
    .padding()
    .background(BrandColors.background)
}
