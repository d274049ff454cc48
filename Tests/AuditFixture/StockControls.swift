import SwiftUI

// The toolkit's own controls, as plain as can be: nothing in them is the author's.

#Preview("stock: buttons") {
    VStack(spacing: 20) {
        Button("Plain") {}
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Delete", role: .destructive) {}
        Button("Add", systemImage: "plus") {}
        Link("Website", destination: URL(string: "https://example.com")!)
        ShareLink(item: "text")
    }
}

#Preview("stock: values") {
    @Previewable @State var isOn = true
    @Previewable @State var value = 0.5
    @Previewable @State var count = 2
    @Previewable @State var date = Date(timeIntervalSince1970: 0)
    @Previewable @State var color = Color.red
    Form {
        Toggle("Alerts", isOn: $isOn)
        Slider(value: $value) { Text("Volume") }
        Stepper("Count: \(count)", value: $count)
        DatePicker("Date", selection: $date)
        ColorPicker("Color", selection: $color)
        ProgressView("Loading")
        ProgressView(value: 0.4)
        Gauge(value: 0.4) { Text("Fuel") }
    }
}

#Preview("stock: choices") {
    @Previewable @State var choice = 1
    Form {
        Picker("Menu", selection: $choice) {
            Text("One").tag(1); Text("Two").tag(2)
        }
        Picker("Segments", selection: $choice) {
            Text("One").tag(1); Text("Two").tag(2)
        }.pickerStyle(.segmented)
        Picker("Inline", selection: $choice) {
            Text("One").tag(1); Text("Two").tag(2)
        }.pickerStyle(.inline)
        Menu("Options") { Button("First") {} }
        DisclosureGroup("More") { Text("Inside") }
    }
}

#Preview("stock: fields") {
    @Previewable @State var text = ""
    Form {
        TextField("Name", text: $text)
        SecureField("Password", text: $text)
        TextEditor(text: $text)
    }
}

#Preview("stock: navigation") {
    NavigationStack {
        List {
            NavigationLink("Lamp") { Text("Lamp") }
            Section("Chairs") {
                Text("Armchair"); Text("Stool")
            }
            LabeledContent("Price", value: "12")
            Label("Starred", systemImage: "star")
        }
        .navigationTitle("Items")
        .toolbar { Button("Add", systemImage: "plus") {} }
    }
}

#Preview("stock: tabs") {
    TabView {
        Text("First").tabItem { Label("One", systemImage: "1.circle") }.badge(4)
        Text("Second").tabItem { Label("Two", systemImage: "2.circle") }
    }
}

#Preview("stock: alert") {
    Text("Behind").alert("Delete the item?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
    } message: {
        Text("It cannot be restored.")
    }
}

#Preview("stock: dates") {
    @Previewable @State var date = Date(timeIntervalSince1970: 1_780_000_000)
    VStack {
        DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
            .datePickerStyle(.wheel)
            .labelsHidden()
    }
}

#Preview("stock: disabled") {
    @Previewable @State var isOn = true
    HStack {
        Text("Not now")
        Toggle("Later", isOn: $isOn)
    }
    .foregroundStyle(.primary.opacity(0.2))
    .disabled(true)
}

#Preview("stock: pages") {
    TabView {
        Text("First")
        Text("Second")
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
}

#Preview("stock: scrolled buttons", traits: .fixedLayout(width: 200, height: 100)) {
    ScrollView(.horizontal) {
        HStack(spacing: 4) {
            ForEach(0..<8) { Button("\($0)") {}.frame(width: 44, height: 44) }
        }
    }
}

#Preview("stock: two schemes") {
    VStack {
        Button("Light") {}.buttonStyle(.bordered).padding().background(.background)
            .environment(\.colorScheme, .light)
        Button("Dark") {}.buttonStyle(.bordered).padding().background(.background)
            .environment(\.colorScheme, .dark)
    }
}

#Preview("stock: rows") {
    @Previewable @State var names = ["Oak", "Birch"]
    @Previewable @State var choice = 1
    NavigationStack {
        List {
            Button("Water now", systemImage: "drop.fill") {}
            ForEach(names, id: \.self) { name in
                NavigationLink(value: name) { Text(name) }
                    .swipeActions(edge: .leading) { Button("Water", systemImage: "drop.fill") {}.tint(.blue) }
            }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            Picker(selection: $choice) {
                Text("One").tag(1)
                Text("Two").tag(2)
            } label: {
                Label("Number", systemImage: "number").labelStyle(Squared())
            }
            Toggle(isOn: .constant(true)) { Label("Sound", systemImage: "bell").labelStyle(Squared()) }
        }
        .navigationTitle("Rows")
    }
}

/// A label style of the author's, which says nothing about the target of the control around it.
private struct Squared: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon.foregroundStyle(.primary)
            configuration.title
        }
    }
}

// Assistive technology taps on what has the trait of a button and no action.
#Preview("stock: taps") {
    Text("Tap me").padding().frame(minHeight: 44).contentShape(Rectangle()).onTapGesture {}
        .accessibilityAddTraits(.isButton)
}

#Preview("stock: controls at their limits") {
    @Previewable @State var count = 0
    @Previewable @State var date = Date(timeIntervalSince1970: 86400 * 15)
    VStack {
        Stepper("Count: \(count)", value: $count, in: 0...0)
        DatePicker(
            "Day", selection: $date,
            in: Date(timeIntervalSince1970: 86400 * 14)...Date(timeIntervalSince1970: 86400 * 16),
            displayedComponents: .date
        )
        .datePickerStyle(.graphical)
    }
}

#Preview("stock: a low sheet", traits: .fixedLayout(width: 300, height: 300)) {
    @Previewable @State var isShown = true
    Text("Behind").sheet(isPresented: $isShown) { Text("In front").presentationDetents([.fraction(0.4)]) }
}

#Preview("stock: a popover", traits: .fixedLayout(width: 300, height: 300)) {
    @Previewable @State var isShown = true
    Text("Behind").popover(isPresented: $isShown) { Text("In front").padding().presentationCompactAdaptation(.popover) }
}

#Preview("stock: an alert", traits: .fixedLayout(width: 320, height: 320)) {
    @Previewable @State var isShown = true
    Text("Behind").alert("Remove the lamp?", isPresented: $isShown) {
        Button("Remove", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
    }
}

#Preview("stock: text on several lines", traits: .fixedLayout(width: 240, height: 600)) {
    VStack {
        Text("A text that is too long for one line, so that its words stand on several lines").fixedSize(
            horizontal: false, vertical: true)
        Text("Failed")
    }
}

#Preview("stock: a list to select in") {
    @Previewable @State var choice: Int? = 1
    List(selection: $choice) {
        ForEach(0..<3) { Text("Row \($0)") }
    }
}
