import SwiftUI

struct Slip: View {
    var body: some View {
        Text("Title")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Save", action: savee)  // cannot find 'savee' in scope
                }
                ToolbarItem(placement: .topBarLeading) { Text("Close") }
            }
    }

    func save() {
    }
}
