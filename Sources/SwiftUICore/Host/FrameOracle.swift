import DisplayList
import Foundation

/// A frame with what is read aloud of it, to compare with another.
@MainActor package struct ReadFrame {
    fileprivate let displayList: DisplayList
    fileprivate let accessibility: [AccessibilityNode]

    /// Reads the latest frame of a host.
    package init(_ frame: Frame, of host: ViewHost) {
        displayList = frame.displayList
        accessibility = host.accessibility
    }
}

/// Checks each frame against one computed from nothing (law 9 of the design).
///
/// All bodies run again, everything is measured, placed and drawn again, and the outcome must be what the incremental
/// way gave. It costs a multiple of the frame, so only tests switch it on.
@MainActor package enum FrameOracle {
    /// Whether frames are checked. Starts as the environment variable `PERCH_ORACLE` says: `1` checks all frames, and `sample` a
    /// part of those of hosts that have a ``FrameSample``.
    package static var isEnabled = FrameSample.isAskedFor || ProcessInfo.processInfo.environment["PERCH_ORACLE"] == "1"

    /// What to do about a difference: tell it, and make the process fail once it has done its other work.
    package static var report: (String) -> Void = { message in
        FileHandle.standardError.write(Data(("perch: frame check: " + message + "\n").utf8))
        _ = failAtExit
    }

    private static let failAtExit: Void = { _ = atexit { _exit(70) } }()

    /// Whether bodies run for a check just now, so that tests which count runs leave these out.
    package private(set) static var isChecking = false

    /// The number of frames checked so far.
    package private(set) static var framesChecked = 0

    /// - Parameter isMoving: whether something is on its way, which an element may show or each of its children; then what is
    ///   seen counts.
    static func check(
        _ frame: ReadFrame, of root: @autoclosure () -> String, isMoving: Bool, fromNothing: () -> ReadFrame
    ) {
        framesChecked += 1
        isChecking = true
        defer { isChecking = false }
        let expected = fromNothing()
        if let found = difference(frame.displayList, expected.displayList, isMoving: isMoving) {
            report("The frame of \(root()) differs from one computed from nothing: \(found)")
        }
        if frame.accessibility != expected.accessibility {
            report(
                "The accessibility tree of \(root()) differs from one computed from nothing: "
                    + "\(AccessibilityTree.text(frame.accessibility)) instead of "
                    + "\(AccessibilityTree.text(expected.accessibility))")
        }
    }

    private static func difference(_ list: DisplayList, _ other: DisplayList, isMoving: Bool) -> String? {
        guard list != other else { return nil }
        guard isMoving, list.size == other.size, list.background == other.background else {
            return difference(list.root, other.root) ?? "canvas"
        }
        return SeenDrawing(list.root).difference(from: SeenDrawing(other.root))
    }

    /// Where a frame parts from that of another host, whose elements have other numbers; nil if they are the same.
    package static func difference(_ frame: ReadFrame, _ other: ReadFrame) -> String? {
        if let found = difference(frame.displayList.root, other.displayList.root, ignoresIDs: true) { return found }
        let (own, others) = (frame.accessibility.map(\.withoutNumbers), other.accessibility.map(\.withoutNumbers))
        return own == others ? nil : otherTree(own, others)
    }

    /// Where what is seen in a frame parts from another frame, whatever elements it is drawn by; nil if it is the same.
    static func seenDifference(_ frame: ReadFrame, _ other: ReadFrame) -> String? {
        let (own, others) = (SeenDrawing(frame.displayList.root), SeenDrawing(other.displayList.root))
        if let found = own.difference(from: others) { return found }
        let (tree, otherTree) = (frame.accessibility.map(\.withoutNumbers), other.accessibility.map(\.withoutNumbers))
        return tree == otherTree ? nil : self.otherTree(tree, otherTree)
    }

    private static func otherTree(_ tree: [AccessibilityNode], _ other: [AccessibilityNode]) -> String {
        "The accessibility tree is \(AccessibilityTree.text(tree)) instead of \(AccessibilityTree.text(other))"
    }

    /// Where two display lists part, for the message.
    private static func difference(_ a: DisplayNode, _ b: DisplayNode, ignoresIDs: Bool = false) -> String? {
        if a === b || !ignoresIDs && a == b { return nil }
        if a.id != b.id, !ignoresIDs { return "node \(a.id) instead of \(b.id)" }
        if a.origin != b.origin, !ignoresIDs || !a.origin.isNear(b.origin) {
            return "node \(a.id) at \(a.origin) instead of \(b.origin)"
        }
        if let found = difference(a.effects, b.effects, ignoresIDs) {
            return "node \(a.id) has other effects: \(found)"
        }
        if a.items.count != b.items.count {
            return "node \(a.id) has \(a.items.count) items instead of \(b.items.count)"
        }
        for (x, y) in zip(a.items, b.items) {
            switch (x, y) {
            case (.node(let x), .node(let y)):
                if let found = difference(x, y, ignoresIDs: ignoresIDs) { return found }
            case (.draw(let x), .draw(let y)) where x != y:
                return "node \(a.id) draws \(x) instead of \(y)"
            case (.draw, .node), (.node, .draw): return "node \(a.id) has other items"
            default: break
            }
        }
        return ignoresIDs ? nil : "node \(a.id)"
    }

    private static func difference(_ a: [LayerEffect], _ b: [LayerEffect], _ ignoresIDs: Bool) -> String? {
        guard a.count == b.count else { return "\(a) instead of \(b)" }
        for (x, y) in zip(a, b) {
            if case .mask(let x) = x, case .mask(let y) = y {
                if let found = difference(x, y, ignoresIDs: ignoresIDs) { return found }
            } else if case .clip(.rect(let x), _, _) = x, case .clip(.rect(let y), _, _) = y, ignoresIDs,
                x.origin.isNear(y.origin), CGPoint(x: x.maxX, y: x.maxY).isNear(CGPoint(x: y.maxX, y: y.maxY))
            {
                continue
            } else if x != y {
                return "\(x) instead of \(y)"
            }
        }
        return nil
    }
}

extension CGPoint {
    /// Sums may be taken in another order where a tree has grown bit by bit.
    fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 }
}

extension _ViewNode {
    /// Makes all bodies here and below run again.
    final func invalidateAllBodies() {
        if isBodyRepeatable { invalidateBody() }
        forEachChild { $0.invalidateAllBodies() }
    }
}
