import SwiftUI

struct Slip: View {
    let title = "Title"

    var body: some View {
        NavigationStack {
            List {
                Section {
                    HStack {
                        Text(tilte)  // cannot find 'tilte' in scope
                        Spacer()
                    }
                }
            }
            .navigationTitle(title)
        }
    }
}
