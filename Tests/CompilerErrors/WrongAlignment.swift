import SwiftUI

struct Slip: View {
    var body: some View {
        HStack(alignment: .leading) {  // has no member 'leading'
            Text("Title")
        }
    }
}
