import SwiftUI

struct Item: Identifiable {
    let id = 0
    var name = ""
}

struct Slip: View {
    @State private var item = Item()

    var body: some View {
        Text(item.name)
            .onChange(of: item) { print("changed") }  // 'Item' conform to 'Equatable'
    }
}
