import SwiftUI

struct Row: View {
    let title: String
    var body: some View { Text(title) }
}

struct Slip: View {
    var body: some View {
        VStack {
            Text("Title")
            Row()  // missing argument for parameter 'title' in call
        }
    }
}
