import SwiftUI

struct Slip: View {
    var body: some View {
        VStack {
            Text("Title").font(.haedline)  // has no member 'haedline'
        }
    }
}
