import SwiftUI

struct Slip: View {
    var body: some View {
        VStack {
            Text("Title").fill(.red)  // has no member 'fill'
        }
    }
}
