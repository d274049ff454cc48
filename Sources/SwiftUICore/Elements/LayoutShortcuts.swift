/// What no element of most trees does, so that asking them all is saved, and answers that nearly all of them share.
struct LayoutShortcuts {
    // MARK: Spacing

    private var spacings: [SharedSpacing] = []
    private static let keptSpacings = 4

    /// One object for all elements with the same likings: nearly all have one of a few.
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

    /// Whether any element may set the guide: for most guides of most trees none does, and asking them all is saved.
    func maySetGuide(_ key: AlignmentKey) -> Bool {
        hasForeignLayouts || key.isSetByElements || movedGuides.contains(key)
    }

    // MARK: Drawing order

    /// Whether some element was ever given a place in the drawing order: in most trees none is, and asking them all is saved.
    private(set) var hasDrawingOrder = false

    mutating func noteDrawingOrder() { hasDrawingOrder = true }
}
