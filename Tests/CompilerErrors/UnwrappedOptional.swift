import SwiftUI

struct Slip: View {
    let name: String? = nil

    var body: some View {
        VStack {
            Text(name)  // must be unwrapped
        }
    }
}
