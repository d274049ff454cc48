/// A view that shows a root view and the screens that are pushed over it, with a navigation bar.
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View> {
    private let access: NavigationModel.PathAccess?
    private let root: Root
    @State private var model = NavigationModel()

    private init(access: NavigationModel.PathAccess?, root: Root) {
        self.access = access
        self.root = root
    }

    /// Creates a stack that stores its path.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(access: nil, root: root())
    }

    /// Creates a stack with a binding to its path. The path contains values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(
            access: .init(
                get: { path.wrappedValue.elements },
                append: { path.wrappedValue.append(erased: $0) },
                truncate: { path.wrappedValue.truncate(to: $0) }),
            root: root())
    }

    /// Creates a stack with a binding to its path. The path contains values of one type.
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
        let model = model
        return NavigationPages(model: model, root: root)
            .environment(\.navigationModel, model)
            .modifier(
                RegistrationModifier(
                    register: { id, environment in environment.tabReselection?.add(model, id) },
                    unregister: { id, environment in environment.tabReselection?.remove(id) }))
    }
}

/// The pages of a stack; the topmost is shown.
struct NavigationPages<Root: View>: View {
    let model: NavigationModel
    let root: Root

    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        let (model, root) = (model, root)
        PageStack(
            [.root] + model.entries.map(NavigationScreen.pushed), driver: model.driver, look: PageTransition(),
            ground: SystemBackgrounds.plain
        ) { screen, layers in
            Group {
                switch screen {
                case .root: NavigationPage(model: model, depth: 0, content: root)
                case .pushed(let entry):
                    NavigationPage(
                        model: model, depth: entry.depth, content: PushedContent(model: model, entry: entry))
                }
            }
            .environment(\.pageLayers, layers)
        }
        .highPriorityGesture(swipeBack)
        .highPriorityGesture(drawDown)
    }

    private var swipeBack: PageSwipe {
        let model = model
        return PageSwipe(
            .fromEdge(reach: NavigationMotion.swipeReach), isMirrored: layoutDirection == .rightToLeft,
            begin: { model.beginSwipe(if: model.driver.canSwipe) }, move: { model.driver.swipe(to: $0) },
            end: { part, velocity in
                let isFast = abs(velocity) > NavigationMotion.swipeVelocity
                model.driver.endSwipe(
                    goesOut: isFast ? velocity > 0 : part > NavigationMotion.swipePart, velocity: velocity)
            })
    }

    /// A screen that grew out of a view is drawn down to go back into it.
    private var drawDown: PageSwipe {
        let model = model
        return PageSwipe(
            .down, isMirrored: false, begin: { model.beginSwipe(if: model.driver.canDraw) },
            move: { model.driver.swipe(to: $0 / ZoomMotion.dragLength) },
            end: { part, velocity in
                let isFast = abs(velocity) > ZoomMotion.dragVelocity
                model.driver.endSwipe(
                    goesOut: isFast ? velocity > 0 : part > ZoomMotion.dragPart,
                    velocity: velocity / ZoomMotion.dragLength)
            })
    }
}

/// A screen of a stack.
private enum NavigationScreen: Identifiable {
    case root
    case pushed(NavigationModel.Entry)

    var id: NavigationModel.Entry.ID {
        switch self {
        case .root: NavigationModel.Entry.ID(depth: 0, key: 0)
        case .pushed(let entry): entry.id
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
