import CoreGraphics
import Foundation

/// A condition on the places and sizes of two views: one side is, is at least or is at most a multiple of the other, and a
/// constant.
///
/// Conditions count while they are active and their views are in one tree. A view that has some lays its subviews out by
/// them; see `ConstraintSolver`.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
    /// A side, a middle, a length or a line of text of a view.
    public enum Attribute: Int, Sendable {
        /// An edge.
        case left = 1, right, top, bottom, leading, trailing
        /// A length.
        case width, height
        /// A middle.
        case centerX, centerY
        /// The line that the last text stands on.
        case lastBaseline
        /// The line that the first text stands on.
        case firstBaseline
        /// An edge of the room inside the margins.
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        /// A middle of the room inside the margins.
        case centerXWithinMargins, centerYWithinMargins
        /// An empty value: the other side of a condition that is a constant.
        case notAnAttribute = 0
    }

    /// Constants that describe how the sides compare.
    public enum Relation: Int, Sendable {
        /// A relation: at most, just, or at least.
        case lessThanOrEqual = -1, equal, greaterThanOrEqual
    }

    /// Across or down.
    public enum Axis: Int, Sendable {
        /// Across, or down.
        case horizontal, vertical
    }

    /// The view or guide of the first side.
    public let firstItem: AnyObject?
    /// The first attribute: what of it.
    public let firstAttribute: Attribute
    /// The relation: how the sides compare.
    public let relation: Relation
    /// The view or guide of the second side; nil if that is a constant.
    public let secondItem: AnyObject?
    /// The second attribute: what of it.
    public let secondAttribute: Attribute
    /// The multiplier: what the second side is multiplied by.
    public let multiplier: CGFloat
    /// The constant: what is added to the second side, in points.
    open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
    /// The priority: how much the condition weighs.
    open var priority = UILayoutPriority.required { didSet { if priority != oldValue { changed() } } }
    /// A name for messages.
    open var identifier: String?

    /// A condition: `view1.attr1` is `view2.attr2` times `multiplier` and `c`.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2.map { $0 as AnyObject }
        secondAttribute = attr2
        self.multiplier = multiplier.isFinite ? multiplier : 1
        constant = c.isFinite ? c : 0
        super.init()
    }

    /// A Boolean value that indicates whether the condition counts.
    open var isActive: Bool {
        get { owner != nil }
        set {
            guard newValue != isActive else { return }
            if newValue {
                guard let view = commonView else {
                    return Log.once(
                        "A constraint's views have no view in common, so that it cannot be activated (\(description)).")
                }
                owner = view
                view.ownConstraints.append(self)
            } else {
                owner?.ownConstraints.removeAll { $0 === self }
                changed()
                owner = nil
            }
            changed()
        }
    }

    /// Makes conditions count.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes conditions count no longer.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    open override var description: String {
        assumeMainActor { text }
    }

    private var text: String {
        let name = identifier.map { "'\($0)' " } ?? ""
        func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
            item.map { "\(type(of: $0)).\(attribute)" } ?? ""
        }
        let sign = [Relation.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="][relation] ?? "=="
        let second = secondItem == nil ? "" : "\(multiplier) × \(side(secondItem, secondAttribute)) + "
        return "<\(name)\(side(firstItem, firstAttribute)) \(sign) \(second)\(constant)>"
    }

    /// The view that holds the condition.
    private weak var owner: UIView?

    private func changed() { owner?.constraintsDidChange() }

    /// The views of the two sides; a guide represents the view that has it.
    var views: [UIView] {
        [firstItem, secondItem].compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
    }

    private var commonView: UIView? {
        guard let first = views.first else { return nil }
        guard views.count > 1 else { return first }
        var candidate: UIView? = first
        while let view = candidate {
            if views[1].isDescendant(of: view) { return view }
            candidate = view.superview
        }
        return nil
    }
}
