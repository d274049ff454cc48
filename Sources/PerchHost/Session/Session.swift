import DisplayList
import Foundation
import SwiftUI

/// A view, a preview or a program that somebody looks at: in a variant, with time, events and changes of the window coming in,
/// and frames going out.
///
/// It knows no painter, file or clock. `ViewCanvas` draws one to files; a live host sends its frames away.
@MainActor
package final class Session {
    /// What keeps the views.
    package let host: ViewHost
    /// In points.
    package private(set) var size: CGSize
    /// What is drawn, and for whom.
    package private(set) var variant: Variant
    private let preferences: CanvasPreferences
    private var stage: Stage

    /// Pixels for each point.
    package var scale: Double { stage.scale }

    /// Shows a view; what the variant leaves open comes from `preferences`.
    ///
    /// - Throws: `UsageProblem.unknownDevice`.
    package convenience init(
        _ view: some View, variant: Variant, preferences: CanvasPreferences = CanvasPreferences()
    ) throws {
        try self.init(variant, preferences) { view }
    }

    /// Shows a preview, or the first screen of a program.
    ///
    /// - Throws: `UsageProblem.unknownDevice`, or what the preview throws while it is made.
    package convenience init(_ entry: PreviewEntry, variant: Variant) throws {
        let content = try entry.resolve()
        try self.init(variant, content.preferences) { try content.view() }
    }

    private init<Content: View>(
        _ variant: Variant, _ preferences: CanvasPreferences, _ makeView: () throws -> Content
    ) throws {
        Surroundings.pin()
        let stage = try Stage(variant, preferences)
        self.variant = variant
        self.preferences = preferences
        self.stage = stage
        host = try stage.perform {
            ViewHost(
                try makeView(), size: stage.canvas.size, safeAreaInsets: stage.canvas.insets,
                environment: stage.environment(EnvironmentValues()))
        }
        size = stage.canvas.size
        fit()
    }

    /// Makes the canvas as large as the view wants to be, where the variant asks for that. A view that takes all it is
    /// offered is offered the screen.
    private func fit() {
        guard stage.layout == .sizeThatFits else { return }
        size = stage.perform { stage.pixelAligned(host.sizeThatFits(ProposedViewSize(stage.screen.size))) }
        host.resize(to: size, safeAreaInsets: EdgeInsets())
    }

    /// Runs code of the program's as if it were in the session.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result { try stage.perform(body) }

    // MARK: Out

    /// Called when something changed and a new frame is due.
    package var onNeedsFrame: (() -> Void)? {
        get { host.onNeedsFrame }
        set { host.onNeedsFrame = newValue }
    }

    /// The frame at a moment, in seconds since the session began.
    package func frame(at time: TimeInterval = 0) -> Frame {
        perform { host.frame(at: time, background: Self.background) }
    }

    /// What lies under a view: white, or black where the canvas is dark.
    private static func background(_ scheme: ColorScheme) -> RGBA { scheme == .dark ? .black : .white }

    // MARK: In

    /// Hands in a touch or a mouse button.
    package func send(_ event: PointerEvent) { perform { host.send(event) } }

    /// Hands a URL to the view, as if the program were asked to open it. Returns whether a view takes it.
    package func open(_ url: URL) -> Bool { perform { host.externalEvents.open(url) } }

    /// Changes what the window tells its views, such as the phase that it is in.
    package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        perform { host.setEnvironment(change) }
    }

    /// Shows the same views in another variant: turned, resized, dark, in another language. Their state stays.
    ///
    /// - Throws: `UsageProblem.unknownDevice`; nothing has changed then.
    package func change(to variant: Variant) throws {
        let stage = try Stage(variant, preferences)
        self.variant = variant
        self.stage = stage
        perform {
            host.setEnvironment { $0 = stage.environment($0) }
            size = stage.canvas.size
            host.resize(to: size, safeAreaInsets: stage.canvas.insets)
        }
        fit()
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
