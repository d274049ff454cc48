import PerchPreviews
import ProjectSupport
import SwiftUI

// As `perch` writes sources that do not compile whole.

private struct Chart {
    init() { _perchStopped("Chart.swift:7: there is no type of this name") }
}

private final class ChartModel: ObservableObject {
    let chart = Chart()
}

private struct ChartView: View {
    @StateObject private var model = ChartModel()
    var body: some View { Text("Chart") }
}

private struct ChartRow: View {
    var body: some View {
        let _ = Chart()
        Text("Row")
    }
}

private struct Missing: View {
    var body: some View {
        VStack {
            Text("before")
            ChartRow()
            Text("after").onAppear { _ = Chart() }
        }
    }
}

#Preview("Left out", traits: .fixedLayout(width: 300, height: 200)) { Missing() }

#Preview("Left out in state", traits: .fixedLayout(width: 300, height: 200)) {
    VStack {
        Text("before")
        ChartView()
    }
}

#Preview("Left out at once", traits: .fixedLayout(width: 300, height: 200)) {
    let _ = Chart()
    Text("never")
}

struct LeftOutProvider_Previews: PreviewProvider {
    /// Stops in the tool's workers only, because the tests, which are linked with this file, ask for all previews as well.
    private static var title: String {
        if CommandLine.arguments.contains("draw-for-tool") { _ = Chart() }
        return "never"
    }
    static var previews: some View { Text(title) }
}

// As other tools' options ask for.

#Preview("Expanded", traits: .fixedLayout(width: 100, height: 200)) {
    ScrollView { Color.red.frame(height: 500) }.snapshotOptions { $0.expandsScrollViews = true }
}

#Preview("Marked", traits: .fixedLayout(width: 100, height: 100)) {
    Button("Pay") {}.snapshotOptions { $0.marksAccessibility = true }
}
