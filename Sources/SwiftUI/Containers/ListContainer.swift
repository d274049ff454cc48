import CoreGraphics
import Observation

/// What the rows of a list share: which of them shows the buttons of a swipe.
@MainActor @Observable final class ListInteraction {
    /// The row whose buttons show.
    var openRow: UInt64?
    /// What a swipe over the whole row does, while its buttons are being pulled out.
    @ObservationIgnored var fullSwipe: (() -> Void)?
    /// The list's width in points.
    @ObservationIgnored var width: CGFloat = 0
}

extension EnvironmentValues {
    @Entry var listInteraction: ListInteraction?
}

/// The scrolling rows of a list or a form.
struct ListContainer<Content: View>: View {
    let selection: ListSelection?
    let context: ControlContext
    let content: Content

    @Environment(\.chosenListStyle) private var chosenStyle
    @Environment(\.isSidebar) private var isSidebar
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.listRowGap) private var rowGap
    @Environment(\.scrollContentBackgroundVisibility) private var backgroundVisibility
    @Environment(\.explicitContentMargins) private var explicitMargins
    @Environment(\.refresh) private var refresh
    @State private var interaction = ListInteraction()
    @State private var isRefreshing = false

    private var style: ListStyleKind {
        let style = chosenStyle ?? (isSidebar ? .sidebar : .insetGrouped)
        return style == .sidebar && sizeClass == .regular ? .sidebarColumn : style
    }

    var body: some View {
        let (style, context, interaction) = (style, context, interaction)
        let ownMargins = Edge.Set.all.subtracting(explicitMargins)
        ScrollView {
            LazyVStack(spacing: rowGap ?? 0, pinnedViews: style == .plain ? [.sectionHeaders] : []) {
                ElementMap(content) { element, place in
                    ListRow(
                        element: element, position: ListPosition(element, place, style: style), id: place.identity,
                        style: style)
                }
            }
            .environment(\.listStyleKind, style)
            .environment(\.controlContext, context)
            .environment(\.listSelection, selection)
            .environment(\.listInteraction, interaction)
            .environment(\.listOwnMargins, ownMargins)
            .modifier(RefreshArea(isRefreshing: isRefreshing))
        }
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            interaction.width = $0
        }
        .background {
            if backgroundVisibility != .hidden { background.ignoresSafeArea() }
        }
        .accessibilityContainer(.list) { node in
            if refresh != nil { node.setAction(.named(ListWords.refresh)) { startRefresh() } }
        }
    }

    private var background: Color {
        if style == .sidebarColumn { return SystemBackgrounds.secondary }
        return style.isGrouped ? SystemBackgrounds.grouped : SystemBackgrounds.plain
    }

    private func startRefresh() {
        guard let refresh, !isRefreshing else { return }
        isRefreshing = true
        Task {
            await refresh()
            isRefreshing = false
        }
    }
}
