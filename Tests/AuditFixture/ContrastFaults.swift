import SwiftUI

// Each fault is on the line that the comment marks; the view after it is the same without the fault.

#Preview("text-contrast: gray on white", traits: .sizeThatFitsLayout) {
    Text("Nearly enough").foregroundStyle(Color(white: 0.4667))  // here
}

#Preview("without text-contrast: gray on white", traits: .sizeThatFitsLayout) {
    Text("Enough").foregroundStyle(Color(white: 0.46))
}

#Preview("text-contrast: large text below 3", traits: .sizeThatFitsLayout) {
    Text("Large and pale").font(.system(size: 18)).foregroundStyle(Color(white: 0.5882))  // here
}

#Preview("without text-contrast: large text below 3", traits: .sizeThatFitsLayout) {
    Text("Large and clear").font(.title).foregroundStyle(Color(white: 0.57))
}

#Preview("text-contrast: small bold below 4.5", traits: .sizeThatFitsLayout) {
    Text("Small and bold").font(.footnote.weight(.bold)).foregroundStyle(Color(white: 0.58))  // here
}

#Preview("without text-contrast: small bold below 4.5", traits: .sizeThatFitsLayout) {
    Text("Bold enough").font(.subheadline.weight(.bold)).foregroundStyle(Color(white: 0.58))
}

#Preview("text-contrast: half transparent ink", traits: .sizeThatFitsLayout) {
    Text("See through").foregroundStyle(.black.opacity(0.4))  // here
}

#Preview("without text-contrast: half transparent ink", traits: .sizeThatFitsLayout) {
    Text("Solid enough").foregroundStyle(Color.primary.opacity(0.7))
}

#Preview("text-contrast: an opacity around", traits: .sizeThatFitsLayout) {
    VStack {
        Text("Faint")  // here
    }
    .opacity(0.35)
}

#Preview("without text-contrast: an opacity around", traits: .sizeThatFitsLayout) {
    VStack {
        Text("Not so faint")
    }
    .opacity(0.75)
}

#Preview("text-contrast: white at the bright end of a gradient", traits: .sizeThatFitsLayout) {
    Text("White across a gradient of two ends")  // here
        .foregroundStyle(.white).padding()
        .background(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
}

#Preview("without text-contrast: white at the bright end of a gradient", traits: .sizeThatFitsLayout) {
    Text("White across a dark gradient of two ends")
        .foregroundStyle(.white).padding()
        .background(LinearGradient(colors: [.black, Color(white: 0.3)], startPoint: .leading, endPoint: .trailing))
}

#Preview("text-contrast: gradient ink", traits: .sizeThatFitsLayout) {
    Text("A gradient fades away here")  // here
        .foregroundStyle(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
        .padding().background(.white)
}

#Preview("without text-contrast: gradient ink", traits: .sizeThatFitsLayout) {
    Text("A gradient stays dark here")
        .foregroundStyle(
            LinearGradient(colors: [.black, .init(white: 0.3)], startPoint: .leading, endPoint: .trailing)
        )
        .padding().background(.white)
}

#Preview("text-contrast: over a photo", traits: .sizeThatFitsLayout) {
    Text("White over a photo")  // here
        .foregroundStyle(.white).padding(30).background(Photo(isBright: true))
}

#Preview("without text-contrast: over a photo", traits: .sizeThatFitsLayout) {
    Text("White over a dark photo")
        .foregroundStyle(.white).padding(30).background(Photo(isBright: false))
}

#Preview("text-contrast: dark scheme only", traits: .sizeThatFitsLayout) {
    Text("Black, whatever is behind").foregroundStyle(.black)  // here
}

#Preview("without text-contrast: dark scheme only", traits: .sizeThatFitsLayout) {
    Text("Whatever is behind").foregroundStyle(.primary)
}

#Preview("text-contrast: light scheme only", traits: .sizeThatFitsLayout) {
    Text("White, whatever is behind").foregroundStyle(.white)  // here
}

#Preview("without text-contrast: light scheme only", traits: .sizeThatFitsLayout) {
    Text("White on black").foregroundStyle(.white).padding().background(.black)
}

#Preview("text-contrast: increased contrast only", traits: .sizeThatFitsLayout) {
    PaleWhenIncreased(isRight: false)
}

#Preview("without text-contrast: increased contrast only", traits: .sizeThatFitsLayout) {
    PaleWhenIncreased(isRight: true)
}

#Preview("text-contrast: a prompt of its own color", traits: .sizeThatFitsLayout) {
    @Previewable @State var name = ""
    TextField("Name", text: $name, prompt: Text("Type a name").foregroundStyle(Color(white: 0.7)))  // here
}

#Preview("without text-contrast: a prompt of its own color", traits: .sizeThatFitsLayout) {
    @Previewable @State var name = ""
    TextField("Name", text: $name, prompt: Text("Type a name").foregroundStyle(.primary))
}

#Preview("text-contrast: on a colored button", traits: .sizeThatFitsLayout) {
    Button("Continue") {}  // here
        .foregroundStyle(.white).frame(width: 200, height: 50).background(.yellow)
}

#Preview("without text-contrast: on a colored button", traits: .sizeThatFitsLayout) {
    Button("Continue") {}
        .foregroundStyle(.black).frame(width: 200, height: 50).background(Color(red: 1, green: 0.85, blue: 0.2))
}

#Preview("text-contrast: through a color filter", traits: .sizeThatFitsLayout) {
    Text("Filtered")  // here
        .foregroundStyle(.black).padding().background(.white).contrast(0.2)
}

#Preview("without text-contrast: through a color filter", traits: .sizeThatFitsLayout) {
    Text("Filtered a little")
        .foregroundStyle(.black).padding().background(.white).contrast(0.9)
}

#Preview("text-contrast: same color as the ground", traits: .sizeThatFitsLayout) {
    Text("Nobody can see this").foregroundStyle(.orange).padding().background(.orange)  // here
}

#Preview("without text-contrast: same color as the ground", traits: .sizeThatFitsLayout) {
    Text("Covered").padding().overlay { Color.white }.accessibilityHidden(true)
}

#Preview("symbol-contrast: a pale symbol alone", traits: .sizeThatFitsLayout) {
    Image(systemName: "star.fill").foregroundStyle(.yellow).accessibilityLabel("Favorite")  // here
        .padding().background(.white)
}

#Preview("without symbol-contrast: a pale symbol alone", traits: .sizeThatFitsLayout) {
    Image(systemName: "star.fill").foregroundStyle(Color(white: 0.3)).accessibilityLabel("Favorite")
        .padding().background(.white)
}

#Preview("symbol-contrast: a pale symbol on a button", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Image(systemName: "trash")  // here
            .foregroundStyle(Color(white: 0.75)).frame(width: 44, height: 44).background(.white)
    }
    .accessibilityLabel("Delete")
}

#Preview("without symbol-contrast: a pale symbol on a button", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Image(systemName: "trash").foregroundStyle(Color(white: 0.4)).frame(width: 44, height: 44).background(.white)
    }
    .accessibilityLabel("Delete")
}

#Preview("border-contrast: a pale border of a field", traits: .sizeThatFitsLayout) {
    @Previewable @State var name = "Lamp"
    TextField("Name", text: $name)  // here
        .padding().background(.white, in: .rect).foregroundStyle(.black)
        .overlay { RoundedRectangle(cornerRadius: 8).stroke(Color(white: 0.85)) }.padding()
}

#Preview("without border-contrast: a pale border of a field", traits: .sizeThatFitsLayout) {
    @Previewable @State var name = "Lamp"
    TextField("Name", text: $name)
        .padding().background(.white, in: .rect).foregroundStyle(.black)
        .overlay { RoundedRectangle(cornerRadius: 8).stroke(Color(white: 0.45)) }.padding()
}

#Preview("symbol-contrast: a picture to come", traits: .sizeThatFitsLayout) {
    Image(systemName: "cloud").resizable().foregroundStyle(Color(white: 0.88)).frame(width: 60, height: 40)  // here
        .padding().background(.white).accessibilityLabel("Cloudy")
}

#Preview("without symbol-contrast: a picture to come", traits: .sizeThatFitsLayout) {
    Image(systemName: "cloud").resizable().foregroundStyle(Color(white: 0.88)).frame(width: 60, height: 40)
        .padding().background(.white).accessibilityLabel("Cloudy").redacted(reason: .placeholder)
}

#Preview("border-contrast: the border of two fields", traits: .sizeThatFitsLayout) {
    @Previewable @State var name = "Lamp"
    VStack {
        TextField("Name", text: $name)  // here
            .padding().background(.white, in: .rect).foregroundStyle(.black)
            .overlay { RoundedRectangle(cornerRadius: 8).stroke(Color(white: 0.86)) }
        TextField("Source", text: $name)
            .padding().background(.white, in: .rect).foregroundStyle(.black)
            .overlay { RoundedRectangle(cornerRadius: 8).stroke(Color(white: 0.86)) }
    }
    .padding()
}

#Preview("without border-contrast: the border of two fields", traits: .sizeThatFitsLayout) {
    @Previewable @State var name = "Lamp"
    VStack {
        TextField("Name", text: $name)
            .padding().overlay { RoundedRectangle(cornerRadius: 8).stroke(.separator) }
        TextField("Source", text: $name)
            .padding().overlay { RoundedRectangle(cornerRadius: 8).stroke(.separator) }
    }
    .padding()
}

/// A field in a view of the author's: with a border in the author's color, or with the toolkit's border.
private struct Field: View {
    let name: String
    let color: Color?
    @State private var text = "Lamp"

    var body: some View {
        if let color {
            TextField(name, text: $text).padding().overlay(RoundedRectangle(cornerRadius: 8).stroke(color))
        } else {
            TextField(name, text: $text).textFieldStyle(.roundedBorder)
        }
    }
}

#Preview("border-contrast: in a list", traits: .fixedLayout(width: 320, height: 300)) {
    List { Field(name: "Item", color: Color(white: 0.92)) }
}

#Preview("without border-contrast: in a list", traits: .fixedLayout(width: 320, height: 300)) {
    List {
        Field(name: "Item", color: .gray)
        Field(name: "Place", color: nil)
    }
}
