import CoreGraphics
import Foundation

/// A constraint on the positions and sizes of two views: an attribute is equal to, at least, or at most a multiple of
/// another attribute plus a constant.
///
/// Constraints have an effect while they are active and their views are in the same hierarchy. A view with constraints
/// uses them to lay out its subviews; see `ConstraintSolver`.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
    /// The attributes of a view: edges, centers, dimensions, and baselines.
    public enum Attribute: Int, Sendable {
        /// An edge.
        case left = 1, right, top, bottom, leading, trailing
        /// An anchor for the width or the height of a view.
        case width, height
        /// A center.
        case centerX, centerY
        /// The baseline of the last line of text.
        case lastBaseline
        /// The baseline of the first line of text.
        case firstBaseline
        /// An edge of the area inside the margins.
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        /// The center of the area inside the margins.
        case centerXWithinMargins, centerYWithinMargins
        /// No attribute, for a constraint with a constant.
        case notAnAttribute = 0
    }

    /// Constants that describe the relation between the sides of a constraint.
    public enum Relation: Int, Sendable {
        /// The relations: less than or equal, equal, and greater than or equal.
        case lessThanOrEqual = -1, equal, greaterThanOrEqual
    }

    /// Constants that describe an axis: horizontal and vertical.
    public enum Axis: Int, Sendable {
        /// The axes: horizontal and vertical.
        case horizontal, vertical
    }

    /// The view or guide of the first side.
    public let firstItem: AnyObject?
    /// The attribute of the first item.
    public let firstAttribute: Attribute
    /// The relation between both sides.
    public let relation: Relation
    /// The view or layout guide of the second side. Nil if the second side is a constant.
    public let secondItem: AnyObject?
    /// The attribute of the second item.
    public let secondAttribute: Attribute
    /// The multiplier of the second attribute.
    public let multiplier: CGFloat
    /// The constant that is added to the second side, in points.
    open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
    /// The priority of the constraint.
    open var priority = UILayoutPriority.required { didSet { if priority != oldValue { changed() } } }
    /// The identifier of the constraint in messages.
    open var identifier: String?

    /// Creates a constraint: `view1.attr1` is `view2.attr2` times `multiplier` plus `c`.
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

    /// A Boolean value that indicates whether the constraint is active.
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

    /// Activates constraints.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
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
