import SwiftUI

extension View {
    /// Sets the visibility of the horizontal axis.
    public func chartXAxis(_ visibility: Visibility) -> some View {
        chart { $0.xAxis = visibility == .hidden ? [] : $0.xAxis }
    }
    /// Sets the horizontal axis.
    public func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let axis = content()._axis
        return chart { $0.xAxis = axis }
    }
    /// Modifies the horizontal axis, such as its background or its size.
    public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View { chart { $0.xStyle = { AnyView(content($0)) } } }
    /// Adds a text beside the horizontal axis. The default position is below the axis.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { title(false, position, alignment, spacing) { Text(labelKey) } }
    /// Adds a text beside the horizontal axis. The default position is below the axis.
    @_disfavoredOverload
    public func chartXAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { title(false, position, alignment, spacing) { Text(labelResource) } }
    /// Adds a text beside the horizontal axis. The default position is below the axis.
    public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { title(false, position, alignment, spacing) { label } }
    /// Adds a text beside the horizontal axis. The default position is below the axis.
    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { title(false, position, alignment, spacing) { Text(label) } }
    /// Adds a view beside the horizontal axis. The default position is below the axis.
    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View { title(false, position, alignment, spacing, content) }

    /// Sets the visibility of the vertical axis.
    public func chartYAxis(_ visibility: Visibility) -> some View {
        chart { $0.yAxis = visibility == .hidden ? [] : $0.yAxis }
    }
    /// Sets the vertical axis.
    public func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let axis = content()._axis
        return chart { $0.yAxis = axis }
    }
    /// Modifies the vertical axis, such as its background or its size.
    public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View { chart { $0.yStyle = { AnyView(content($0)) } } }
    /// Adds a text beside the vertical axis. The default position is above the axis.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { title(true, position, alignment, spacing) { Text(labelKey) } }
    /// Adds a text beside the vertical axis. The default position is above the axis.
    @_disfavoredOverload
    public func chartYAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { title(true, position, alignment, spacing) { Text(labelResource) } }
    /// Adds a text beside the vertical axis. The default position is above the axis.
    public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { title(true, position, alignment, spacing) { label } }
    /// Adds a text beside the vertical axis. The default position is above the axis.
    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { title(true, position, alignment, spacing) { Text(label) } }
    /// Adds a view beside the vertical axis. The default position is above the axis.
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View { title(true, position, alignment, spacing, content) }

    private func title<C: View>(
        _ isVertical: Bool, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?,
        _ content: () -> C
    ) -> some View {
        let title = AxisTitle(
            isVertical: isVertical, position: position, alignment: alignment, spacing: spacing,
            content: AnyView(content()))
        return chart { $0.titles.append(title) }
    }
}

/// The labels of an axis.
public struct ChartAxisContent: View {
    public var body: some View { Color.clear }
}
