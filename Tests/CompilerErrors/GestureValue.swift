import SwiftUI

struct Slip: View {
    var body: some View {
        Circle()
            .gesture(
                DragGesture().onEnded { value in
                    print(value.translaton)  // has no member 'translaton'
                })
    }
}
