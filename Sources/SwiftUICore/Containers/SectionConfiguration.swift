/// A section of the content of a container that looks at its content. Views outside of sections that stand side by side
/// make up a section without header and footer.
public struct SectionConfiguration: Identifiable {
    /// Tells sections apart, as long as they are in the tree.
    public struct ID: Hashable {
        fileprivate let value: UInt64
    }

    public let id: ID
    /// The views of the header.
    public let header: SubviewsCollection
    /// The views of the section itself.
    public let content: SubviewsCollection
    /// The views of the footer.
    public let footer: SubviewsCollection
    /// The values that the section passes to its container.
    public let containerValues: ContainerValues

    fileprivate init(_ elements: [ContentElement]) {
        func part(_ role: SectionPosition.Role) -> SubviewsCollection {
            SubviewsCollection(elements: elements.filter { ($0.trait(SectionTraitKey.self)?.role ?? .row) == role })
        }
        header = part(.header)
        content = part(.row)
        footer = part(.footer)
        let first = elements[0]
        let section = first.trait(SectionTraitKey.self)
        id = ID(value: section?.section ?? first.id)
        containerValues = section == nil ? ContainerValues() : ContainerValues(ofSectionOf: first.render)
    }

    fileprivate static func sections(of elements: [ContentElement]) -> [SectionConfiguration] {
        var groups: [[ContentElement]] = []
        for element in elements {
            let section = element.trait(SectionTraitKey.self)?.section
            if let last = groups.last?.last, last.trait(SectionTraitKey.self)?.section == section {
                groups[groups.count - 1].append(element)
            } else {
                groups.append([element])
            }
        }
        return groups.map(SectionConfiguration.init)
    }
}

/// The sections of the content of a container.
public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

// MARK: Reading

/// The content that a `Group` creates from the sections of another view.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
    let base: Sections
    let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View {
    public var body: some View {
        ElementReader(base) { transform(SectionCollection(sections: SectionConfiguration.sections(of: $0))) }
    }
}

extension Group {
    /// A view made of the sections of another one.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self = .of(GroupSectionsOfContent(base: view, transform: transform))
    }
}

/// The data of a `ForEach` over sections. They are known only once the view that they make up is in the tree.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    let base: AnyView

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    /// Accesses a section, which is empty before the view is shown; a section that shows nothing is given, and logged.
    public subscript(index: Int) -> SectionConfiguration { SectionConfiguration([.missing]) }
}

extension ForEach {
    /// A view for each section of another view.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        self.init(data: ForEachSectionCollection(base: AnyView(view)), id: { $0.id }, content: content)
    }
}

extension ForEachSectionCollection: ElementCollection {
    func reader<Result: View>(_ content: @escaping (SectionConfiguration) -> Result) -> AnyView {
        AnyView(
            ElementReader(base) {
                ForEach(SectionCollection(sections: SectionConfiguration.sections(of: $0)), content: content)
            })
    }
}
