import AISReceiver
import SwiftUI

/// The ships in sight. It needs a framework that only the harbor's own Macs have, so Perch leaves a part of it out.
struct Traffic: View {
    var body: some View {
        VStack {
            Text("Traffic").font(.headline)
            ReceiverView(channel: .marine)
            Button("Call") { Receiver.shared.call() }
        }
        .padding()
    }
}

#Preview("Traffic", traits: .sizeThatFitsLayout) { Traffic() }
