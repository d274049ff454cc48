import SwiftUI

/// The content behind the presentations of this page.
private struct Ground: View {
    var body: some View {
        NavigationStack {
            List(1..<16) { Label("Row \($0)", systemImage: "star") }
                .navigationTitle("Below")
                .toolbar { Button("Add", systemImage: "plus") {} }
        }
    }
}

private struct SheetContent: View {
    var body: some View {
        NavigationStack {
            List {
                Section("In a sheet") {
                    Toggle("Switch", isOn: .constant(true))
                    Text("Row")
                }
            }
            .navigationTitle("Sheet")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button(role: .close) {} }
                ToolbarItem(placement: .confirmationAction) { Button(role: .confirm) {} }
            }
        }
    }
}

private struct Choices: View {
    var body: some View {
        Button("Save") {}
        Button("Rename") {}
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
    }
}

#Preview("Sheet, medium") {
    Ground().sheet(isPresented: .constant(true)) {
        SheetContent().presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
    }
}

#Preview("Sheet, large") { Ground().sheet(isPresented: .constant(true)) { SheetContent() } }

#Preview("Alert of two buttons") {
    Ground().alert("Delete this message?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
    } message: {
        Text("It goes from all of your devices.")
    }
}

#Preview("Alert of three buttons") {
    Ground().alert("Save the changes?", isPresented: .constant(true)) {
        Button("Save") {}
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
    }
}

#Preview("Alert with fields") {
    Ground().alert("Sign in", isPresented: .constant(true)) {
        TextField("Name", text: .constant(""))
        SecureField("Password", text: .constant("secret"))
        Button("Sign in") {}
        Button("Cancel", role: .cancel) {}
    } message: {
        Text("Your name and password are asked for once.")
    }
}

#Preview("Confirmation dialog") {
    VStack {
        Spacer()
        Button("Choose") {}
            .buttonStyle(.borderedProminent)
            .confirmationDialog("What now?", isPresented: .constant(true), titleVisibility: .visible) {
                Choices()
            } message: {
                Text("The message has not been sent.")
            }
        Spacer()
        Text("Below")
    }
    .frame(maxWidth: .infinity)
}

#Preview("Popover") {
    VStack {
        Button("Open") {}
            .buttonStyle(.bordered)
            .popover(isPresented: .constant(true)) {
                Text("A popover of its own size").padding().presentationCompactAdaptation(.popover)
            }
        Spacer()
    }
    .frame(maxWidth: .infinity)
    .padding()
}
