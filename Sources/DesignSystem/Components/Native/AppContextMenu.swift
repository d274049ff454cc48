import SwiftUI

/// An item of a context menu or a popover menu.
public struct AppContextMenuItem {
    let label: String
    let systemImage: String?
    let role: ButtonRole?
    let handler: () -> Void

    /// Returns an item with a standard action.
    ///
    /// - Parameters:
    ///   - label: what it says.
    ///   - systemImage: the name of a symbol, such as `pencil`; nil shows none.
    ///   - handler: done once it is chosen.
    public static func item(
        _ label: String, systemImage: String? = nil, handler: @escaping () -> Void
    ) -> AppContextMenuItem {
        AppContextMenuItem(label: label, systemImage: systemImage, role: nil, handler: handler)
    }

    /// Returns an item with a destructive action, which is red.
    ///
    /// - Parameters:
    ///   - label: what it says.
    ///   - systemImage: the name of a symbol, such as `trash`; nil shows none.
    ///   - handler: done once it is chosen.
    public static func destructive(
        _ label: String, systemImage: String? = nil, handler: @escaping () -> Void
    ) -> AppContextMenuItem {
        AppContextMenuItem(label: label, systemImage: systemImage, role: .destructive, handler: handler)
    }
}

// MARK: - Context menu

extension View {
    /// Shows a menu when the user touches and holds the view.
    ///
    /// ```swift
    /// someView.appContextMenu(items: [
    ///     .item("Edit", systemImage: "pencil") { edit() },
    ///     .destructive("Delete", systemImage: "trash") { delete() },
    /// ])
    /// ```
    public func appContextMenu(items: [AppContextMenuItem]) -> some View {
        modifier(AppContextMenuModifier(items: items))
    }
}

private struct AppContextMenuModifier: ViewModifier {
    let items: [AppContextMenuItem]

    func body(content: Content) -> some View {
        content.contextMenu {
            ForEach(Array(items.enumerated()), id: \.offset) { _, item in
                Button(role: item.role) {
                    item.handler()
                } label: {
                    if let systemImage = item.systemImage {
                        Label(item.label, systemImage: systemImage)
                    } else {
                        Text(item.label)
                    }
                }
            }
        }
    }
}

// MARK: - Popover menu

/// A button that opens a menu in a popover.
///
/// ```swift
/// AppPopoverMenu(isPresented: $showMenu, items: [
///     .item("Edit", systemImage: "pencil") { edit() },
/// ]) {
///     Image(systemName: "ellipsis")
/// }
/// ```
///
/// A tap on an item closes the menu and does what the item says. Its look is ``NativeContextMenuStyling``.
public struct AppPopoverMenu<Label: View>: View {
    @Binding private var isPresented: Bool
    private let items: [AppContextMenuItem]
    private let label: () -> Label
    @Themed(.bubbles) private var theme
    @ScaledMetric private var iconWidth = Style.Layout.itemIconWidth

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - isPresented: whether the menu shows.
    ///   - items: what it offers. Without any the button is disabled.
    ///   - label: the button.
    public init(
        isPresented: Binding<Bool>, items: [AppContextMenuItem], @ViewBuilder label: @escaping () -> Label
    ) {
        _isPresented = isPresented
        self.items = items
        self.label = label
    }

    private typealias Style = NativeContextMenuStyling

    public var body: some View {
        Button {
            isPresented = true
        } label: {
            label()
        }
        .disabled(items.isEmpty)
        .accessibilityHint(items.isEmpty ? String(localized: "No actions are available") : "")
        .popover(isPresented: $isPresented) {
            BubbleLayout {
                VStack(alignment: .leading, spacing: .spaceNone) {
                    ForEach(Array(items.enumerated()), id: \.offset) { index, item in
                        if index > 0 { divider }
                        row(item)
                    }
                }
                .frame(minWidth: Style.Layout.minWidth)
            }
            .background(theme(Style.Colors.background))
            .clipShape(RoundedRectangle(cornerRadius: theme.radius(Style.Layout.cornerRadius)))
            .presentationBackground(theme(Style.Colors.background))
            .presentationCompactAdaptation(.popover)
        }
    }

    private func row(_ item: AppContextMenuItem) -> some View {
        Button(role: item.role) {
            isPresented = false
            item.handler()
        } label: {
            HStack(spacing: theme.distance(Style.Layout.itemIconSpacing)) {
                if let systemImage = item.systemImage {
                    Image(systemName: systemImage)
                        .frame(width: iconWidth)
                        .accessibilityHidden(true)
                }
                Text(item.label)
            }
            .font(theme(Style.Typography.item))
            .foregroundStyle(
                item.role == .destructive
                    ? theme(Style.Colors.destructiveText) : theme(Style.Colors.itemText)
            )
            .padding(.horizontal, theme.distance(Style.Layout.itemPaddingH))
            .padding(.vertical, theme.distance(Style.Layout.itemPaddingV))
            .frame(minHeight: .touchTargetMin)
        }
        .buttonStyle(RowPressStyle(pressed: theme(Style.Colors.pressedBackground)))
    }

    private var divider: some View {
        Rectangle()
            .fill(theme(Style.Colors.rowDivider))
            .frame(height: .borderWidthDefault)
            .accessibilityHidden(true)
    }
}

#Preview {
    @Previewable @State var showPopover = false

    VStack(spacing: .space8) {
        Text("Long-press me")
            .padding()
            .background(Color.appSurfaceBaseLowContrast, in: RoundedRectangle(cornerRadius: .radiusMD))
            .appContextMenu(items: [
                .item("Edit", systemImage: "pencil") {},
                .item("Share", systemImage: "square.and.arrow.up") {},
                .destructive("Delete", systemImage: "trash") {},
            ])

        AppPopoverMenu(
            isPresented: $showPopover,
            items: [
                .item("Edit", systemImage: "pencil") {},
                .destructive("Delete", systemImage: "trash") {},
            ]
        ) {
            Image(systemName: "ellipsis.circle")
                .font(.title2)
                .foregroundStyle(Color.appIconPrimary)
                .touchTarget()
        }
    }
    .padding()
}

#Preview("Open menu") {
    @Previewable @State var isOpen = true

    AppPopoverMenu(
        isPresented: $isOpen,
        items: [
            .item("Edit", systemImage: "pencil") {},
            .item("An item with a name that takes some room", systemImage: "square.and.arrow.up") {},
            .item("No icon") {},
            .destructive("Delete", systemImage: "trash") {},
        ]
    ) {
        Image(systemName: "ellipsis.circle")
    }
    .padding(.vertical, .space12)
    .frame(maxWidth: .infinity)
    .frame(height: 480, alignment: .top)
}

#Preview("Empty") {
    @Previewable @State var isOpen = false

    AppPopoverMenu(isPresented: $isOpen, items: []) {
        Image(systemName: "ellipsis.circle")
    }
}
