/// What no element of most trees does, so that asking them all is saved, and answers that nearly all of them share.
struct LayoutShortcuts {
    // MARK: Spacing

    private var spacings: [SharedSpacing] = []
    private static let keptSpacings = 4

    /// One object for all elements with the same preferences: nearly all have one of a few.
    mutating func shared(_ spacing: ViewSpacing) -> SharedSpacing {
        for known in spacings where known.value.isSame(as: spacing) { return known }
        let made = SharedSpacing(spacing)
        if spacings.count == Self.keptSpacings { spacings.removeFirst() }
        spacings.append(made)
        return made
    }

    // MARK: Guides

    private var movedGuides: Set<AlignmentKey> = []
    private var hasForeignLayouts = false

    /// Some element sets a guide itself.
    mutating func noteGuide(_ key: AlignmentKey) { movedGuides.insert(key) }

    /// Some container has a layout that may set guides itself.
    mutating func noteForeignLayout() { hasForeignLayouts = true }

    /// The types of our layouts that containers have. There are few, and going through them is faster than a cast.
    private var standardLayouts: [ObjectIdentifier] = []

    /// Some container has a layout of a type; `isStandard` tells whether it is one of ours, and takes its time.
    mutating func noteLayout(_ type: ObjectIdentifier, isStandard: @autoclosure () -> Bool) {
        guard !standardLayouts.contains(type) else { return }
        if isStandard() { standardLayouts.append(type) } else { noteForeignLayout() }
    }

    /// Whether any element may set the guide: for most guides of most trees none does, and asking them all is saved.
    func maySetGuide(_ key: AlignmentKey) -> Bool {
        hasForeignLayouts || key.isSetByElements || movedGuides.contains(key)
    }

    // MARK: Transactions

    /// Whether some view ever altered transactions: in most trees none does, and looking for them is saved.
    var hasTransactionAlterers = false

    // MARK: Drawing order

    /// Whether some element was ever given a place in the drawing order: in most trees none is, and asking them all is saved.
    private(set) var hasDrawingOrder = false

    mutating func noteDrawingOrder() { hasDrawingOrder = true }
}
