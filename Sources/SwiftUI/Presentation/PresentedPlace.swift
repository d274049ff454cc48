import CoreGraphics

/// Where a layout has put what is presented, for the ways in which it comes: out of a button, an arrow, an edge.
///
/// Layouts set it and drawing reads it, which comes after layout.
final class PresentedPlace {
    private var anchors: [AnyHashable: UnitPoint] = [:]
    /// How far what slides in has to go from beyond the canvas's bottom, in points.
    private(set) var slide: CGFloat = 0

    init() {}

    /// A part lies in `frame` and grows out of `point`; both count from the leading edge.
    func note<Region: Hashable>(_ region: Region, in frame: CGRect, from point: CGPoint, isMirrored: Bool) {
        let x = frame.width > 0 ? (point.x - frame.minX) / frame.width : 0.5
        let y = frame.height > 0 ? (point.y - frame.minY) / frame.height : 0.5
        anchors[AnyHashable(region)] = UnitPoint(x: isMirrored ? 1 - x : x, y: y)
    }

    /// What slides in lies so far above the canvas's bottom.
    func noteSlide(_ distance: CGFloat) { slide = distance }

    /// The point that a part grows out of.
    func anchor<Region: Hashable>(of region: Region) -> UnitPoint { anchors[AnyHashable(region)] ?? .center }
}

extension PresentationLook {
    /// Fades, as whatever dims the screen does.
    static func fade(_ presentation: Presentation) -> PresentationLook {
        PresentationLook(opacity: presentation.visibility)
    }

    /// Comes in growing, or shrinking, from `scale` about an anchor while it fades in; leaves by fading alone.
    static func grow(
        _ presentation: Presentation, from scale: CGFloat, anchor: UnitPoint = .center, isStill: Bool
    ) -> PresentationLook {
        var look = fade(presentation)
        guard !isStill else { return look }
        let grown = presentation.phase == .closing ? presentation.visibilityBeforeClosing : presentation.openness
        look.scale = scale + (1 - scale) * grown
        look.anchor = anchor
        return look
    }
}
