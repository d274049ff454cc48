import SwiftUI

struct Slip: View {
    var count = 0

    var body: some View {
        Button("Count \(count)") {
            count += 1  // 'self' is immutable
        }
    }
}
