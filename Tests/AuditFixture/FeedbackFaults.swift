import SwiftUI

// Each fault is on the line that the comment marks; the view after it is the same without the fault.

#Preview("disabled-unexplained: a gray button alone", traits: .sizeThatFitsLayout) {
    Button("Submit the order") {}.buttonStyle(.bordered).disabled(true)  // here
}

#Preview("without disabled-unexplained: a gray button alone", traits: .sizeThatFitsLayout) {
    VStack {
        Button("Submit the order") {}.buttonStyle(.bordered).disabled(true)
        Text("Fill in all required fields to continue")
    }
}

#Preview("disabled-unexplained: no hint", traits: .sizeThatFitsLayout) {
    Button("Print") {}.disabled(true)  // here
}

#Preview("without disabled-unexplained: no hint", traits: .sizeThatFitsLayout) {
    Button("Print") {}.disabled(true).accessibilityHint("Connect a printer first")
}

#Preview("error-without-retry: a sentence and nothing else", traits: .sizeThatFitsLayout) {
    Text("Couldn’t load the orders.")  // here
}

#Preview("without error-without-retry: a sentence and nothing else", traits: .sizeThatFitsLayout) {
    VStack {
        Text("Couldn’t load the orders.")
        Button("Retry") {}
    }
}

#Preview("error-without-retry: an error one can only read", traits: .sizeThatFitsLayout) {
    VStack {
        Image(systemName: "exclamationmark.triangle").accessibilityHidden(true)
        Text("Something went wrong")  // here
        Button("Details") {}
    }
}

#Preview("without error-without-retry: an error one can only read", traits: .sizeThatFitsLayout) {
    VStack {
        Image(systemName: "exclamationmark.triangle").accessibilityHidden(true)
        Text("Something went wrong")
        Button("Try again") {}
    }
}

#Preview("loading-trigger-enabled: a spinner on an enabled button", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        HStack {
            ProgressView(); Text("Save")  // here
        }.frame(width: 200, height: 50)
    }
}

#Preview("without loading-trigger-enabled: a spinner on an enabled button", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        HStack {
            ProgressView(); Text("Save")
        }.frame(width: 200, height: 50)
    }
    .disabled(true)
}

#Preview("loading-trigger-enabled: saving, still enabled", traits: .sizeThatFitsLayout) {
    Button("Saving…") {}.buttonStyle(.bordered)  // here
}

#Preview("without loading-trigger-enabled: saving, still enabled", traits: .sizeThatFitsLayout) {
    Button("Saving…") {}.buttonStyle(.bordered).disabled(true).accessibilityHint("Wait until it is saved")
}

#Preview("empty-without-action: no orders", traits: .sizeThatFitsLayout) {
    Text("No orders yet")  // here
}

#Preview("without empty-without-action: no orders", traits: .sizeThatFitsLayout) {
    VStack {
        Text("No orders yet")
        Button("Add an order") {}
    }
}

#Preview("empty-without-action: nothing here", traits: .sizeThatFitsLayout) {
    ContentUnavailableView("Nothing here", systemImage: "tray")  // here
}

#Preview("without empty-without-action: nothing here", traits: .sizeThatFitsLayout) {
    ContentUnavailableView {
        Label("Nothing here", systemImage: "tray")
    } description: {
        Text("Items that you add will appear here.")
    }
}

#Preview("empty-without-action: how it fills", traits: .sizeThatFitsLayout) {
    VStack {
        Text("No changes")  // here
        Text("Nobody has done anything so far.")
    }
}

#Preview("without empty-without-action: how it fills", traits: .sizeThatFitsLayout) {
    VStack {
        Text("No changes")
        Text("What people change is listed here.")
    }
}

#Preview("loading-trigger-enabled: progress beside a button", traits: .sizeThatFitsLayout) {
    HStack {
        ProgressView()
        Button("Save") {}.buttonStyle(.bordered)  // here
    }
}

#Preview("without loading-trigger-enabled: progress beside a button", traits: .sizeThatFitsLayout) {
    HStack {
        ProgressView()
        Button("Save") {}.buttonStyle(.bordered).disabled(true)
    }
}

#Preview("disabled-unexplained: nothing goes on", traits: .sizeThatFitsLayout) {
    VStack {
        ProgressView("Space used", value: 0.4)
        Button("Save") {}.buttonStyle(.bordered).disabled(true)  // here
    }
}

#Preview("without disabled-unexplained: nothing goes on", traits: .sizeThatFitsLayout) {
    VStack {
        ProgressView("Freeing space")
        Button("Save") {}.buttonStyle(.bordered).disabled(true)
    }
}
