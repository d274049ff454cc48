import CoreGraphics
import DisplayList
import Foundation

/// A sheet between its heights: how it is laid out, dims and pushes back the content below, and where a finger takes
/// it.
///
/// A sheet's extent is the distance of its top from the canvas's bottom, in points.
final class SheetMotion {
    /// A height at which the sheet rests.
    struct Stop: Equatable {
        let detent: PresentationDetent
        let extent: CGFloat
        /// Whether the content below can be used while the sheet rests here.
        var isBackgroundUsable = false
    }

    /// From the lowest to the highest.
    private(set) var stops: [Stop] = []
    /// The extent for which the sheet was laid out last.
    private(set) var laidOut: CGFloat = 0
    private var canvasHeight: CGFloat = 0
    private var selected: PresentationDetent?
    private weak var presentation: Presentation?
    /// Whether a large sheet pushes back the content below.
    private var pushesBack = false

    init() {}

    // MARK: Layout

    /// Takes over what a layout found, and gives the extent for which the sheet is to be laid out now.
    func arrange(
        _ presentation: Presentation, stops: [Stop], at detent: PresentationDetent, canvasHeight: CGFloat,
        pushesBack: Bool
    ) -> CGFloat {
        self.presentation = presentation
        self.stops = stops
        self.canvasHeight = canvasHeight
        self.pushesBack = pushesBack
        let rest = stops.first { $0.detent == detent }?.extent ?? stops.last?.extent ?? 0
        presentation.settle(at: rest, isShown: selected != nil && selected != detent)
        selected = detent
        laidOut = extentToLayOut
        return laidOut
    }

    /// The sheet slides as a whole up to its lowest height; above that its content takes the height that there is.
    private var extentToLayOut: CGFloat {
        guard let presentation else { return laidOut }
        switch presentation.phase {
        case .opening: return presentation.rest
        case .closing: return laidOut > 0 ? laidOut : presentation.rest
        case .open:
            let lowest = min(stops.first?.extent ?? 0, presentation.rest)
            return presentation.isAtRest ? presentation.rest : max(presentation.extent, lowest)
        }
    }

    /// Whether the sheet was laid out for another height than it has now.
    var isStale: Bool { presentation != nil && extentToLayOut != laidOut }

    /// How far the sheet lies below the place that it is laid out at.
    var offset: CGFloat { presentation.map { max(0, laidOut - $0.extent) } ?? 0 }

    // MARK: The content below

    /// How dark the content below is, from 0 to 1.
    var dimming: Double {
        share { extent in
            let undimmed = stops.last { $0.isBackgroundUsable }?.extent ?? 0
            guard let dark = stops.first(where: { !$0.isBackgroundUsable && $0.extent > undimmed })?.extent else {
                return 0
            }
            return part(of: extent, from: undimmed, to: dark)
        }
    }

    /// How far the content below is pushed back, from 0 to 1.
    var recession: Double {
        guard pushesBack, let large = stops.last(where: { $0.detent == .large }) else { return 0 }
        let below = stops.last { $0.extent < large.extent }?.extent ?? 0
        return share { part(of: $0, from: below, to: large.extent) }
    }

    /// While the sheet slides in or out as a whole, what it does to the screen grows and fades with it.
    private func share(_ level: (CGFloat) -> Double) -> Double {
        guard let presentation else { return 0 }
        let extent = presentation.extent
        let whole: Double
        switch presentation.phase {
        case .open: return level(extent)
        case .opening: whole = presentation.rest
        case .closing: whole = presentation.closingStart
        }
        return whole > 0 ? level(whole) * min(max(extent / whole, 0), 1) : 0
    }

    private func part(of extent: CGFloat, from start: CGFloat, to end: CGFloat) -> Double {
        end > start ? min(max((extent - start) / (end - start), 0), 1) : extent >= end ? 1 : 0
    }

    // MARK: By hand

    /// Where the sheet was, and the finger, when the finger took it.
    private var grip: (extent: CGFloat, finger: CGFloat)?
    private var isHeld = false

    /// A finger at a height of the canvas moves the sheet.
    func drag(to finger: CGFloat, mayDismiss: Bool) {
        guard let presentation, presentation.phase != .closing else { return }
        let grip = grip ?? (presentation.extent, finger)
        self.grip = grip
        isHeld = true
        presentation.hold(at: yielding(grip.extent + grip.finger - finger, mayDismiss: mayDismiss))
    }

    /// A finger on scrolling content makes a step. Returns how much of it the sheet takes.
    ///
    /// - Parameter scrollsFirst: whether content is scrolled up before the sheet goes higher.
    func take(_ step: ScrollPartner.Step, scrollsFirst: Bool, mayDismiss: Bool) -> CGFloat {
        guard let presentation, presentation.phase != .closing, let highest = stops.last?.extent else { return 0 }
        let goesUp = step.distance < 0
        let takes =
            goesUp ? presentation.extent < highest && (isHeld || !scrollsFirst && step.isAtTop) : step.isAtTop
        guard takes else {
            // The content has the finger for now, and the sheet stays where it is.
            grip = nil
            return 0
        }
        let start = step.finger - step.distance
        if grip == nil { grip = (CGFloat(presentation.extent), start) }
        let end = goesUp ? max(step.finger, fingerAtHighest(highest)) : step.finger
        drag(to: end, mayDismiss: mayDismiss)
        if end != step.finger { grip = nil }
        return end - start
    }

    /// Where the finger has the sheet at its highest place; the content continues from there.
    private func fingerAtHighest(_ highest: CGFloat) -> CGFloat {
        grip.map { $0.extent + $0.finger - highest } ?? 0
    }

    /// Beyond its highest place, and below its lowest where it may not be sent away, the sheet gives way less and less.
    private func yielding(_ extent: CGFloat, mayDismiss: Bool) -> CGFloat {
        let (lowest, highest) = (stops.first?.extent ?? 0, stops.last?.extent ?? 0)
        if extent > highest {
            return highest
                + ScrollPhysics.rubberBanded(
                    extent - highest, length: canvasHeight * SheetMetrics.stretch)
        }
        if extent < lowest, !mayDismiss {
            return lowest
                - ScrollPhysics.rubberBanded(
                    lowest - extent, length: canvasHeight * SheetMetrics.resistance)
        }
        return extent
    }

    /// The finger lets go. The sheet goes to the height that is nearest to where it would stop.
    ///
    /// - Parameters:
    ///   - velocity: of the finger, downwards, in points per second.
    ///   - choose: takes over a height, and gives the one that counts then.
    @MainActor func letGo(
        velocity: CGFloat, mayDismiss: Bool, choose: (PresentationDetent) -> PresentationDetent
    ) {
        guard isHeld, let presentation else { return }
        (grip, isHeld) = (nil, false)
        guard presentation.phase != .closing else { return }
        let end = presentation.extent - velocity * SheetMetrics.projection
        let lowest = stops.first?.extent ?? 0
        if mayDismiss, end < lowest / 2 { return presentation.dismiss(velocity: -velocity) }
        guard let nearest = stops.min(by: { abs($0.extent - end) < abs($1.extent - end) }) else { return }
        let detent = nearest.detent == selected ? nearest.detent : choose(nearest.detent)
        selected = detent
        let rest = stops.first { $0.detent == detent }.map { Double($0.extent) } ?? presentation.rest
        presentation.release(to: rest, velocity: -velocity)
    }
}

extension SheetMotion: PresentationBackdrop {
    func transform(in canvas: BackdropCanvas) -> CGAffineTransform {
        let scale = SheetMetrics.behindScale * recession + 1 - recession
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: canvas.size.width * (1 - scale) / 2,
            ty: max(canvas.safeAreaInsets.top, 0) * recession)
    }

    /// All that is under a large sheet is drawn smaller on black, with its top just under the status bar.
    func draw(_ below: DisplayCanvas, in canvas: BackdropCanvas) -> DisplayCanvas {
        let recession = recession
        guard recession > 0 else { return below }
        let bounds = CGRect(origin: .zero, size: canvas.size)
        var window = DisplayCanvas()
        window.draw(.fill(.rect(bounds), .color(canvas.ground), evenOdd: false, antialiased: false))
        window.append(below)
        let transform = transform(in: canvas)
        let radius = SheetLook().cornerRadius * recession / transform.a
        let clip = PathData.roundedRect(
            bounds, cornerSize: CGSize(width: radius, height: radius), continuous: true)
        var result = DisplayCanvas()
        result.draw(.fill(.rect(bounds), .color(.black), evenOdd: false, antialiased: false))
        result.draw(
            DisplayNode(
                id: canvas.nodeID, origin: .zero,
                effects: [.clip(clip, evenOdd: false, antialiased: true), .transform(transform)], items: window.items))
        return result
    }
}
