import Foundation

/// Which items of a node represent which of another: how the painters find damage, and the wire what is to be sent.
///
/// Most frames change items in place, so pairs are searched for from both ends first. Between them, nodes that kept
/// their order are pairs; all else came or went.
package struct ItemDifference {
    /// How many items represent the same at the start.
    package private(set) var prefix = 0
    /// How many do at the end.
    package private(set) var suffix = 0
    /// The pairs between them, in order: places in the old items and in the new.
    package private(set) var pairs: [(old: Int, new: Int)] = []

    package init(_ old: [DisplayNode.Item], _ new: [DisplayNode.Item]) {
        let shorter = min(old.count, new.count)
        while prefix < shorter, old[prefix].standsForTheSame(as: new[prefix]) { prefix += 1 }
        while suffix < shorter - prefix,
            old[old.count - 1 - suffix].standsForTheSame(as: new[new.count - 1 - suffix])
        { suffix += 1 }
        if prefix + suffix == old.count || prefix + suffix == new.count { return }
        var places: [UInt64: Int] = [:]
        for index in prefix..<(old.count - suffix) {
            if case .node(let node) = old[index] { places[node.id] = index }
        }
        var reached = prefix
        for index in prefix..<(new.count - suffix) {
            guard case .node(let node) = new[index], let place = places[node.id], place >= reached else { continue }
            pairs.append((place, index))
            reached = place + 1
        }
    }
}

extension DisplayNode.Item {
    /// Whether a painter may continue inside: the same view's nodes, or the same operation.
    fileprivate func standsForTheSame(as other: DisplayNode.Item) -> Bool {
        switch (self, other) {
        case (.node(let a), .node(let b)): a === b || a.id == b.id
        case (.draw(let a), .draw(let b)): a == b
        default: false
        }
    }

    package var bounds: CGRect {
        switch self {
        case .draw(let operation): operation.bounds
        case .node(let node): node.bounds
        }
    }
}
