import SwiftUI

// Forms of literals in views. The comment at the end of a line is the number of its literals that the live page can change.
// `LiteralSearchTests` counts them, and `Scripts/literals.py` compiles the copy.

enum Level: Int { case low = 1, high = 2 }  // 0

struct Badge: View {
    var title: LocalizedStringKey
    var size: CGFloat = 12  // 0
    var isOn = true  // 0
    var letter: String = "A"  // 0
    static let width = max(3, 4)  // 0
    static let title = Text("Constant")  // 0
    var body: some View { Text(title) }  // 0
}

struct Headline: ViewModifier {
    func body(content: Content) -> some View { content.padding(3) }  // 1
}

struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(0.5) }  // 1
}

extension View {
    func card(_ title: String = "Card", radius: CGFloat = 4) -> some View { self }  // 0
    func titled(_ title: String) -> some View { card(title, radius: 2).accessibilityLabel("Titled") }  // 1
}

struct Forms: View {
    @State private var count = 0  // 0
    @State private var name = "Ann"  // 0
    @State private var isOn = false  // 0
    @Environment(\.dynamicTypeSize) private var size
    let rows = ["a", "b"]  // 0

    // Texts.
    var text: some View { Text("Hello") }  // 1
    var verbatim: some View { Text(verbatim: "Hello") }  // 1
    var escaped: some View { Text("A \"word\"\n\u{41}") }  // 1
    var raw: some View { Text(#"A "word" \n"#) }  // 1
    var markdown: some View { Text("**Bold** and [a link](https://example.com)") }  // 1
    var empty: some View { Text("") }  // 1
    var interpolated: some View { Text("\(count) of \(name)") }  // 0
    var specified: some View { Text("\(2.5, specifier: "%.1f")") }  // 0
    var nested: some View { Text("\(String(repeating: "x", count: 3))") }  // 0
    var joined: some View { Text("a" + "b") }  // 0
    var concatenated: some View { Text("a") + Text("b") + Text("c") }  // 0
    var commented: some View { Text("Key", comment: "What it is") }  // 1
    var formatted: some View { Text(String(format: "%d", 3)) }  // 0
    var symbol: some View { Image(systemName: "star") }  // 1
    var label: some View { Label("Title", systemImage: "star") }  // 2
    var button: some View { Button("Add") { count += 1 } }  // 1
    var action: some View { Button("Log") { print("done") } }  // 2
    var field: some View { TextField("Name", text: $name, prompt: Text("Prompt")) }  // 2
    var link: some View { Link("Site", destination: URL(string: "https://example.com")!) }  // 2
    var title: some View { Text("A").navigationTitle("Title").accessibilityIdentifier("id").help("Help") }  // 4
    var alert: some View { text.alert("A", isPresented: $isOn) { Button("OK") {} } }  // 2
    var picker: some View { Picker("Size", selection: $count) { Text("One").tag(1) } }  // 3
    var own: some View { Badge(title: "Title", size: 14, isOn: false, letter: "B") }  // 4
    var lowercased: some View { card("A", radius: 3) }  // 1

    // Numbers.
    var padding: some View { text.padding(8) }  // 1
    var edges: some View { text.padding(.horizontal, 8).padding([.top, .bottom], 4) }  // 2
    var frame: some View { text.frame(width: 8, height: 9.5).frame(maxWidth: .infinity, minHeight: 3) }  // 3
    var negative: some View { text.offset(x: -8, y: -1.5) }  // 2
    var opacity: some View { text.opacity(0.5).scaleEffect(2).rotationEffect(.degrees(45)) }  // 3
    var font: some View { text.font(.system(size: 20, weight: .bold)).lineLimit(2).lineSpacing(1) }  // 3
    var custom: some View { text.font(.custom("Inter", size: 20, relativeTo: .body)) }  // 2
    var color: some View { Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 1) }  // 4
    var gray: some View { Color(white: 0.5).frame(height: 1) }  // 2
    var hue: some View { Color(hue: 0, saturation: 1, brightness: 1) }  // 3
    var stack: some View { VStack(alignment: .leading, spacing: 8) { Spacer(minLength: 0) } }  // 2
    var grid: some View { LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 50))]) {} }  // 2
    var shape: some View { RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 2) }  // 3
    var shadow: some View { text.shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2) }  // 4
    var shade: some View { text.shadow(color: .black, radius: 4) }  // 2
    var style: some View { text.foregroundStyle(.red).tint(.blue).foregroundColor(.gray) }  // 3
    var styles: some View { text.foregroundStyle(.red, .blue) }  // 2
    var hierarchy: some View { text.foregroundStyle(.secondary).foregroundColor(.primary) }  // 0
    var background: some View { text.background(.red) }  // 0
    var backdrop: some View { text.background(Color.red).overlay(Color.clear) }  // 2
    var filled: some View { Circle().fill(.green).border(.orange, width: 1) }  // 3
    var listRow: some View { List { text.listRowBackground(Color.mint) } }  // 1
    var plain: some View { Color.red }  // 0
    var gradient: some View { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) }  // 0
    var slider: some View { Slider(value: .constant(0.5), in: 0...1, step: 0.1) }  // 2
    var progress: some View { ProgressView(value: 0.3, total: 1) }  // 2
    var animation: some View { text.animation(.easeIn(duration: 0.3).delay(1), value: count) }  // 2
    var spring: some View { text.animation(.spring(response: 0.3, dampingFraction: 0.7), value: isOn) }  // 2
    var sum: some View { text.padding(4 + 4) }  // 0
    var ternary: some View { text.opacity(isOn ? 1 : 0.5) }  // 0
    var converted: some View { text.padding(CGFloat(8)) }  // 0
    var limited: some View { text.padding(max(3, min(4, 5))) }  // 0
    var hexadecimal: some View { text.layoutPriority(0xFF) }  // 1
    var grouped: some View { text.zIndex(1_000) }  // 1
    var insets: some View { text.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }  // 4
    var unit: some View { text.frame(alignment: Alignment(horizontal: .center, vertical: .top)) }  // 0
    var date: some View { Text(Date(timeIntervalSinceReferenceDate: 0), style: .date) }  // 1

    // Truth.
    var disabled: some View { text.disabled(true).allowsHitTesting(false) }  // 2
    var constant: some View { Toggle("On", isOn: .constant(true)) }  // 2
    var optional: some View { text.lineLimit(nil) }  // 0
    var negated: some View { text.disabled(!true) }  // 0

    // What is around them.
    @ViewBuilder var conditions: some View {
        if count == 1 { Text("One") } else if case .some("Ann") = Optional(name) { Text("Ann") }  // 2
        if #available(iOS 17, *) { Text("New") }  // 1
        switch count {
        case 1: Text("One")  // 1
        case 2...5: Text("Few")  // 1
        default: Text("Many")  // 1
        }
        switch Level(rawValue: 1) {  // 1
        case .low?: Text("Low")  // 1
        default: EmptyView()
        }
        let local = Badge(title: "Local")  // 1
        local
        ForEach(0..<3) { index in Text("Row").id(index) }  // 1
        ForEach(rows, id: \.self) { Text($0).padding(2) }  // 1
        ForEach(Array(rows.prefix(1).enumerated()), id: \.offset) { _, row in Text(row) }  // 1
        Text(
            """
            Two
            lines
            """)
        GeometryReader { proxy in text.frame(width: proxy.size.width / 2, height: 20) }  // 1
    }
    var typed: Text { Text("Not of an opaque type") }  // 0
    func row(_ title: String = "Default") -> some View { Text(title).padding(.leading, 4) }  // 1
    func count(_ text: String) -> Int { Array(repeating: text, count: 3).count }  // 0
    @ViewBuilder func content(@ViewBuilder _ inner: () -> some View) -> some View {
        HStack(spacing: 3, content: inner)  // 1
    }
    var body: some View {
        VStack {
            content { row("A") }  // 1
            text.modifier(Headline()).titled("T")  // 1
            Button("Loud", action: {}).buttonStyle(Loud())  // 1
        }
    }
    #if os(macOS)
        var system: some View { Text("macOS") }  // 1
    #else
        var system: some View { Text("Other") }  // 1
    #endif
}

struct Forms_Previews: PreviewProvider {
    static var previews: some View { Badge(title: "Provider") }  // 0
}

#Preview("Forms", traits: .fixedLayout(width: 300, height: 200)) {  // 0
    Forms().padding(4)  // 1
}

#Preview {
    @Previewable @State var level = 3  // 0
    Stepper("Level", value: $level, in: 0...10, step: 2)  // 2
}
