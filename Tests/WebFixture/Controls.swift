import SwiftUI

#Preview("Counter") {
    @Previewable @State var count = 0
    VStack(spacing: 20) {
        Text("Count: \(count)").font(.title)
        Button("Add one") { count += 1 }.buttonStyle(.borderedProminent)
        Button("Reset", role: .destructive) { count = 0 }.disabled(count == 0)
    }
    .padding()
}

#Preview("Form") {
    @Previewable @State var name = ""
    @Previewable @State var secret = ""
    @Previewable @State var volume = 0.5
    @Previewable @State var isOn = false
    @Previewable @State var submitted = ""
    Form {
        TextField("Name", text: $name).onSubmit { submitted = name }
        SecureField("Password", text: $secret)
        Slider(value: $volume, in: 0...1) { Text("Volume") }
        Toggle("Quiet", isOn: $isOn)
        Text("Hello, \(name)!")
        Text("Volume is \(Int((volume * 100).rounded()))")
        Text(isOn ? "It is quiet" : "It is loud")
        Text("Submitted: \(submitted)")
    }
}

#Preview("Sheet") {
    @Previewable @State var isShown = false
    @Previewable @State var dismissals = 0
    VStack {
        Button("Open the sheet") { isShown = true }
        Text("Dismissed \(dismissals) times")
    }
    .sheet(isPresented: $isShown, onDismiss: { dismissals += 1 }) {
        VStack(spacing: 24) {
            Text("In the sheet").font(.headline)
            Button("Close") { isShown = false }
        }
        .presentationDetents([.medium])
    }
}

#Preview("Navigation") {
    NavigationStack {
        List(0..<5) { index in
            NavigationLink("Place \(index)") {
                Text("At place \(index)").navigationTitle("Place \(index)")
            }
        }
        .navigationTitle("Places")
    }
}

#Preview("Rows") {
    List(0..<100_000, id: \.self) { index in
        HStack {
            Text("Row \(index)")
            Spacer()
            Text("\(index * 7 % 1000)").foregroundStyle(.secondary)
        }
    }
}

#Preview("Crash") {
    Button("Trap") { fatalError("The fixture traps because it was asked to") }
}

#Preview("Spinner") { ProgressView("Loading") }

#Preview("Springs") {
    @Previewable @State var isMoved = false
    VStack {
        Button("Move") { withAnimation(.spring(duration: 2, bounce: 0.4)) { isMoved.toggle() } }
        RoundedRectangle(cornerRadius: 12).fill(.teal).frame(width: 80, height: 80).offset(x: isMoved ? 120 : -120)
    }
}

/// Never comes to rest, with a frame for each refresh of the screen.
private struct Turning: View {
    @State private var isTurned = false

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "gearshape")
                .font(.largeTitle)
                .rotationEffect(.degrees(isTurned ? 360 : 0))
            Text("Turning")
            Button("Stop") {}
        }
        .onAppear { withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { isTurned = true } }
    }
}

#Preview("Turning") { Turning() }

private struct CountingRow: View {
    let index: Int
    @State private var count = 0

    var body: some View {
        Button {
            count += 1
        } label: {
            HStack {
                Text("Row \(index)")
                Spacer()
                Text("\(count)").accessibilityHidden(true)
            }
            .padding(12)
        }
    }
}

#Preview("Thousand rows") {
    ScrollView {
        VStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) { CountingRow(index: $0) }
        }
    }
}

#Preview("Fields") {
    @Previewable @State var name = ""
    @Previewable @State var company = ""
    @Previewable @State var saved = "nothing"
    VStack {
        TextField("Name", text: $name)
        TextField("Company", text: $company)
        Button("Save") { saved = "\(name) of \(company)" }
        Text("Saved \(saved)")
    }
    .padding()
}

#Preview("Long text") {
    @Previewable @State var text = String(repeating: "An account of nine words in a line of letters.\n", count: 2128)
        .prefix(100_000).description
    VStack {
        Text("Letters: \(text.utf8.count == text.utf16.count ? text.utf8.count : text.count)")
        TextEditor(text: $text)
    }
}
