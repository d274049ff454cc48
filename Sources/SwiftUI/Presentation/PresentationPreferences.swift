import Foundation

/// What the content of a presentation says about it.
struct PresentationPreferences: Equatable {
    var detents: Set<PresentationDetent>?
    var selection: Binding<PresentationDetent>?
    /// The selection as it was when this value was made, so that a change is seen.
    var selected: PresentationDetent?
    var dragIndicator: Visibility?
    var cornerRadius: CGFloat?
    var background: PresentationBackground?
    var backgroundInteraction: PresentationBackgroundInteraction?
    var contentInteraction: PresentationContentInteraction?
    var compactAdaptation: PresentationAdaptation?
    var verticalAdaptation: PresentationAdaptation?
    var isDismissDisabled: Bool?
    var sizing: SheetSizing?
    var placement: PresentationPlacement?
    /// Whether it comes and goes in its place.
    var crossFades = false

    static func == (a: Self, b: Self) -> Bool {
        a.detents == b.detents && a.selected == b.selected && a.dragIndicator == b.dragIndicator
            && a.cornerRadius == b.cornerRadius && a.background == b.background
            && a.backgroundInteraction == b.backgroundInteraction && a.contentInteraction == b.contentInteraction
            && a.compactAdaptation == b.compactAdaptation
            && a.verticalAdaptation == b.verticalAdaptation && a.isDismissDisabled == b.isDismissDisabled
            && a.sizing == b.sizing && a.placement == b.placement && a.crossFades == b.crossFades
    }
}

/// What a presentation is filled with: a view in the background.
struct PresentationBackground: Equatable {
    let view: AnyView

    static func == (a: Self, b: Self) -> Bool { a.view.box === b.view.box }
}

enum PresentationKey: PreferenceKey {
    static var defaultValue: PresentationPreferences { PresentationPreferences() }

    static func reduce(value: inout PresentationPreferences, nextValue: () -> PresentationPreferences) {
        let next = nextValue()
        if value.detents == nil {
            value.detents = next.detents
            value.selection = next.selection
            value.selected = next.selected
        }
        value.dragIndicator = value.dragIndicator ?? next.dragIndicator
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.background = value.background ?? next.background
        value.backgroundInteraction = value.backgroundInteraction ?? next.backgroundInteraction
        value.contentInteraction = value.contentInteraction ?? next.contentInteraction
        value.compactAdaptation = value.compactAdaptation ?? next.compactAdaptation
        value.verticalAdaptation = value.verticalAdaptation ?? next.verticalAdaptation
        value.isDismissDisabled = value.isDismissDisabled ?? next.isDismissDisabled
        value.sizing = value.sizing ?? next.sizing
        value.placement = value.placement ?? next.placement
        value.crossFades = value.crossFades || next.crossFades
    }
}

/// A replacement for a presentation in limited space.
public struct PresentationAdaptation: Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, none, popover, sheet, fullScreenCover
    }

    let kind: Kind

    /// The default adaptation of the presentation.
    public static var automatic: PresentationAdaptation { .init(kind: .automatic) }
    /// An adaptation that keeps the presentation.
    public static var none: PresentationAdaptation { .init(kind: .none) }
    /// An adaptation to a popover.
    public static var popover: PresentationAdaptation { .init(kind: .popover) }
    /// An adaptation to a sheet.
    public static var sheet: PresentationAdaptation { .init(kind: .sheet) }
    /// An adaptation to a cover over the whole screen.
    public static var fullScreenCover: PresentationAdaptation { .init(kind: .fullScreenCover) }
}

extension PresentationAdaptation: Equatable {}

/// The interaction with content behind a presentation.
public struct PresentationBackgroundInteraction: Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, enabled, disabled
        case upThrough(PresentationDetent)
    }

    let kind: Kind

    /// The default interaction, which is disabled behind sheets.
    public static var automatic: PresentationBackgroundInteraction { .init(kind: .automatic) }
    /// An interaction that enables the content behind.
    public static var enabled: PresentationBackgroundInteraction { .init(kind: .enabled) }
    /// An interaction that disables the content behind.
    public static var disabled: PresentationBackgroundInteraction { .init(kind: .disabled) }
    /// Returns an interaction that enables the content behind while the sheet is at `detent` or lower.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        .init(kind: .upThrough(detent))
    }
}

extension PresentationBackgroundInteraction: Equatable {}

/// The first effect of a swipe in a resizable presentation.
public struct PresentationContentInteraction: Equatable, Sendable {
    private enum Kind { case automatic, resizes, scrolls }
    private let kind: Kind

    /// The default interaction, which first resizes the sheet and then scrolls, as on iOS.
    public static var automatic: PresentationContentInteraction { .init(kind: .automatic) }
    /// An interaction that resizes the presentation.
    public static var resizes: PresentationContentInteraction { .init(kind: .resizes) }
    /// An interaction that scrolls the content.
    public static var scrolls: PresentationContentInteraction { .init(kind: .scrolls) }
}

extension View {
    /// Sets the heights at which the sheet around this view can rest. The sheet starts at the lowest.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationPreference { preferences in
            if preferences.detents == nil { preferences.detents = detents }
        }
    }

    /// Sets the heights at which the sheet around this view can rest, with a binding to the current height.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        modifier(DetentSelectionModifier(detents: detents, selection: selection))
    }

    /// Sets the visibility of the drag indicator of the sheet around this view. By default, the indicator is visible if
    /// the sheet can be resized.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationPreference { $0.dragIndicator = $0.dragIndicator ?? visibility }
    }

    /// Sets the corner radius of the presentation, in points. Nil is the default.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationPreference { $0.cornerRadius = $0.cornerRadius ?? cornerRadius }
    }

    /// Sets the background of the presentation around this view.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        let background = PresentationBackground(view: AnyView(Rectangle().fill(style)))
        return presentationPreference { $0.background = $0.background ?? background }
    }

    /// Sets a view as the background of the presentation around this view.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = PresentationBackground(
            view: AnyView(UnaryGroup(content()).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
        return presentationPreference { $0.background = $0.background ?? background }
    }

    /// Sets the interaction with content behind the presentation around this view.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        presentationPreference { $0.backgroundInteraction = $0.backgroundInteraction ?? interaction }
    }

    /// Sets the first effect of an upward swipe on scrolling content in the sheet around this view. By default, the
    /// swipe makes the sheet higher. A downward swipe at the top of the content always moves the sheet.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        presentationPreference { $0.contentInteraction = $0.contentInteraction ?? behavior }
    }

    /// Sets the adaptation of the presentation around this view in limited space.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets the adaptation of the presentation around this view for a compact width or height.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationPreference {
            $0.compactAdaptation = $0.compactAdaptation ?? horizontalAdaptation
            $0.verticalAdaptation = $0.verticalAdaptation ?? verticalAdaptation
        }
    }

    /// Sets whether the user is prevented from dismissing the presentation around this view with a gesture.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationPreference { $0.isDismissDisabled = ($0.isDismissDisabled ?? false) || isDisabled }
    }

    nonisolated func presentationPreference(
        _ change: @escaping (inout PresentationPreferences) -> Void
    ) -> some View {
        transformPreference(PresentationKey.self, change)
    }
}

private struct DetentSelectionModifier: ViewModifier {
    let detents: Set<PresentationDetent>
    let selection: Binding<PresentationDetent>

    func body(content: Content) -> some View {
        let selected = selection.wrappedValue
        let (detents, selection) = (detents, selection)
        return content.transformPreference(PresentationKey.self) { preferences in
            guard preferences.detents == nil else { return }
            preferences.detents = detents
            preferences.selection = selection
            preferences.selected = selected
        }
    }
}
