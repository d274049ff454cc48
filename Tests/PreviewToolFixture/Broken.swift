import SwiftUI

private struct Trap: View {
    var body: some View {
        let none: [Int] = []
        Text("\(none[3])")
    }
}

#Preview("Traps") { Trap() }

private struct Endless: View {
    var body: some View {
        while true { usleep(1000) }
        return Text("never")
    }
}

#Preview("Hangs") { Endless() }

/// Traps in the tool's workers only, because the tests, which are linked with this file, ask for all previews as well.
struct TrapsWhenAsked_Previews: PreviewProvider {
    private static var names: [String] { CommandLine.arguments.contains("draw-for-tool") ? [] : ["fine"] }
    static var previews: some View { Text(names[0]) }
}
