import DisplayList
import Foundation

/// A container that draws the glass of its views together. Shapes that are close to each other blend.
@MainActor @preconcurrency
public struct GlassEffectContainer<Content: View>: Sendable {
    private let spacing: CGFloat
    private let content: Content

    /// Creates a container for views with `glassEffect(_:in:)`.
    ///
    /// - Parameter spacing: The distance below which shapes begin to blend, in points; nil is the standard one. Bad numbers count as 0.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        let spacing = spacing ?? GlassAppearance.containerSpacing
        self.spacing = spacing > 0 && spacing.isFinite ? spacing : 0
        self.content = content()
    }
}

extension GlassEffectContainer: View {
    public var body: some View {
        let spacing = spacing
        content
            .environment(\.isInGlassContainer, true)
            .backgroundPreferenceValue(GlassItemsKey.self) { items in
                GeometryReader { proxy in
                    GlassLayer(groups: GlassGroup.groups(of: items, spacing: spacing, in: proxy), spacing: spacing)
                }
            }
            // What lies in a container inside another one is drawn by the inner one.
            .transformPreference(GlassItemsKey.self) { $0 = [] }
    }
}

/// A view's glass, on its way to the container that draws it.
struct GlassItem {
    let id: AnyHashable
    let glass: Glass
    let shape: AnyShape
    let shapeType: ObjectIdentifier
    let bounds: Anchor<CGRect>
    let union: GlassIdentity?
    let transition: GlassEffectTransition
}

enum GlassItemsKey: PreferenceKey {
    static var defaultValue: [GlassItem] { [] }
    static func reduce(value: inout [GlassItem], nextValue: () -> [GlassItem]) { value += nextValue() }
}

/// Glass that is drawn as one.
struct GlassGroup: Identifiable {
    struct Part {
        let shape: AnyShape
        let frame: CGRect
    }

    let id: AnyHashable
    let glass: Glass
    let transition: GlassEffectTransition
    var parts: [Part]

    /// The items put together: those of one union, and those of one kind of glass that are nearer than `spacing`, by any number of steps.
    static func groups(of items: [GlassItem], spacing: CGFloat, in proxy: GeometryProxy) -> [GlassGroup] {
        let frames = items.map { proxy[$0.bounds] }
        var group = Array(items.indices)
        func first(_ index: Int) -> Int { group[index] == index ? index : first(group[index]) }
        for a in items.indices {
            for b in items.indices where b > a {
                guard items[a].glass.kind == items[b].glass.kind, items[a].glass.tint == items[b].glass.tint else {
                    continue
                }
                let isUnion =
                    items[a].union != nil && items[a].union == items[b].union
                    && items[a].shapeType == items[b].shapeType
                guard isUnion || distance(frames[a], frames[b]) < spacing else { continue }
                let (low, high) = (min(first(a), first(b)), max(first(a), first(b)))
                group[high] = low
            }
        }
        var groups: [Int: GlassGroup] = [:]
        for index in items.indices {
            let part = Part(shape: items[index].shape, frame: frames[index])
            groups[
                first(index),
                default: GlassGroup(
                    id: items[first(index)].id, glass: items[index].glass, transition: items[index].transition,
                    parts: [])
            ].parts.append(part)
        }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }

    static func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
        let x = max(0, max(a.minX, b.minX) - min(a.maxX, b.maxX))
        let y = max(0, max(a.minY, b.minY) - min(a.maxY, b.maxY))
        return (x * x + y * y).squareRoot()
    }

    /// The box round all parts.
    var frame: CGRect { parts.dropFirst().reduce(parts[0].frame) { $0.union($1.frame) } }
}

/// The glass of a container, behind its content.
private struct GlassLayer: View {
    let groups: [GlassGroup]
    let spacing: CGFloat

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(groups) { group in
                let frame = group.frame
                BlendedShape(
                    parts: group.parts.map { ($0.shape, $0.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)) },
                    spacing: spacing
                )
                .fill(GlassStyle(group.glass))
                .frame(width: frame.width, height: frame.height)
                .offset(x: frame.minX, y: frame.minY)
                .transition(group.transition.transition)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .allowsHitTesting(false)
    }
}

extension GlassEffectTransition {
    fileprivate var transition: AnyTransition {
        switch kind {
        case .identity: .identity
        case .matchedGeometry: .opacity
        case .materialize: .opacity.combined(with: .scale(scale: GlassAppearance.materializeScale))
        }
    }
}

/// Several shapes as one, with necks between those that are near each other.
struct BlendedShape: Shape {
    let parts: [(shape: AnyShape, frame: CGRect)]
    let spacing: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        guard let first = parts.first else { return Path() }
        // The parts were laid out for the size that the group will have; on its way there it is stretched.
        let whole = parts.dropFirst().reduce(first.frame) { $0.union($1.frame) }
        var result = first.shape.path(in: first.frame)
        for part in parts.dropFirst() { result = result.union(part.shape.path(in: part.frame)) }
        for a in parts.indices {
            for b in parts.indices where b > a {
                if let neck = neck(parts[a].frame, parts[b].frame) { result = result.union(neck) }
            }
        }
        guard whole.width > 0, whole.height > 0, whole.size != rect.size else { return result }
        return result.applying(CGAffineTransform(scaleX: rect.width / whole.width, y: rect.height / whole.height))
    }

    /// What fills the room between two frames that lie beside or above each other, the wider the nearer they are.
    private func neck(_ a: CGRect, _ b: CGRect) -> Path? {
        let distance = GlassGroup.distance(a, b)
        guard spacing > 0, distance < spacing else { return nil }
        let nearness = 1 - distance / spacing
        let isAcross = max(a.minX, b.minX) - min(a.maxX, b.maxX) >= max(a.minY, b.minY) - min(a.maxY, b.maxY)
        // Worked out for frames side by side; others are turned on the side and back.
        func turned(_ rect: CGRect) -> CGRect {
            isAcross ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
        }
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { isAcross ? CGPoint(x: x, y: y) : CGPoint(x: y, y: x) }
        let (left, right) = turned(a).minX <= turned(b).minX ? (turned(a), turned(b)) : (turned(b), turned(a))
        let top = max(left.minY, right.minY), bottom = min(left.maxY, right.maxY)
        guard bottom > top else { return nil }
        let height = bottom - top
        let (from, to) = (left.maxX - min(left.width, height) / 2, right.minX + min(right.width, height) / 2)
        guard to > from else { return nil }
        // The control point of a curve whose middle is as far in as the neck is thin.
        let depth = height * (1 - nearness)
        let middle = (from + to) / 2
        var path = Path()
        path.move(to: point(from, top))
        path.addQuadCurve(to: point(to, top), control: point(middle, top + depth))
        path.addLine(to: point(to, bottom))
        path.addQuadCurve(to: point(from, bottom), control: point(middle, bottom - depth))
        path.closeSubpath()
        return path
    }
}
