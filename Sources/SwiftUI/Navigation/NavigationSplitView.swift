import Observation

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    enum Kind: String, Codable {
        case automatic, all, doubleColumn, detailOnly
    }

    let kind: Kind

    /// A visibility that shows only the detail column.
    public static var detailOnly: NavigationSplitViewVisibility { .init(kind: .detailOnly) }
    /// A visibility that shows the content and detail columns, or all columns of a split view with two columns.
    public static var doubleColumn: NavigationSplitViewVisibility { .init(kind: .doubleColumn) }
    /// A visibility that shows all columns.
    public static var all: NavigationSplitViewVisibility { .init(kind: .all) }
    /// The default visibility, which depends on the screen.
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
    /// The middle column of three columns.
    public static var content: NavigationSplitViewColumn { .init(kind: .content) }
    /// The last column.
    public static var detail: NavigationSplitViewColumn { .init(kind: .detail) }
}

/// A view that shows columns side by side on wide screens. On narrow screens, it is a stack whose root is the sidebar.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail
    @State private var model = SplitViewModel()
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

    /// Creates a split view with three columns.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar(), content(), detail())
    }

    /// Creates a split view with three columns and a binding to their visibility.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), content(), detail())
    }

    /// Creates a split view with three columns. On narrow screens, `preferredCompactColumn` is on top.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
    }

    /// Creates a split view with three columns.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
    }

    /// Creates a split view with two columns.
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView {
        self.init(nil, nil, sidebar(), nil, detail())
    }

    /// Creates a split view with two columns and a binding to their visibility.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(columnVisibility, nil, sidebar(), nil, detail())
    }

    /// Creates a split view with two columns. On narrow screens, `preferredCompactColumn` is on top.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(nil, preferredCompactColumn, sidebar(), nil, detail())
    }

    /// Creates a split view with two columns.
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
        model.boundVisibility = visibility
        model.boundCompactColumn = compactColumn
        return Group {
            if sizeClass == .regular {
                PreferenceReader(ColumnWidthsKey.self, of: columns) { elements, widths in
                    SplitColumns(model: model, columns: elements, widths: widths, hasContent: content != nil)
                }
            } else {
                compact
            }
        }
    }

    @ViewBuilder @MainActor private var columns: some View {
        column(sidebar, .sidebar)
        if let content { column(content, .content) }
        if let shown = model.shown {
            column(shown, .detail)
        } else {
            column(detail, .detail)
        }
    }

    @MainActor private func column<C: View>(_ view: C, _ column: NavigationSplitViewColumn) -> some View {
        let showsSearch = column == (content == nil ? .sidebar : .content)
        return SplitColumn(model: model, column: column, content: view)
            .transformEnvironment(\.searchAround) { if !showsSearch { $0 = [] } }
            .region(column)
    }

    /// The sidebar is the root; the columns right of it are pushed when they are asked for or something is selected.
    @MainActor private var compact: some View {
        NavigationStack {
            UnaryGroup(sidebar)
                .environment(\.nextColumn, NextColumn(model, content == nil ? .detail : .content))
                .environment(\.isSidebar, true)
                .navigationDestination(isPresented: isColumnShown(.content)) {
                    UnaryGroup(content).environment(\.nextColumn, NextColumn(model, .detail))
                }
                .navigationDestination(isPresented: isColumnShown(.detail)) { UnaryGroup(detail) }
        }
    }

    @MainActor private func isColumnShown(_ column: NavigationSplitViewColumn) -> Binding<Bool> {
        let model = model
        let hasContent = content != nil
        return Binding(
            get: { @MainActor in
                switch column.kind {
                case .content: hasContent && model.compactColumn != .sidebar
                default: model.compactColumn == .detail
                }
            },
            set: { @MainActor isShown in
                guard !isShown else { return }
                model.compactColumn = column == .detail && hasContent ? .content : .sidebar
                model.selections.removeValue(forKey: column)?.clear()
            })
    }
}

/// What the columns of a split view share.
@MainActor @Observable
final class SplitViewModel {
    /// The view that a link put into the detail column.
    var shown: AnyView?
    private var ownVisibility = NavigationSplitViewVisibility.automatic
    private var ownCompactColumn = NavigationSplitViewColumn.sidebar
    @ObservationIgnored var boundVisibility: Binding<NavigationSplitViewVisibility>?
    @ObservationIgnored var boundCompactColumn: Binding<NavigationSplitViewColumn>?
    /// What was selected to show a column where there is room for one.
    @ObservationIgnored var selections: [NavigationSplitViewColumn: ListSelection] = [:]
    /// The column that has the button which shows and hides the sidebar.
    var toggleColumn: NavigationSplitViewColumn?
    /// What that button changes the visibility to.
    @ObservationIgnored var toggledVisibility = NavigationSplitViewVisibility.all

    nonisolated init() {}

    var visibility: NavigationSplitViewVisibility {
        get { boundVisibility?.wrappedValue ?? ownVisibility }
        set {
            if let boundVisibility { boundVisibility.wrappedValue = newValue } else { ownVisibility = newValue }
        }
    }

    /// The column on top where there is room for one.
    var compactColumn: NavigationSplitViewColumn {
        get { boundCompactColumn?.wrappedValue ?? ownCompactColumn }
        set {
            if let boundCompactColumn {
                boundCompactColumn.wrappedValue = newValue
            } else {
                ownCompactColumn = newValue
            }
        }
    }

    func toggleSidebar() { visibility = toggledVisibility }

    /// Shows a view in the detail column.
    func show(_ view: AnyView) { shown = view }
}

/// Shows the column right of a collapsed split view's column, when something is selected in that.
@MainActor struct NextColumn {
    private let model: SplitViewModel
    private let column: NavigationSplitViewColumn

    init(_ model: SplitViewModel, _ column: NavigationSplitViewColumn) {
        self.model = model
        self.column = column
    }

    /// - Parameter selection: what shows the column; it is cleared when people go back from it.
    func show(for selection: ListSelection?) {
        model.selections[column] = selection
        model.compactColumn = column
    }
}

extension NextColumn: Equatable {
    nonisolated static func == (a: NextColumn, b: NextColumn) -> Bool { a.model === b.model && a.column == b.column }
}

extension EnvironmentValues {
    /// The split view whose column the view is in, on a wide screen.
    @Entry var splitViewModel: SplitViewModel?
    /// What a selection in this column of a collapsed split view shows.
    @Entry var nextColumn: NextColumn?
    /// The split view whose sidebar the bar of this page shows and hides.
    @Entry var sidebarToggle: SplitViewModel?
    /// Whether the view is in the sidebar of a split view.
    @Entry var isSidebar: Bool = false
}
