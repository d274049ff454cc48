import SwiftUI

/// The one label behind ``FilledButton`` and ``AsyncButton`` that gives its place to a spinner while an operation
/// is in progress, once that has taken a while. It keeps its size, so that the button keeps its own.
struct BusyLabel<Label: View>: View {
    let isBusy: Bool
    /// Of the spinner; nil is the one of its surroundings.
    var tint: Color? = nil
    @ViewBuilder let label: Label
    @State private var isSlow = false
    @Environment(\.loaderDelay) private var delay

    var body: some View {
        let spins = isBusy && (isSlow || delay <= 0)
        label
            // Not by its opacity, which would hide it from those who hear it as well.
            .mask { Rectangle().opacity(spins ? 0 : 1) }
            .overlay {
                if isBusy {
                    ProgressView()
                        .controlSize(.small)
                        .tint(tint)
                        .opacity(spins ? 1 : 0)
                        .accessibilityHidden(true)
                        .after(delay) { isSlow = true }
                }
            }
            .onChange(of: isBusy) { if !isBusy { isSlow = false } }
    }
}
