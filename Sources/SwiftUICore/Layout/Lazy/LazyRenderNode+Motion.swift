import CoreGraphics

// How elements come, go and shift.
extension LazyRenderNode {
    func place(_ selection: Selection, in size: CGSize) {
        departing.placeDeparting(in: tree)
        // What comes into sight because of a change comes along with the line before it, or else with the first known one.
        var shift: CGSize?
        var waiting: [RenderNode] = []
        for number in selection.lines.keys.sorted() {
            guard let (nodes, line) = selection.lines[number] else { continue }
            let start = selection.sticking[number] ?? table.start(of: number)
            for (node, item) in zip(nodes, line.items) {
                var position = item.position
                if axis == .vertical { position.y += start } else { position.x += start }
                if layoutDirection == .rightToLeft { position.x = size.width - position.x - item.size.width }
                let isRevealed = node.isNewcomer && tree.placesInMotion && !Presence.isArriving(node)
                if !node.isNewcomer { shift = alongOnly(FrameMotion.shift(of: node, to: position)) }
                node.place(at: position, proposal: item.proposal)
                guard isRevealed else { continue }
                if let shift { FrameMotion.follow(shift, node) } else { waiting.append(node) }
            }
        }
        if let shift { for node in waiting { FrameMotion.follow(shift, node) } }
    }

    private func alongOnly(_ shift: CGSize) -> CGSize {
        axis == .vertical ? CGSize(width: 0, height: shift.height) : CGSize(width: shift.width, height: 0)
    }

    /// What is seen now and comes to lie out of sight is kept, so that it can be seen going there.
    func addLinesThatGoOutOfSight(
        _ seen: ClosedRange<CGFloat>, _ across: CGFloat?, to selection: inout Selection
    ) {
        let staying = Set(selection.lines.values.flatMap(\.elements).map(ObjectIdentifier.init))
        for old in shown {
            for (node, id) in zip(old.elements, old.ids) where !staying.contains(ObjectIdentifier(node)) {
                let (start, length) =
                    axis == .vertical
                    ? (node.origin.y, node.size.height) : (node.origin.x, node.size.width)
                guard let id, start + length > seen.lowerBound, start < seen.upperBound, !node.isDeparting,
                    let index = self.index(ofID: id, near: map.elements(ofLine: min(old.number, table.count)).range),
                    let line = map.line(ofElement: index), selection.lines[line] == nil
                else { continue }
                selection.lines[line] = layOut(line: line, across: across)
            }
        }
    }

    /// The index of an element that was at a place before; it is mostly found nearby.
    private func index(ofID id: AnyHashable, near place: Range<Int>) -> Int? {
        let source = elements
        nonisolated(unsafe) let wanted = id
        return assumeMainActor {
            let reach = 16
            let near = (max(0, place.lowerBound - reach)..<(place.upperBound + reach)).clamped(to: 0..<source.count)
            return near.first { source.id(at: $0) == wanted } ?? source.index(ofID: wanted)
        }
    }
}
