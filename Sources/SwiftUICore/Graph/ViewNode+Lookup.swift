/// Where a section lies among the elements of a container.
package struct SectionExtent: Equatable {
    /// The index of the first header, or of the first row if there is none.
    package var start: Int
    package var headers: Int
    package var rows: Int
    package var footers: Int

    package var count: Int { headers + rows + footers }
    package var end: Int { start + count }
}

/// Questions about elements that need not be made to answer them.
extension _ViewNode {
    /// Whether this node's elements are those of its sources, and nothing else.
    private var hasElementSources: Bool {
        var count = 0
        var isEmpty = true
        forEachElementSource {
            isEmpty = false
            count += $0.elementCount
        }
        return !isEmpty && count == elementCount
    }

    /// Calls `visit` with each source and the index of its first element, until it returns true.
    private func walkSources(_ visit: (_ViewNode, Int) -> Bool) {
        guard hasElementSources else { return }
        var index = 0
        var isDone = false
        forEachElementSource { source in
            guard !isDone else { return }
            isDone = visit(source, index)
            index += source.elementCount
        }
    }

    final func collectSectionsOfSources(into sections: inout [SectionExtent], from start: Int) {
        walkSources { source, index in
            source.collectSections(into: &sections, from: start + index)
            return false
        }
    }

    final func elementIndexInSources(forID id: AnyHashable) -> Int? {
        var found: Int?
        walkSources { source, index in
            found = source.elementIndex(forID: id).map { index + $0 }
            return found != nil
        }
        return found
    }

    final func elementIDInSources(at position: Int) -> AnyHashable? {
        var found: AnyHashable?
        walkSources { source, index in
            guard position < index + source.elementCount else { return false }
            found = source.elementID(at: position - index)
            return true
        }
        return found
    }
}
