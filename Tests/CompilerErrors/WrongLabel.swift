import SwiftUI

struct Slip: View {
    var body: some View {
        VStack {
            Text("Title").padding(edge: .top, 8)  // argument label
        }
    }
}
