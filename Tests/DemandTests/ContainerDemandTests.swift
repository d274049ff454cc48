import SwiftUI
import Testing

/// Lists, navigation and presentations, as public code uses them most.
@MainActor @Suite struct ContainerDemandTests {
    private func phone(_ view: some View) -> DrawnView { DrawnView(view, width: 390, height: 844) }

    private struct Wood: Identifiable, Hashable {
        var id: String { name }
        let name: String
        static let all = [Wood(name: "Oak"), Wood(name: "Ash")]
    }

    // MARK: Lists

    @Test(.shows("List {}", "List(_:) {}", "View.listStyle(_:)"))
    func listsShowTheirRows() {
        #expect(
            phone(
                List {
                    Text("Oak"); Text("Ash")
                }
            ).labels.filter { !$0.isEmpty } == ["Oak", "Ash"])
        let rows = phone(List { Text("Oak") })
        #expect(rows.frame("Oak").minX > 16 && rows.color(195, 800) != Pixel.white)
        let plain = phone(List(Wood.all) { Text($0.name) }.listStyle(.plain))
        #expect(plain.labels == ["Oak", "Ash"])
        #expect(plain.frame("Ash").midY - plain.frame("Oak").midY >= 44)
        let inset = phone(List(Wood.all) { Text($0.name) }.listStyle(.insetGrouped))
        #expect(inset.frame("Oak").minX > plain.frame("Oak").minX)
    }

    @Test(
        .shows(
            "Section {}", "Section(_:) {}", "Section(header:) {}", "Section(header:content:)",
            "Section(header:footer:) {}", "Form {}"))
    func sectionsHaveHeadersAndFooters() {
        let view = phone(
            Form {
                Section { Text("a") }
                Section("b") { Text("c") }
                Section(header: Text("d")) { Text("e") }
                Section(header: Text("f"), content: { Text("g") })
                Section(header: Text("h"), footer: Text("i")) { Text("j") }
                Section {
                    Text("k")
                } header: {
                    Text("l")
                } footer: {
                    Text("m")
                }
            })
        let read = view.labels.map { $0.lowercased() }
        #expect(read == ["a", "b", "c", "d", "e", "f", "g", "h", "j", "i", "l", "k", "m"])
        #expect(view.color(195, 840) != Pixel.white)
    }

    @Test(
        .shows(
            "View.listRowBackground(_:)", "View.listRowInsets(_:)", "View.listRowSeparator(_:)",
            "View.scrollContentBackground(_:)"))
    func rowsHaveALookOfTheirOwn() {
        let list = List { Text("Row").listRowBackground(Paint.red) }
        #expect(phone(list).bounds(of: Pixel.red).height >= 44)
        let flush = phone(List { Text("Row").listRowInsets(EdgeInsets()) }.listStyle(.plain))
        #expect(flush.frame("Row").minX == 0)
        let rows = ForEach(0..<3) { Text("Row \($0)") }
        let lines = phone(List { rows }.listStyle(.plain))
        let none = phone(List { rows.listRowSeparator(.hidden) }.listStyle(.plain))
        #expect(lines.pixels != none.pixels)
        let bare = phone(list.scrollContentBackground(.hidden).background(Paint.green))
        #expect(bare.color(195, 800) == Pixel.green)
        #expect(phone(list.background(Paint.green)).color(195, 800) != Pixel.green)
    }

    @Test(.shows("DynamicViewContent.onDelete(perform:)"))
    func rowsAreDeleted() {
        struct Editable: View {
            @State private var woods = ["Oak", "Ash"]
            var body: some View {
                List {
                    ForEach(woods, id: \.self) { Text($0) }.onDelete(perform: delete)
                }
            }
            private func delete(_ offsets: IndexSet) { woods.remove(atOffsets: offsets) }
        }
        let view = phone(Editable())
        #expect(view.element("Oak")?.perform(.named("Delete")) == true)
        #expect(view.labels == ["Ash"])
    }

    @Test(.shows("View.refreshable {}"))
    func listsAreLoadedAgain() async {
        let record = Record()
        let view = phone(List { Text("Row") }.refreshable { await record.add() })
        #expect(view.elements.contains { $0.perform(.named("Refresh")) })
        for _ in 0..<1_000 where record.count == 0 { await Task.yield() }
        #expect(record.count == 1)
    }

    @MainActor private final class Record {
        private(set) var count = 0
        func add() { count += 1 }
    }

    @Test(.shows("View.refreshable {}"))
    func refreshIsHandedDown() {
        struct Asking: View {
            @Environment(\.refresh) private var refresh
            var body: some View { Text(refresh == nil ? "cannot" : "can") }
        }
        #expect(DrawnView(Asking()).labels == ["cannot"])
        #expect(DrawnView(Asking().refreshable {}).labels == ["can"])
    }

    // MARK: Navigation

    @Test(
        .shows(
            "NavigationView {}", "NavigationStack {}", "View.navigationTitle(_:)", "View.navigationBarTitle(_:)",
            "View.navigationBarTitle(_:displayMode:)", "View.navigationBarTitleDisplayMode(_:)"))
    func navigationShowsTitles() {
        let large = phone(NavigationStack { Text("Page").navigationTitle("Title") })
        #expect(large.labels == ["Title", "Page"])
        let inline = phone(
            NavigationStack { Text("Page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) })
        #expect(inline.frame("Title").height < large.frame("Title").height)
        #expect(abs(inline.frame("Title").midX - 195) <= 1)
        let oldInline = phone(NavigationView { Text("Page").navigationBarTitle("Title", displayMode: .inline) })
        #expect(oldInline.labels == ["Title", "Page"])
        #expect(oldInline.frame("Title") == inline.frame("Title"))
        let oldLarge = phone(NavigationView { Text("Page").navigationBarTitle("Title") })
        #expect(oldLarge.labels == ["Title", "Page"])
        #expect(oldLarge.frame("Title") == large.frame("Title"))
    }

    @Test(.shows("View.navigationViewStyle(_:)"))
    func navigationOfAWideScreenCanBeAStack() {
        let views = NavigationView {
            Text("First")
            Text("Second")
        }
        func tablet(_ view: some View) -> [String] {
            DrawnView(view.environment(\.horizontalSizeClass, .regular), width: 1024, height: 768).labels
        }
        #expect(tablet(views).contains("Second"))
        #expect(tablet(views.navigationViewStyle(.stack)) == ["First"])
    }

    @Test(
        .shows(
            "NavigationLink(destination:) {}", "NavigationLink {}", "NavigationLink(_:destination:)",
            "NavigationLink(_:) {}"))
    func linksShowTheirDestination() {
        let links = VStack {
            NavigationLink(destination: Text("Page a")) { Text("a") }
            NavigationLink {
                Text("Page b")
            } label: {
                Text("b")
            }
            NavigationLink("c", destination: Text("Page c"))
            NavigationLink("d") { Text("Page d") }
        }
        for name in ["a", "b", "c", "d"] {
            let view = phone(NavigationStack { links })
            view.tap(name)
            #expect(view.labels.contains("Page \(name)"))
            #expect(!view.labels.contains(name))
        }
    }

    @Test(
        .shows(
            "NavigationLink(value:) {}", "View.navigationDestination(for:) {}", "NavigationStack(path:) {}",
            "View.navigationBarBackButtonHidden(_:)"))
    func pathsPushAndPop() {
        struct Woods: View {
            @State private var path: [Wood] = []
            var body: some View {
                NavigationStack(path: $path) {
                    NavigationLink(value: Wood.all[0]) { Text("Open") }
                        .navigationTitle("Woods")
                        .navigationDestination(for: Wood.self) { wood in
                            Text("It is \(wood.name), at depth \(path.count)")
                        }
                }
            }
        }
        let view = phone(Woods())
        view.tap("Open")
        #expect(view.labels.contains("It is Oak, at depth 1"))
        let hidden = phone(
            NavigationStack(path: .constant([1])) {
                Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in
                    Text("Page").navigationBarBackButtonHidden(true)
                }
            })
        #expect(hidden.labels == ["Page"])
    }

    @Test(
        .shows(
            "View.toolbar {}", "ToolbarItem(placement:) {}", "ToolbarItem", "View.toolbar(_:for:)", "ToolbarContent",
            "View.navigationBarItems(trailing:)"))
    func toolbarsHoldItems() {
        struct Actions: ToolbarContent {
            var body: some ToolbarContent {
                ToolbarItem(placement: .topBarTrailing) { Button("Share") {} }
            }
        }
        let view = phone(
            NavigationStack {
                Text("Page").toolbar {
                    Actions()
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                }
            })
        #expect(view.labels.contains("Share") && view.labels.contains("Cancel"))
        #expect(view.frame("Share").minX > 195 && view.frame("Cancel").maxX < 195)
        let old = phone(NavigationView { Text("Page").navigationBarItems(trailing: Button("Add") {}) })
        #expect(old.labels.contains("Add") && old.frame("Add").minX > 195)
        let hidden = phone(
            NavigationStack { Text("Page").navigationTitle("Title").toolbar(.hidden, for: .navigationBar) })
        #expect(hidden.labels == ["Page"])
        let titled = phone(
            NavigationStack { Text("Page").navigationTitle("Title").toolbar(.hidden, for: .tabBar) })
        #expect(titled.labels == ["Title", "Page"])
    }

    @Test(.shows("TabView(selection:) {}", "TabView {}", "View.tabItem {}", "View.badge(_:)"))
    func tabsSwitch() {
        struct Tabs: View {
            @State private var tab = 1
            var body: some View {
                TabView(selection: $tab) {
                    Text("First page").tabItem { Label("First", systemImage: "star") }.tag(1)
                    Text("Second page").tabItem { Label("Second", systemImage: "heart") }.tag(2).badge(3)
                }
            }
        }
        let view = phone(Tabs())
        #expect(view.labels.contains("First page") && !view.labels.contains("Second page"))
        #expect(view.element("Second")?.value == "3, 2 of 2")
        view.tap("Second")
        #expect(view.labels.contains("Second page") && !view.labels.contains("First page"))
        let plain = phone(TabView { Text("Only page").tabItem { Text("Only") } })
        #expect(plain.labels.contains("Only page") && plain.labels.contains("Only"))
    }

    // MARK: Presentations

    private struct Presenting<Content: View>: View {
        @State var isShown = false
        let content: @MainActor (Binding<Bool>) -> Content
        var body: some View {
            VStack {
                Button("Show") { isShown = true }
                content($isShown)
            }
        }
    }

    private func shown(_ content: @escaping @MainActor (Binding<Bool>) -> some View) -> DrawnView {
        let view = phone(Presenting(content: content))
        view.tap("Show")
        return view
    }

    @Test(
        .shows(
            "View.sheet(isPresented:) {}", "View.sheet(item:) {}", "View.presentationDetents(_:)"))
    func sheetsSlideOver() {
        struct Closing: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("Close") { dismiss() } }
        }
        let view = shown { Text("Page").sheet(isPresented: $0) { Closing() } }
        #expect(view.labels.contains("Close"))
        view.tap("Close")
        #expect(!view.labels.contains("Close") && view.labels.contains("Page"))
        let item = phone(Text("Page").sheet(item: .constant(Wood.all[1])) { Text("It is \($0.name)") })
        #expect(item.labels.contains("It is Ash"))
        let half = phone(
            Text("Page").sheet(isPresented: .constant(true)) {
                Paint.red.presentationDetents([.medium])
            })
        #expect(half.bounds(of: Pixel.red).minY > 380)
    }

    @Test(.shows("View.presentationDragIndicator(_:)"))
    func sheetsHaveAnIndicatorWhereItIsAskedFor() {
        func sheet(_ visibility: Visibility, _ detents: Set<PresentationDetent> = [.medium]) -> DrawnView {
            phone(
                Color.clear.sheet(isPresented: .constant(true)) {
                    Paint.red.presentationDetents(detents).presentationDragIndicator(visibility)
                })
        }
        /// How many points of what is drawn in the middle of the upper end are not the sheet's.
        func marks(_ view: DrawnView) -> Int {
            let top = Int(view.bounds(of: Pixel.red).minY)
            return (150..<240).filter { view.color($0, top + 7) != Pixel.red }.count
        }
        #expect(marks(sheet(.visible)) == 36)
        #expect(marks(sheet(.hidden)) == 0)
        #expect(marks(sheet(.automatic)) == 0)
        #expect(marks(sheet(.automatic, [.medium, .large])) == 36)
        #expect(marks(sheet(.hidden, [.medium, .large])) == 0)
    }

    @Test(.shows("View.interactiveDismissDisabled()", "View.interactiveDismissDisabled(_:)"))
    func sheetsStayWhereTheyMayNotBeSentAway() {
        func isGone(_ content: some View) -> Bool {
            let view = shown {
                Text("Page").sheet(isPresented: $0) { content.presentationDetents([.medium]) }
            }
            view.tap(x: 195, y: 100)
            return !view.labels.contains("Sheet")
        }
        #expect(isGone(Text("Sheet")))
        #expect(!isGone(Text("Sheet").interactiveDismissDisabled()))
        #expect(!isGone(Text("Sheet").interactiveDismissDisabled(true)))
        #expect(isGone(Text("Sheet").interactiveDismissDisabled(false)))
        let held = shown { Text("Page").sheet(isPresented: $0) { Text("Sheet").interactiveDismissDisabled() } }
        #expect(!held.elements.contains { $0.perform(.escape) })
        let free = shown { Text("Page").sheet(isPresented: $0) { Text("Sheet") } }
        #expect(free.elements.contains { $0.perform(.escape) })
        #expect(!free.labels.contains("Sheet"))
    }

    @Test(
        .shows(
            "View.alert(_:isPresented:) {}", "View.alert(item:) {}", "View.alert(isPresented:) {}", "Alert",
            "Alert(title:message:dismissButton:)", "View.confirmationDialog(_:isPresented:titleVisibility:) {}"))
    func alertsAsk() {
        let alert = shown {
            Text("Page").alert("Delete?", isPresented: $0) { Button("Delete", role: .destructive) {} }
        }
        #expect(alert.labels.contains("Delete?") && alert.labels.contains("Delete"))
        alert.tap("Delete")
        #expect(!alert.labels.contains("Delete?"))
        let old = shown {
            Text("Page").alert(isPresented: $0) {
                Alert(title: Text("Saved"), message: Text("All is well"), dismissButton: .default(Text("Fine")))
            }
        }
        #expect(["Saved", "All is well", "Fine"].allSatisfy(old.labels.contains))
        old.tap("Fine")
        #expect(!old.labels.contains("Saved"))
        let item = phone(Text("Page").alert(item: .constant(Wood.all[0])) { Alert(title: Text($0.name)) })
        #expect(item.labels.contains("Oak"))
        let dialog = shown {
            Text("Page").confirmationDialog("Sure?", isPresented: $0, titleVisibility: .visible) {
                Button("Archive") {}
            }
        }
        #expect(["Sure?", "Archive", "Cancel"].allSatisfy(dialog.labels.contains))
        dialog.tap("Archive")
        #expect(!dialog.labels.contains("Sure?"))
    }
}
