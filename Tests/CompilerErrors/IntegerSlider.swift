import SwiftUI

struct Slip: View {
    @State private var count = 1

    var body: some View {
        VStack {
            Slider(value: $count, in: 0...10)  // 'Int' conform to 'BinaryFloatingPoint'
        }
    }
}
