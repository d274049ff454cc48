import CoreGraphics
import Observation

/// What the rows of a list share: which of them shows the buttons of a swipe.
@MainActor @Observable final class ListInteraction {
    /// The row whose buttons show.
    var openRow: UInt64?
    /// What a swipe over the whole row does, while its buttons are being pulled out.
    @ObservationIgnored var fullSwipe: (() -> Void)?
    /// How wide the buttons that show are, when they are not pulled wider.
    @ObservationIgnored var stripWidth: CGFloat = 0
    /// The list's width in points.
    @ObservationIgnored var width: CGFloat = 0
    /// The row that is being moved by its handle.
    var moving: MovingRow?
    /// Whether the list has the keyboard.
    var hasKeyboard = false
    /// The row that the keyboard is at, or was at last, by its tag.
    var keyboardRow: AnyHashable?
}

/// A row that a finger moves to another place; those that it passes make room.
struct MovingRow: Equatable {
    /// The row's place among all of the list's, and the place that it would have.
    let source: Int
    let target: Int
    let height: CGFloat

    /// How far the row at a place makes room.
    func shift(ofRow place: Int) -> CGFloat {
        if source < target, place > source, place <= target { return -height }
        if target < source, place >= target, place < source { return height }
        return 0
    }
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
    @State private var refresher = Refresher()

    private var style: ListStyleKind {
        let style = chosenStyle ?? (isSidebar ? .sidebar : .insetGrouped)
        return style == .sidebar && sizeClass == .regular ? .sidebarColumn : style
    }

    var body: some View {
        // A list without a selection leaves the keyboard to what its rows hold.
        if let selection {
            let isSidebar = style == .sidebar || style == .sidebarColumn
            list.modifier(
                ListKeyboard(interaction: interaction, selectionFollows: isSidebar && !selection.isMultiple))
        } else {
            list
        }
    }

    private var list: some View {
        let (style, context, interaction) = (style, context, interaction)
        let ownMargins = Edge.Set.all.subtracting(explicitMargins)
        return ScrollView {
            LazyVStack(spacing: rowGap ?? 0, pinnedViews: style == .plain ? [.sectionHeaders] : []) {
                ElementMap(content) { element, place in
                    ListRow(
                        element: element, position: ListPosition(element, place, style: style), id: place.identity,
                        place: element.mayBeMovedByHand ? place.index : nil, traits: place.traits, style: style)
                }
            }
            .environment(\.listStyleKind, style)
            .environment(\.controlContext, context)
            .environment(\.listSelection, selection)
            .environment(\.listInteraction, interaction)
            .environment(\.listOwnMargins, ownMargins)
        }
        .environment(\.refresher, refresher)
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            interaction.width = $0
        }
        .background {
            if backgroundVisibility != .hidden { background.ignoresSafeArea() }
        }
        .accessibilityContainer(.list) { node in
            if refresh != nil { node.setAction(.named(ListWords.refresh)) { refresher.start() } }
        }
    }

    private var background: Color {
        if style == .sidebarColumn { return SystemBackgrounds.secondary }
        return style.isGrouped ? SystemBackgrounds.grouped : SystemBackgrounds.plain
    }
}
