import SwiftUI

extension ChartContent {
    private nonisolated func annotated(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
        _ overflow: AnnotationOverflowResolution, _ content: @escaping (AnnotationContext) -> AnyView
    ) -> _ChangedContent<Self> {
        changed {
            $0.annotations.append(
                MarkAnnotation(
                    position: position, alignment: alignment, spacing: spacing ?? 4, overflow: overflow,
                    content: content))
        }
    }

    /// Adds a view to each mark.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return annotated(position, alignment, spacing, .automatic) { _ in view }
    }
    /// Adds a view to each mark, with the context of the mark.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .automatic) { AnyView(content($0)) }
    }
    /// Adds a view to each mark. Views that do not fit are moved.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return annotated(position, alignment, spacing, overflowResolution) { _ in view }
    }
    /// Adds a view to each mark, with the context of the mark. Views that do not fit are moved.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
    }
}
