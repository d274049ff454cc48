import SwiftUI

struct Slip: View {
    var body: some View {
        VStack {
            Text("Sum")
            1 + 2  // this expression does not conform to 'View'
        }
    }
}
