import CoreGraphics
import Foundation
import Sessions

/// A change of views that is shown on its way: what `UIView.animate` makes of the changes in its closure.
///
/// The views have their new values at once. What is drawn lags behind: for each value that changed, the way from the old to the
/// new one is left, and shrinks with time. Ways of several animations add up, so that each continues from where things
/// are seen.
package final class ViewAnimation {
    /// How much of the way is gone some seconds after the start; nil once it has ended.
    package typealias Progress = (TimeInterval) -> Double?

    // Unsafe because layers are not isolated; views are, and with them anyone who changes their layers.

    /// The animation that takes the changes that are made now.
    nonisolated(unsafe) private(set) static var current: ViewAnimation?

    /// Whether changes of the present session's views are animated.
    static var areEnabled: Bool {
        get { SessionScope[AnimationsEnabled.self] }
        set { (SessionScope.current ?? .process)[AnimationsEnabled.self] = newValue }
    }

    private enum AnimationsEnabled: SessionKey {
        static func makeValue() -> Bool { true }
    }

    /// In seconds.
    let duration: TimeInterval
    private let delay: TimeInterval
    private let progress: Progress
    private let completion: ((Bool) -> Void)?
    /// When it began to be seen, on the clock of the window; nil before.
    private var start: TimeInterval?
    private var isOver = false
    /// Whether anything changed by it.
    private var hasChanges = false

    private init(
        _ duration: TimeInterval, delay: TimeInterval, _ progress: @escaping Progress,
        _ completion: ((Bool) -> Void)?
    ) {
        self.duration = duration
        self.delay = delay.isFinite ? max(0, delay) : 0
        self.progress = progress
        self.completion = completion
    }

    /// Makes changes that are shown on their way.
    package static func run(
        duration: TimeInterval, delay: TimeInterval, progress: @escaping Progress, changes: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        let animation = ViewAnimation(duration, delay: delay, progress, completion)
        let outer = current
        if areEnabled { current = animation }
        changes()
        current = outer
        // Where nothing is on its way, nobody has to wait.
        if !animation.hasChanges { animation.finish() }
    }

    /// Makes changes that are there at once.
    static func withoutAnimation(_ changes: () -> Void) {
        let outer = current
        current = nil
        changes()
        current = outer
    }

    func noteChange() { hasChanges = true }

    /// Continues to a moment of the window's clock.
    func advance(to time: TimeInterval) {
        if start == nil { start = time }
        if remaining(at: time) == nil { finish() }
    }

    /// The part of the way that is left; nil once there is none.
    func remaining(at time: TimeInterval) -> Double? {
        guard !isOver else { return nil }
        guard let start else { return 1 }
        let elapsed = time - start - delay
        guard elapsed >= 0 else { return 1 }
        return progress(elapsed).map { 1 - $0 }
    }

    /// Ends it, as when what it moves has gone.
    func finish(_ isFinished: Bool = true) {
        guard !isOver else { return }
        isOver = true
        completion?(isFinished)
    }
}

/// The ways of a layer's values that are left.
struct LayerMotion {
    private struct Way {
        let animation: ViewAnimation
        var place = CGPoint.zero
        var size = CGSize.zero
        var scroll = CGPoint.zero
        var opacity = 0.0
        var cornerRadius: CGFloat = 0
        var transform: CGAffineTransform?
        var background: (from: UIColor, to: UIColor)?
    }

    private var ways: [Way] = []

    var isEmpty: Bool { ways.isEmpty }

    /// The animations that move the layer.
    var animations: [ViewAnimation] { ways.map(\.animation) }

    /// Notes a change that the present animation shows, if there is one.
    private mutating func note(_ change: (inout Way) -> Void) {
        guard let animation = ViewAnimation.current else { return }
        animation.noteChange()
        if ways.last?.animation !== animation { ways.append(Way(animation: animation)) }
        change(&ways[ways.count - 1])
    }

    mutating func noteBounds(from old: CGRect, to new: CGRect) {
        note { way in
            way.size.width += old.width - new.width
            way.size.height += old.height - new.height
            way.scroll.x += old.minX - new.minX
            way.scroll.y += old.minY - new.minY
        }
    }

    mutating func notePosition(from old: CGPoint, to new: CGPoint) {
        note { way in
            way.place.x += old.x - new.x
            way.place.y += old.y - new.y
        }
    }

    mutating func noteOpacity(from old: Float, to new: Float) { note { $0.opacity += Double(old - new) } }

    mutating func noteCornerRadius(from old: CGFloat, to new: CGFloat) {
        note { $0.cornerRadius += old - new }
    }

    mutating func noteTransform(from old: CGAffineTransform, to new: CGAffineTransform) {
        note { way in
            let before = way.transform ?? CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
            way.transform = before.adding(old, 1).adding(new, -1)
        }
    }

    mutating func noteBackground(from old: UIColor?, to new: UIColor?) {
        let from = old ?? new?.withAlphaComponent(0) ?? .clear
        note { $0.background = ($0.background?.from ?? from, new ?? from.withAlphaComponent(0)) }
    }

    /// Continues to a moment; what has come to its end is forgotten.
    mutating func advance(to time: TimeInterval) {
        ways.removeAll { $0.animation.remaining(at: time) == nil }
    }

    /// A layer's values as they are seen at a moment.
    func shown(_ layer: CALayer, at time: TimeInterval) -> ShownLayer {
        var shown = ShownLayer(
            bounds: layer.bounds, position: layer.position, transform: layer.affineTransform(),
            opacity: CGFloat(layer.opacity), cornerRadius: layer.cornerRadius, background: layer.background)
        for way in ways {
            guard let rest = way.animation.remaining(at: time) else { continue }
            shown.position.x += way.place.x * rest
            shown.position.y += way.place.y * rest
            shown.bounds.size.width = max(0, shown.bounds.width + way.size.width * rest)
            shown.bounds.size.height = max(0, shown.bounds.height + way.size.height * rest)
            shown.bounds.origin.x += way.scroll.x * rest
            shown.bounds.origin.y += way.scroll.y * rest
            shown.opacity += way.opacity * rest
            shown.cornerRadius = max(0, shown.cornerRadius + way.cornerRadius * rest)
            if let transform = way.transform { shown.transform = shown.transform.adding(transform, rest) }
            if let (from, to) = way.background { shown.background = from.mixed(with: to, by: 1 - rest) }
        }
        shown.opacity = min(max(shown.opacity, 0), 1)
        return shown
    }
}

/// A layer's values as they are drawn.
package struct ShownLayer {
    package var bounds: CGRect
    package var position: CGPoint
    package var transform: CGAffineTransform
    package var opacity: CGFloat
    package var cornerRadius: CGFloat
    package var background: UIColor?
}

extension CGAffineTransform {
    /// The sum of the numbers, for ways between transforms.
    fileprivate func adding(_ other: CGAffineTransform, _ factor: CGFloat) -> CGAffineTransform {
        CGAffineTransform(
            a: a + other.a * factor, b: b + other.b * factor, c: c + other.c * factor, d: d + other.d * factor,
            tx: tx + other.tx * factor, ty: ty + other.ty * factor)
    }
}

extension UIColor {
    fileprivate func mixed(with other: UIColor, by part: Double) -> UIColor {
        func components(_ color: UIColor) -> [CGFloat] {
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
        let mixed = zip(components(self), components(other)).map { $0 + ($1 - $0) * CGFloat(part) }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }
}
