import SwiftUI

struct Slip: View {
    var body: some View {
        HStack {
            Image(systemNam: "star")  // argument label 'systemNam:'
            Text("Title")
        }
    }
}
