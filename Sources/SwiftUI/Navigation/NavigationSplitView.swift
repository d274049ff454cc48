import Foundation
import Observation

/// Which columns of a split view are visible.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private enum Kind: String, Codable {
        case automatic, all, doubleColumn, detailOnly
    }

    private let kind: Kind

    /// The detail alone.
    public static var detailOnly: NavigationSplitViewVisibility { .init(kind: .detailOnly) }
    /// The content and detail columns, or sidebar and detail where there are two.
    public static var doubleColumn: NavigationSplitViewVisibility { .init(kind: .doubleColumn) }
    /// All columns.
    public static var all: NavigationSplitViewVisibility { .init(kind: .all) }
    /// What fits the screen.
    public static var automatic: NavigationSplitViewVisibility { .init(kind: .automatic) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case sidebar, content, detail
    }

    let kind: Kind

    /// The first column.
    public static var sidebar: NavigationSplitViewColumn { .init(kind: .sidebar) }
    /// The middle one of three columns.
    public static var content: NavigationSplitViewColumn { .init(kind: .content) }
    /// The last column.
    public static var detail: NavigationSplitViewColumn { .init(kind: .detail) }
}

/// Columns side by side on wide screens; on narrow ones a stack whose root is the sidebar.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail
    @State private var model = SplitViewModel()
    @State private var compactModel = NavigationModel()
    @Environment(\.horizontalSizeClass) private var sizeClass

    nonisolated private init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?,
        _ sidebar: Sidebar, _ content: Content?, _ detail: Detail
    ) {
        self.visibility = visibility
        self.compactColumn = compactColumn
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    /// Three columns.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar(), content(), detail())
    }

    /// Three columns, of which `columnVisibility` says which are visible.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), content(), detail())
    }

    /// Three columns; on narrow screens `preferredCompactColumn` is on top.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
    }

    /// Three columns.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
    }

    /// Two columns.
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView {
        self.init(nil, nil, sidebar(), nil, detail())
    }

    /// Two columns, of which `columnVisibility` says which are visible.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(columnVisibility, nil, sidebar(), nil, detail())
    }

    /// Two columns; on narrow screens `preferredCompactColumn` is on top.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(nil, preferredCompactColumn, sidebar(), nil, detail())
    }

    /// Two columns.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), nil, detail())
    }
}

extension NavigationSplitView: View {
    public var body: some View {
        if sizeClass == .regular {
            columns
        } else {
            compact
        }
    }

    @MainActor private var columns: some View {
        RegionContainer(SplitLayout(columns: visibleColumns)) {
            KeptView(column(sidebar, .sidebar)).region(NavigationSplitViewColumn.sidebar)
            if let content {
                KeptView(column(content, .content)).region(NavigationSplitViewColumn.content)
            }
            KeptView(detailColumn).region(NavigationSplitViewColumn.detail)
            ColumnLines().region(SplitLines.sidebar)
            if content != nil { ColumnLines().region(SplitLines.content) }
        }
    }

    private func column<C: View>(_ view: C, _ column: NavigationSplitViewColumn.Kind) -> some View {
        NavigationStack { view }
            .environment(\.splitViewModel, column == .detail ? nil : model)
            .environment(\.isSidebar, column == .sidebar)
    }

    @MainActor private var detailColumn: some View {
        Group {
            if let shown = model.shown {
                column(shown, .detail)
            } else {
                column(detail, .detail)
            }
        }
    }

    private var visibleColumns: [NavigationSplitViewColumn] {
        let all: [NavigationSplitViewColumn] = content == nil ? [.sidebar, .detail] : [.sidebar, .content, .detail]
        switch visibility?.wrappedValue ?? .automatic {
        case .detailOnly: return [.detail]
        case .doubleColumn: return Array(all.suffix(2))
        default: return all
        }
    }

    /// The sidebar is the root; the columns right of it are pushed when `preferredCompactColumn` asks for them.
    @MainActor private var compact: some View {
        NavigationStack {
            UnaryGroup(sidebar)
                .navigationDestination(isPresented: isColumnShown(.content)) { UnaryGroup(content) }
                .navigationDestination(isPresented: isColumnShown(.detail)) { UnaryGroup(detail) }
                .environment(\.isSidebar, true)
        }
    }

    private func isColumnShown(_ column: NavigationSplitViewColumn) -> Binding<Bool> {
        let preferred = compactColumn
        let hasContent = content != nil
        return Binding(
            get: {
                switch column.kind {
                case .content: hasContent && preferred != nil && preferred?.wrappedValue != .sidebar
                default: preferred?.wrappedValue == .detail
                }
            },
            set: { if !$0 { preferred?.wrappedValue = column == .detail && hasContent ? .content : .sidebar } })
    }
}

/// What links in the columns of a wide split view act on.
@MainActor @Observable
final class SplitViewModel {
    /// The view that a link put into the detail column.
    var shown: AnyView?

    nonisolated init() {}

    /// Shows a view in the detail column.
    func show(_ view: AnyView) -> Bool {
        shown = view
        return true
    }

    /// Shows the screen of a value; left to the stack of the link's own column.
    func select(_ value: AnyHashable) -> Bool { false }
}

extension EnvironmentValues {
    @Entry var splitViewModel: SplitViewModel?
    /// Whether the view is in the sidebar of a split view.
    @Entry var isSidebar: Bool = false
}

private enum SplitLines: Hashable {
    case sidebar, content
}

private struct ColumnLines: View {
    var body: some View { SystemBackgrounds.separator.accessibilityHidden(true) }
}

/// The columns of a wide split view side by side, in the whole area up to the screen's edges.
struct SplitLayout: RegionLayout, Equatable {
    let columns: [NavigationSplitViewColumn]

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        var frames: [NavigationSplitViewColumn: CGRect] = [:]
        var x: CGFloat = 0
        for column in columns {
            let width = column == .detail ? context.size.width - x : SplitViewMetrics.width(of: column)
            frames[column] = CGRect(x: x, y: 0, width: max(0, width), height: context.size.height)
            x += width
        }
        let insets = context.safeAreaInsets
        let line = 1 / context.scale
        return RegionArrangement(
            placements: children.map { child in
                for column in [NavigationSplitViewColumn.sidebar, .content, .detail] where child.isRegion(column) {
                    return frames[column].map { RegionArrangement.Placement($0) }
                }
                let column: NavigationSplitViewColumn = child.isRegion(SplitLines.sidebar) ? .sidebar : .content
                return frames[column].map {
                    RegionArrangement.Placement(
                        CGRect(x: $0.maxX, y: -insets.top, width: line, height: $0.height + insets.vertical))
                }
            })
    }
}

/// The look of a split view.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// What fits the screen.
public struct AutomaticNavigationSplitViewStyle {
    nonisolated public init() {}
}
/// All visible columns share the width.
public struct BalancedNavigationSplitViewStyle {
    nonisolated public init() {}
}
/// The detail keeps its width under the other columns.
public struct ProminentDetailNavigationSplitViewStyle {
    nonisolated public init() {}
}

extension AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {}
extension BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {}
extension ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// What suits the width.
    @MainActor @preconcurrency public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The columns share the width.
    @MainActor @preconcurrency public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail column keeps its width; the others lie above it or push it aside.
    @MainActor @preconcurrency public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
    /// The look of split views in this view. All styles look alike here: columns share the width.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        WithoutEffect.navigationSplitViewStyle.log()
        return self
    }

    /// The width of this column. Columns have their standard widths here.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        WithoutEffect.navigationSplitViewColumnWidth.log()
        return self
    }

    /// The width of this column. Columns have their standard widths here.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        WithoutEffect.navigationSplitViewColumnWidth.log()
        return self
    }
}
