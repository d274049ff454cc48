import CoreGraphics
import DisplayList

/// A modifier that applies a projection to its content, which can depend on the content's size.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the projection for a size in points.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor @preconcurrency
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        GeometryEffectNode(view, inputs)
    }

    /// Returns an effect that layout ignores. Perch's layout ignores all geometry effects.
    nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect that layout ignores. Perch's layout ignores all geometry effects.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    var base: Base

    /// Returns the projection of the wrapped effect.
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

private final class GeometryEffectNode<C: View, M: GeometryEffect>: WrappingNode<C, M> {
    override func makeWrapper(of child: RenderNode) -> WrapperRenderNode {
        let wrapper = LayerEffectRenderNode(tree: host.tree, child: child, name: String(describing: M.self))
        refresh(wrapper)
        return wrapper
    }

    @exclusivity(unchecked) private var animation = AnimatedAttribute<M>()

    override func modifierDidChange(from old: M) {
        animation.change(
            from: old, to: view.modifier, on: self, step: { [weak self] in self.map { $0.forEachWrapper($0.refresh) } })
        forEachWrapper(refresh)
    }

    private var version = 0

    private func refresh(_ wrapper: WrapperRenderNode) {
        let modifier = animation.presented(view.modifier)
        // Nothing tells whether an effect would answer the same, so its contents are drawn again.
        version += 1
        unsafeDowncast(wrapper, to: LayerEffectRenderNode.self).update(
            SizedEffects(version) { size in modifier.effectValue(size: size).effect.map { [$0] } ?? [] })
    }
}
