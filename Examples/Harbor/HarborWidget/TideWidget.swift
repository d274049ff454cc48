import SwiftUI

/// What the widget shows.
struct TideCard: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Tide").font(.caption)
            TideCurve().stroke(.teal, lineWidth: 2)
        }
        .padding()
    }
}

#Preview("Tide card", traits: .fixedLayout(width: 158, height: 158)) { TideCard() }
