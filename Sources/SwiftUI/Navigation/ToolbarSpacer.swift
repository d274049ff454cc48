/// The width of a spacer among the items of a toolbar.
public struct SpacerSizing: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case flexible, fixed }

    let kind: Kind

    /// A sizing with all remaining space.
    public static let flexible = SpacerSizing(kind: .flexible)
    /// A sizing with the default distance between groups of items.
    public static let fixed = SpacerSizing(kind: .fixed)
}

/// A space between the items of a toolbar. Items on its two sides do not share a background, in designs whose items
/// have backgrounds.
public struct ToolbarSpacer {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates a spacer.
    ///
    /// - Parameters:
    ///   - sizing: The width. The default is all remaining space. In a navigation bar, where items have no space to
    ///     distribute, both sizings are fixed.
    ///   - placement: The placement of the items among which the spacer is.
    nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }
}

extension ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never

    @MainActor @preconcurrency public var _items: AnyView {
        let isBottom = placement.slot == .bottom
        return AnyView(
            Group {
                if sizing == .flexible, isBottom {
                    Spacer(minLength: 0)
                } else {
                    Color.clear.frame(width: 0, height: 0)
                }
            }
            .trait(ToolbarPlacementTraitKey.self, placement)
            .trait(ToolbarBreakTraitKey.self, true))
    }
}

/// Whether an item parts the groups of those around it.
enum ToolbarBreakTraitKey: ViewTraitKey {
    static var defaultValue: Bool { false }
}
