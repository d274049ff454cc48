import DisplayList
import Foundation

/// How a lazy container lays out its lines. Along is the direction in which it scrolls, across the other one.
package protocol LazyLineLayout {
    var axis: Axis { get }
    /// The distance between lines; nil is the default one.
    var spacing: CGFloat? { get }
    /// The number of elements in a line where `across` is offered.
    func elementsPerLine(across: CGFloat?) -> Int
    /// Lays out the elements of a line. `isShared` is false for headers and footers, which have a line for themselves.
    func layOut(_ elements: [RenderNode], across: CGFloat?, isShared: Bool) -> LazyLine
}

/// A line of a lazy container, laid out. Places are counted from the line's leading top corner.
package struct LazyLine {
    package struct Item {
        package var position: CGPoint
        package var size: CGSize
        package var proposal: ProposedViewSize
    }

    package var items: [Item]
    package var length: CGFloat
    package var breadth: CGFloat
}

/// An element that makes its children as they come into sight: the engine of lazy stacks, grids and lists.
///
/// It shows the lines in the viewport of the scroll views above, keeps what lies up to half a screen further once it
/// was made, and lets go of the rest. Lines that were never measured count with the mean of the others. Outside a scroll
/// view it makes all lines, as Apple's does.
package final class LazyRenderNode: RenderNode {
    let elements: LazyElements
    private var layout: any LazyLineLayout
    package var pinnedViews: PinnedScrollableViews = [] {
        didSet { if pinnedViews != oldValue { setNeedsLayout() } }
    }
    package var layoutDirection = LayoutDirection.leftToRight {
        didSet { if layoutDirection != oldValue { setNeedsLayout() } }
    }

    var map = LineMap(elementCount: 0, sections: [], perLine: 1)
    var table = LengthTable(count: 0, spacing: 0)
    private var perLine = 0
    private var lastAcross: CGFloat??
    private var isContentStale = true
    /// The broadest line that was laid out.
    private var breadth: CGFloat = 0

    /// A line with its elements, as shown.
    struct ShownLine {
        var number: Int
        var elements: [RenderNode]
        var ids: [AnyHashable?] = []
    }

    var shown: [ShownLine] = []
    var pinned: [RenderNode] = []
    private var realised: Set<ObjectIdentifier> = []

    package init(tree: RenderTree, elements: LazyElements, layout: any LazyLineLayout) {
        self.elements = elements
        self.layout = layout
        super.init(tree: tree)
        markDependsOnPosition()
    }

    package override var debugName: String { "Lazy\(axis == .vertical ? "V" : "H")" }

    // What is pinned lies before the rest.
    package override var children: [RenderNode] { scrolling + pinned }

    /// What is shown and does not stick to an edge.
    private var scrolling: [RenderNode] {
        let front = Set(pinned.map(ObjectIdentifier.init))
        return shown.flatMap(\.elements).filter { !front.contains(ObjectIdentifier($0)) }
    }

    /// Where some elements are out of sight, those that are there say which of all they are. What is pinned is read in its place: a
    /// header before its rows.
    package override func makeAccessibilityElements() -> [AccessibilityNode] {
        let read = shown.flatMap(\.elements)
        guard read.count < map.elementCount else { return read.flatMap { $0.accessibilityElements() } }
        var indices: [ObjectIdentifier: Int] = [:]
        for line in shown {
            let first = map.elements(ofLine: line.number).range.lowerBound
            for (offset, element) in line.elements.enumerated() { indices[ObjectIdentifier(element)] = first + offset }
        }
        return read.flatMap { child in
            let place = indices[ObjectIdentifier(child)].map { AccessibilityPlace(index: $0, count: map.elementCount) }
            return child.accessibilityElements().map { node in
                var node = node
                node.place = place
                return node
            }
        }
    }

    package func setLayout(_ layout: any LazyLineLayout) {
        self.layout = layout
        isContentStale = true
        setNeedsLayout()
    }

    /// Elements came, went or moved.
    package func elementsDidChange() {
        isContentStale = true
        setNeedsLayout()
    }

    // MARK: Axes

    var axis: Axis { layout.axis }
    private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }
    private func across(_ proposal: ProposedViewSize) -> CGFloat? {
        let length = axis == .vertical ? proposal.width : proposal.height
        return length == .infinity ? nil : length
    }

    // MARK: Lines

    private var lineSpacing: CGFloat { layout.spacing?.finite("A spacing") ?? ViewSpacing.defaultDistance }

    /// Brings the lines up to date with the content and the room across.
    private func prepare(across: CGFloat?) {
        let perLine = layout.elementsPerLine(across: across)
        let isRoomNew = lastAcross != .some(across)
        guard isContentStale || isRoomNew else { return }
        lastAcross = .some(across)
        if isContentStale || perLine != self.perLine {
            let hadLines = table.count
            let mean = table.mean
            let source = elements
            let (count, sections) = assumeMainActor { (source.count, source.sections) }
            self.perLine = perLine
            map = LineMap(elementCount: count, sections: sections, perLine: perLine)
            if map.lineCount != hadLines || table.spacing != lineSpacing {
                let lines = shown
                table = LengthTable(count: map.lineCount, spacing: lineSpacing)
                // The mean lives on in the lines that are still there, so that places change little.
                for line in lines where line.number < table.count && mean > 0 { table[line.number] = mean }
            }
            isContentStale = false
        } else {
            for line in 0..<table.count where table[line] != nil { table[line] = nil }
        }
        breadth = 0
        if table.known == 0, table.count > 0 {
            // One line gives a first idea of the mean.
            _ = layOut(line: 0, across: across)
        }
    }

    private func elements(ofLine line: Int) -> (elements: [RenderNode], isShared: Bool) {
        let (range, isShared) = map.elements(ofLine: line)
        let source = elements
        let nodes = assumeMainActor { range.compactMap { source.element(at: $0) } }
        for node in nodes where realised.insert(ObjectIdentifier(node)).inserted {
            tree.counters.elementsRealised += 1
        }
        return (nodes, isShared)
    }

    func layOut(line: Int, across: CGFloat?) -> (elements: [RenderNode], line: LazyLine) {
        let (nodes, isShared) = elements(ofLine: line)
        for node in nodes { adopt(node) }
        let laidOut = layout.layOut(nodes, across: across, isShared: isShared)
        table[line] = laidOut.length
        breadth = max(breadth, laidOut.breadth)
        return (nodes, laidOut)
    }

    // MARK: Layout

    package override func forgetAnswers() {
        super.forgetAnswers()
        lastAcross = nil
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let across = across(proposal)
        let placed = placedProposal.map { self.across($0) }
        if placed == nil || isContentStale {
            prepare(across: across)
        } else if lastAcross == nil, placed == .some(across) {
            measureShownLines(across: across)
        }
        // Another room across than the present one is answered with the present lengths; they are measured for it when it
        // comes true.
        let size = (along: length(for: proposal), across: across ?? (lastAcross == .some(nil) ? breadth : idealBreadth))
        return axis == .vertical
            ? CGSize(width: size.across, height: size.along) : CGSize(width: size.along, height: size.across)
    }

    private func along(_ proposal: ProposedViewSize) -> CGFloat? {
        axis == .vertical ? proposal.height : proposal.width
    }

    /// The length that the container answers: that of all lines, or the least where no room is offered.
    private func length(for proposal: ProposedViewSize) -> CGFloat {
        along(proposal) == 0 ? leastLength : table.total
    }

    /// The length of the first line, which is the least that the container takes.
    private var leastLength: CGFloat { table.count > 0 ? table[0] ?? 0 : 0 }

    /// The broadest of the lines that are shown if nothing is offered across, whatever they were laid out for last.
    private var idealBreadth: CGFloat {
        guard table.count > 0 else { return 0 }
        let lines = shown.isEmpty ? [ShownLine(number: 0, elements: elements(ofLine: 0).elements)] : shown
        return lines.reduce(0) { broadest, line in
            guard line.number < table.count else { return broadest }
            let isShared = map.elements(ofLine: line.number).isShared
            return max(broadest, layout.layOut(line.elements, across: nil, isShared: isShared).breadth)
        }
    }

    /// Something in the lines that are shown changed; others keep their lengths.
    private func measureShownLines(across: CGFloat?) {
        lastAcross = .some(across)
        breadth = 0
        for line in shown where line.number < table.count {
            let isShared = map.elements(ofLine: line.number).isShared
            let laidOut = layout.layOut(line.elements, across: across, isShared: isShared)
            table[line.number] = laidOut.length
            breadth = max(breadth, laidOut.breadth)
        }
    }

    /// What can be seen of the node, along its axis; and where pinned views stick.
    private func visibleRange(
        _ size: CGSize
    ) -> (seen: ClosedRange<CGFloat>, pins: ClosedRange<CGFloat>)? {
        var seen: CGRect?
        var pins: CGRect?
        var offset = CGPoint.zero
        var node: RenderNode = self
        while let parent = node.parent {
            offset.x += node.origin.x
            offset.y += node.origin.y
            if let viewport = parent.viewport {
                let local = viewport.offsetBy(dx: -offset.x, dy: -offset.y)
                seen = seen.map { $0.intersection(local) } ?? local
                if pins == nil {
                    pins = parent.unobscuredViewport?.offsetBy(dx: -offset.x, dy: -offset.y) ?? local
                }
            }
            node = parent
        }
        guard let seen, let pins else {
            return (-CGFloat.infinity...CGFloat.infinity, 0...CGFloat.infinity)
        }
        guard !seen.isNull else { return nil }
        if axis == .vertical { return (seen.minY...seen.maxY, pins.minY...pins.maxY) }
        if layoutDirection == .leftToRight { return (seen.minX...seen.maxX, pins.minX...pins.maxX) }
        return (
            (size.width - seen.maxX)...(size.width - seen.minX), (size.width - pins.maxX)...(size.width - pins.minX)
        )
    }

    /// The lines to show, and how they are laid out.
    struct Selection {
        var lines: [Int: (elements: [RenderNode], line: LazyLine)] = [:]
        /// Where the lines that stick begin.
        var sticking: [Int: CGFloat] = [:]
        /// How far what is on screen has moved because lines before it turned out to be longer.
        var shift: CGFloat = 0
    }

    package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        let across = across(proposal)
        prepare(across: across)
        let source = elements
        assumeMainActor { source.beginPass() }
        let selection = select(size, across)
        assumeMainActor { source.endPass() }

        let numbers = selection.lines.keys.sorted()
        pinned = numbers.filter { selection.sticking[$0] != nil }
            .flatMap { selection.lines[$0]?.elements ?? [] }
        var former = shown[...]
        exchange(
            numbers.map { number in
                let nodes = selection.lines[number]?.elements ?? []
                former = former.drop { $0.number < number }
                // An element keeps its identity, so a line of the same ones needs none asked for.
                if let line = former.first, line.number == number, line.elements.elementsEqual(nodes, by: ===) {
                    return line
                }
                let first = map.elements(ofLine: number).range.lowerBound
                let range = first..<first + nodes.count
                let ids = assumeMainActor { range.map { source.id(at: $0) } }
                return ShownLine(number: number, elements: nodes, ids: ids)
            })
        place(selection, in: size)
        if selection.shift != 0 { moveScrollView(by: selection.shift) }
        // What was measured just now may change the size that the node told before.
        let isTooNarrow = across == nil && breadth > self.across(size)
        let length = placedProposal.map(length(for:)) ?? table.total
        if abs(length - along(size)) > 0.01 || isTooNarrow { setNeedsLayout() }
    }

    private func select(_ size: CGSize, _ across: CGFloat?) -> Selection {
        var selection = Selection()
        guard let (seen, pins) = visibleRange(size) else { return selection }
        // A line that is on screen stays where it is when others before it turn out to be longer or shorter.
        let anchor = shown.first { line in
            line.number < table.count && table[line.number] != nil
                && table.start(of: line.number) >= seen.lowerBound
        }?.number
        let anchorStart = anchor.map { table.start(of: $0) }
        if let first = table.firstLine(endingAfter: seen.lowerBound - 0.01) {
            var line = first
            var start = table.start(of: line)
            while line < table.count, start < seen.upperBound {
                selection.lines[line] = layOut(line: line, across: across)
                start += (table[line] ?? 0) + table.spacing
                line += 1
            }
            // Lines that were made already and lie near are kept.
            let reach = (seen.upperBound - seen.lowerBound) / 2
            for old in shown where old.number < table.count && selection.lines[old.number] == nil {
                let start = table.start(of: old.number)
                let isNear =
                    start + (table[old.number] ?? 0) > seen.lowerBound - reach && start < seen.upperBound + reach
                guard isNear || old.elements.contains(where: FrameMotion.isSeen) else { continue }
                selection.lines[old.number] = layOut(line: old.number, across: across)
            }
            if tree.transaction.isAnimated { addLinesThatGoOutOfSight(seen, across, to: &selection) }
        }
        if let anchor, let anchorStart { selection.shift = table.start(of: anchor) - anchorStart }
        let edges = (pins.lowerBound + selection.shift)...(pins.upperBound + selection.shift)
        for (line, kind) in stickingLines(edges) {
            if selection.lines[line] == nil { selection.lines[line] = layOut(line: line, across: across) }
            selection.sticking[line] = stick(line, kind, edges)
        }
        return selection
    }

    /// Adopts the elements that came, lets go of those that went.
    private func exchange(_ lines: [ShownLine]) {
        let kept = Set(lines.flatMap(\.elements).map(ObjectIdentifier.init))
        // One that has come back is no longer departing, and stays.
        departing.dropAll(for: nil) { kept.contains(ObjectIdentifier($0)) }
        departing.dropAll(for: self) { !$0.isDeparting }
        for node in shown.flatMap(\.elements) where !kept.contains(ObjectIdentifier(node)) {
            if node.isDeparting { departing.append(node) } else { abandon(node) }
        }
        if !kept.isSuperset(of: realised) || shown.count != lines.count { setNeedsDisplay() }
        shown = lines
        realised = kept
    }

    /// Elements that have left and are still seen.
    var departing: [RenderNode] = []

    /// Lets go of elements that have left and are no longer seen.
    func dropDeparted() { departing.dropAll(for: self) { !$0.isDeparting } }

    package override var movingChildren: [RenderNode] { departing.isEmpty ? children : children + departing }

    package override func draw(in canvas: inout DisplayCanvas) {
        for node in departing.behind(scrolling) + pinned { canvas.draw(node) }
    }

    package override func hitTest(_ point: CGPoint) -> RenderNode? {
        for node in (scrolling.inDrawingOrder + pinned).reversed() {
            if let hit = node.hitTest(point.relative(to: node.presentedOrigin)) { return hit }
        }
        return nil
    }

    private func moveScrollView(by distance: CGFloat) {
        var node = parent
        while let current = node, current.viewport == nil { node = current.parent }
        node?.contentDidShift(
            axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0))
    }

    // MARK: Pinned views

    private enum Stick {
        case header(LineMap.SectionLines), footer(LineMap.SectionLines)
    }

    /// Headers and footers that stick, by line.
    private func stickingLines(_ pins: ClosedRange<CGFloat>) -> [Int: Stick] {
        guard !pinnedViews.isEmpty, pins.lowerBound.isFinite else { return [:] }
        var result: [Int: Stick] = [:]
        for section in map.sections {
            let first = table.start(of: section.header.lowerBound)
            let end = table.start(of: section.footer.upperBound)
            guard end > pins.lowerBound, first < pins.upperBound else { continue }
            if pinnedViews.contains(.sectionHeaders), first < pins.lowerBound {
                for line in section.header { result[line] = .header(section) }
            }
            if pinnedViews.contains(.sectionFooters), end - table.spacing > pins.upperBound {
                for line in section.footer { result[line] = .footer(section) }
            }
        }
        return result
    }

    /// Where a line that sticks begins: at the edge, unless its section's end pushes it away.
    private func stick(_ line: Int, _ kind: Stick, _ pins: ClosedRange<CGFloat>) -> CGFloat {
        let length = table[line] ?? table.mean
        switch kind {
        case .header(let section):
            let end =
                section.footer.isEmpty
                ? table.start(of: section.footer.upperBound) - table.spacing
                : table.start(of: section.footer.lowerBound) - table.spacing
            return min(pins.lowerBound, end - length)
        case .footer(let section):
            return max(pins.upperBound - length, table.start(of: section.rows.lowerBound))
        }
    }
}
