import CoreGraphics

extension AuditRule {
    /// The side of a target that Apple recommends, and the least that WCAG allows, in points.
    private static let (recommended, least): (CGFloat, CGFloat) = (44, 24)
    private static let tolerance: CGFloat = 0.05

    /// What can be tapped is at least 24 points wide and high, or has room around it, and should be 44.
    ///
    /// The area that really takes touches counts. Links inside text and sizes that the toolkit alone decides are exempt. A button that
    /// is a text alone has the size of its font; it is too small only where it is close to others.
    static let targetSize = AuditRule(
        "target-size", "A target is too small", .error,
        help: "Enlarge the area that receives touches to 44 × 44 points with padding, a frame, or contentShape(_:).",
        xcode: .hitRegion, axe: ["target-size"], wcag: ["2.5.8", "2.5.5"],
        screen: { screen in
            let targets = screen.targets
            return targets.compactMap { index, target in
                let element = screen.elements[index]
                guard !element.hasStockTarget, !element.isInlineLink, !element.isInBar,
                    min(target.width, target.height) < recommended - tolerance
                else { return nil }
                let isTiny = min(target.width, target.height) < least - tolerance
                let isAlone = targets.allSatisfy { $0.0 == index || !crowds(target, $0.1) }
                if element.isBareText, isAlone || !isTiny { return nil }
                let size = "\(number(target.width)) × \(number(target.height)) points"
                let reason =
                    isTiny && !isAlone
                    ? "24 × 24 is the minimum close to other targets" : "44 × 44 is recommended"
                return screen.observation(
                    isTiny && !isAlone ? .error : .warning, "The target of \(element.title) is \(size); \(reason).",
                    of: index)
            }
        })

    /// Targets of two controls are apart from each other.
    static let targetOverlap = AuditRule(
        "target-overlap", "Targets overlap", .warning,
        help: "Move the controls apart, or make one of them smaller.", xcode: .hitRegion, axe: ["target-size"],
        wcag: ["2.5.8"],
        screen: { screen in
            let targets = screen.targets.filter { !screen.elements[$0.0].isInlineLink }
            var found: [Observation] = []
            for (position, (index, target)) in targets.enumerated() {
                for (other, otherTarget) in targets[..<position] {
                    let (a, b) = (screen.elements[index], screen.elements[other])
                    guard a.parent == b.parent || !screen.isRelated(index, other) else { continue }
                    let common = a.frame.intersection(b.frame).intersection(target.union(otherTarget))
                    guard !common.isNull, common.width > 1, common.height > 1,
                        !isInside(a, b), !isInside(b, a),
                        !a.origin.makers.isEmpty || !(b.hasStockTarget || b.isBareText)
                    else { continue }
                    found.append(
                        screen.observation(
                            .warning,
                            "The targets of \(b.title) and \(a.title) overlap by "
                                + "\(number(common.width)) × \(number(common.height)) points.", of: index))
                }
            }
            return found
        })

    /// Whether one is a small part of a row or card that the other one is, which takes the touches around it.
    private static func isInside(_ inner: AuditedElement, _ outer: AuditedElement) -> Bool {
        outer.frame.insetBy(dx: -1, dy: -1).contains(inner.frame)
            && inner.frame.width * inner.frame.height < outer.frame.width * outer.frame.height * 0.5
    }

    /// Whether a circle of 24 points around a small target meets another target, or the circle of another small one.
    private static func crowds(_ target: CGRect, _ other: CGRect) -> Bool {
        let center = CGPoint(x: target.midX, y: target.midY)
        if min(other.width, other.height) < least - tolerance {
            let (x, y) = (center.x - other.midX, center.y - other.midY)
            return (x * x + y * y).squareRoot() < least - tolerance
        }
        let x = max(other.minX - center.x, 0, center.x - other.maxX)
        let y = max(other.minY - center.y, 0, center.y - other.maxY)
        return (x * x + y * y).squareRoot() < least / 2 - tolerance
    }
}

extension AuditedScreen {
    /// What can be tapped, with the area that takes touches.
    fileprivate var targets: [(Int, CGRect)] {
        elements.indices.compactMap { index in
            let element = elements[index]
            guard element.isEnabled, let target = element.target else { return nil }
            return (index, target)
        }
    }

    /// Whether one of two elements contains the other.
    fileprivate func isRelated(_ a: Int, _ b: Int) -> Bool {
        ancestors(of: a).contains(b) || ancestors(of: b).contains(a)
    }
}

/// A length with at most two decimals.
func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}
