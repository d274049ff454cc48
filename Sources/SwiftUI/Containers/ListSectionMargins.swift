import Foundation

/// The distances of a section from what lies around it, where the program set them.
struct ListSectionMargins: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?
}

enum ListSectionMarginsKey: InnerFirstTraitKey { typealias Wrapped = ListSectionMargins }

extension View {
    /// Sets the margins of a list section: the distances from the edges of the list and from other sections.
    ///
    /// - Parameters:
    ///   - edges: The edges to which the length applies.
    ///   - length: The length in points. Nil for the length of the list. A negative length, or a length that is not a
    ///     number, counts as 0.
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        let length = length.map { $0 > 0 && $0.isFinite ? $0 : 0 }
        return trait(
            ListSectionMarginsKey.self,
            ListSectionMargins(
                top: edges.contains(.top) ? length : nil, leading: edges.contains(.leading) ? length : nil,
                bottom: edges.contains(.bottom) ? length : nil, trailing: edges.contains(.trailing) ? length : nil))
    }

    /// Sets the visibility of the section index at the trailing edge of lists in this view. Perch's lists have no
    /// index. This modifier has no effect.
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        if visibility == .visible { WithoutEffect.listSectionIndexVisibility.log() }
        return self
    }

    /// Sets the label of a section in the list's index. Perch's lists have no index. This modifier has no effect.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
        WithoutEffect.sectionIndexLabel.log()
        return self
    }

    /// Sets the label of a section in the list's index. Perch's lists have no index.
    @_disfavoredOverload
    nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
        sectionIndexLabel(label.map { Text($0) })
    }
}
