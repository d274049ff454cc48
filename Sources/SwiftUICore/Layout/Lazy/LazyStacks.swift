import Foundation

/// The views of a lazy container that stay visible while their section is visible.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// One element in each line.
struct LazyStackLayout: LazyLineLayout {
    var axis: Axis
    var spacing: CGFloat?
    /// The guide that the elements have in common with the container.
    var guide: AlignmentKey

    func elementsPerLine(across: CGFloat?) -> Int { 1 }

    func layOut(_ elements: [RenderNode], across: CGFloat?, isShared: Bool) -> LazyLine {
        var line = LazyLine(items: [], length: 0, breadth: 0)
        let isVertical = axis == .vertical
        let proposal =
            isVertical
            ? ProposedViewSize(width: across, height: nil) : ProposedViewSize(width: nil, height: across)
        for element in elements {
            let dimensions = element.dimensions(in: proposal)
            let breadth = isVertical ? dimensions.width : dimensions.height
            let room = across ?? breadth
            let box = ViewDimensions(
                size: isVertical ? CGSize(width: room, height: 0) : CGSize(width: 0, height: room))
            let place = guide.id.defaultValue(in: box) - dimensions[guide]
            line.items.append(
                LazyLine.Item(
                    position: isVertical ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place),
                    size: dimensions.size, proposal: proposal))
            line.length = max(line.length, isVertical ? dimensions.height : dimensions.width)
            line.breadth = max(line.breadth, breadth)
        }
        return line
    }
}

/// A container that arranges views in a vertical line, and creates them when they become visible. It uses all available
/// width.
public struct LazyVStack<Content: View> {
    private let layout: LazyStackLayout
    private let pinned: PinnedScrollableViews
    private let content: Content

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - alignment: the guide that the views have in common with the stack.
    ///   - spacing: the distance between views in points; nil is the default distance of 8.
    ///   - pinnedViews: the headers or footers that stay in sight.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(axis: .vertical, spacing: spacing, guide: alignment.key)
        pinned = pinnedViews
        self.content = content()
    }
}

extension LazyVStack: LazyContainerView {
    public typealias Body = Never
    package var lazyLayout: any LazyLineLayout { layout }
    package var pinnedViews: PinnedScrollableViews { pinned }
    package var lazyContent: Content { content }
}

/// A container that arranges views in a horizontal line, and creates them when they become visible. It uses all
/// available height.
public struct LazyHStack<Content: View> {
    private let layout: LazyStackLayout
    private let pinned: PinnedScrollableViews
    private let content: Content

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - alignment: the guide that the views have in common with the stack.
    ///   - spacing: the distance between views in points; nil is the default distance of 8.
    ///   - pinnedViews: the headers or footers that stay in sight.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(axis: .horizontal, spacing: spacing, guide: alignment.key)
        pinned = pinnedViews
        self.content = content()
    }
}

extension LazyHStack: LazyContainerView {
    public typealias Body = Never
    package var lazyLayout: any LazyLineLayout { layout }
    package var pinnedViews: PinnedScrollableViews { pinned }
    package var lazyContent: Content { content }
}
