import CoreGraphics
import DisplayList

extension VisualEffectStep: Blendable {
    var components: [Double] {
        switch self {
        case .filter(_, let amount), .opacity(let amount): [amount]
        case .blur(let radius, _): [Double(radius)]
        case .blendMode: []
        case .offset(let offset): [Double(offset.width), Double(offset.height)]
        case .scale(let scale, let anchor): [Double(scale.width), Double(scale.height)] + anchor.components
        case .rotation(let angle, let anchor): [angle.radians] + anchor.components
        case .rotation3D(let angle, let axis, let anchor, let anchorZ, let perspective):
            [angle.radians] + axis.map { Double($0) } + anchor.components + [Double(anchorZ), Double(perspective)]
        case .transform(let transform):
            [
                transform.m11, transform.m12, transform.m13, transform.m21, transform.m22, transform.m23,
                transform.m31, transform.m32, transform.m33,
            ].map { Double($0) }
        }
    }

    func blends(with other: VisualEffectStep) -> Bool {
        switch (self, other) {
        case (.filter(let a, _), .filter(let b, let amount)): a.of(amount, like: b) != nil
        case (.opacity, .opacity), (.offset, .offset), (.scale, .scale), (.rotation, .rotation),
            (.rotation3D, .rotation3D), (.transform, .transform):
            true
        case (.blur(_, let a), .blur(_, let b)): a == b
        case (.blendMode(let a), .blendMode(let b)): a == b
        default: false
        }
    }

    func with(components: inout Components) -> VisualEffectStep {
        func length() -> CGFloat { CGFloat(components.next()) }
        func size() -> CGSize {
            let width = length()
            return CGSize(width: width, height: length())
        }
        switch self {
        case .filter(let filter, _):
            let amount = components.next()
            return .filter(filter.of(amount, like: filter) ?? filter, amount: amount)
        case .opacity: return .opacity(components.next())
        case .blur(_, let opaque): return .blur(length(), opaque: opaque)
        case .blendMode: return self
        case .offset: return .offset(size())
        case .scale(_, let anchor):
            let scale = size()
            return .scale(scale, anchor.with(components: &components))
        case .rotation(_, let anchor):
            let angle = Angle(radians: components.next())
            return .rotation(angle, anchor.with(components: &components))
        case .rotation3D(_, let axis, let anchor, _, _):
            let angle = Angle(radians: components.next())
            let axis = axis.map { _ in length() }
            let anchor = anchor.with(components: &components)
            let anchorZ = length()
            return .rotation3D(angle, axis: axis, anchor, anchorZ: anchorZ, perspective: length())
        case .transform:
            var transform = ProjectionTransform()
            for number in [
                \ProjectionTransform.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33,
            ] { transform[keyPath: number] = length() }
            return .transform(transform)
        }
    }
}
