import PerchPreviews
import SwiftUI

/// What an assistant is given to use.
@main struct Fixture: PreviewTool {}

private struct Order: View {
    @State private var count = 0
    @State private var name = ""
    @State private var volume = 0.0
    @State private var isOpen = false

    var body: some View {
        VStack {
            Text("Cups: \(count)")
            Button("Add") { count += 1 }
            Button("Sold out") {}.disabled(true)
            TextField("Name", text: $name)
            Text("For \(name)")
            Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
            Button("Open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
            Color.blue.frame(width: isOpen ? 200 : 20, height: 20)
            Text("Same")
            Text("Same")
        }
        .padding()
    }
}

#Preview("Order") { Order() }

private struct Long: View {
    var body: some View {
        List(0..<200, id: \.self) { Text("Row \($0)") }
    }
}

#Preview("Long") { Long() }

private struct Clock: View {
    @State private var seconds = 0

    var body: some View {
        Text("Seconds: \(seconds)").task {
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(1))
                seconds += 1
            }
        }
    }
}

#Preview("Clock", traits: .sizeThatFitsLayout) { Clock() }

private struct Trap: View {
    @State private var isTrapping = false

    var body: some View {
        if isTrapping { fatalError("Nobody shall press this.") }
        return Button("Press") { isTrapping = true }
    }
}

#Preview("Trap") { Trap() }
