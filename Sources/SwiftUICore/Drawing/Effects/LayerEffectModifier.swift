import CoreGraphics
import DisplayList
import Foundation

/// A modifier that changes how its content is drawn and nothing else.
@MainActor package protocol LayerEffectModifier: ElementModifier where Wrapper == LayerEffectRenderNode {
    /// The effects, with all that comes from the environment filled in.
    func effects(in environment: EnvironmentValues) -> SizedEffects
}

/// Effects that may depend on the size of what they are applied to.
package struct SizedEffects {
    /// Equal keys make equal effects.
    let key: AnyHashable
    let make: (CGSize) -> [LayerEffect]

    /// Effects that are the same for every size; they go over to others by steps.
    let fixed: [LayerEffect]?

    init(_ effects: LayerEffect...) {
        key = effects
        make = { _ in effects }
        fixed = effects
    }

    init<Key: Hashable>(_ key: Key, _ make: @escaping (CGSize) -> [LayerEffect]) {
        self.key = key
        self.make = make
        fixed = nil
    }
}

extension LayerEffectModifier {
    package func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> LayerEffectRenderNode {
        LayerEffectRenderNode(tree: tree, child: child, name: String(describing: Self.self))
    }

    package func updateWrapper(_ wrapper: LayerEffectRenderNode, _ environment: EnvironmentValues) {
        wrapper.update(effects(in: environment))
    }
}

/// An element whose child is drawn with effects. Transforms move touches, too.
package final class LayerEffectRenderNode: WrapperRenderNode {
    private let name: String
    private var effects = SizedEffects()

    init(tree: RenderTree, child: RenderNode, name: String) {
        self.name = name
        super.init(tree: tree, child: child)
    }

    /// Effects that do not depend on the size, which may be on their way.
    private var fixed = DrawnValue<[LayerEffect]>([])
    private var wasUpdated = false

    func update(_ effects: SizedEffects) {
        guard effects.key != self.effects.key || !wasUpdated else { return }
        let isFirst = !wasUpdated
        let oldTransform = isFirst ? .identity : restingTransform
        defer { if !isFirst, restingTransform != oldTransform { placesBelowDidChange() } }
        wasUpdated = true
        // What comes in has its effects from the start, whatever it comes in by.
        if let new = effects.fixed { fixed.set(isFirst ? new : matched(new), on: self) }
        self.effects = effects
        setNeedsDisplay()
    }

    /// The content below is elsewhere on the screen, though not in here.
    private func placesBelowDidChange() {
        tree.places.didChange()
        guard subtreeDependsOnPosition else { return }
        requirePlacementOfPositionDependents()
        setNeedsLayout()
    }

    /// No effect is one of the kind that was there, so that there is a way to it; and the other way round.
    private func matched(_ new: [LayerEffect]) -> [LayerEffect] {
        guard tree.transaction.isAnimated else { return new }
        if new.isEmpty, let neutral = fixed.model.first?.neutral, fixed.model.count == 1 { return [neutral] }
        if fixed.model.isEmpty, new.count == 1, let neutral = new.first?.neutral {
            let transaction = tree.transaction
            tree.transaction = Transaction()
            fixed.set([neutral], on: self)
            tree.transaction = transaction
        }
        return new
    }

    private var shown: [LayerEffect] {
        effects.fixed == nil ? effects.make(presentedSize) : effective(fixed.presented)
    }

    /// The effects without one that has none.
    private func effective(_ shown: [LayerEffect]) -> [LayerEffect] {
        shown.count == 1 && shown[0] == shown[0].neutral ? [] : shown
    }

    package override var carriesMotion: Bool { effects.fixed == nil }
    package override var drawsSizeInMotion: Bool { effects.fixed == nil }

    package override var debugName: String { name }

    package override func draw(in canvas: inout DisplayCanvas) {
        canvas.draw(child)
        canvas.effects = shown
    }

    package override var contentTransform: CGAffineTransform { shown.transform(in: presentedSize) }
    package override var restingTransform: CGAffineTransform {
        (effects.fixed == nil ? effects.make(size) : effective(fixed.model)).transform(in: size)
    }

    package override func hitTest(_ point: CGPoint) -> RenderNode? {
        let shown = shown
        if shown.isEmpty { return child.hitTest(point.relative(to: child.presentedOrigin)) }
        return shown.hit(point, in: presentedSize).flatMap { super.hitTest($0) }
    }

    package override func makeTouchBox() -> TouchBox {
        let isProjected = shown.contains { if case .projection = $0 { true } else { false } }
        return isProjected ? .anywhere : super.makeTouchBox()
    }
}

extension [LayerEffect] {
    /// What the effects do to places: a projection counts as what it does round the middle of `size`.
    func transform(in size: CGSize) -> CGAffineTransform {
        reduce(.identity) { transform, effect in
            switch effect {
            case .transform(let next): transform.concatenating(next)
            case .projection(let next):
                transform.concatenating(next.tangent(at: CGPoint(x: size.width / 2, y: size.height / 2)))
            default: transform
            }
        }
    }

    /// Where a touch at `point` counts before `transform(in:)` is undone; nil if the effects leave nothing to touch.
    func hit(_ point: CGPoint, in size: CGSize) -> CGPoint? {
        var result = point
        for effect in self {
            if case .clip(let path, let evenOdd, _) = effect, !Path(path).contains(point, eoFill: evenOdd) {
                return nil
            }
            // What cannot be seen cannot be touched.
            if case .opacity(let opacity) = effect, opacity <= 0 { return nil }
            if case .projection(let projection) = effect {
                guard let flat = projection.inverted?.apply(result) else { return nil }
                result = flat.applying(projection.tangent(at: CGPoint(x: size.width / 2, y: size.height / 2)))
            }
        }
        return result
    }
}

extension Projection {
    /// The affine transform that is most like the projection round a point.
    fileprivate func tangent(at p: CGPoint) -> CGAffineTransform {
        let step: CGFloat = 0.01
        guard let o = apply(p), let x = apply(CGPoint(x: p.x + step, y: p.y)),
            let y = apply(CGPoint(x: p.x, y: p.y + step))
        else { return .identity }
        let (a, b, c, d) = ((x.x - o.x) / step, (x.y - o.y) / step, (y.x - o.x) / step, (y.y - o.y) / step)
        return CGAffineTransform(
            a: a, b: b, c: c, d: d, tx: o.x - a * p.x - c * p.y, ty: o.y - b * p.x - d * p.y)
    }
}

/// Numbers for effects: what is none counts as `fallback`.
func finite(_ value: Double, _ name: String, or fallback: Double = 0) -> Double {
    if value.isFinite { return value }
    Log.once("\(name) is \(value); it counts as \(fallback).")
    return fallback
}
