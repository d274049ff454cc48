import SwiftUI

private struct Effects: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                HStack(spacing: 12) {
                    RoundedRectangle(cornerRadius: 18, style: .continuous)
                        .fill(
                            .linearGradient(
                                colors: [.orange, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
                    Circle().fill(
                        .radialGradient(
                            colors: [.yellow, .red.opacity(0)], center: .center, startRadius: 4, endRadius: 48))
                    Circle().fill(.conicGradient(colors: [.red, .green, .blue, .red], center: .center))
                }
                .frame(height: 96)
                Text("Shadow, blur and blending").font(.title2.bold()).shadow(radius: 4, x: 2, y: 3)
                HStack(spacing: 12) {
                    Rectangle().fill(.green).frame(width: 60, height: 60).blur(radius: 4)
                    ZStack {
                        Circle().fill(.cyan).offset(x: -10)
                        Circle().fill(.pink).offset(x: 10).blendMode(.multiply)
                    }
                    .frame(width: 80, height: 60).compositingGroup()
                    Rectangle().fill(.blue).frame(width: 60, height: 60).rotationEffect(.degrees(20))
                    Text("Tilt").padding(12).background(.mint).rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
                }
                ZStack {
                    LinearGradient(colors: [.indigo, .teal, .yellow], startPoint: .leading, endPoint: .trailing)
                    Text("Ultra thin").padding().background(.ultraThinMaterial, in: .rect(cornerRadius: 12))
                }
                .frame(height: 100)
                HStack {
                    Image(systemName: "heart.fill").foregroundStyle(.red).font(.largeTitle)
                    Image(systemName: "star").font(.largeTitle)
                    Text("Faded").font(.largeTitle).opacity(0.4)
                    Text("Emoji 🎉")
                }
                Text("Masked by a gradient, so that it fades away").mask(
                    LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
                HStack(spacing: 8) {
                    Color.orange.frame(width: 50, height: 40).grayscale(0.8)
                    Color.orange.frame(width: 50, height: 40).hueRotation(.degrees(120))
                    Color.orange.frame(width: 50, height: 40).brightness(0.2)
                    Color.orange.frame(width: 50, height: 40).colorInvert()
                    Color.orange.frame(width: 50, height: 40).contrast(0.5)
                    Color.orange.frame(width: 50, height: 40).saturation(0.3)
                }
                Path { path in
                    path.move(to: CGPoint(x: 0, y: 30))
                    for index in 0..<12 { path.addLine(to: CGPoint(x: index * 28, y: index % 2 == 0 ? 0 : 40)) }
                }
                .stroke(.brown, style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round, dash: [14, 9]))
                .frame(height: 44)
                Capsule().strokeBorder(.gray, lineWidth: 1).frame(height: 30)
            }
            .padding()
        }
    }
}

#Preview("Effects") { Effects() }

#Preview("Type") {
    VStack(alignment: .leading, spacing: 8) {
        Text("Large title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Headline").font(.headline)
        Text("The quick brown fox jumps over the lazy dog, and back again.").font(.body)
        Text("A footnote in serif").font(.system(.footnote, design: .serif))
        Text("let code = monospaced").font(.system(.body, design: .monospaced))
        Text("Italic").italic()
        Text("Heavy").font(.title3.weight(.heavy))
        Text("Gradient").font(.title.bold()).foregroundStyle(
            .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        Text("שלום עולם").font(.title3)
        Text("مرحبا بالعالم").font(.title3)
        Text("H\u{2082}O, caf\u{e9}, na\u{ef}ve, ½").kerning(1.5)
        Text("Underlined").underline()
        Text("Struck").strikethrough(color: .red)
    }
    .padding()
}
