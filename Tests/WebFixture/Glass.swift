import SwiftUI

/// Glass of each kind over stripes and a picture's worth of colors.
private struct GlassPlates: View {
    var body: some View {
        ZStack {
            LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
            VStack(spacing: 0) {
                ForEach(0..<14) { index in
                    Rectangle().fill(index.isMultiple(of: 2) ? .white : .teal).frame(height: 12).padding(.vertical, 14)
                }
            }
            .opacity(0.6)
            VStack(spacing: 20) {
                Text("Regular").padding(16).glassEffect()
                Text("Clear").padding(16).glassEffect(.clear)
                Text("Tinted").padding(16).glassEffect(.regular.tint(.green), in: .rect(cornerRadius: 20))
                GlassEffectContainer(spacing: 20) {
                    HStack(spacing: 8) {
                        Image(systemName: "star").frame(width: 48, height: 48).glassEffect()
                        Image(systemName: "heart").frame(width: 48, height: 48).glassEffect()
                    }
                }
                Button("Glass") {}.buttonStyle(.glass)
                Button("Prominent") {}.buttonStyle(.glassProminent)
            }
            .font(.title3)
        }
        .ignoresSafeArea()
    }
}

#Preview("Glass") { GlassPlates() }
