import CoreGraphics
import DisplayList
import Foundation

/// The bars that tell, while the content of a scroll view moves, which part of it is seen.
final class ScrollIndicators {
    /// Whether a bar may show along each axis, and in what color.
    struct Look: Equatable {
        var horizontal = true
        var vertical = true
        var color = ScrollIndicatorAppearance.lightColor
    }

    private var look = Look()
    private var opacity: InteractiveTrack?
    private var hiding: Moments.Appointment?

    /// Takes over another look. Returns whether what is drawn now differs.
    func update(_ look: Look) -> Bool {
        guard look != self.look else { return false }
        self.look = look
        return (opacity?.value ?? 0) > 0
    }

    /// Shows the bars, until nothing has moved for a while.
    func show(in render: ScrollRenderNode) {
        guard look.horizontal && render.most.x > 0 || look.vertical && render.most.y > 0 else { return }
        // Unsafe because elements are not isolated; all of this is on the main actor.
        nonisolated(unsafe) let opacity =
            opacity ?? InteractiveTrack(0, in: render.tree) { [weak render] in render?.setNeedsDisplay() }
        self.opacity = opacity
        opacity.hold(at: 1)
        hiding?.cancel()
        hiding = render.tree.moments.after(ScrollIndicatorAppearance.stay) {
            opacity.animate(to: 0, .linear(duration: ScrollIndicatorAppearance.fade))
        }
    }

    func draw(_ render: ScrollRenderNode, in canvas: inout DisplayCanvas) {
        guard let opacity = opacity?.value, opacity > 0, let viewport = render.viewport else { return }
        let insets = render.contentInsets
        let track = viewport.inset(by: insets).insetBy(
            dx: ScrollIndicatorAppearance.inset, dy: ScrollIndicatorAppearance.inset)
        let thickness = ScrollIndicatorAppearance.thickness
        let color = look.color.opacity(opacity)
        if look.vertical, render.most.y > 0 {
            let (start, length) = bar(
                along: track.height, offset: render.offset.y, limit: render.most.y, window: render.size.height)
            let edge = ScrollIndicatorAppearance.inset + thickness
            let x =
                render.layoutDirection == .rightToLeft
                ? viewport.minX + ScrollIndicatorAppearance.inset : viewport.maxX - edge
            draw(CGRect(x: x, y: track.minY + start, width: thickness, height: length), color, &canvas)
        }
        if look.horizontal, render.most.x > 0 {
            let (start, length) = bar(
                along: track.width, offset: render.offset.x, limit: render.most.x, window: render.size.width)
            let x = render.layoutDirection == .rightToLeft ? track.maxX - start - length : track.minX + start
            let y = viewport.maxY - ScrollIndicatorAppearance.inset - thickness - render.contentInsets.bottom
            draw(CGRect(x: x, y: y, width: length, height: thickness), color, &canvas)
        }
    }

    /// Where a bar begins on its track and how long it is. Beyond the content's ends it is shorter.
    private func bar(
        along track: CGFloat, offset: CGFloat, limit: CGFloat, window: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let whole = limit + window
        let beyond = max(0, -offset) + max(0, offset - limit)
        let length = min(track, max(ScrollIndicatorAppearance.minimumLength, track * window / max(whole, 1)))
        let shown = max(min(length, ScrollIndicatorAppearance.shortestLength), length - beyond)
        let part = min(max(0, offset / max(limit, 1)), 1)
        return (max(0, track - shown) * part, shown)
    }

    private func draw(_ rect: CGRect, _ color: RGBA, _ canvas: inout DisplayCanvas) {
        let radius = ScrollIndicatorAppearance.thickness / 2
        canvas.draw(
            .fill(
                .roundedRect(rect, cornerSize: CGSize(width: radius, height: radius), continuous: false),
                .color(color), evenOdd: false, antialiased: true))
    }
}
