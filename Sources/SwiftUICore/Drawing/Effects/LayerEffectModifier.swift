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

    init(_ effects: LayerEffect...) {
        key = effects
        make = { _ in effects }
    }

    init<Key: Hashable>(_ key: Key, _ make: @escaping (CGSize) -> [LayerEffect]) {
        self.key = key
        self.make = make
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

    func update(_ effects: SizedEffects) {
        guard effects.key != self.effects.key else { return }
        self.effects = effects
        setNeedsDisplay()
    }

    package override var debugName: String { name }

    package override func draw(in canvas: inout DisplayCanvas) {
        canvas.draw(child)
        canvas.effects = effects.make(size)
    }

    package override var contentTransform: CGAffineTransform {
        effects.make(size).reduce(.identity) { transform, effect in
            if case .transform(let next) = effect { return transform.concatenating(next) }
            return transform
        }
    }

    package override func hitTest(_ point: CGPoint) -> RenderNode? {
        for effect in effects.make(size) {
            if case .clip(let path, let evenOdd, _) = effect, !Path(path).contains(point, eoFill: evenOdd) {
                return nil
            }
            // What cannot be seen cannot be touched.
            if case .opacity(let opacity) = effect, opacity <= 0 { return nil }
        }
        return super.hitTest(point)
    }
}

/// Numbers for effects: what is none counts as `fallback`.
func finite(_ value: Double, _ name: String, or fallback: Double = 0) -> Double {
    if value.isFinite { return value }
    Log.once("\(name) of \(value) was given; it counts as \(fallback).")
    return fallback
}
