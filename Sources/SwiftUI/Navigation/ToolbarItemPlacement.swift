/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Equatable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction
        case cancellationAction, destructiveAction, keyboard, topBarLeading, topBarTrailing, bottomBar
        case topBarPinnedTrailing, title, subtitle, largeTitle, largeSubtitle
    }

    /// The part of the screen that shows the item.
    enum Slot: Hashable, Sendable {
        case leading, principal, trailing, overflow, bottom, keyboard, subtitle, largeTitle, largeSubtitle
    }

    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// The default placement, which is the trailing end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(.automatic)
    /// A placement in the middle of the navigation bar, in place of the title.
    public static let principal = ToolbarItemPlacement(.principal)
    /// A placement at the leading end of the navigation bar, next to the back button.
    public static let navigation = ToolbarItemPlacement(.navigation)
    /// A placement for the main action, at the trailing end of the navigation bar.
    public static let primaryAction = ToolbarItemPlacement(.primaryAction)
    /// A placement for less important actions, in a menu at the trailing end of the navigation bar.
    public static let secondaryAction = ToolbarItemPlacement(.secondaryAction)
    /// A placement for the status of the content, in the middle of the bottom bar.
    public static let status = ToolbarItemPlacement(.status)
    /// A placement for the action that confirms a modal screen, at the trailing end of the navigation bar, in semibold
    /// text.
    public static let confirmationAction = ToolbarItemPlacement(.confirmationAction)
    /// A placement for the action that cancels a modal screen, at the leading end of the navigation bar.
    public static let cancellationAction = ToolbarItemPlacement(.cancellationAction)
    /// A placement for the destructive action of a modal screen, at the leading end of the navigation bar.
    public static let destructiveAction = ToolbarItemPlacement(.destructiveAction)
    /// A placement above the keyboard. Hosts without an on-screen keyboard do not show the item.
    public static let keyboard = ToolbarItemPlacement(.keyboard)
    /// A placement at the leading end of the navigation bar.
    public static let topBarLeading = ToolbarItemPlacement(.topBarLeading)
    /// A placement at the trailing end of the navigation bar.
    public static let topBarTrailing = ToolbarItemPlacement(.topBarTrailing)
    /// A placement at the leading end of the navigation bar.
    @available(iOS, deprecated: 100000.0, renamed: "topBarLeading")
    public static let navigationBarLeading = ToolbarItemPlacement(.topBarLeading)
    /// A placement at the trailing end of the navigation bar.
    @available(iOS, deprecated: 100000.0, renamed: "topBarTrailing")
    public static let navigationBarTrailing = ToolbarItemPlacement(.topBarTrailing)
    /// A placement in the bar at the bottom of the screen.
    public static let bottomBar = ToolbarItemPlacement(.bottomBar)

    /// A placement at the trailing end of the navigation bar, where the item remains when other items move to a menu.
    public static let topBarPinnedTrailing = ToolbarItemPlacement(.topBarPinnedTrailing)
    /// A placement that replaces the title in the middle of the navigation bar.
    public static let title = ToolbarItemPlacement(.title)
    /// A placement that replaces the line under the title in the middle of the navigation bar.
    public static let subtitle = ToolbarItemPlacement(.subtitle)
    /// A placement that replaces the large title.
    public static let largeTitle = ToolbarItemPlacement(.largeTitle)
    /// A placement that replaces the line under the large title.
    public static let largeSubtitle = ToolbarItemPlacement(.largeSubtitle)

    var slot: Slot {
        switch kind {
        case .principal, .title: .principal
        case .subtitle: .subtitle
        case .largeTitle: .largeTitle
        case .largeSubtitle: .largeSubtitle
        case .navigation, .cancellationAction, .destructiveAction, .topBarLeading: .leading
        case .automatic, .primaryAction, .confirmationAction, .topBarTrailing, .topBarPinnedTrailing: .trailing
        case .secondaryAction: .overflow
        case .bottomBar, .status: .bottom
        case .keyboard: .keyboard
        }
    }
}

enum ToolbarPlacementTraitKey: ViewTraitKey {
    static var defaultValue: ToolbarItemPlacement { .automatic }
}

/// The bar to which a toolbar modifier applies.
public struct ToolbarPlacement: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, navigationBar, tabBar, bottomBar, statusBar
    }

    let kind: Kind

    /// The navigation bar, and the bottom bar if there is one.
    public static let automatic = ToolbarPlacement(kind: .automatic)
    /// The bar at the top of a navigation stack.
    public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
    /// The bar of a `TabView`.
    public static let tabBar = ToolbarPlacement(kind: .tabBar)
    /// The bar of the `bottomBar` items.
    public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
    /// The bar with the time and the battery, which Perch does not draw.
    public static let statusBar = ToolbarPlacement(kind: .statusBar)
}

/// A kind of item that the system adds to a bar.
public struct ToolbarDefaultItemKind {
    enum Kind: Hashable, Sendable {
        case sidebarToggle, title, search
    }

    let kind: Kind

    /// The button that shows and hides the sidebar of a split view.
    public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
    /// The title of the screen.
    public static let title = ToolbarDefaultItemKind(kind: .title)
    /// The search field.
    public static let search = ToolbarDefaultItemKind(kind: .search)
}

extension ToolbarDefaultItemKind: Sendable {}

/// The role of a toolbar.
public struct ToolbarRole: Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, navigationStack, browser, editor
    }

    let kind: Kind

    /// The default role, which depends on the context.
    public static let automatic = ToolbarRole(kind: .automatic)
    /// The role of a toolbar for screens that are pushed and popped.
    public static let navigationStack = ToolbarRole(kind: .navigationStack)
    /// The role of a toolbar for content with a history. On wide screens, the title is at the leading end.
    public static let browser = ToolbarRole(kind: .browser)
    /// The role of a toolbar for a document. The back button has no title.
    public static let editor = ToolbarRole(kind: .editor)
}
