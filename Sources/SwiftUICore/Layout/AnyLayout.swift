import Foundation

/// A type-erased layout, so that a container can change its layout and keep its children.
public struct AnyLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData

    /// The data that the wrapped layout keeps between calls.
    public struct Cache {
        fileprivate var value: Any?
    }

    private let box: AnyLayoutBox

    /// Creates a type-erased layout.
    public init<L: Layout>(_ layout: L) {
        box = (layout as? AnyLayout)?.box ?? TypedAnyLayoutBox(layout)
    }

    package var wrappedProperties: LayoutProperties { box.properties }

    /// Whether the layout is one of ours that sets no guides.
    package var isStandard: Bool { box.isStandard }

    public func makeCache(subviews: Subviews) -> Cache { Cache(value: box.makeCache(subviews)) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        box.updateCache(&cache.value, subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        box.spacing(subviews, &cache.value)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        box.sizeThatFits(proposal, subviews, &cache.value)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        box.placeSubviews(bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.alignment(guide, bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.alignment(guide, bounds, proposal, subviews, &cache.value)
    }
}

extension AnyLayout: @unchecked Sendable {
    // Unchecked because a layout of the program's need not be Sendable; Apple's makes the same promise, and layouts run
    // on the main actor only.
}

extension AnyLayout: SelfComparingProperty {
    package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let (a, b) = (a.load(as: AnyLayout.self), b.load(as: AnyLayout.self))
        return a.box === b.box || a.box.isEqual(to: b.box)
    }
}

/// A layout of some type; its caches go in and out as `Any`.
private class AnyLayoutBox {
    var properties: LayoutProperties { fatalError("abstract") }
    var isStandard: Bool { fatalError("abstract") }
    func isEqual(to other: AnyLayoutBox) -> Bool { fatalError("abstract") }
    func makeCache(_ subviews: LayoutSubviews) -> Any { fatalError("abstract") }
    func updateCache(_ cache: inout Any?, _ subviews: LayoutSubviews) { fatalError("abstract") }
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any?) -> ViewSpacing { fatalError("abstract") }
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any?) -> CGSize {
        fatalError("abstract")
    }
    func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any?
    ) { fatalError("abstract") }
    func alignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews, _ cache: inout Any?
    ) -> CGFloat? { fatalError("abstract") }
    func alignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews, _ cache: inout Any?
    ) -> CGFloat? { fatalError("abstract") }
}

private final class TypedAnyLayoutBox<L: Layout>: AnyLayoutBox {
    private let layout: L

    init(_ layout: L) { self.layout = layout }

    override var properties: LayoutProperties { L.layoutProperties }
    override var isStandard: Bool { layout is any StandardLayout }

    override func isEqual(to other: AnyLayoutBox) -> Bool {
        guard let other = other as? TypedAnyLayoutBox<L> else { return false }
        return ValueComparison.areEqual(layout, other.layout)
    }

    /// Runs `work` with the cache; one that another type of layout made is replaced.
    private func with<Result>(
        _ cache: inout Any?, _ subviews: LayoutSubviews, _ work: (inout L.Cache) -> Result
    ) -> Result {
        var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = typed }
        return work(&typed)
    }

    override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

    override func updateCache(_ cache: inout Any?, _ subviews: LayoutSubviews) {
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any?) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any?
    ) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any?
    ) {
        with(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func alignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews, _ cache: inout Any?
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(
                of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func alignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews, _ cache: inout Any?
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(
                of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
