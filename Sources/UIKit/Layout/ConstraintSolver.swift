import CoreGraphics
import Foundation

/// Finds the frames of the views in one by the constraints of all of them.
///
/// Each rectangle has four unknowns. Equalities are taken in by their priority; then inequalities that do not hold are made
/// equalities, and all is solved again, until each holds or has to give way. What content likes (hugging and compression
/// resistance) are separate inequalities. Where several layouts fulfil all conditions, UIKit calls that ambiguous;
/// here a view keeps the place or the length that it has.
@MainActor struct ConstraintSolver {
    private enum Side: Int { case x, y, width, height }

    private struct Condition {
        var relation: NSLayoutConstraint.Relation
        var equation: LinearSystem.Equation
        var priority: Float
        var text: () -> String

        func isMet(by value: CGFloat) -> Bool {
            let slack = value - equation.constant
            switch relation {
            case .equal: return abs(slack) < 0.01
            case .lessThanOrEqual: return slack < 0.01
            case .greaterThanOrEqual: return slack > -0.01
            }
        }
    }

    private let root: UIView
    private var items: [ObjectIdentifier: Int] = [:]
    private var objects: [AnyObject] = []
    private var conditions: [Condition] = []

    /// The conditions in `root` and in the views in it, down to those that lay out their subviews by themselves.
    init(_ root: UIView) {
        self.root = root
        _ = index(of: root)
        gather(root)
    }

    // MARK: What holds

    private mutating func index(of object: AnyObject) -> Int {
        if let known = items[ObjectIdentifier(object)] { return known }
        items[ObjectIdentifier(object)] = objects.count
        objects.append(object)
        return objects.count - 1
    }

    private func variable(_ item: Int, _ side: Side) -> Int { item * 4 + side.rawValue }

    private mutating func gather(_ view: UIView) {
        for constraint in view.ownConstraints { add(constraint) }
        for guide in view.layoutGuides where guide.frameInView != nil { fix(guide, in: view) }
        for child in view.subviews {
            _ = index(of: child)
            if child.translatesAutoresizingMaskIntoConstraints { keepFrame(child) }
            addContentSize(of: child)
            if !child.isLayoutIsland { gather(child) }
        }
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard var equation = terms(constraint.firstItem, constraint.firstAttribute) else { return }
        var constant = constraint.constant - equation.constant
        if constraint.secondAttribute != .notAnAttribute {
            guard let other = terms(constraint.secondItem, constraint.secondAttribute) else { return }
            for (variable, factor) in other.coefficients {
                equation.coefficients[variable, default: 0] -= factor * constraint.multiplier
            }
            constant += other.constant * constraint.multiplier
        }
        equation.constant = constant
        conditions.append(
            Condition(
                relation: constraint.relation, equation: equation, priority: constraint.priority.rawValue,
                text: { constraint.description }))
    }

    /// A view without constraints keeps its frame in the one around.
    private mutating func keepFrame(_ view: UIView) {
        guard let around = view.superview else { return }
        let (own, outer) = (index(of: view), index(of: around))
        let frame = view.frame
        let sides: [(Side, CGFloat)] = [
            (.x, frame.minX - around.bounds.minX), (.y, frame.minY - around.bounds.minY), (.width, frame.width),
            (.height, frame.height),
        ]
        for (side, value) in sides {
            var coefficients = [variable(own, side): 1.0 as CGFloat]
            if side == .x || side == .y { coefficients[variable(outer, side)] = -1 }
            let name = "\(type(of: view)).frame"
            conditions.append(
                Condition(
                    relation: .equal, equation: .init(coefficients: coefficients, constant: value), priority: 1000,
                    text: { name }))
        }
    }

    private mutating func fix(_ guide: UILayoutGuide, in view: UIView) {
        let (own, outer) = (index(of: guide), index(of: view))
        let frame = guide.layoutFrame
        // Insets hold whatever size the view turns out to have.
        let insets = (
            left: frame.minX - view.bounds.minX, top: frame.minY - view.bounds.minY,
            across: view.bounds.width - frame.width, down: view.bounds.height - frame.height
        )
        let sides: [(Side, CGFloat)] = [
            (.x, insets.left), (.y, insets.top), (.width, -insets.across), (.height, -insets.down),
        ]
        for (side, value) in sides {
            conditions.append(
                Condition(
                    relation: .equal,
                    equation: .init(
                        coefficients: [variable(own, side): 1, variable(outer, side): -1], constant: value),
                    priority: 1000, text: { "a layout guide" }))
        }
    }

    private mutating func addContentSize(of view: UIView) {
        let size = view.sizeOfContent
        let own = index(of: view)
        func add(_ side: Side, _ length: CGFloat, _ axis: NSLayoutConstraint.Axis) {
            guard length >= 0 else { return }
            let equation = LinearSystem.Equation(coefficients: [variable(own, side): 1], constant: length)
            conditions.append(
                Condition(
                    relation: .lessThanOrEqual, equation: equation,
                    priority: view.contentHuggingPriority(for: axis).rawValue, text: { "content hugging" }))
            conditions.append(
                Condition(
                    relation: .greaterThanOrEqual, equation: equation,
                    priority: view.contentCompressionResistancePriority(for: axis).rawValue,
                    text: { "compression resistance" }))
        }
        add(.width, size.width, .horizontal)
        add(.height, size.height, .vertical)
    }

    /// What an attribute is in unknowns.
    private mutating func terms(
        _ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
    ) -> LinearSystem.Equation? {
        if let distance = object as? LayoutDistance {
            guard let start = terms(distance.start.item, distance.start.attribute),
                let end = terms(distance.end.item, distance.end.attribute)
            else { return nil }
            let coefficients = end.coefficients.merging(start.coefficients.mapValues { -$0 }, uniquingKeysWith: +)
            return .init(coefficients: coefficients, constant: end.constant - start.constant)
        }
        guard let object else { return nil }
        let view = object as? UIView ?? (object as? UILayoutGuide)?.owningView
        guard let view, view.isDescendant(of: root) else { return nil }
        let item = index(of: object)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func equation(_ side: Side, _ length: Side?, _ share: CGFloat, _ constant: CGFloat = 0) -> LinearSystem.Equation
        {
            var coefficients = [variable(item, side): 1.0 as CGFloat]
            if let length, share != 0 { coefficients[variable(item, length), default: 0] += share }
            return .init(coefficients: coefficients, constant: constant)
        }
        let margins = view.layoutMargins
        switch attribute {
        case .left: return equation(.x, nil, 0)
        case .right: return equation(.x, .width, 1)
        case .leading: return isMirrored ? equation(.x, .width, 1) : equation(.x, nil, 0)
        case .trailing: return isMirrored ? equation(.x, nil, 0) : equation(.x, .width, 1)
        case .top: return equation(.y, nil, 0)
        case .bottom: return equation(.y, .height, 1)
        case .width: return equation(.width, nil, 0)
        case .height: return equation(.height, nil, 0)
        case .centerX: return equation(.x, .width, 0.5)
        case .centerY: return equation(.y, .height, 0.5)
        case .firstBaseline: return equation(.y, nil, 0, view.baselineDistances.first)
        case .lastBaseline: return equation(.y, .height, 1, -view.baselineDistances.last)
        case .leftMargin: return equation(.x, nil, 0, margins.left)
        case .rightMargin: return equation(.x, .width, 1, -margins.right)
        case .leadingMargin:
            return isMirrored ? equation(.x, .width, 1, -margins.right) : equation(.x, nil, 0, margins.left)
        case .trailingMargin:
            return isMirrored ? equation(.x, nil, 0, margins.left) : equation(.x, .width, 1, -margins.right)
        case .topMargin: return equation(.y, nil, 0, margins.top)
        case .bottomMargin: return equation(.y, .height, 1, -margins.bottom)
        case .centerXWithinMargins: return equation(.x, .width, 0.5, (margins.left - margins.right) / 2)
        case .centerYWithinMargins: return equation(.y, .height, 0.5, (margins.top - margins.bottom) / 2)
        case .notAnAttribute: return nil
        }
    }

    // MARK: Solving

    /// Whether conditions decide what is in the view, so that there is something to solve.
    var isNeeded: Bool { conditions.contains { !$0.equation.coefficients.isEmpty } }

    /// Solves for a root of a given size; nil lengths are left to the conditions.
    private func solve(width: CGFloat?, height: CGFloat?, weight: Float) -> LinearSystem {
        var all = conditions
        for (side, length) in [(Side.width, width), (.height, height)] {
            guard let length else { continue }
            all.append(
                Condition(
                    relation: .equal, equation: .init(coefficients: [variable(0, side): 1], constant: length),
                    priority: weight, text: { "the size of the view" }))
        }
        for side in [Side.x, .y] {
            all.append(
                Condition(
                    relation: .equal, equation: .init(coefficients: [variable(0, side): 1], constant: 0),
                    priority: 1001,
                    text: { "the origin" }))
        }
        // Of the same weight, what was said first comes first.
        let ordered = all.enumerated().sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
            .map(\.element)
        var active = Set<Int>()
        var dropped = Set<Int>()
        while true {
            var system = LinearSystem()
            for (index, condition) in ordered.enumerated() where !dropped.contains(index) {
                guard condition.relation == .equal || active.contains(index) else { continue }
                if system.take(condition.equation) == .contradicted {
                    if condition.relation == .equal { report(condition) }
                    if active.contains(index) { dropped.insert(index) }
                }
            }
            let broken = ordered.indices.first { index in
                let condition = ordered[index]
                guard condition.relation != .equal, !active.contains(index), !dropped.contains(index) else {
                    return false
                }
                // What nothing decides may be as the condition likes.
                guard let value = system.value(condition.equation.coefficients) else { return true }
                return !condition.isMet(by: value)
            }
            guard let broken else { return system }
            active.insert(broken)
        }
    }

    private func report(_ condition: Condition) {
        guard condition.priority >= 1000 else { return }
        Log.once(
            "Constraints contradict each other in \(type(of: root)); this one is broken: \(condition.text()).")
    }

    /// Places the views in the root, which has its size.
    func apply() {
        let system = solve(width: root.bounds.width, height: root.bounds.height, weight: 1001)
        func edge(_ item: Int, _ side: Side) -> CGFloat? { system.value([variable(item, side): 1]) }
        for (item, object) in objects.enumerated().dropFirst() {
            if let guide = object as? UILayoutGuide, guide.frameInView == nil, let view = guide.owningView {
                let outer = items[ObjectIdentifier(view)] ?? 0
                guide.solvedFrame = CGRect(
                    x: (edge(item, .x) ?? 0) - (edge(outer, .x) ?? 0),
                    y: (edge(item, .y) ?? 0) - (edge(outer, .y) ?? 0),
                    width: edge(item, .width) ?? 0, height: edge(item, .height) ?? 0)
            }
            guard let view = object as? UIView, let around = view.superview,
                !view.translatesAutoresizingMaskIntoConstraints
            else { continue }
            let outer = items[ObjectIdentifier(around)] ?? 0
            let old = view.frame
            func place(_ side: Side, _ present: CGFloat, _ zero: CGFloat) -> CGFloat {
                system.value([variable(item, side): 1, variable(outer, side): -1]).map { $0 + zero } ?? present
            }
            view.frame = CGRect(
                x: place(.x, old.minX, around.bounds.minX), y: place(.y, old.minY, around.bounds.minY),
                width: edge(item, .width) ?? old.width, height: edge(item, .height) ?? old.height)
        }
    }

    /// The size that the conditions give the root, where they decide it.
    func fittingSize(width: CGFloat?, height: CGFloat?, weight: Float) -> (width: CGFloat?, height: CGFloat?) {
        let system = solve(width: width, height: height, weight: weight)
        return (system.value([variable(0, .width): 1]), system.value([variable(0, .height): 1]))
    }
}
