/// A section in the content of a container that reads its sections. Adjacent views outside sections form a section
/// without a header and a footer.
public struct SectionConfiguration: Identifiable {
    /// The identifier of a section while it exists.
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
    /// Creates a view from the sections of another view.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self = .of(GroupSectionsOfContent(base: view, transform: transform))
    }
}

/// The data of a `ForEach` over sections. They are available after the view with the sections exists.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    let base: AnyView

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    /// Accesses a section. Before the view exists, it is empty, and Perch logs a message.
    public subscript(index: Int) -> SectionConfiguration { SectionConfiguration([.missing]) }
}

extension ForEach {
    /// Creates a view for each section of another view.
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
