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

    /// Returns a view at each mark.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return annotated(position, alignment, spacing, .automatic) { _ in view }
    }
    /// Returns a view at each mark, which can know the mark's size.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .automatic) { AnyView(content($0)) }
    }
    /// Returns a view at each mark, which is moved where it does not fit.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return annotated(position, alignment, spacing, overflowResolution) { _ in view }
    }
    /// Returns a view at each mark, which can know the mark's size and is moved where it does not fit.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
    }
}
