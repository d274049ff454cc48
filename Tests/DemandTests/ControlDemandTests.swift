import Foundation
import SwiftUI
import Testing

/// Controls, as public code uses them most.
@MainActor @Suite struct ControlDemandTests {
    private final class Count { var value = 0 }

    @Test(
        .shows(
            "Button {}", "Button(_:) {}", "Button(action:) {}", "Button(action:label:)", "Button(_:action:)"))
    func buttonsAct() {
        let count = Count()
        func add() { count.value += 1 }
        let buttons = VStack {
            Button {
                add()
            } label: {
                Text("a")
            }
            Button("b") { add() }
            Button(action: { add() }) { Text("c") }
            Button(action: add, label: { Text("d") })
            Button("e", action: add)
        }
        let view = DrawnView(buttons, width: 200, height: 400)
        let labels = ["a", "b", "c", "d", "e"]
        #expect(view.labels.filter { labels.contains($0) } == labels)
        #expect(labels.allSatisfy { view.element($0)?.role == .button })
        labels.forEach(view.tap)
        #expect(count.value == 5)
    }

    @Test(
        .shows("Button(_:systemImage:) {}", "Button(_:role:) {}", "Button(role:) {}", "Button(_:role:action:)"))
    func buttonsShowTheirImageAndRole() {
        let count = Count()
        func add() { count.value += 1 }
        func isRed(_ button: some View) -> Bool {
            let view = DrawnView(button)
            view.tap("a")
            return view.pixels != DrawnView(Button("a") {}).pixels
        }
        #expect(isRed(Button("a", role: .destructive) { add() }))
        #expect(isRed(Button("a", role: .destructive, action: add)))
        let labelled = Button(role: .destructive) {
            add()
        } label: {
            Text("a")
        }
        #expect(isRed(labelled))
        #expect(count.value == 3)
        let starred = DrawnView(Button("a", systemImage: "star") { add() })
        starred.tap("a")
        #expect(count.value == 4)
        #expect(starred.ink.width > DrawnView(Button("a") {}).ink.width + 16)
        #expect(starred.ink.height < 30)
    }

    private struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(10).background(configuration.isPressed ? Paint.green : Paint.red)
        }
    }

    @Test(
        .shows(
            "View.buttonStyle(_:)", "ButtonStyle", "PlainButtonStyle()", "BorderlessButtonStyle()",
            "View.controlSize(_:)", "View.buttonBorderShape(_:)"))
    func buttonStylesMakeTheLook() {
        #expect(!DrawnView(Button("Go") {}.buttonStyle(Loud())).bounds(of: Pixel.red).isNull)
        let prominent = Button("Go") {}.buttonStyle(.borderedProminent).tint(Paint.red)
        let regular = DrawnView(prominent).bounds(of: Pixel.red)
        #expect(regular.width > 40)
        #expect(DrawnView(prominent.controlSize(.large)).bounds(of: Pixel.red).height > regular.height)
        let capsule = DrawnView(prominent.buttonBorderShape(.capsule))
        #expect(capsule.pixels != DrawnView(prominent).pixels)
        let plain = DrawnView(Button("Go") {}.buttonStyle(PlainButtonStyle()).tint(Paint.red))
        #expect(plain.bounds(of: Pixel.red).isNull)
        let borderless = DrawnView(Button("Go") {}.buttonStyle(BorderlessButtonStyle()).tint(Paint.red))
        #expect(!borderless.bounds(of: Pixel.red).isNull)
    }

    /// A button's tint is a default: a foreground that the program sets on the button, or around it, is the label's.
    @Test func aForegroundIsStrongerThanTheTintOfAButton() {
        func has(_ color: Int, _ view: some View) -> Bool { !DrawnView(view).bounds(of: color).isNull }
        #expect(has(Pixel.red, Button("Go") {}.foregroundColor(Paint.red).tint(Paint.green)))
        #expect(has(Pixel.red, Button("Go", role: .destructive) {}.foregroundStyle(Paint.red)))
        #expect(has(Pixel.red, HStack { Button("Go") {} }.foregroundStyle(Paint.red)))
        #expect(has(Pixel.red, Button("Go") {}.foregroundStyle(Paint.red).disabled(true)))
        #expect(has(Pixel.red, Button("Go") {}.buttonStyle(.bordered).foregroundStyle(Paint.red)))
        #expect(has(Pixel.red, Button("Go") {}.buttonStyle(.borderedProminent).foregroundStyle(Paint.red)))
        #expect(has(Pixel.red, Link("Go", destination: URL(fileURLWithPath: "/")).foregroundStyle(Paint.red)))
        #expect(has(Pixel.red, Menu("Go") {}.foregroundStyle(Paint.red)))
        #expect(has(Pixel.green, Button("Go") {}.foregroundColor(nil).tint(Paint.green)))
    }

    /// What a container gives its texts is no such foreground.
    @Test func buttonsInHeadersAndBarsAreTinted() {
        let list = List {
            Section {
                Text("Row")
            } header: {
                Button("Header") {}
            } footer: {
                Button("Footer") {}
            }
        }
        .tint(Paint.red)
        #expect(DrawnView(list, width: 300, height: 300).bounds(of: Pixel.red).height > 60)
        let value = LabeledContent("Label") { Button("Change") {}.buttonStyle(.borderless) }
        #expect(!DrawnView(value.tint(Paint.red), width: 300).bounds(of: Pixel.red).isNull)
        let screen = NavigationStack { Color.clear.toolbar { Button("Add") {} } }
            .tint(Paint.red).foregroundStyle(Paint.green)
        let drawn = DrawnView(screen, width: 300, height: 300)
        #expect(!drawn.bounds(of: Pixel.red).isNull && drawn.bounds(of: Pixel.green).isNull)
    }

    @Test(.shows("View.disabled(_:)"))
    func disabledControlsDoNothing() {
        let count = Count()
        let view = DrawnView(Button("Go") { count.value += 1 }.disabled(true))
        view.tap("Go")
        #expect(count.value == 0)
        #expect(view.element("Go")?.isEnabled == false)
        #expect(view.pixels != DrawnView(Button("Go") {}).pixels)
        let picker = Picker("Wood", selection: .constant(1)) { Text("Oak").tag(1) }
        let group = DisclosureGroup("Woods") { Text("Oak") }
        for control in [AnyView(picker), AnyView(group), AnyView(Button("Go") {})] {
            #expect(!DrawnView(control.tint(Paint.red)).bounds(of: Pixel.red).isNull)
            #expect(DrawnView(control.tint(Paint.red).disabled(true)).bounds(of: Pixel.red).isNull)
        }
    }

    @Test(
        .shows("Label(_:systemImage:)", "Label {}", "View.labelStyle(_:)"))
    func labelsHaveATitleAndAnIcon() {
        let label = Label("Heart", systemImage: "heart.fill")
        let both = DrawnView(label).ink.width
        let icon = DrawnView(label.labelStyle(.iconOnly)).ink.width
        let title = DrawnView(label.labelStyle(.titleOnly)).ink.width
        #expect(icon < title && title < both)
        #expect(DrawnView(label).labels == ["Heart"])
        let heart = Image(systemName: "heart.fill")
        #expect(DrawnView(label.labelStyle(.iconOnly)).ink.size == DrawnView(heart).ink.size)
        let made = Label {
            Text("Made")
        } icon: {
            Tile()
        }
        #expect(DrawnView(made).bounds(of: Pixel.red).size == CGSize(width: 20, height: 10))
        #expect(DrawnView(made).labels == ["Made"])
    }

    private struct Switches: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Toggle("First", isOn: $isOn)
                Toggle(isOn: $isOn) { Text("Second") }
                Toggle("Third", isOn: $isOn).toggleStyle(.button)
            }
        }
    }

    @Test(.shows("Toggle(_:isOn:)", "Toggle(isOn:) {}", "View.toggleStyle(_:)"))
    func togglesTurnOverTheirValue() {
        let view = DrawnView(Switches(), width: 200, height: 200)
        let names = ["First", "Second", "Third"]
        for name in names {
            let before = view.element(name)?.value
            _ = view.element(name)?.activate()
            #expect(view.element(name)?.value != before)
            #expect(Set(names.map { view.element($0)?.value }).count == 1)
        }
        #expect(view.frame("First").width == 200 && view.frame("Third").width < 100)
    }

    private struct Woods: View {
        @State private var wood = "Oak"
        var body: some View {
            VStack {
                Picker("First", selection: $wood) { choices }.pickerStyle(.segmented)
                Picker(selection: $wood) {
                    choices
                } label: {
                    Text("Second")
                }
                .pickerStyle(.menu)
                Picker(selection: $wood, label: Text("Third")) { choices }.pickerStyle(SegmentedPickerStyle())
                Text("Chosen: \(wood)")
            }
        }

        private var choices: some View { ForEach(["Oak", "Ash"], id: \.self) { Text($0).tag($0) } }
    }

    @Test(
        .shows(
            "View.pickerStyle(_:)", "SegmentedPickerStyle()"))
    func pickersChooseATag() throws {
        let view = DrawnView(Woods(), width: 300, height: 200)
        #expect(view.labels.contains("Chosen: Oak"))
        let ashes = view.elements.filter { $0.label == "Ash" }
        #expect(ashes.count == 2)
        _ = try #require(ashes.first).activate()
        #expect(view.labels.contains("Chosen: Ash"))
    }

    /// Pickers as rows of a form, where the label is seen.
    private struct Rows: View {
        @State private var wood = "Oak"
        let kind: Int

        var body: some View {
            Form {
                switch kind {
                case 0: Picker("Wood", selection: $wood) { choices }
                case 1:
                    Picker(selection: $wood) {
                        choices
                    } label: {
                        Text("Wood")
                    }
                default: Picker(selection: $wood, label: Text("Wood")) { choices }
                }
            }
        }

        @ViewBuilder private var choices: some View {
            Text("An oak").tag("Oak")
            Text("An ash").tag("Ash")
        }
    }

    @Test(
        .shows("Picker(_:selection:) {}", "Picker(selection:) {}", "Picker(selection:label:) {}", "View.tag(_:)"),
        arguments: 0..<3)
    func pickersInFormsOpenAMenu(kind: Int) throws {
        let view = DrawnView(Rows(kind: kind), width: 390, height: 844)
        let row = try #require(view.elements.first { $0.label.hasPrefix("Wood") })
        #expect(row.value == "An oak")
        #expect(row.activate())
        view.advance(by: 1)
        #expect(view.labels.contains("An ash"))
        view.tap("An ash")
        #expect(view.elements.first { $0.label.hasPrefix("Wood") }?.value == "An ash")
    }

    @Test(.shows("View.labelsHidden()"))
    func hiddenLabelsAreOnlyRead() {
        let toggle = Toggle("A lamp", isOn: .constant(true))
        #expect(DrawnView(toggle, width: 200).ink.width > 190)
        let hidden = DrawnView(toggle.labelsHidden(), width: 200)
        #expect(hidden.ink.width < 70)
        #expect(hidden.labels == ["A lamp"])
    }

    @Test(.shows("WheelPickerStyle()"))
    func wheelsShowTheChosenRowInTheMiddle() {
        let wheel = Picker("Wood", selection: .constant(1)) {
            Text("Oak").tag(0)
            Text("Ash").tag(1)
        }
        .pickerStyle(WheelPickerStyle())
        let view = DrawnView(wheel, width: 200, height: 216)
        #expect(view.elements.contains { $0.role == .picker && $0.value == "Ash" })
    }

    private struct Fields: View {
        @State private var name = ""
        @State private var price = 12.5
        @State private var secret = "oak"
        @FocusState private var isFocused: Bool
        @FocusState private var field: Int?
        @State private var submitted = 0

        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($isFocused)
                TextField("Price", value: $price, format: .number.precision(.fractionLength(2)))
                    .focused($field, equals: 2)
                SecureField("Secret", text: $secret)
                Text("\(name), \(price, format: .number), \(isFocused), \(field ?? 0)")
                Text(verbatim: secret)
                Button("First") { isFocused = true }
                Button("Second") { field = 2 }
            }
        }
    }

    @Test(
        .shows(
            "TextField(_:text:)", "TextField(_:value:format:)", "SecureField(_:text:)", "View.focused(_:)",
            "View.focused(_:equals:)", "@FocusState"))
    func fieldsEditTheirText() throws {
        let view = DrawnView(Fields(), width: 300, height: 300)
        #expect(view.labels.contains(", 12.5, false, 0"))
        let fields = view.elements.filter { $0.role == .textField || $0.role == .secureTextField }
        #expect(fields.map(\.label) == ["Name", "Price", "Secret"])
        #expect(fields[1].value == "12.50")
        #expect(!fields[2].value.contains("oak"))
        #expect(fields[0].replaceText(with: "Table"))
        #expect(view.labels.contains("Table, 12.5, false, 0"))
        view.tap("First")
        #expect(view.labels.contains("Table, 12.5, true, 0"))
        view.tap("Second")
        #expect(view.labels.contains("Table, 12.5, false, 2"))
        #expect(fields[1].replaceText(with: "20"))
        view.tap("First")
        #expect(view.labels.contains("Table, 20, true, 0"))
        #expect(fields[2].replaceText(with: "ash"))
        #expect(view.labels.contains("ash"))
    }

    @Test(.shows("View.keyboardType(_:)", "View.textInputAutocapitalization(_:)", "View.autocorrectionDisabled()"))
    func keyboardsReceiveWhatIsTyped() throws {
        func typing(_ view: some View) throws -> TextInputTraits {
            let view = DrawnView(view)
            view.tap("Name")
            return try #require(view.typing)
        }
        let field = TextField("Name", text: .constant(""))
        #expect(try typing(field) == TextInputTraits())
        #expect(try typing(field.keyboardType(.decimalPad)).keyboardType == .decimalPad)
        #expect(try typing(field.textInputAutocapitalization(.never)).capitals == .never)
        #expect(try !typing(field.autocorrectionDisabled()).isAutocorrected)
    }

    @Test(.shows("View.textFieldStyle(_:)"))
    func fieldsMayHaveABorder() {
        let field = TextField("", text: .constant(""))
        #expect(DrawnView(field).ink.isNull)
        let border = DrawnView(field.textFieldStyle(.roundedBorder)).ink
        #expect(border.width == 100 && border.height > 30)
    }

    private struct Thin: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            Paint.red.frame(width: 100 * (configuration.fractionCompleted ?? 0), height: 2)
        }
    }

    @Test(.shows("ProgressView()", "View.progressViewStyle(_:)"))
    func progressIsShown() {
        #expect(!DrawnView(ProgressView()).ink.isNull)
        #expect(DrawnView(ProgressView()).elements.contains { $0.role == .progress })
        let thin = ProgressView(value: 0.4).progressViewStyle(Thin())
        #expect(DrawnView(thin).bounds(of: Pixel.red).size == CGSize(width: 40, height: 2))
    }

    private struct Volume: View {
        @State private var volume = 20.0
        var body: some View {
            VStack {
                Slider(value: $volume, in: 0...100)
                Text("\(Int(volume))")
            }
        }
    }

    @Test(.shows("Slider(value:in:)"))
    func slidersAreDragged() {
        let view = DrawnView(Volume(), width: 300)
        #expect(view.labels.contains("20"))
        let slider = view.elements.first { $0.role == .slider }?.frame ?? .null
        view.drag([0.2, 0.4, 0.6, 0.95].map { CGPoint(x: slider.minX + slider.width * $0, y: slider.midY) })
        #expect(view.labels.compactMap(Int.init).contains { $0 > 70 })
    }

    @Test(.shows("LabeledContent(_:value:)", "LabeledContent(_:) {}"))
    func labeledContentPairs() {
        let view = DrawnView(
            VStack {
                LabeledContent("Wood", value: "Oak")
                LabeledContent("Colour") { Tile() }
            }, width: 200)
        #expect(view.labels == ["Wood", "Oak", "Colour"])
        #expect(view.bounds(of: Pixel.red).maxX == 200)
    }

    @Test(.shows("Menu {}", "View.contextMenu {}"))
    func menusOpen() {
        let count = Count()
        let view = DrawnView(
            Menu {
                Button("Copy") { count.value += 1 }
                Button("Delete", role: .destructive) {}
            } label: {
                Text("More")
            }, width: 300, height: 400)
        #expect(view.labels == ["More"])
        view.tap("More")
        #expect(view.labels.contains("Copy") && view.labels.contains("Delete"))
        view.tap("Copy")
        #expect(count.value == 1)
        let contextual = DrawnView(Text("Row").contextMenu { Button("Rename") {} }, width: 300, height: 400)
        contextual.press("Row")
        #expect(contextual.labels.contains("Rename"))
    }

    @Test(.shows("Link(destination:) {}"))
    func linksOpenTheirAddress() {
        final class Opened: @unchecked Sendable { var url: URL? }
        let opened = Opened()
        let address = URL(string: "https://example.com/a")!
        let view = DrawnView(
            Link(destination: address) { Text("Site") }
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        opened.url = url
                        return .handled
                    }))
        view.tap("Site")
        #expect(opened.url == address)
    }

    // MARK: Gestures

    private struct Touches: View {
        @State private var taps = 0
        @State private var moved = CGSize.zero
        @State private var ended = false

        var body: some View {
            VStack(spacing: 0) {
                HStack {
                    Text("Taps \(taps)")
                    Spacer()
                }
                .frame(height: 20)
                .contentShape(Rectangle())
                .onTapGesture { taps += 1 }
                Paint.red.frame(height: 60)
                    .gesture(
                        DragGesture().onChanged { moved = $0.translation }.onEnded { _ in ended = true }
                    )
                    .simultaneousGesture(TapGesture().onEnded { taps += 10 })
                Text("\(Int(moved.width)) \(ended)").frame(height: 20)
            }
        }
    }

    @Test(
        .shows(
            "View.onTapGesture {}", "View.contentShape(_:)", "View.gesture(_:)", "DragGesture()", "DragGesture",
            "Gesture.onEnded {}", "Gesture.onChanged {}", "View.simultaneousGesture(_:)"))
    func touchesAreRecognised() {
        let view = DrawnView(Touches())
        // Beside the text, where only the content shape is.
        view.tap(x: 95, y: 10)
        #expect(view.labels.contains("Taps 1"))
        view.drag([CGPoint(x: 20, y: 30), CGPoint(x: 40, y: 50), CGPoint(x: 60, y: 95)])
        #expect(view.labels.contains("40 true"))
        view.tap(x: 50, y: 50)
        #expect(view.labels.contains("Taps 11"))
    }

    @Test(.shows("View.allowsHitTesting(_:)"))
    func touchesGoThroughWhatTakesNone() {
        let count = Count()
        let view = DrawnView(
            ZStack {
                Button("Below") { count.value += 1 }
                Color.black.opacity(0.1).allowsHitTesting(false)
            })
        view.tap("Below")
        #expect(count.value == 1)
    }
}
