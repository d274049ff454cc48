import Foundation
import UIKit

/// A content configuration that shows a SwiftUI view in a UIKit cell.
public struct UIHostingConfiguration<Content: View, Background: View> {
    private let content: Content
    private let background: Background
    private var layout = HostedCellLayout()

    private init(_ content: Content, _ background: Background, _ layout: HostedCellLayout) {
        self.content = content
        self.background = background
        self.layout = layout
    }

    /// A configuration with another background.
    private func over<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(content, background, layout)
    }

    private func laidOut(_ change: (inout HostedCellLayout) -> Void) -> Self {
        var copy = self
        change(&copy.layout)
        return copy
    }
}

extension UIHostingConfiguration where Background == EmptyView {
    /// Creates a configuration that shows a view without a background.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content(), EmptyView(), HostedCellLayout())
    }
}

extension UIHostingConfiguration {
    /// Sets a style as the background of the content, up to the edges of the cell.
    public func background<S: ShapeStyle>(
        _ style: S
    ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
        over(_UIHostingConfigurationBackgroundView(style: style))
    }

    /// Sets a view as the background of the content, up to the edges of the cell.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        over(content())
    }

    /// Sets the margins between the view and the edges of the cell, in points. The default is the cell's
    /// `layoutMargins`.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// Sets the margins between the view and the given edges of the cell, in points.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        laidOut { layout in
            if edges.contains(.top) { layout.top = insets.top }
            if edges.contains(.leading) { layout.leading = insets.leading }
            if edges.contains(.bottom) { layout.bottom = insets.bottom }
            if edges.contains(.trailing) { layout.trailing = insets.trailing }
        }
    }

    /// Sets the minimum size of the cell, in points. If a length is nil, the view determines it.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        laidOut { layout in
            layout.minWidth = width
            layout.minHeight = height
        }
    }

    /// The least size as the system likes it.
    @available(*, deprecated, message: "Use minSize(width:height:) instead.")
    public func minSize() -> Self { minSize(width: nil, height: nil) }

    /// What the cell shows in a place.
    fileprivate func shown(_ margins: UIEdgeInsets) -> HostedCell<Content, Background> {
        HostedCell(content: content, background: background, layout: layout, margins: margins)
    }
}

extension UIHostingConfiguration: UIContentConfiguration {
    /// Creates a view that shows the content.
    public func makeContentView() -> any UIView & UIContentView { HostedCellView(self) }

    /// Returns the configuration unchanged. The view reads the state of the cell from its environment.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The view that fills the background of a cell with a style.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle> {
    let style: S
}

extension _UIHostingConfigurationBackgroundView: View {
    public var body: some View { Rectangle().fill(style) }
}

/// The room round the content of a cell; what is not said is the cell's.
private struct HostedCellLayout {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?
    var minWidth: CGFloat?
    var minHeight: CGFloat?
}

private struct HostedCell<Content: View, Background: View> {
    let content: Content
    let background: Background
    let layout: HostedCellLayout
    /// Those of the cell.
    let margins: UIEdgeInsets
}

extension HostedCell: View {
    var body: some View {
        content
            .padding(
                EdgeInsets(
                    top: layout.top ?? margins.top, leading: layout.leading ?? margins.left,
                    bottom: layout.bottom ?? margins.bottom, trailing: layout.trailing ?? margins.right)
            )
            .frame(minWidth: layout.minWidth, minHeight: layout.minHeight)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            .background { background }
    }
}

/// The view of UIKit's that shows the configuration of a cell.
private final class HostedCellView<Content: View, Background: View>: UIView, UIContentView {
    private typealias Shown = UIHostingConfiguration<Content, Background>

    private let views: HostedViews<HostedCell<Content, Background>>

    var configuration: any UIContentConfiguration {
        didSet {
            guard let shown = configuration as? Shown else { return }
            views.model.rootView = shown.shown(layoutMargins)
            invalidateIntrinsicContentSize()
        }
    }

    init(_ configuration: UIHostingConfiguration<Content, Background>) {
        self.configuration = configuration
        views = HostedViews(configuration.shown(.zero))
        super.init(frame: .zero)
        views.model.rootView = configuration.shown(layoutMargins)
        views.view = self
        hosted = views
    }

    required init?(coder: NSCoder) { return nil }
}
