import SwiftUI

struct Slip: View {
    var body: some View {
        VStack {
            Text("Title")
                .font(.headline)
                .foregroundColr(.red)  // has no member 'foregroundColr'
        }
    }
}
