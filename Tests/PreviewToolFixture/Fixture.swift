import PerchPreviews
import SwiftUI

@main
struct Fixture: PreviewTool {}

private struct Greeting: View {
    var name: String
    var body: some View { Text("Hello, \(name)") }
}

#Preview("Greeting", traits: .sizeThatFitsLayout) { Greeting(name: "Perch") }

#Preview("Fixed", traits: .fixedLayout(width: 120, height: 80)) { Color.red }

#Preview { Text("On a device") }

#Preview("Sideways", traits: .landscapeLeft) { Text("Wide") }

#Preview("Stateful", traits: .sizeThatFitsLayout) {
    @Previewable @State var count = 41
    let next = count + 1
    Text("Count \(next)").onAppear { count = 99 }
}

struct SharedName: PreviewModifier {
    static func makeSharedContext() async throws -> String {
        await Task.yield()
        return "shared"
    }

    func body(content: Content, context: String) -> some View {
        VStack {
            Text(context)
            content
        }
    }
}

#Preview("Modified", traits: .sizeThatFitsLayout, .modifier(SharedName())) { Text("content") }

struct OldStyle_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("One").previewDisplayName("First")
            ForEach(0..<2, id: \.self) { Text("Number \($0)") }
        }
        .previewLayout(.fixed(width: 50, height: 40))
    }
}

private struct Moving: View {
    @State private var isThere = false
    var body: some View {
        Color.red.frame(width: 20, height: 20).frame(width: 60, alignment: isThere ? .trailing : .leading)
            .onAppear { withAnimation(.linear(duration: 1)) { isThere = true } }
    }
}

#Preview("Moving", traits: .sizeThatFitsLayout) { Moving() }

private struct Late: View {
    @State private var isThere = false
    var body: some View {
        Color.red.frame(width: 20, height: 20).frame(width: 60, alignment: isThere ? .trailing : .leading)
            .task {
                try? await Task.sleep(for: .seconds(0.3))
                withAnimation { isThere = true }
            }
    }
}

#Preview("Late", traits: .sizeThatFitsLayout) { Late() }

#Preview("Leading", traits: .sizeThatFitsLayout) {
    Color.red.frame(width: 20, height: 20).frame(width: 60, alignment: .leading)
}

#Preview("Trailing", traits: .sizeThatFitsLayout) {
    Color.red.frame(width: 20, height: 20).frame(width: 60, alignment: .trailing)
}

#Preview("Amount", traits: .sizeThatFitsLayout) { Text(1234.5, format: .number) }
