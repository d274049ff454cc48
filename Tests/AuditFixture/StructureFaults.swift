import SwiftUI

// Each fault is on the line that the comment marks; the view after it is the same without the fault.

#Preview("reading-order: backwards by priority", traits: .sizeThatFitsLayout) {
    HStack {
        Text("First").accessibilitySortPriority(1)
        Text("Second").accessibilitySortPriority(2)
        Text("Third").accessibilitySortPriority(3)
    }
}

#Preview("without reading-order: backwards by priority", traits: .sizeThatFitsLayout) {
    HStack {
        Text("First").accessibilitySortPriority(3)
        Text("Second").accessibilitySortPriority(2)
        Text("Third").accessibilitySortPriority(1)
    }
}

#Preview("reading-order: against the order of layers", traits: .sizeThatFitsLayout) {
    ZStack {
        Text("Lower").offset(y: 60)
        Text("Upper").offset(y: -60)  // here
    }
    .frame(height: 200)
}

#Preview("without reading-order: against the order of layers", traits: .sizeThatFitsLayout) {
    ZStack {
        Text("Upper").offset(y: -60)
        Text("Lower").offset(y: 60)
    }
    .frame(height: 200)
}

#Preview("reading-order: above rows that scroll", traits: .sizeThatFitsLayout) {
    VStack {
        Button("Save") {}.accessibilitySortPriority(-1)  // here
        ScrollView { ForEach(1..<20) { Text("Row \($0)") } }
    }
    .frame(height: 200)
}

#Preview("without reading-order: above rows that scroll", traits: .sizeThatFitsLayout) {
    VStack {
        ScrollView { ForEach(1..<20) { Text("Row \($0)") } }
        Button("Save") {}
    }
    .frame(height: 200)
}

#Preview("trait-conflict: a button and a link", traits: .sizeThatFitsLayout) {
    Button("Terms") {}.accessibilityAddTraits(.isLink)  // here
}

#Preview("without trait-conflict: a button and a link", traits: .sizeThatFitsLayout) {
    Button("Terms") {}.accessibilityAddTraits(.isLink).accessibilityRemoveTraits(.isButton)
}

#Preview("trait-conflict: a button that does nothing", traits: .sizeThatFitsLayout) {
    Text("Looks like one").accessibilityAddTraits(.isButton)  // here
}

#Preview("without trait-conflict: a button that does nothing", traits: .sizeThatFitsLayout) {
    Text("Is a text")
}

#Preview("trait-missing: a tap on a text", traits: .sizeThatFitsLayout) {
    Text("Tap me").padding().onTapGesture {}  // here
}

#Preview("without trait-missing: a tap on a text", traits: .sizeThatFitsLayout) {
    Text("Tap me").padding().contentShape(Rectangle()).onTapGesture {}
        .accessibilityAddTraits(.isButton).accessibilityAction {}
}

#Preview("trait-missing: a tap on a shape", traits: .sizeThatFitsLayout) {
    Circle().frame(width: 60, height: 60).accessibilityLabel("Red").onTapGesture {}  // here
}

#Preview("without trait-missing: a tap on a shape", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Circle().frame(width: 60, height: 60)
    }.accessibilityLabel("Red")
}

#Preview("heading-missing: a title is a text", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading) {
        Text("Orders").font(.largeTitle)  // here
        Text("All orders of this month are here.")
    }
}

#Preview("without heading-missing: a title is a text", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading) {
        Text("Orders").font(.largeTitle).accessibilityAddTraits(.isHeader)
        Text("All orders of this month are here.")
    }
}

#Preview("nested-controls: a button in a button", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        HStack {
            Text("Open the order")
            Button("Remove") {}  // here
        }
        .frame(width: 300, height: 60)
    }
}

#Preview("without nested-controls: a button in a button", traits: .sizeThatFitsLayout) {
    HStack {
        Button("Open the order") {}
        Button("Remove") {}
    }
}

#Preview("hidden-control: a hidden button", traits: .sizeThatFitsLayout) {
    Button("Save the order") {}.accessibilityHidden(true)  // here
}

#Preview("without hidden-control: a hidden button", traits: .sizeThatFitsLayout) {
    Button("Save the order") {}
}

#Preview("hidden-control: a hidden field", traits: .sizeThatFitsLayout) {
    @Previewable @State var text = "Lamp"
    VStack {
        TextField("Item", text: $text)  // here
    }
    .accessibilityHidden(true)
}

#Preview("without hidden-control: a hidden field", traits: .sizeThatFitsLayout) {
    @Previewable @State var text = "Lamp"
    VStack {
        TextField("Item", text: $text)
    }
}

#Preview("color-only: red and green dots", traits: .sizeThatFitsLayout) {
    VStack(spacing: 20) {
        Circle().fill(.red).frame(width: 12, height: 12)  // here
        Circle().fill(.green).frame(width: 12, height: 12)
    }
    .accessibilityElement().accessibilityLabel("One of two works")
}

#Preview("without color-only: red and green dots", traits: .sizeThatFitsLayout) {
    VStack(spacing: 20) {
        HStack {
            Circle().fill(.red).frame(width: 12, height: 12); Text("Down")
        }
        HStack {
            Circle().fill(.green).frame(width: 12, height: 12); Text("Up")
        }
    }
}

#Preview("motion: turns for ever", traits: .sizeThatFitsLayout) {
    Turning(asksFirst: false)
}

#Preview("without motion: turns for ever", traits: .sizeThatFitsLayout) {
    Turning(asksFirst: true)
}

#Preview("trait-missing: two taps", traits: .sizeThatFitsLayout) {
    Text("Lamp").padding().onTapGesture(count: 2) {}  // here
}

#Preview("without trait-missing: two taps", traits: .sizeThatFitsLayout) {
    Text("Lamp").padding().onTapGesture(count: 2) {}.accessibilityAction(named: "Add to favorites") {}
}

#Preview("trait-missing: a tap beside a named action", traits: .sizeThatFitsLayout) {
    Text("Chair").frame(minWidth: 60, minHeight: 44).contentShape(Rectangle()).onTapGesture {}  // here
        .accessibilityAction(named: "Add to favorites") {}
}

#Preview("without trait-missing: a tap beside a named action", traits: .sizeThatFitsLayout) {
    Text("Chair").frame(minWidth: 60, minHeight: 44).contentShape(Rectangle()).onTapGesture {}
        .accessibilityAction(named: "Add to favorites") {}
        .accessibilityAddTraits(.isButton)
}

#Preview("reading-order: a header below its rows") {
    ScrollView {
        ZStack {
            Text("Head").offset(y: 80)
            Text("Row").offset(y: -60)  // here
        }
        .frame(height: 300)
    }
}

#Preview("without reading-order: a header below its rows") {
    ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
            ForEach(0..<3) { section in
                Section {
                    ForEach(0..<8) { Text("Row \(section).\($0)").frame(height: 60) }
                } header: {
                    Text("Head \(section)").frame(maxWidth: .infinity).foregroundStyle(.black).background(.white)
                }
            }
        }
    }
    .defaultScrollAnchor(.bottom)
}

#Preview("color-only: dots beside names", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading) {
        HStack {
            Circle().fill(.green).frame(width: 12, height: 12)  // here
            VStack(alignment: .leading) {
                Text("Frankfurt")
                Text("Updated today")
            }
        }
        HStack {
            Circle().fill(.red).frame(width: 12, height: 12)
            VStack(alignment: .leading) {
                Text("Singapore")
                Text("Updated today")
            }
        }
        HStack {
            Circle().fill(.green).frame(width: 12, height: 12)
            VStack(alignment: .leading) {
                Text("Oregon")
                Text("Updated today")
            }
        }
    }
}

#Preview("without color-only: dots beside names", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading) {
        HStack {
            Circle().fill(.green).frame(width: 12, height: 12)
            VStack(alignment: .leading) {
                Text("Frankfurt")
                Text("Running")
            }
        }
        HStack {
            Circle().fill(.red).frame(width: 12, height: 12)
            VStack(alignment: .leading) {
                Text("Singapore")
                Text("Down")
            }
        }
        HStack {
            Circle().fill(.green).frame(width: 12, height: 12)
            VStack(alignment: .leading) {
                Text("Oregon")
                Text("Running")
            }
        }
    }
}

#Preview("reading-order: back to the corner", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading, spacing: 20) {
        Text("First").accessibilitySortPriority(-1)  // here
        HStack {
            Text("Second, which is longer than the first")
            Text("Third")
        }
    }
}

#Preview("without reading-order: back to the corner", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading, spacing: 20) {
        Text("First")
        HStack {
            Text("Second, which is longer than the first")
            Text("Third")
        }
    }
}

#Preview("trait-missing: two taps on a shape", traits: .sizeThatFitsLayout) {
    Circle().fill(.black).frame(width: 60, height: 60)
        .onTapGesture(count: 2) {}  // here
        .accessibilityLabel("The moon")
}

#Preview("without trait-missing: two taps on a shape", traits: .sizeThatFitsLayout) {
    Circle().fill(.black).frame(width: 60, height: 60)
        .onTapGesture(count: 2) {}
        .accessibilityLabel("The moon").accessibilityAction(named: "Like") {}
}

/// Rows of a list as an app has them.
private struct Servers: View {
    let states: [String]
    let tells: Bool

    var body: some View {
        List(states.indices, id: \.self) { index in
            HStack {
                Circle().fill(states[index] == "Running" ? .green : .red).frame(width: 10, height: 10)
                Text("Server \(index + 1)")
                Spacer()
                Text(tells ? states[index] : "Updated today")
            }
        }
    }
}

#Preview("color-only: dots in a list", traits: .fixedLayout(width: 360, height: 400)) {
    Servers(states: ["Running", "Down", "Running"], tells: false)
}

#Preview("without color-only: dots in a list", traits: .fixedLayout(width: 360, height: 400)) {
    Servers(states: ["Running", "Down", "Running"], tells: true)
}

/// A title above a list, in a navigation stack.
private struct Titled: View {
    let isHeading: Bool

    var body: some View {
        NavigationStack {
            VStack(alignment: .leading) {
                Text("Today").font(.title).accessibilityAddTraits(isHeading ? .isHeader : [])
                Text("Two orders arrived")
            }
        }
    }
}

#Preview("heading-missing: in a navigation stack") { Titled(isHeading: false) }

#Preview("without heading-missing: in a navigation stack") { Titled(isHeading: true) }

/// Two columns of cards that end at different heights, read row by row.
private struct Columns: View {
    let isInOrder: Bool

    var body: some View {
        HStack(alignment: .top) {
            VStack(alignment: .leading) {
                Text("Wind").padding(.bottom, 30).accessibilitySortPriority(isInOrder ? 4 : 1)
                Text("Rain").accessibilitySortPriority(2)
            }
            VStack(alignment: .leading) {
                Text("Speed").padding(.bottom, 60).accessibilitySortPriority(3)
                Text("34 km/h").accessibilitySortPriority(isInOrder ? 3 : 1.5)
            }
        }
    }
}

#Preview("reading-order: columns", traits: .sizeThatFitsLayout) { Columns(isInOrder: false) }

#Preview("without reading-order: columns", traits: .sizeThatFitsLayout) { Columns(isInOrder: true) }
