import SwiftUI

extension ChartContent {
    /// Blurs the marks.
    nonisolated public func blur(radius: CGFloat) -> some ChartContent {
        _LayeredContent(self, .view { AnyView($0.blur(radius: radius)) })
    }
    /// Adds a shadow behind the marks.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        _LayeredContent(self, .view { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) })
    }
    /// Clips each mark to a shape in its rectangle.
    nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        _LayeredContent(self, .clip({ shape.path(in: $0) }, style))
    }
    /// Masks the marks with other marks.
    nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        _LayeredContent(self, .mask(content()))
    }
    /// Draws the marks in a layer.
    nonisolated public func compositingLayer() -> some ChartContent {
        _LayeredContent(self, .view { AnyView($0.compositingGroup()) })
    }
    /// Draws the marks in a layer, and modifies the layer as a view.
    nonisolated public func compositingLayer<V: View>(
        @ViewBuilder style: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some ChartContent {
        _LayeredContent(self, .view { AnyView(style(PlaceholderContentView($0.compositingGroup()))) })
    }
}

/// Content with one layer around all its marks.
struct _LayeredContent<Content: ChartContent> {
    private let content: Content
    private let effect: MarkLayer.Effect

    nonisolated init(_ content: Content, _ effect: MarkLayer.Effect) {
        (self.content, self.effect) = (content, effect)
    }
}

extension _LayeredContent: ChartContent {
    var _marks: [_Mark] {
        let layer = MarkLayer(identity: MarkLayer.Identity(), effect: effect)
        return content._marks.map {
            var mark = $0
            mark.layers.append(layer)
            return mark
        }
    }
    var body: Never { fatalError("Layers have no body") }
}
