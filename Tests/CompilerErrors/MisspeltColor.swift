import SwiftUI

struct Slip: View {
    var body: some View {
        VStack {
            Color.rde  // has no member 'rde'
            Text("Title")
        }
    }
}
