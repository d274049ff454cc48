/// A root view, and screens that are pushed over it, under a navigation bar.
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View> {
    private let access: NavigationModel.PathAccess?
    private let root: Root
    @State private var model = NavigationModel()

    private init(access: NavigationModel.PathAccess?, root: Root) {
        self.access = access
        self.root = root
    }

    /// A stack that keeps its own path.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(access: nil, root: root())
    }

    /// A stack whose path the program keeps: values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(
            access: .init(
                get: { path.wrappedValue.elements },
                append: { path.wrappedValue.append(erased: $0) },
                truncate: { path.wrappedValue.truncate(to: $0) }),
            root: root())
    }

    /// A stack whose path the program keeps: values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.init(
            access: .init(
                get: { path.wrappedValue.map { AnyHashable($0) } },
                append: { value in
                    guard let element = value.base as? Data.Element else {
                        return Log.once(
                            "A NavigationLink presents a value of type \(type(of: value.base)), but the stack's path "
                                + "holds \(Data.Element.self). The link does nothing.")
                    }
                    path.wrappedValue.append(element)
                },
                truncate: { count in
                    let surplus = path.wrappedValue.count - count
                    if surplus > 0 { path.wrappedValue.removeLast(surplus) }
                }),
            root: root())
    }
}

extension NavigationStack: View {
    public var body: some View {
        model.boundPath = access
        return NavigationPages(model: model, root: root)
            .environment(\.navigationModel, model)
    }
}

/// The pages of a stack; the topmost is shown.
struct NavigationPages<Root: View>: View {
    let model: NavigationModel
    let root: Root

    var body: some View {
        RegionContainer(TopmostLayout()) {
            KeptView(NavigationPage(model: model, depth: 0, content: root), isEager: true)
            PushedPages(model: model)
        }
    }
}

/// Shows the last child only, in the whole area.
struct TopmostLayout: RegionLayout, Equatable {
    func sizeThatFits(_ proposal: ProposedViewSize, _ children: [RegionChild]) -> CGSize {
        children.last?.sizeThatFits(proposal) ?? .zero
    }

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        var placements = [RegionArrangement.Placement?](repeating: nil, count: children.count)
        if !children.isEmpty {
            placements[children.count - 1] = .init(origin: .zero, proposal: context.proposal)
        }
        return RegionArrangement(placements: placements)
    }
}

private struct PushedPages: View {
    let model: NavigationModel

    var body: some View {
        ForEach(model.entries) { entry in
            KeptView(
                NavigationPage(
                    model: model, depth: entry.depth, content: PushedContent(model: model, entry: entry)),
                isEager: true)
        }
    }
}

private struct PushedContent: View {
    let model: NavigationModel
    let entry: NavigationModel.Entry

    var body: some View {
        switch entry.content {
        case .view(let pushed): pushed.view
        case .value(let value):
            if let destination = model.destination(for: value) {
                destination.view(for: value)
            } else {
                MissingDestination(typeName: String(describing: type(of: value.base)))
            }
        }
    }
}

/// What Apple shows for a value whose type no destination is declared for.
private struct MissingDestination: View {
    let typeName: String

    var body: some View {
        Image(systemName: "exclamationmark.triangle")
            .font(.largeTitle)
            .foregroundStyle(Color.yellow)
            .onAppear {
                Log.once(
                    "A NavigationLink presents a value of type \(typeName), but no matching navigationDestination is "
                        + "declared in the stack.")
            }
    }
}
