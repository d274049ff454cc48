import Foundation

/// Shows a view behind each element of the content.
package struct BackgroundModifier<Secondary: View> {
    package var secondary: Secondary
    package var alignment: Alignment

    nonisolated package init(secondary: Secondary, alignment: Alignment) {
        self.secondary = secondary
        self.alignment = alignment
    }
}

extension BackgroundModifier: SecondaryLayerModifier {
    package typealias Body = Never
    package var isBehind: Bool { true }
}

/// Shows a view before each element of the content.
package struct OverlayModifier<Secondary: View> {
    package var secondary: Secondary
    package var alignment: Alignment

    nonisolated package init(secondary: Secondary, alignment: Alignment) {
        self.secondary = secondary
        self.alignment = alignment
    }
}

extension OverlayModifier: SecondaryLayerModifier {
    package typealias Body = Never
    package var isBehind: Bool { false }
}

extension View {
    /// Shows a view behind this one. It is offered this view's size and does not change it.
    @available(iOS, deprecated: 100000.0, renamed: "background(alignment:content:)")
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(BackgroundModifier(secondary: background, alignment: alignment))
    }

    /// Shows views behind this view. Their proposed size is the size of this view, which does not change.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(BackgroundModifier(secondary: content(), alignment: alignment))
    }

    /// Shows a view before this one. It is offered this view's size and does not change it.
    @available(iOS, deprecated: 100000.0, renamed: "overlay(alignment:content:)")
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(OverlayModifier(secondary: overlay, alignment: alignment))
    }

    /// Shows views in front of this view. Their proposed size is the size of this view, which does not change.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(OverlayModifier(secondary: content(), alignment: alignment))
    }
}
