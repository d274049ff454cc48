import SwiftUI

struct Slip: View {
    var body: some View {
        VStack {
            ForEach(0..<3) { number in
                Text(number)  // no exact matches in call to initializer
            }
        }
    }
}
