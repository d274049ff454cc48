import PerchTesting
import SwiftUI
import Testing

@testable import DesignSystem

/// Content whose state is turned on soon after it is there.
struct Turning<Content: View>: View {
    var animation: Animation?
    @ViewBuilder let content: (Binding<Bool>) -> Content
    @State private var isOn = false

    var body: some View {
        content($isOn).after(0.05) { withAnimation(animation) { isOn = true } }
    }
}

/// Holds what moves automatically against its strip, in both appearances.
@MainActor func holdStrip(
    _ view: some View, width: Double = 160, height: Double = 100, over range: ClosedRange<Double>, frames: Int = 6,
    named name: String, fileID: String = #fileID, filePath: String = #filePath, function: String = #function,
    line: Int = #line
) {
    for scheme in [Scheme.light, .dark] {
        let variant = Variant(scheme: scheme, layout: .fixed(width: width, height: height), scale: 1)
        assertSnapshot(
            of: view, as: .strip(range, frames: frames, variant), named: "\(name)-\(scheme.rawValue)",
            fileID: fileID, filePath: filePath, function: function, line: line)
    }
}

/// Holds what moves once somebody does something against its strip, from then on, in both appearances.
@MainActor func holdStrip(
    _ view: () -> some View, width: Double = 160, height: Double = 100, over range: ClosedRange<Double>,
    frames: Int = 6, named name: String, fileID: String = #fileID, filePath: String = #filePath,
    function: String = #function, line: Int = #line, use: (RenderedView) -> Void
) {
    for scheme in [Scheme.light, .dark] {
        let variant = Variant(scheme: scheme, layout: .fixed(width: width, height: height), scale: 1)
        let screen = render(view(), variant: variant)
        use(screen)
        assertSnapshot(
            of: screen, as: .strip(range, frames: frames), named: "\(name)-\(scheme.rawValue)", fileID: fileID,
            filePath: filePath, function: function, line: line)
    }
}
