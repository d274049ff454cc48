import SwiftUI

struct Slip: View {
    var body: some View {
        VStack {
            Text("Title").frame(width: "100")  // expected argument type 'CGFloat
        }
    }
}
