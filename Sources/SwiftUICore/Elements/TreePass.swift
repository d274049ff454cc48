import CoreGraphics

/// An update of a tree and its layout, for one transaction.
struct TreePass {
    /// The number of the pass, from 1.
    private(set) var number: UInt64 = 0
    /// The transaction of the pass as it was at the root.
    var transaction = Transaction()
    /// Whether values take a step in time: nothing but time has changed, so no transaction is altered.
    var isStep = false
    /// The elements that came with the present change.
    var arrivals: Set<ObjectIdentifier> = []
    /// What nodes held before the change that the pass shows, by node.
    var formerContents: [ObjectIdentifier: AnyObject] = [:]
    /// How far the parent of what is placed now came away from where it was; nil for a parent that is new.
    var inheritedShift: CGSize? = .zero

    /// Another pass begins. What belongs to the change before is forgotten.
    mutating func begin(_ transaction: Transaction) {
        number += 1
        if !arrivals.isEmpty { arrivals = [] }
        if !formerContents.isEmpty { formerContents = [:] }
        self.transaction = transaction
    }
}

/// How the elements of a tree are read.
struct TreeReading {
    /// Whether what nobody sees or hears is asked for, too: keys act on controls that are hidden.
    var includesHidden = false
    /// Whether the tree is read from its root, so that what is read of each element is kept.
    var isKept = false
    /// Whether an element around the one that is read has moved since it was read last.
    var hasMoved = false
}
