import CoreGraphics
import DisplayList

/// How the pages of a stack are drawn while they appear and disappear. What it gives depends on nothing but how far the
/// pages are.
package protocol PageStackLook {
    /// How a page appears and disappears when no finger moves it; nil does so at once.
    func animation(of page: PageLayers) -> Animation?
    /// The parts of a page that are drawn above all pages meanwhile.
    func raisedParts(of page: MovingPage, on stage: PageStage) -> Set<PagePart>
    /// How a page is drawn.
    func look(of page: MovingPage, on stage: PageStage) -> PageLook
    /// How a raised part of a page is drawn, which lies in `frame` of the stack.
    func look(of part: PagePart, in frame: CGRect, of page: MovingPage, on stage: PageStage) -> PartLook
}

/// What a look can ask about the stack.
package struct PageStage {
    package let size: CGSize
    /// All that the pages may paint, which is more than the stack where it reaches the safe area's edges.
    package let outer: CGRect
    /// Whether reading goes right to left.
    package let isMirrored: Bool
    /// The pages that are seen, from the lowest up.
    package let pages: [MovingPage]
    let stack: RenderNode
}

/// A page on its way.
package struct MovingPage {
    /// Its place among those that are seen.
    package let index: Int
    package let layers: PageLayers
    /// How far it has come in: 0 outside, 1 in its place.
    package let entrance: Double
    /// How far others have come in over it.
    package let cover: Double
}

/// How a page is drawn: first what is in it, then what is done to it, in this order.
package struct PageLook {
    /// Over the page.
    package var dimming = RGBA.clear
    /// Beside the page's leading edge, from nothing at `width` to the color at the edge.
    package var edgeShadow: (color: RGBA, width: CGFloat)?
    /// In the stack's coordinates.
    package var clip: PathData?
    /// Under the clipped page.
    package var shadow: TransitionSourceLook.Shadow?
    package var transform = CGAffineTransform.identity
    /// From 0 to 1.
    package var opacity = 1.0
    /// What the page grows out of, drawn over it.
    package var source: Source?

    package struct Source {
        package var element: TransitionSourceRenderNode
        /// From the element's coordinates to those of the page.
        package var transform: CGAffineTransform
        package var opacity: Double

        package init(element: TransitionSourceRenderNode, transform: CGAffineTransform, opacity: Double) {
            self.element = element
            self.transform = transform
            self.opacity = opacity
        }
    }

    package init() {}
}

/// How a part is drawn.
package struct PartLook {
    package var opacity = 1.0
    package var offset = CGSize.zero
    /// About the part's middle.
    package var scale: CGFloat = 1

    package init() {}
}

extension PageStage {
    /// Where a part of a page lies; nil if the page does not show it.
    package func frame(of part: PagePart, of page: MovingPage) -> CGRect? {
        page.layers.element(of: part, in: stack).map { $0.convert(CGRect(origin: .zero, size: $0.size), to: stack) }
    }

    /// The view that a page grows out of, where it is to be seen.
    package func source(of page: MovingPage) -> TransitionSourceRenderNode? {
        page.layers.source.flatMap { stack.tree.service(TransitionSourcesKey.self)?.element($0) }
    }

    /// Where an element of a page lies.
    package func frame(of element: RenderNode) -> CGRect {
        element.convert(CGRect(origin: .zero, size: element.size), to: stack)
    }
}
