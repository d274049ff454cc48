/// A group of views, with a header above and a footer below them.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    let isExpanded: Binding<Bool>?
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
    }

    /// A section with a header and a footer. The older form.
    @available(iOS, deprecated: 100000.0, message: "Use Section(content:header:footer:) instead.")
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer, isExpanded: nil)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: nil)
    }

    /// A section with a footer. The older form.
    @available(iOS, deprecated: 100000.0, message: "Use Section(content:header:footer:) instead.")
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: nil)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
    }

    /// A section with a header. The older form.
    @available(iOS, deprecated: 100000.0, message: "Use Section(content:header:footer:) instead.")
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView(), isExpanded: nil)
    }

    /// Creates a section that can be collapsed.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without a header or a footer.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: nil)
    }

    /// Creates a section with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: nil)
    }

    /// Creates a section with a title, which can be collapsed.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Creates a section with a title, which can be collapsed.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    @MainActor @preconcurrency public var body: some View {
        SectionElements(
            header: header.modifier(SectionHeaderStyling(isExpanded: isExpanded)),
            rows: SectionRows(content: content, isExpanded: isExpanded),
            footer: footer.modifier(SectionFooterStyling()))
    }
}

/// The rows of a section, unless it is folded up.
private struct SectionRows<Content: View>: View {
    let content: Content
    let isExpanded: Binding<Bool>?

    var body: some View {
        if isExpanded?.wrappedValue ?? true { content }
    }
}

/// How a section's header looks in the list around it; outside lists it stays as it is.
private struct SectionHeaderStyling {
    let isExpanded: Binding<Bool>?
    @Environment(\.listStyleKind) private var style
    @Environment(\.headerProminence) private var prominence
    @Environment(\.appearance) private var appearance
}

extension SectionHeaderStyling: ViewModifier {
    func body(content: Content) -> some View {
        if let style {
            styled(content, style)
                .environment(\.controlContext, .plain)
                .accessibilityAddTraits(.isHeader)
        } else {
            content
        }
    }

    @MainActor @ViewBuilder private func styled(_ content: Content, _ style: ListStyleKind) -> some View {
        if prominence == .increased {
            content.font(ListMetrics.prominentHeaderFont).containerForegroundStyle(SystemBackgrounds.label)
        } else {
            switch style {
            case .plain, .inset:
                content.font(appearance.list.plainHeaderFont).containerForegroundStyle(SystemBackgrounds.secondaryLabel)
            case .sidebar, .sidebarColumn:
                SidebarHeader(content: content, isExpanded: isExpanded)
            case .grouped, .insetGrouped:
                content
                    .font(appearance.list.headerFont)
                    .containerForegroundStyle(SystemBackgrounds.secondaryLabel)
                    .textCase(appearance.list.headerCase)
            }
        }
    }
}

/// A header in a sidebar, with a chevron where it folds its section up.
private struct SidebarHeader<Content: View>: View {
    let content: Content
    let isExpanded: Binding<Bool>?

    var body: some View {
        HStack {
            content.font(ListMetrics.sidebarHeaderFont).containerForegroundStyle(SystemBackgrounds.label)
            if let isExpanded {
                Spacer()
                Button {
                    isExpanded.wrappedValue.toggle()
                } label: {
                    Image(systemName: ListMetrics.disclosureSymbol)
                        .font(ListMetrics.disclosureFont)
                        .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
                }
            }
        }
    }
}

private struct SectionFooterStyling {
    @Environment(\.listStyleKind) private var style
}

extension SectionFooterStyling: ViewModifier {
    func body(content: Content) -> some View {
        if style != nil {
            content
                .font(ListMetrics.footerFont)
                .containerForegroundStyle(SystemBackgrounds.secondaryLabel)
                .environment(\.controlContext, .plain)
        } else {
            content
        }
    }
}
