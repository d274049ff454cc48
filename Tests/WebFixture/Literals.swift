import ProjectSupport
import SwiftUI

// What `perch serve` compiles of a preview with literals. `test_literals.py` writes the list of them.
#Preview("Literals") {
    LiteralView(title: _perchText(116_980_468_088_832, "Before"), isShown: _perchFlag(116_980_468_088_833, true))
        .padding(_perchInteger(116_980_468_088_834, 8))
        .foregroundStyle(_perchColor(116_980_468_088_835, .red))
}

private struct LiteralView: View {
    var title: String
    var isShown: Bool
    @State private var count = 0
    var body: some View {
        VStack {
            Text(title)
            if isShown { Text("Shown") }
            Button("Count is \(count)") { count += 1 }
        }
    }
}
