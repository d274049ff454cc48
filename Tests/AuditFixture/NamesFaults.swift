import SwiftUI
import UIKit

// Each fault is on the line that the comment marks; the view after it is the same without the fault.

#Preview("name-missing: a button of a shape alone", traits: .sizeThatFitsLayout) {
    Button {  // here
    } label: {
        Circle().frame(width: 50, height: 50)
    }
}

#Preview("without name-missing: a button of a shape alone", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Circle().frame(width: 50, height: 50).accessibilityLabel("Record")
    }
}

#Preview("name-missing: an empty label", traits: .sizeThatFitsLayout) {
    Button {  // here
    } label: {
        Image(systemName: "trash").frame(width: 44, height: 44)
    }.accessibilityLabel("")
}

#Preview("without name-missing: an empty label", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Image(systemName: "trash").frame(width: 44, height: 44)
    }.accessibilityLabel("Delete")
}

#Preview("name-missing: a toggle without a name", traits: .sizeThatFitsLayout) {
    @Previewable @State var isOn = true
    Toggle("", isOn: $isOn).labelsHidden()  // here
}

#Preview("without name-missing: a toggle without a name", traits: .sizeThatFitsLayout) {
    @Previewable @State var isOn = true
    Toggle("Alerts", isOn: $isOn).labelsHidden()
}

#Preview("name-missing: a slider without a name", traits: .sizeThatFitsLayout) {
    @Previewable @State var volume = 0.5
    Slider(value: $volume)  // here
}

#Preview("without name-missing: a slider without a name", traits: .sizeThatFitsLayout) {
    @Previewable @State var volume = 0.5
    Slider(value: $volume) { Text("Volume") }
}

#Preview("name-missing: a field without a name", traits: .sizeThatFitsLayout) {
    @Previewable @State var text = "Lamp"
    TextField("", text: $text)  // here
}

#Preview("without name-missing: a field without a name", traits: .sizeThatFitsLayout) {
    @Previewable @State var text = "Lamp"
    TextField("Item", text: $text)
}

#Preview("name-missing: a picker without a name", traits: .sizeThatFitsLayout) {
    @Previewable @State var choice = 1
    Picker("", selection: $choice) { Text("One").tag(1) }.pickerStyle(.menu).labelsHidden()  // here
}

#Preview("without name-missing: a picker without a name", traits: .sizeThatFitsLayout) {
    @Previewable @State var choice = 1
    Picker("Amount", selection: $choice) { Text("One").tag(1) }.pickerStyle(.menu).labelsHidden()
}

#Preview("name-missing: a tap on a picture without a name", traits: .sizeThatFitsLayout) {
    Rectangle().frame(width: 60, height: 60).onTapGesture {}  // here
        .accessibilityAddTraits(.isButton).accessibilityAction {}
}

#Preview("without name-missing: a tap on a picture without a name", traits: .sizeThatFitsLayout) {
    Rectangle().frame(width: 60, height: 60).onTapGesture {}
        .accessibilityAddTraits(.isButton).accessibilityAction {}.accessibilityLabel("Photo of the lamp")
}

#Preview("name-meaningless: a resource's name", traits: .sizeThatFitsLayout) {
    Image(systemName: "photo").resizable().frame(width: 60, height: 60).accessibilityLabel("ic_photo_2x")  // here
}

#Preview("without name-meaningless: a resource's name", traits: .sizeThatFitsLayout) {
    Image(systemName: "photo").resizable().frame(width: 60, height: 60).accessibilityLabel("The living room")
}

#Preview("name-meaningless: a symbol's name", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Image(systemName: "star.fill").frame(width: 44, height: 44)  // here
    }.accessibilityLabel("star.fill")
}

#Preview("without name-meaningless: a symbol's name", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Image(systemName: "star.fill").frame(width: 44, height: 44)
    }.accessibilityLabel("Favorite")
}

#Preview("name-meaningless: the role in the name", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Image(systemName: "trash").frame(width: 44, height: 44)
    }.accessibilityLabel("Delete button")  // here
}

#Preview("without name-meaningless: the role in the name", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Image(systemName: "trash").frame(width: 44, height: 44)
    }.accessibilityLabel("Delete")
}

#Preview("name-meaningless: a number for a name", traits: .sizeThatFitsLayout) {
    Image(systemName: "photo").resizable().frame(width: 60, height: 60).accessibilityLabel("Image 4")  // here
}

#Preview("without name-meaningless: a number for a name", traits: .sizeThatFitsLayout) {
    Image(systemName: "photo").resizable().frame(width: 60, height: 60).accessibilityLabel("Plan 4")
}

#Preview("name-meaningless: a full stop", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Image(systemName: "plus").frame(width: 44, height: 44)
    }.accessibilityLabel("Adds an item.")  // here
}

#Preview("without name-meaningless: a full stop", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Image(systemName: "plus").frame(width: 44, height: 44)
    }.accessibilityLabel("Add an item")
}

#Preview("name-repeated: edit and edit", traits: .sizeThatFitsLayout) {
    VStack {
        HStack {
            Text("Lamp"); Button("Edit") {}  // here
        }
        HStack {
            Text("Chair"); Button("Edit") {}
        }
    }
}

#Preview("without name-repeated: edit and edit", traits: .sizeThatFitsLayout) {
    VStack {
        HStack {
            Text("Lamp"); Button("Edit") {}.accessibilityHint("Changes the lamp")
        }
        HStack {
            Text("Chair"); Button("Edit") {}.accessibilityHint("Changes the chair")
        }
    }
}

#Preview("name-mismatch: says something else", traits: .sizeThatFitsLayout) {
    Button("Send") {}.accessibilityLabel("Submit the form")  // here
}

#Preview("without name-mismatch: says something else", traits: .sizeThatFitsLayout) {
    Button("Send") {}.accessibilityLabel("Send the form")
}

#Preview("name-mismatch: a link of another name", traits: .sizeThatFitsLayout) {
    Link("Our terms", destination: URL(string: "https://example.com")!).accessibilityLabel("Legal matters")  // here
}

#Preview("without name-mismatch: a link of another name", traits: .sizeThatFitsLayout) {
    Link("Our terms", destination: URL(string: "https://example.com")!).accessibilityLabel("Our terms, legal matters")
}

#Preview("value-missing: a field that hides its text", traits: .sizeThatFitsLayout) {
    @Previewable @State var text = "Lamp"
    TextField("Item", text: $text).accessibilityLabel("Name of the item").accessibilityValue("")  // here
}

#Preview("without value-missing: a field that hides its text", traits: .sizeThatFitsLayout) {
    @Previewable @State var text = "Lamp"
    TextField("Item", text: $text).accessibilityLabel("Name of the item")
}

#Preview("value-missing: a slider that says nothing", traits: .sizeThatFitsLayout) {
    @Previewable @State var volume = 0.5
    Slider(value: $volume) { Text("Volume") }.accessibilityValue("")  // here
}

#Preview("without value-missing: a slider that says nothing", traits: .sizeThatFitsLayout) {
    @Previewable @State var volume = 0.5
    Slider(value: $volume) { Text("Volume") }.accessibilityValue("Half")
}

#Preview("name-meaningless: the name of a file", traits: .sizeThatFitsLayout) {
    Image(systemName: "photo").resizable().frame(width: 60, height: 60).accessibilityLabel("plan.pdf")  // here
}

#Preview("without name-meaningless: the name of a file", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Text("plan.pdf").frame(minWidth: 80, minHeight: 44)
    }
}

#Preview("name-meaningless: a full stop out of sight") {
    ScrollView {
        Color.clear.frame(height: 1200)
        Button {
        } label: {
            Image(systemName: "plus").frame(width: 44, height: 44)
        }.accessibilityLabel("Adds a chair.")  // here
    }
}

#Preview("without name-meaningless: a full stop out of sight") {
    ScrollView {
        Color.clear.frame(height: 1200)
        Button {
        } label: {
            Text("Deliver to the back door.").frame(minWidth: 44, minHeight: 44)
        }
        .accessibilityLabel("Notes: Deliver to the back door.")
    }
}

#Preview("name-missing: a photo", traits: .sizeThatFitsLayout) {
    Image(uiImage: UIImage(ofColor: .brown))  // here
}

#Preview("without name-missing: a photo", traits: .sizeThatFitsLayout) {
    VStack {
        Image(uiImage: UIImage(ofColor: .brown)).accessibilityLabel("A loaf of bread")
        Image(uiImage: UIImage(ofColor: .gray)).accessibilityHidden(true)
    }
}

#Preview("name-meaningless: a link called here", traits: .sizeThatFitsLayout) {
    HStack {
        Text("The terms are")
        Link("here", destination: URL(string: "https://example.com")!)  // here
    }
    .frame(minHeight: 44)
}

#Preview("without name-meaningless: a link called here", traits: .sizeThatFitsLayout) {
    HStack {
        Text("Please read")
        Link("the terms", destination: URL(string: "https://example.com")!)
    }
    .frame(minHeight: 44)
}
