import CoreGraphics

/// Buttons that a swipe over a row shows.
struct SwipeActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: AnyView
}

enum SwipeActionsKey: InnerFirstTraitKey { typealias Wrapped = [SwipeActions] }

extension View {
    /// Adds buttons that appear when the user swipes a list row. The first button is at the edge.
    ///
    /// Views outside lists show their actions in a container with ``SwiftUICore/View/swipeActionsContainer()``. The
    /// actions replace the button that `onDelete` adds to a row. Assistive technology offers them as actions.
    ///
    /// - Parameters:
    ///   - edge: The edge at which the buttons appear.
    ///   - allowsFullSwipe: Whether a swipe over most of the row performs the first action.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let own = SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
        // Each use adds to those nearer to the row.
        return FreeSwipe(modifier(IndexedElementsModifier(SwipeActionsKey.self) { _, inner in (inner ?? []) + [own] }))
    }
}

/// How far a row is pulled aside.
enum RowSwipe: Equatable {
    case closed
    /// By so many points towards the trailing edge.
    case dragged(CGFloat)
    /// A state in which the row shows the buttons at an edge.
    case open(HorizontalEdge)

    /// The edge whose buttons show.
    var edge: HorizontalEdge? {
        switch self {
        case .closed, .dragged(0): nil
        case .dragged(let distance): distance > 0 ? .leading : .trailing
        case .open(let edge): edge
        }
    }

    var isOpen: Bool { if case .open = self { true } else { false } }
}

/// Lets a row be pulled aside, as far as there are buttons.
struct RowSwiping: ViewModifier {
    let row: UInt64
    let actions: RowActions
    let isEditing: Bool
    @Binding var swipe: RowSwipe

    @Environment(\.listInteraction) private var interaction
    @Environment(\.layoutDirection) private var layoutDirection

    /// How far the row was pulled aside when the finger began to move.
    @State private var start: CGFloat?
    @GestureState private var isHeld = false

    func body(content: Content) -> some View {
        let openRow = interaction?.openRow
        content
            .gesture(drag, including: isEditing || !actions.canSwipe ? .subviews : .all)
            .onChange(of: swipe.isOpen) { _, isOpen in
                if isOpen {
                    interaction?.openRow = row
                } else if interaction?.openRow == row {
                    interaction?.openRow = nil
                }
            }
            .onChange(of: openRow) { _, openRow in
                // Only one row shows its buttons.
                if openRow != row, swipe.isOpen { settle(.closed) }
            }
            .onChange(of: isEditing) { settle(.closed) }
            .onChange(of: isHeld) { _, isHeld in
                // Another gesture took the finger away.
                if !isHeld, case .dragged = swipe { settle(.closed) }
                if !isHeld { start = nil }
            }
    }

    private func settle(_ new: RowSwipe) {
        guard swipe != new else { return }
        withAnimation(SwipeMetrics.animation) { swipe = new }
    }

    private var drag: some Gesture {
        DragGesture(along: .horizontal)
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { drag in
                let start = start ?? present
                self.start = start
                swipe = .dragged(allowed(start + sideways(drag.translation.width)))
            }
            .onEnded { drag in
                end(allowed((start ?? 0) + sideways(drag.translation.width)), speed: sideways(drag.velocity.width))
            }
    }

    /// How far the row is pulled aside now, towards the trailing edge.
    private var present: CGFloat {
        switch swipe {
        case .closed: 0
        case .dragged(let distance): distance
        case .open(let edge): edge == .leading ? interaction?.stripWidth ?? 0 : -(interaction?.stripWidth ?? 0)
        }
    }

    /// Towards the trailing edge.
    private func sideways(_ distance: CGFloat) -> CGFloat {
        layoutDirection == .rightToLeft ? -distance : distance
    }

    /// 0 if there are no buttons on that side.
    private func allowed(_ distance: CGFloat) -> CGFloat {
        actions.swipes(at: distance > 0 ? .leading : .trailing).isEmpty ? 0 : distance
    }

    private func end(_ distance: CGFloat, speed: CGFloat) {
        let edge: HorizontalEdge = distance > 0 ? .leading : .trailing
        let (width, strip) = (interaction?.width ?? 0, interaction?.stripWidth ?? 0)
        if abs(distance) > max(strip + SwipeMetrics.fullSwipeReach, width * SwipeMetrics.fullSwipeShare),
            actions.swipes(at: edge).first?.allowsFullSwipe == true, let act = interaction?.fullSwipe
        {
            settle(.closed)
            act()
        } else if distance == 0 {
            settle(.closed)
        } else {
            // A flick decides, else which end of the way is nearer.
            let outwards = distance > 0 ? speed : -speed
            let opens = abs(outwards) > SwipeMetrics.flick ? outwards > 0 : abs(distance) > strip / 2
            settle(opens ? .open(edge) : .closed)
        }
    }
}

/// The buttons at one edge of a row, in the room that the row left.
struct SwipeStrip: View {
    let edge: HorizontalEdge
    let actions: [SwipeActions]
    @Binding var swipe: RowSwipe

    @Environment(\.listInteraction) private var interaction

    var body: some View {
        let (edge, interaction) = (edge, interaction)
        ElementReader(ForEach(actions.indices, id: \.self) { actions[$0].content }) { elements in
            SwipeButtons(elements: edge == .leading ? elements : elements.reversed())
                .onChange(of: elements.count, initial: true) { _, count in
                    interaction?.stripWidth = CGFloat(count) * SwipeMetrics.minimumWidth
                    interaction?.fullSwipe = { elements.first?.activate() }
                }
        }
        .buttonStyle(
            SwipeButtonStyle {
                withAnimation(SwipeMetrics.animation) { swipe = .closed }
            })
    }
}

private struct SwipeButtons: View {
    let elements: [ContentElement]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(elements) { $0 }
        }
    }
}

extension ContentElement {
    /// Does what the first thing in the element does that can be activated.
    @MainActor fileprivate func activate() {
        let nodes = render.accessibilityElements().flatMap(\.flattened)
        if let node = nodes.first(where: \.canBeActivated) { render.tree.accessibilityActions.activate(node) }
    }
}

/// A colored area with a white icon, or a white title if there is no icon.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
    let close: () -> Void

    func makeBody(configuration: Configuration) -> some View {
        SwipeButton(configuration: configuration, close: close)
    }
}

private struct SwipeButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let close: () -> Void

    @Environment(\.tintStyle) private var tint
    @Environment(\.appearance) private var appearance
    @State private var isPressed = false

    var body: some View {
        configuration.label
            .labelStyle(.iconOnly)
            .lineLimit(1)
            .foregroundStyle(.white)
            .padding(.horizontal, SwipeMetrics.padding)
            .frame(minWidth: SwipeMetrics.minimumWidth, maxWidth: .infinity, maxHeight: .infinity)
            .background { platter }
            .opacity(isPressed ? ButtonMetrics.pressedBorderedOpacity : 1)
            .contentShape(Rectangle())
            .pressable(.button, isPressed: $isPressed) {
                close()
                configuration.trigger()
            }
    }

    @ViewBuilder private var platter: some View {
        if let look = appearance.list.swipe {
            Capsule(style: appearance.capsule).fill(background).frame(maxHeight: look.maximumHeight).padding(look.inset)
        } else {
            Rectangle().fill(background)
        }
    }

    private var background: AnyShapeStyle {
        if let tint { return tint }
        return AnyShapeStyle(configuration.role == .destructive ? SwipeMetrics.destructive : SwipeMetrics.background)
    }
}
