import SwiftUI

/// The one column behind ``FormSheet`` and ``ShieldModal``: what stands above, what scrolls and what stands below.
///
/// Where what stands still would leave no room, because the type is large or a keyboard is up, all of it scrolls.
struct SheetColumn<Header: View, Content: View, Footer: View>: View {
    let spacing: CGFloat
    /// The space at both sides. It lies within what scrolls: a switch reaches a little out of its frame, and would be cut off.
    let margin: CGFloat
    @ViewBuilder let header: Header
    @ViewBuilder let content: Content
    @ViewBuilder let footer: Footer
    @State private var room = CGFloat.infinity
    @State private var headerHeight: CGFloat = 0
    @State private var footerHeight: CGFloat = 0
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        let isPinned = isPinned
        VStack(alignment: .leading, spacing: spacing) {
            if isPinned { top }
            // It stays the same scroll view, so that a field in it keeps the keyboard.
            ScrollView {
                VStack(alignment: .leading, spacing: spacing) {
                    if !isPinned { top }
                    content.padding(.horizontal, margin)
                    if !isPinned { bottom }
                }
            }
            if isPinned { bottom }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onGeometryChange(for: CGFloat.self, of: \.size.height) { room = $0 }
    }

    private var top: some View {
        header
            .padding(.horizontal, margin)
            .fixedSize(horizontal: false, vertical: true)
            .onGeometryChange(for: CGFloat.self, of: \.size.height) { headerHeight = $0 }
    }

    private var bottom: some View {
        footer
            .padding(.horizontal, margin)
            .fixedSize(horizontal: false, vertical: true)
            .onGeometryChange(for: CGFloat.self, of: \.size.height) { footerHeight = $0 }
    }

    /// Whether header and footer stand still: where a field with its label has room between them.
    private var isPinned: Bool {
        !typeSize.isAccessibilitySize
            && room - headerHeight - footerHeight - 2 * spacing >= 2 * FieldMetrics.minHeight
    }
}
