import SwiftUI

struct Slip: View {
    @State private var number: Int?

    var body: some View {
        Text("Title")
            .sheet(item: $number) { Text("\($0)") }  // 'Int' conform to 'Identifiable'
    }
}
