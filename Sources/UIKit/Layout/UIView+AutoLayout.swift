import CoreGraphics
import Foundation

/// What a view keeps for layout by constraints.
struct ViewLayoutState {
    /// The conditions that are kept by the view: those of whose views it is the nearest view around.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var isFrameKept = true
    var hugging = [UILayoutPriority.defaultLow, .defaultLow]
    var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
}

extension UIView {
    // MARK: Anchors

    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The edge at which lines begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge at which lines end.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The middle across.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle down.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The line that the first text stands on.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The line that the last text stands on.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    // MARK: Constraints

    /// A Boolean value that indicates whether the view keeps its frame as conditions; true unless it is said otherwise.
    /// Conditions on the view contradict it then.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.isFrameKept }
        set {
            layoutState.isFrameKept = newValue
            constraintsDidChange()
        }
    }

    /// The conditions that are kept by the view.
    public var constraints: [NSLayoutConstraint] { layoutState.constraints }

    var ownConstraints: [NSLayoutConstraint] {
        get { layoutState.constraints }
        set { layoutState.constraints = newValue }
    }

    /// Makes a condition count.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Makes conditions count.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Makes a condition count no longer.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Makes conditions count no longer.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    func constraintsDidChange() {
        var view: UIView? = self
        while let current = view {
            current.setNeedsLayout()
            view = current.superview
        }
        sizeOfContentDidChange()
    }

    /// Returns how strongly the view keeps from becoming larger than its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.hugging[axis.rawValue]
    }

    /// Sets how strongly the view keeps from becoming larger than its content; 250 unless something is said.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.hugging[axis.rawValue] = priority
        constraintsDidChange()
    }

    /// Returns how strongly the view keeps from becoming smaller than its content.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.resistance[axis.rawValue]
    }

    /// Sets how strongly the view keeps from becoming smaller than its content; 750 unless something is said.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        layoutState.resistance[axis.rawValue] = priority
        constraintsDidChange()
    }

    // MARK: Guides

    /// The rectangles in the view that conditions can be made of.
    public var layoutGuides: [UILayoutGuide] {
        layoutState.guides + [layoutState.safeAreaGuide, layoutState.marginsGuide].compactMap { $0 }
    }

    /// Puts a rectangle into the view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutState.guides.append(layoutGuide)
    }

    /// Takes a rectangle out of the view.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// The part of the view that no bar or corner of the screen covers.
    public var safeAreaLayoutGuide: UILayoutGuide {
        if let guide = layoutState.safeAreaGuide { return guide }
        let guide = insetGuide { $0.safeAreaInsets }
        layoutState.safeAreaGuide = guide
        return guide
    }

    /// The part of the view inside its margins.
    public var layoutMarginsGuide: UILayoutGuide {
        if let guide = layoutState.marginsGuide { return guide }
        let guide = insetGuide { $0.layoutMargins }
        layoutState.marginsGuide = guide
        return guide
    }

    /// The part of the view that is good to read in: that inside the margins, here.
    public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

    private func insetGuide(_ insets: @escaping @MainActor (UIView) -> UIEdgeInsets) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.owningView = self
        guide.frameInView = { [weak self] in
            guard let self else { return .zero }
            let insets = insets(self)
            return CGRect(
                x: bounds.minX + insets.left, y: bounds.minY + insets.top,
                width: max(0, bounds.width - insets.left - insets.right),
                height: max(0, bounds.height - insets.top - insets.bottom))
        }
        return guide
    }

    // MARK: Layout

    /// Whether the view lays out what is in it by conditions: the outermost view of those that do.
    var laysOutByConstraints: Bool {
        guard isLayoutIsland || superview?.hasConstraintsAbove != true else { return false }
        return hasConstraintsWithin
    }

    private var hasConstraintsAbove: Bool {
        !ownConstraints.isEmpty || !isLayoutIsland && superview?.hasConstraintsAbove == true
    }

    private var hasConstraintsWithin: Bool { !ownConstraints.isEmpty }

    func layOutByConstraints() {
        guard laysOutByConstraints else { return }
        let texts = textsThatBreakLines
        let before = texts.map(\.sizeOfContent)
        ConstraintSolver(self).apply()
        // Texts break lines by the width that they have got.
        if texts.map(\.sizeOfContent) != before { ConstraintSolver(self).apply() }
    }

    private var textsThatBreakLines: [UIView] {
        subviews.flatMap { ($0.breaksLines ? [$0] : []) + $0.textsThatBreakLines }
    }

    /// The size that conditions and content want.
    ///
    /// - Parameters:
    ///   - width: a width to fit, in points; nil leaves it to them.
    ///   - height: a height to fit.
    func constrainedSize(width: CGFloat?, height: CGFloat?, weight: Float) -> CGSize? {
        guard hasConstraintsWithin else { return nil }
        let size = ConstraintSolver(self).fittingSize(width: width, height: height, weight: weight)
        return CGSize(
            width: size.width ?? width ?? UIView.noIntrinsicMetric,
            height: size.height ?? height ?? UIView.noIntrinsicMetric)
    }

    /// The size of the view's own content, for those who lay it out; a text broken into lines is as high as the lines.
    var sizeOfContent: CGSize {
        let size = intrinsicContentSize
        guard breaksLines, bounds.width > 0, size.width > bounds.width else { return size }
        return CGSize(width: size.width, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
    }
}
