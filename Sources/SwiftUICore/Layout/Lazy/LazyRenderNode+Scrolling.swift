import CoreGraphics

// Where elements are, for those who scroll to them.
extension LazyRenderNode {
    /// The line, in this node's coordinates, that holds the view with an identity.
    @MainActor package func rect(ofID id: AnyHashable) -> CGRect? {
        guard let index = elements.index(ofID: id) ?? searchElements(id), let line = map.line(ofElement: index)
        else { return nil }
        let start = table.start(of: line)
        let length = table[line] ?? table.mean
        var rect =
            axis == .vertical
            ? CGRect(x: 0, y: start, width: size.width, height: length)
            : CGRect(x: start, y: 0, width: length, height: size.height)
        if axis == .horizontal, layoutDirection == .rightToLeft { rect.origin.x = size.width - rect.maxX }
        if let shown = shown.first(where: { $0.number == line }) {
            let place = index - map.elements(ofLine: line).range.lowerBound
            if shown.elements.indices.contains(place), !pinned.contains(where: { $0 === shown.elements[place] }) {
                rect = shown.elements[place].frame
            }
        }
        return rect
    }

    /// Makes one view after the other to find one whose identity its data does not tell.
    @MainActor private func searchElements(_ id: AnyHashable) -> Int? {
        for index in 0..<elements.count {
            let found = elements.element(at: index).flatMap { $0.trait(IDTraitKey.self) } == id
            if found { return index }
        }
        return nil
    }

    /// The elements that are made, in order.
    @MainActor package var shownTargets: [ScrollTargetElement] {
        shown.flatMap { line -> [ScrollTargetElement] in
            let first = map.elements(ofLine: line.number).range.lowerBound
            return line.elements.enumerated().map { place, node in
                ScrollTargetElement(id: elements.id(at: first + place), node: node)
            }
        }
    }
}
