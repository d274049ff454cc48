import SwiftUI

/// Constants that describe whether the extent of the progress is known.
public enum AppProgressLoaderVariant: Sendable, Equatable {
    /// The variant for progress of unknown extent, with a spinner.
    case indefinite
    /// The variant for progress of known extent, with a bar that shows `value` of `total`.
    case definite(value: Double, total: Double)

    /// How far it has come, from 0 to 1; nil if that is not known. Numbers that make no sense count as 0.
    var fraction: Double? {
        guard case .definite(let value, let total) = self else { return nil }
        let fraction = value / total
        return total > 0 && fraction.isFinite ? min(max(fraction, 0), 1) : 0
    }
}

/// A view that shows the progress of an operation.
///
/// ```swift
/// AppProgressLoader()
/// AppProgressLoader(label: "Loading…")
/// AppProgressLoader(variant: .definite(value: 3, total: 10), label: "Step 3 of 10")
/// ```
///
/// Its look is ``NativeProgressLoaderStyling``.
public struct AppProgressLoader: View {
    private let variant: AppProgressLoaderVariant
    private let label: String?
    @Themed(.bubbles) private var theme

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - variant: a spinner, or a bar with how far it is filled.
    ///   - label: shown below; nil shows nothing.
    public init(variant: AppProgressLoaderVariant = .indefinite, label: String? = nil) {
        self.variant = variant
        self.label = label
    }

    private typealias Style = NativeProgressLoaderStyling

    public var body: some View {
        VStack(spacing: theme.distance(Style.Layout.labelSpacing)) {
            if let fraction = variant.fraction {
                ProgressTrack(
                    fraction: fraction, fill: theme(Style.Colors.tint), track: theme(Style.Colors.track),
                    height: Style.Layout.linearTrackHeight, radius: Style.Layout.linearTrackRadius,
                    motion: theme.motion.progress
                )
                .accessibilityElement()
                .accessibilityLabel("Progress")
                .accessibilityValue(fraction.formatted(.percent.precision(.fractionLength(0))))
            } else {
                ProgressView()
                    .progressViewStyle(.circular)
                    .tint(theme(Style.Colors.tint))
                    .scaleEffect(Style.Layout.scale)
            }
            if let label {
                Text(label)
                    .font(theme(Style.Typography.label))
                    .foregroundStyle(theme(Style.Colors.label))
                    .multilineTextAlignment(.center)
            }
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    VStack(spacing: .space10) {
        AppProgressLoader()
        AppProgressLoader(label: "Uploading…")
        AppProgressLoader(variant: .definite(value: 0.4, total: 1.0), label: "40%")
        AppProgressLoader(variant: .definite(value: 7, total: 10), label: "Step 7 of 10")
    }
    .padding()
}

#Preview("Ends, bad numbers, long") {
    VStack(spacing: .space10) {
        AppProgressLoader(variant: .definite(value: 0, total: 1), label: "Nothing yet")
        AppProgressLoader(variant: .definite(value: 1, total: 1), label: "Done")
        AppProgressLoader(variant: .definite(value: 3, total: 0), label: "No total")
        AppProgressLoader(
            label: "Sending a rather large number of pictures, which takes a while on a slow network")
    }
    .padding()
}
