import SwiftUI

struct Slip: View {
    var body: some View {
        VStack {
            row("One")  // this expression does not conform to 'View'
        }
    }

    func row(_ title: String) {
        Text(title)
    }
}
