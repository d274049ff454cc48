import Foundation
import SwiftUI

// What public code calls, in the forms that it uses. These lines compile against Apple's SwiftUI, and they are compiled
// here in both language modes: a change that breaks one breaks the build.

struct Item: Identifiable, Hashable {
    var id: Int
    var name: String
    var isDone = false
    var size: Int { name.count }
}

// MARK: Gestures

struct FlickGesture: Gesture {
    @GestureState private var distance: CGFloat = 0
    var onFlick: (CGSize) -> Void

    var body: some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: 20, coordinateSpace: .global)
            .updating($distance) { value, state, _ in state = value.translation.width }
            .onChanged { _ in }
            .onEnded { onFlick($0.translation) }
    }
}

struct GestureForms: View {
    @State private var offset = CGSize.zero

    private var hold: some Gesture {
        LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture())
            .simultaneously(with: TapGesture(count: 2))
            .exclusively(before: SpatialTapGesture())
            .map { _ in () }
    }

    var body: some View {
        Circle()
            .offset(offset)
            .gesture(FlickGesture { offset = $0 })
            .simultaneousGesture(hold)
            .gesture(offset == .zero ? DragGesture().onEnded { offset = $0.translation } : nil)
            .onTapGesture(coordinateSpace: .local) { offset = CGSize(width: $0.x, height: $0.y) }
            .onTapGesture(count: 2, coordinateSpace: CoordinateSpace.named("space")) { _ in }
    }
}

struct ScrollForms: View {
    @State private var position = ScrollPosition()

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                ForEach(0..<20) { Text("\($0)").id($0) }
                Button("Top") { Self.goToTop(proxy) }
            }
            .scrollPosition($position)
            .onAppear { position.isPositionedByUser = false }
        }
    }

    nonisolated static func goToTop(_ proxy: ScrollViewProxy) { proxy.scrollTo(0, anchor: .top) }
}

// MARK: Kinds of content

struct TabForms: View {
    enum Kind: Hashable { case home, list, search, item(Int) }

    @State private var selection = Kind.home
    var isAdmin = false
    var numbers = [1, 2]
    var items = [Item(id: 3, name: "Three")]

    var body: some View {
        TabView(selection: $selection) {
            Tab("Home", systemImage: "house", value: Kind.home) { Text("At home") }
            if isAdmin {
                Tab("List", systemImage: "list.bullet", value: Kind.list) { Text("The list") }
            }
            if numbers.isEmpty {
                Tab(value: Kind.search, role: .search) { Text("Found") }
            } else {
                ForEach(numbers, id: \.self) { number in
                    Tab("Tab \(number)", systemImage: "star", value: Kind.item(number)) { Text("Number \(number)") }
                }
            }
            ForEach(items) { item in
                Tab(item.name, systemImage: "star", value: Kind.item(item.id)) { Text(item.name) }
                    .badge(item.size)
            }
            Group {
                Tab("Hidden", systemImage: "eye.slash", value: Kind.item(7)) { Text("Hidden") }.hidden()
                Tab("Last", systemImage: "flag", value: Kind.item(8)) { Text("Last") }
            }
        }
    }
}

struct OwnTabs: TabContent {
    var body: some TabContent<Int> {
        Tab("One", systemImage: "1.circle", value: 1) { Text("One") }
        Tab("Two", systemImage: "2.circle", value: 2) { Text("Two") }
    }
}

struct UnselectedTabForms: View {
    var showsMore = true

    var body: some View {
        TabView {
            Tab("First", systemImage: "1.circle") { Text("First") }
            if showsMore {
                Tab("More", systemImage: "ellipsis") { Text("More") }
            }
        }
    }
}

struct ToolbarForms: View {
    var isEditing = true

    var body: some View {
        NavigationStack {
            Text("Content")
                .toolbar {
                    Group {
                        ToolbarItem(placement: .topBarLeading) { Button("Close") {} }
                        if isEditing {
                            ToolbarItem(placement: .topBarTrailing) { Button("Save") {} }
                        } else {
                            ToolbarItemGroup(placement: .topBarTrailing) { EditButton() }
                        }
                    }
                    if #available(iOS 17, *) {
                        ToolbarItem(placement: .bottomBar) { Button("Filter") {} }
                    }
                }
                .toolbar(id: "main") {
                    ToolbarItem(id: "share", placement: .secondaryAction) { Button("Share") {} }
                    if isEditing {
                        ToolbarItem(id: "print", placement: .secondaryAction) { Button("Print") {} }
                    }
                }
                .containerBackground(.indigo.gradient, for: .navigation)
        }
    }
}

struct ManyWindows: Scene {
    var body: some Scene {
        Group {
            WindowGroup("Notes", id: "notes") { Text("Notes") }
            WindowGroup("Item", for: Item.ID.self) { $id in Text("Item \(id ?? 0)") }
        }
        .defaultSize(width: 400, height: 300)
        .commands {
            Group {
                SidebarCommands()
                CommandMenu("Extras") { Button("Go") {} }
            }
            if Bool.random() { ToolbarCommands() }
        }
    }
}

struct TableForms: View {
    @State private var selection: Item.ID?
    @State private var order = [KeyPathComparator(\Item.name)]
    var items = [Item(id: 1, name: "One"), Item(id: 2, name: "Two")]
    var showsSize = true

    var body: some View {
        Table(selection: $selection, sortOrder: $order) {
            Group {
                TableColumn("Name", value: \Item.name)
                TableColumn(Text("Again"), value: \Item.name)
            }
            TableColumn(Text("Once more"), value: \Item.name) { Text($0.name) }
            if showsSize {
                TableColumn("Size", value: \Item.size) { Text("\($0.size)") }.alignment(.trailing)
            } else {
                TableColumn("Number", value: \Item.id) { Text("\($0.id)") }.alignment(.trailing)
            }
        } rows: {
            Group {
                TableRow(items[0])
                ForEach(1..<items.count) { TableRow(items[$0]) }
            }
        }
    }
}

// MARK: Lists

struct ListForms: View {
    @State private var items = [Item(id: 1, name: "One"), Item(id: 2, name: "Two")]
    @State private var chosen: Set<Int> = []
    @State private var one: Int?

    var body: some View {
        List($items) { $item in Toggle(item.name, isOn: $item.isDone) }
        List($items, selection: $chosen) { $item in TextField("Name", text: $item.name) }
        List($items, selection: $one) { $item in TextField("Name", text: $item.name) }
        List($items, id: \.name, selection: $chosen) { $item in Text(item.name) }
        List($items, editActions: .all) { $item in Text(item.name) }
        List {
            ForEach($items) { $item in Toggle(item.name, isOn: $item.isDone) }
                .onDelete { items.remove(atOffsets: $0) }
            ForEach($items, id: \.name) { $item in Text(item.name) }
            ForEach(items) { Text($0.name) }
        }
    }
}

// MARK: Colors, shapes and images

struct ColorForms: View {
    struct Brand: ShapeStyle, Hashable {
        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            Color.Resolved(red: environment.colorScheme == .dark ? 1 : 0, green: 0, blue: 0)
        }
    }

    let outline: StrokeShapeView<Circle, Color, EmptyView> = Circle().stroke(.red, lineWidth: 2)
    let border: StrokeBorderShapeView<Circle, Color, EmptyView> = Circle().strokeBorder(.red, lineWidth: 2)

    var body: some View {
        Color(.white)
        Color(.black)
        Color(.clear)
        Color(.systemBackground)
        Color(.red)
        Color(Brand())
        Circle().fill(.radialGradient(Color.red.gradient, endRadius: 40))
        Circle().fill(.angularGradient(Color.red.gradient, startAngle: .zero, endAngle: .degrees(180)))
        Circle().fill(.conicGradient(Color.red.gradient))
        Circle().fill(.yellow).stroke(.black, lineWidth: 2).strokeBorder(.blue)
        Circle().strokeBorder(lineWidth: 3)
        Circle().strokeBorder(style: StrokeStyle(lineWidth: 3))
        Circle().fill(style: FillStyle(eoFill: true))
        outline
        border
    }
}

struct ImageForms: View {
    var picture: UIImage?

    var body: some View {
        Image("missing", bundle: .main, label: Text("A picture"))
        if let cgImage = picture?.cgImage {
            Image(cgImage, scale: 2, label: Text("A picture"))
            Image(cgImage, scale: 2, orientation: .left, label: Text("A picture"))
        }
        Image(size: CGSize(width: 20, height: 10)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: context.resolve(.color(.red)))
        }
        .resizable()
        .accessibilityHidden(true)
        .accessibilityLabel("Half a flag")
    }
}

struct HiddenForms: View {
    var body: ModifiedContent<Text, AccessibilityAttachmentModifier> { Text("Hidden").accessibilityHidden(true) }
}

// MARK: Animation

func halfway<Value: Animatable>(_ value: Value, _ other: Value) -> Value {
    var result = value
    result.animatableData.interpolate(towards: other.animatableData, amount: 0.5)
    return result
}

let halves: (Double, Float, CGFloat) = (halfway(0, 1), halfway(0, 1), halfway(0, 1))

struct TransitionForms: View {
    @State private var isShown = true

    var body: some View {
        if isShown {
            Text("Comes and goes")
                .transition(.opacity)
                .transition(.move(edge: .leading).combined(with: .opacity))
                .transition(.asymmetric(insertion: .scale, removal: .slide))
        }
    }
}

// MARK: Containers of the program's own

struct Dividers: _VariadicView.MultiViewRoot {
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
            child
            if child.id != children.last?.id { Divider() }
        }
    }
}

struct DividedForms: View {
    var body: some View {
        VStack {
            _VariadicView.Tree(Dividers()) {
                Text("One")
                Text("Two")
            }
        }
    }
}

/// A view that is the layout of its own content.
struct Diagonal: View, Layout {
    private var content: AnyView?

    init() {}
    init(@ViewBuilder content: () -> some View) { self.content = AnyView(content()) }

    var body: some View {
        let layout: some Layout = Diagonal()
        return layout { content }
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(CGSize.zero) { sum, view in
            let size = view.sizeThatFits(.unspecified)
            return CGSize(width: sum.width + size.width, height: sum.height + size.height)
        }
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var corner = bounds.origin
        for view in subviews {
            view.place(at: corner, proposal: .unspecified)
            let size = view.sizeThatFits(.unspecified)
            corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
        }
    }
}

struct DiagonalForms: View {
    var body: some View {
        Diagonal {
            Color.red.frame(width: 10, height: 10)
            Color.blue.frame(width: 10, height: 10)
        }
    }
}

// MARK: Controls

struct ControlForms: View {
    @State private var value = 0.5
    @State private var text = ""
    @State private var tokens: [Item] = []
    @State private var suggested = [Item(id: 1, name: "One")]
    @State private var isSearching = false
    @State private var days: Set<DateComponents> = []
    @Environment(\.accessibilityEnabled) private var isAssisted
    let title = "Title"
    let address = URL(string: "https://example.com")!

    var body: some View {
        Slider(
            value: $value, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
            maximumValueLabel: Text("1")
        ) {
            Text("Value")
        }
        Slider(value: $value) { Text("Value") }
        LabeledContent(title, value: 3, format: .number)
        LabeledContent("Price", value: 3.5, format: .currency(code: "EUR"))
        ShareLink(Text("Send"), item: address)
        ShareLink("Send", item: address, preview: SharePreview(Text("An address")))
        MultiDatePicker("Days", selection: $days, in: ..<Date.now)
        Text("Masked").mask(Circle()).tint(.red).tint(nil).tint(Color?.none).tint(isAssisted ? .red : .blue)
        Text("Felt").sensoryFeedback(trigger: value) { value > 1 ? .success : nil }
        Text("Set")
            .environment(\.accessibilityEnabled, true)
            .environment(\.isSceneCaptured, true)
        Text("Searched")
            .searchable(text: $text, tokens: $tokens, prompt: title) { Text($0.name) }
            .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Find") { Text($0.name) }
            .searchable(text: $text, tokens: $tokens, isPresented: $isSearching, prompt: "Find") { Text($0.name) }
            .searchable(text: $text, editableTokens: $tokens) { $token in TextField("Name", text: $token.name) }
    }
}

struct AlignmentForms: View {
    var body: some View {
        GeometryReader { proxy in
            Text("\(proxy.frame(in: .local).width)").position(proxy.frame(in: .named("space")).origin)
        }
        .coordinateSpace(.named("space"))
        .overlayPreferenceValue(WidthKey.self) { Text("\($0)") }
        .backgroundPreferenceValue(WidthKey.self) { _ in Color.red }
    }

    private enum WidthKey: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
}

// MARK: What only the older language mode lets pass

#if !swift(>=6)
    struct Helper {
        func drag(_ action: @escaping (CGSize) -> Void) -> some Gesture {
            DragGesture().onChanged { _ in }.onEnded { action($0.translation) }
        }

        func rows(_ items: [Item]) -> some View { List(items) { Text($0.name) } }
    }
#endif
