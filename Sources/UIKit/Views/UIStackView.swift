import CoreGraphics
import Foundation

/// A view that arranges views in a row or a column.
open class UIStackView: UIView {
    /// Constants that describe the distribution of views along the stack.
    public enum Distribution: Int, Sendable {
        /// The distributions: fill, fill equally, fill proportionally, equal spacing, and equal centering.
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Constants that describe the alignment of views across the stack.
    public enum Alignment: Int, Sendable {
        /// The alignments: fill, leading, first baseline, center, trailing, and last baseline.
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        /// The alignment at the top of a row.
        public static var top: Alignment { .leading }
        /// The alignment at the bottom of a row.
        public static var bottom: Alignment { .trailing }
    }

    /// The default spacing of the system, as a custom spacing.
    public nonisolated static let spacingUseSystem: CGFloat = 1.175494e-38
    /// The spacing of the stack, as a custom spacing.
    public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    private static let systemSpacing: CGFloat = 8

    /// Creates a stack with views in a row.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// The arranged views, in order.
    open private(set) var arrangedSubviews: [UIView] = []
    /// The axis of the stack: horizontal or vertical.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { constraintsDidChange() } }
    /// The distribution of views along the stack.
    open var distribution = Distribution.fill { didSet { constraintsDidChange() } }
    /// The alignment of views across the stack.
    open var alignment = Alignment.fill { didSet { constraintsDidChange() } }
    /// The minimum distance between two views, in points.
    open var spacing: CGFloat = 0 { didSet { constraintsDidChange() } }
    /// A Boolean value that indicates whether the views are inside the margins.
    open var isLayoutMarginsRelativeArrangement = false { didSet { constraintsDidChange() } }
    /// A Boolean value that indicates whether the spacing is measured between baselines. In Perch, it is measured
    /// between edges. The value has no effect.
    open var isBaselineRelativeArrangement = false { didSet { UIKitWithoutEffect.isBaselineRelativeArrangement.log() } }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Adds a view to the end of the arranged views, and to the stack.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Inserts a view into the arranged views, and adds it to the stack. An index out of bounds counts as the nearest
    /// valid index.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        constraintsDidChange()
    }

    /// Removes a view from the arranged views. It remains a subview of the stack.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        constraintsDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Sets the custom spacing after a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
        constraintsDidChange()
    }

    /// Returns the custom spacing after a view.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    // MARK: Layout

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    private func gap(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        if custom == UIStackView.spacingUseDefault { return spacing }
        return custom == UIStackView.spacingUseSystem ? UIStackView.systemSpacing : custom
    }

    private var insets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    /// The size that a view prefers, by its own constraints or its content; along a breadth of the stack.
    private func liked(_ view: UIView, breadth: CGFloat?) -> CGSize {
        let (width, height) = axis == .horizontal ? (nil, breadth) : (breadth, nil)
        return view.preferredSize(width: width, height: height)
    }

    private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func breadth(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    private func size(length: CGFloat, breadth: CGFloat) -> CGSize {
        axis == .horizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
    }

    open override var intrinsicContentSize: CGSize { contentSize(breadth: nil) }

    private func contentSize(breadth: CGFloat?) -> CGSize {
        let views = shown
        guard !views.isEmpty else { return .zero }
        let likings = views.map { liked($0, breadth: alignment == .fill ? breadth : nil) }
        let gaps = views.dropLast().reduce(0) { $0 + gap(after: $1) }
        let lengths = likings.map { max(0, length($0)) }
        let sum = distribution == .fillEqually ? (lengths.max() ?? 0) * CGFloat(views.count) : lengths.reduce(0, +)
        let widest = likings.map { max(0, self.breadth($0)) }.max() ?? 0
        let size = size(length: sum + gaps, breadth: widest)
        return CGSize(
            width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let breadth = axis == .vertical ? size.width : size.height
        return contentSize(breadth: breadth > 0 && breadth < 1e6 ? breadth : nil)
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        ownConstraints.isEmpty ? sizeThatFits(targetSize) : super.systemLayoutSizeFitting(targetSize)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let views = shown
        guard !views.isEmpty else { return }
        let room = CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top,
            width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - insets.top - insets.bottom))
        let across = breadth(room.size)
        let likings = views.map { liked($0, breadth: alignment == .fill ? across : nil) }
        var gaps = views.dropLast().map { gap(after: $0) }
        let total = length(room.size)
        let lengths = shares(of: total, views, likings.map { max(0, length($0)) }, &gaps)
        let isMirrored = axis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let baseline = views.map(\.baselineDistances.first).max() ?? 0
        var position: CGFloat = 0
        for (index, view) in views.enumerated() {
            let own = alignment == .fill ? across : min(max(0, breadth(likings[index])), across)
            var offset: CGFloat = 0
            switch alignment {
            case .fill, .leading: offset = axis == .vertical && isMirroredText ? across - own : 0
            case .center: offset = (across - own) / 2
            case .trailing: offset = axis == .vertical && isMirroredText ? 0 : across - own
            case .firstBaseline: offset = axis == .horizontal ? baseline - view.baselineDistances.first : 0
            case .lastBaseline: offset = axis == .horizontal ? across - own : 0
            }
            let start = isMirrored ? total - position - lengths[index] : position
            let origin =
                axis == .horizontal
                ? CGPoint(x: room.minX + start, y: room.minY + offset)
                : CGPoint(x: room.minX + offset, y: room.minY + start)
            view.frame = CGRect(origin: origin, size: size(length: lengths[index], breadth: own))
            position += lengths[index] + (gaps.indices.contains(index) ? gaps[index] : 0)
        }
    }

    private var isMirroredText: Bool { traitCollection.layoutDirection == .rightToLeft }

    /// How long each view is; the gaps grow where the distribution says so.
    private func shares(
        of total: CGFloat, _ views: [UIView], _ lengths: [CGFloat], _ gaps: inout [CGFloat]
    ) -> [CGFloat] {
        let room = max(0, total - gaps.reduce(0, +))
        let sum = lengths.reduce(0, +)
        switch distribution {
        case .fillEqually: return lengths.map { _ in room / CGFloat(lengths.count) }
        case .fillProportionally where sum > 0: return lengths.map { $0 * room / sum }
        case .equalSpacing, .equalCentering:
            guard sum <= room, !gaps.isEmpty else { break }
            let each = (room - sum) / CGFloat(gaps.count)
            gaps = gaps.map { $0 + each }
            return lengths
        case .fill, .fillProportionally: break
        }
        // The one that keeps least to its content gives or takes; of several, the first.
        let isLong = sum > room
        let weights = views.map {
            isLong ? $0.contentCompressionResistancePriority(for: axis) : $0.contentHuggingPriority(for: axis)
        }
        var result = lengths
        var rest = room - sum
        for index in views.indices.sorted(by: { (weights[$0], $0) < (weights[$1], $1) }) where rest != 0 {
            let new = max(0, result[index] + rest)
            rest -= new - result[index]
            result[index] = new
        }
        return result
    }
}

extension UIView {
    /// The size that a view prefers by its constraints, or else by its content; a length that is given is kept to.
    package func preferredSize(width: CGFloat?, height: CGFloat?) -> CGSize {
        var content = intrinsicContentSize
        if let width, breaksLines || self is UIStackView {
            content = sizeThatFits(CGSize(width: width, height: 0))
        }
        if let own = constrainedSize(width: width, height: height, weight: UILayoutPriority.fittingSizeLevel.rawValue) {
            if own.width >= 0 { content.width = own.width }
            if own.height >= 0 { content.height = own.height }
        }
        return content
    }
}
