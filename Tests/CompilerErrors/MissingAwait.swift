import SwiftUI

struct Slip: View {
    var body: some View {
        Text("Title")
            .task { load() }  // expression is 'async' but is not marked with 'await'
    }

    func load() async {
        print("loaded")
    }
}
