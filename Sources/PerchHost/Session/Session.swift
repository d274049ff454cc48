import DisplayList
import Foundation
import Sessions
import SwiftUI
import UIKit

/// A view, a preview or a program that somebody looks at: in a variant, with time, events and changes of the window coming in,
/// and frames going out.
///
/// It does not depend on a painter, a file, or a clock. `ViewCanvas` draws one to files; a live host sends its frames
/// away.
@MainActor
package final class Session {
    /// What keeps the views.
    package let host: ViewHost
    /// In points.
    package private(set) var size: CGSize
    /// What the views have asked of their host.
    package let requests = HostRequests()
    /// What is drawn, and for whom.
    package private(set) var variant: Variant
    private let preferences: CanvasPreferences
    private var stage: Stage
    private let scope: SessionScope

    /// Pixels for each point.
    package var scale: Double { stage.scale }

    /// What time is, for the engine and for the program's own delays.
    package enum Time {
        /// It stands still but for the steps that are handed in, and begins on the same day on every machine.
        case stepped
        /// The machine's, for somebody who has the session for himself: pasteboard, appearances and the like are the session's
        /// own. Frames are made when somebody asks, with the seconds that have passed.
        case live
    }

    /// Shows a view; what the variant leaves open comes from `preferences`, and what `@AppStorage` keeps goes into `defaults`.
    ///
    /// - Throws: `UsageProblem.unknownDevice`.
    package convenience init(
        _ view: some View, variant: Variant, preferences: CanvasPreferences = CanvasPreferences(),
        time: Time = .stepped,
        defaults: UserDefaults? = nil
    ) throws {
        try self.init(variant, preferences, time, isSeparate: time == .live, defaults, nil) { view }
    }

    /// Shows a preview, or the first screen of a program. What it sets for its process, such as the look of bars, others do
    /// not see.
    ///
    /// - Parameter isRepeatable: whether the code of a `#Preview` runs again like a body, where something that it read has changed.
    /// - Throws: `UsageProblem.unknownDevice`, or what the preview throws while it is made.
    package convenience init(
        _ entry: PreviewEntry, variant: Variant, time: Time = .stepped, defaults: UserDefaults? = nil,
        keptStates: KeptStates? = nil, isRepeatable: Bool = false
    ) throws {
        let content = try entry.resolve(isRepeatable: isRepeatable)
        try self.init(variant, content.preferences, time, isSeparate: true, defaults, keptStates) { try content.view() }
    }

    /// Shows a view for a test, on a canvas without a device around it.
    ///
    /// - Parameter change: changes the environment of the first frame.
    package convenience init(
        _ view: some View, size: CGSize, safeArea: EdgeInsets, scale: Double,
        _ change: (inout EnvironmentValues) -> Void
    ) {
        let variant = Variant(layout: .fixed(width: size.width, height: size.height), scale: scale)
        // Only a device may be unknown.
        try! self.init(view, variant: variant, safeArea: safeArea) { environment in
            environment.horizontalSizeClass = nil
            environment.verticalSizeClass = nil
            change(&environment)
        }
    }

    /// Shows a view with a safe area that is not the device's.
    ///
    /// - Parameter change: changes the environment of the first frame.
    /// - Throws: `UsageProblem.unknownDevice`.
    package convenience init(
        _ view: some View, variant: Variant, safeArea: EdgeInsets, _ change: (inout EnvironmentValues) -> Void
    ) throws {
        try self.init(
            variant, CanvasPreferences(), .stepped, isSeparate: false, nil, nil, safeArea: safeArea, change
        ) { view }
    }

    private init<Content: View>(
        _ variant: Variant, _ preferences: CanvasPreferences, _ time: Time, isSeparate: Bool, _ defaults: UserDefaults?,
        _ keptStates: KeptStates?, safeArea: EdgeInsets? = nil, _ change: (inout EnvironmentValues) -> Void = { _ in },
        _ makeView: () throws -> Content
    ) throws {
        let stage = try Stage(variant, preferences)
        Surroundings.enter(stage.timeZone)
        self.variant = variant
        self.preferences = preferences
        self.stage = stage
        let requests = requests
        var environment = stage.environment(EnvironmentValues())
        environment.requestsOfSession = requests
        let scope: SessionScope
        switch time {
        case .stepped:
            // Beside other people's sessions, a result that takes long comes with a later frame.
            let clock = SteppedClock(startDate: environment._referenceDate, queuePatience: isSeparate ? 0.1 : 10)
            scope = SessionScope(clock: clock, isSeparate: isSeparate)
        case .live:
            scope = SessionScope(clock: nil, isSeparate: isSeparate)
            scope[RemoteImages.self] = NetworkImages()
            environment._referenceDate = Date()
        }
        self.scope = scope
        if let defaults { environment.defaultAppStorage = defaults }
        scope[SessionRequests.self] = requests
        scope[SessionPage.self] = CurrentPage()
        change(&environment)
        scope[SessionAccessibility.self] = UIAccessibilitySettings(environment)
        scope[SessionLocale.self] = environment.locale
        stage.describe(to: scope)
        host = try scope.perform {
            ViewHost(
                try makeView(), size: stage.canvas.size, safeAreaInsets: safeArea ?? stage.canvas.insets,
                environment: environment, keptStates: keptStates)
        }
        host.programClock = scope.clock
        size = stage.canvas.size
        fit()
    }

    deinit { scope.clock?.stop() }

    /// Makes the canvas as large as the view wants to be, where the variant asks for that. A view that takes all it is
    /// offered is offered the screen.
    private func fit() {
        guard stage.layout == .sizeThatFits else { return }
        size = perform { stage.pixelAligned(host.sizeThatFits(ProposedViewSize(stage.screen.size))) }
        host.resize(to: size, safeAreaInsets: EdgeInsets())
    }

    /// Runs code of the program's as if it were in the session.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        Surroundings.enter(stage.timeZone)
        return try scope.perform(body)
    }

    // MARK: Out

    /// The web page of what the user does at present.
    package var currentPage: CurrentPage { scope[SessionPage.self] }

    /// Called when something changed and a new frame is due.
    package var onNeedsFrame: (() -> Void)? {
        get { host.onNeedsFrame }
        set { host.onNeedsFrame = newValue }
    }

    /// When the session wants to be asked for a frame next, in seconds since it began, if nothing comes in before: the present
    /// moment or an earlier one while something moves, nil if nothing is waited for.
    package var nextWake: TimeInterval? { host.nextWake }

    /// The present moment: that of the latest frame, in seconds since the session began.
    package var time: TimeInterval { host.tree.time }

    /// The frame at a moment, in seconds since the session began; without one, at the present moment.
    package func frame(at time: TimeInterval? = nil) -> Frame {
        perform {
            // What has changed since the latest frame changed while time stood still.
            if let time, scope.clock != nil, time > self.time { host.settle() }
            var frame = host.frame(at: time ?? self.time, background: Self.background)
            if host.environment.accessibilityInvertColors { frame.displayList = frame.displayList.inverted }
            return frame
        }
    }

    /// The accessibility tree at a moment, in seconds since the session began; without one, at the present moment.
    package func accessibility(at time: TimeInterval? = nil) -> [AccessibilityNode] {
        _ = frame(at: time)
        return host.accessibility
    }

    /// What lies under a view: white, or black where the canvas is dark.
    private static func background(_ scheme: ColorScheme) -> RGBA { scheme == .dark ? .black : .white }

    // MARK: In

    /// Hands in a touch or a mouse button.
    package func send(_ event: PointerEvent) { perform { host.send(event) } }

    /// Hands in where a pointer is that nothing holds down.
    package func send(_ event: HoverEvent) { perform { host.send(event) } }

    /// Hands in a turn of a wheel. Returns whether anything scrolled.
    @discardableResult package func send(_ event: WheelEvent) -> Bool { perform { host.send(event) } }

    /// Opens a URL in the program. Returns whether a view handles the URL.
    package func open(_ url: URL) -> Bool { perform { host.externalEvents.open(url) } }

    /// Changes what the window tells its views, such as the phase that it is in.
    package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        perform {
            host.setEnvironment(change)
            scope[SessionAccessibility.self] = UIAccessibilitySettings(host.environment)
            scope[SessionLocale.self] = host.environment.locale
        }
    }

    /// Shows the same views in another variant: turned, resized, dark, in another language. Their state stays.
    ///
    /// - Throws: `UsageProblem.unknownDevice`; nothing has changed then.
    package func change(to variant: Variant) throws {
        let stage = try Stage(variant, preferences)
        let features = self.variant.accessibility
        self.variant = variant
        self.stage = stage
        stage.describe(to: scope)
        scope[SessionLocale.self] = Locale(identifier: variant.locale)
        perform {
            host.setEnvironment {
                $0.set(features, isOn: false)
                $0 = stage.environment($0)
            }
            size = stage.canvas.size
            host.resize(to: size, safeAreaInsets: stage.canvas.insets)
        }
        fit()
    }
}

extension Session {
    /// Makes the canvas as high as the content of its vertical scroll views needs.
    ///
    /// Lazy content is longer than it was estimated, so this is done several times.
    ///
    /// - Parameter limit: The largest height, in points.
    package func expandScrollViews(limit: CGFloat) {
        for _ in 0..<8 {
            let excess = Self.hiddenScrollHeight(in: host.rootElement)
            guard excess > 0, size.height < limit else { return }
            size.height = min(size.height + excess, limit)
            perform { host.resize(to: size, safeAreaInsets: stage.canvas.insets) }
            _ = frame()
        }
    }

    /// The largest height that a vertical scroll view inside does not show.
    private static func hiddenScrollHeight(in node: RenderNode) -> CGFloat {
        let own = (node as? ScrollRenderNode).map { $0.limit.y } ?? 0
        return node.children.reduce(own) { max($0, hiddenScrollHeight(in: $1)) }
    }
}

/// What a preview asks for, where the variant does not say otherwise.
package struct CanvasPreferences {
    package var device: String?
    package var layout: CanvasLayout?
    package var isLandscape = false

    package init(device: String? = nil, layout: CanvasLayout? = nil, isLandscape: Bool = false) {
        self.device = device
        self.layout = layout
        self.isLandscape = isLandscape
    }
}
