import SwiftUI

struct Slip: View {
    var body: some View {
        row
    }

    var row: some View {  // has no return statements in its body
        let text = "One"
    }
}
