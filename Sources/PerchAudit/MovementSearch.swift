import Audit
import CoreGraphics
import DisplayList

/// Finds what differs between two frames: what moves.
struct MovementSearch {
    let facts: [UInt64: ElementFacts]

    func movements(from old: DisplayNode, to new: DisplayNode) -> [AuditedScreen.Movement] {
        var found: [AuditedScreen.Movement] = []
        compare(old, new, nil, &found)
        return found
    }

    private func compare(
        _ old: DisplayNode, _ new: DisplayNode, _ around: ElementFacts?, _ found: inout [AuditedScreen.Movement]
    ) {
        guard old !== new, found.count < 8 else { return }
        let own = facts[new.id] ?? around
        let (oldChildren, newChildren) = (children(old), children(new))
        var isChanged = old.origin != new.origin || old.effects != new.effects || operations(old) != operations(new)
        if oldChildren.map(\.id) == newChildren.map(\.id) {
            for (a, b) in zip(oldChildren, newChildren) where !isChanged { compare(a, b, own, &found) }
        } else {
            isChanged = true
        }
        // The toolkit's spinners turn for all; texts such as clocks change and do not move.
        guard isChanged, let own, own.kind != .spinner, own.kind != .text || old.origin != new.origin else { return }
        found.append(AuditedScreen.Movement(frame: own.frame, origin: own.origin))
    }

    private func children(_ node: DisplayNode) -> [DisplayNode] {
        node.items.compactMap { if case .node(let child) = $0 { child } else { nil } }
    }

    private func operations(_ node: DisplayNode) -> [DrawOperation] {
        node.items.compactMap { if case .draw(let operation) = $0 { operation } else { nil } }
    }
}
