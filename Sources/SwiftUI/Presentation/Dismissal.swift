/// An action that closes the presentation that contains a view, or pops the screen.
@MainActor @preconcurrency
public struct DismissAction {
    private let action: (@MainActor () -> Void)?

    package nonisolated init(_ action: (@MainActor () -> Void)? = nil) { self.action = action }

    /// Closes the presentation. Does nothing if the view is not presented.
    @MainActor @preconcurrency public func callAsFunction() { action?() }
}

/// The presentation state of a view, and the action that dismisses it. This is an older form of `dismiss` and
/// `isPresented`.
public struct PresentationMode {
    private var presented: Bool
    fileprivate var wasDismissed = false

    fileprivate init(isPresented: Bool) { presented = isPresented }

    /// A Boolean value that indicates whether the view is presented by another one.
    @available(iOS, deprecated: 100000.0, message: "Use isPresented or dismiss of the environment instead.")
    public var isPresented: Bool { presented }

    /// Closes the presentation that contains the view.
    @available(iOS, deprecated: 100000.0, message: "Use isPresented or dismiss of the environment instead.")
    public mutating func dismiss() { wasDismissed = true }
}

extension EnvironmentValues {
    @Entry private var dismissal: DismissAction = DismissAction()
    @Entry private var presentedState: Bool = false

    /// The action that closes the presentation that contains the view, or pops the screen.
    public package(set) var dismiss: DismissAction {
        get { dismissal }
        set { dismissal = newValue }
    }

    /// A Boolean value that indicates whether the view is presented by another one.
    public var isPresented: Bool { presentedState }

    /// `isPresented`, which only presentations set.
    var _isPresented: Bool {
        get { presentedState }
        set { presentedState = newValue }
    }

    /// The presentation state of the view, and the action that dismisses it. This is an older form of `dismiss`.
    @available(iOS, deprecated: 100000.0, message: "Use isPresented or dismiss of the environment instead.")
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented)
        let dismiss = dismiss
        return Binding(
            location: ClosureLocation(
                get: { mode },
                set: { new, _ in
                    if new.wasDismissed { assumeMainActor { dismiss() } }
                }))
    }
}

extension View {
    /// Makes this view the content of a presentation that `dismiss` closes.
    ///
    /// - Parameter isElevated: whether it lies above the screen, which makes dark backgrounds lighter.
    func presented(isElevated: Bool = true, dismiss: @escaping @MainActor () -> Void) -> some View {
        transformEnvironment { environment in
            environment.isElevated = isElevated
            environment.dismiss = DismissAction(dismiss)
            environment._isPresented = true
            environment.navigationModel = nil
            environment.navigationDepth = 0
            environment.pageLayers = nil
            environment.tabReselection = nil
            environment.scrolledContentObserver = nil
            environment.editMode = nil
            environment.searchState = nil
            environment.isPageSearched = false
            environment.pageTab = nil
            environment.searchesAtOnce = false
            environment.pageBars = nil
            environment.splitViewModel = nil
            environment.nextColumn = nil
            environment.sidebarToggle = nil
            environment.isSidebar = false
            environment.controlContext = .plain
            environment.isEnabled = true
            environment.font = nil
            environment.lineLimit = nil
        }
    }
}
