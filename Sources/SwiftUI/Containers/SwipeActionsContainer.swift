extension View {
    /// Enables swipe actions for the views in this container, as for list rows. Only one view shows its buttons at a
    /// time.
    nonisolated public func swipeActionsContainer() -> some View { modifier(SwipeActionsContainerModifier()) }
}

extension EnvironmentValues {
    /// What the views of a container share that is no list; nil where there is none, and inside of a view that can be swiped.
    @Entry var swipeContainer: ListInteraction?
}

private struct SwipeActionsContainerModifier: ViewModifier {
    func body(content: Content) -> some View { SwipeActionsContainer(content: content) }
}

private struct SwipeActionsContainer<Content: View>: View {
    let content: Content
    @State private var interaction = ListInteraction()

    var body: some View {
        let interaction = interaction
        content
            .environment(\.swipeContainer, interaction)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                interaction.width = $0
            }
    }
}

/// Lets the elements of a view be swiped in a container for this. In a list, the rows do it.
///
/// It has as many elements as its content, so that a lazy container stays lazy.
struct FreeSwipe<Content: View> {
    private let content: Content
    @Environment(\.swipeContainer) private var interaction
    @Environment(\.listInteraction) private var list

    nonisolated init(_ content: Content) { self.content = content }
}

extension FreeSwipe: View {
    static var _elementCount: Int? { Content._elementCount }
    static func _elementCount(of view: Self) -> Int? { Content._elementCount(of: view.content) }

    @ViewBuilder var body: some View {
        if let interaction, list == nil {
            ElementReader(content.environment(\.swipeContainer, nil)) { elements in
                ForEach(elements) { FreeSwipeRow(element: $0, interaction: interaction) }
            }
        } else {
            content
        }
    }
}

/// A view with the buttons that it uncovers where it is pulled aside.
private struct FreeSwipeRow: View {
    let element: ContentElement
    let interaction: ListInteraction

    @State private var swipe = RowSwipe.closed
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        let actions = RowActions(element, isEditing: false)
        let interaction = interaction
        element
            .overlay {
                if swipe.isOpen {
                    // A tap beside the buttons closes them and does nothing else.
                    Color.clear.contentShape(Rectangle()).onTapGesture { interaction.openRow = nil }
                        .accessibilityHidden(true)
                }
            }
            .modifier(RowAccessibilityActions(actions: actions))
            .offset(x: layoutDirection == .rightToLeft ? -distance : distance)
            .background(alignment: swipe.edge == .leading ? .leading : .trailing) {
                if let edge = swipe.edge {
                    SwipeStrip(edge: edge, actions: actions.swipes(at: edge), swipe: $swipe)
                        .frame(width: abs(distance))
                }
            }
            .clipped()
            .modifier(RowSwiping(row: element.id, actions: actions, isEditing: false, swipe: $swipe))
            .environment(\.listInteraction, interaction)
    }

    /// How far the view is pulled aside, towards the trailing edge.
    private var distance: CGFloat {
        switch swipe {
        case .closed: 0
        case .dragged(let distance): distance
        case .open(let edge): edge == .leading ? interaction.stripWidth : -interaction.stripWidth
        }
    }
}
