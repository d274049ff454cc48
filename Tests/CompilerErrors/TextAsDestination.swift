import SwiftUI

struct Slip: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Go", destination: "There")  // 'String' conform to 'View'
        }
    }
}
