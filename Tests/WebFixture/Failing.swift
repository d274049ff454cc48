import ProjectSupport
import SwiftUI

// What programs do wrong, each in its own way. Nobody but the tests should open them.

#Preview("Traps at once") { TrapsAtOnce() }

private struct TrapsAtOnce: View {
    var body: some View {
        if Text("") == Text("") { fatalError("The fixture traps in its first frame") }
        return EmptyView()
    }
}

#Preview("Hangs") {
    @Previewable @State var count = 0
    Button("Turn in circles") {
        while true { count += 1 }
    }
}

// As `perch` writes sources that do not compile whole.
#Preview("Left out") {
    VStack {
        Text("Before it")
        CallsWhatIsMissing()
    }
}

private struct CallsWhatIsMissing: View {
    var body: some View {
        let _ = Missing()
        Text("Never")
    }

    private struct Missing {
        init() { _perchStopped("Harbor.swift:7: there is no type of this name") }
    }
}

struct TrappingProvider: PreviewProvider {
    static var previews: some View { TrapsWhenMade() }
}

private struct TrapsWhenMade: View {
    init() { fatalError("The fixture traps when its previews are made") }
    var body: some View { EmptyView() }
}

struct PlainProvider: PreviewProvider {
    static var previews: some View {
        Text("One").previewDisplayName("First of two")
        Text("Two").previewDisplayName("Second of two")
    }
}
