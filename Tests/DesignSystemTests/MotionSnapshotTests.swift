import PerchTesting
import SwiftUI
import Testing

@testable import DesignSystem

/// What moves, at several moments side by side.
@MainActor struct MotionSnapshotTests {
    /// Content whose state is turned on soon after it is there.
    private struct Turning<Content: View>: View {
        var animation: Animation?
        @ViewBuilder let content: (Binding<Bool>) -> Content
        @State private var isOn = false

        var body: some View {
            content($isOn).after(0.05) { withAnimation(animation) { isOn = true } }
        }
    }

    private func hold(
        _ view: some View, width: Double = 160, height: Double = 100, over range: ClosedRange<Double>, frames: Int = 6,
        named name: String, function: String = #function
    ) {
        for scheme in [Scheme.light, .dark] {
            let variant = Variant(scheme: scheme, layout: .fixed(width: width, height: height), scale: 1)
            assertSnapshot(
                of: view, as: .strip(range, frames: frames, variant), named: "\(name)-\(scheme.rawValue)",
                function: function)
        }
    }

    @Test func toastsSlideInAndOut() {
        for (edge, name) in [(VerticalEdge.top, "top"), (.bottom, "bottom")] {
            let manager = ToastManager()
            let page = Turning { _ in Color.clear.shieldToasts(manager, edge: edge) }
                .onAppear { manager.showToast("Scan finished", variant: .success, duration: 1) }
            // It comes within the first frames and goes after its second.
            hold(page, width: 200, over: 0...1.4, frames: 8, named: name)
        }
    }

    @Test func bannersPushTheContentDown() {
        hold(
            Turning { isOn in
                Color.gray.feedbackBanner(
                    Binding(get: { isOn.wrappedValue ? "Sync failed." : nil }, set: { _ in })
                ) {}
            }, width: 200, height: 160, over: 0...0.4, named: "banner")
    }

    @Test func aSkeletonShimmersUnlessMotionIsReduced() {
        let skeleton = ShieldSkeleton(.text(lines: 2)).padding()
        hold(skeleton, height: 70, over: 0...1.5, named: "shimmer")
        hold(
            skeleton.transformEnvironment(\.accessibilitySettings) { $0.reducesMotion = true }, height: 70,
            over: 0...1.5, frames: 3, named: "reduced")
    }

    @Test func progressFills() {
        hold(
            Turning { isOn in
                let part: Double = isOn.wrappedValue ? 0.8 : 0.2
                VStack(spacing: 12) {
                    ProgressBar(percentage: part * 100)
                    ShieldProgressBar(value: part)
                    AppProgressLoader(variant: .definite(value: part, total: 1))
                    ProgressRing(progress: part)
                }
                .padding(8)
            }, height: 120, over: 0...0.5, named: "bars")
    }

    @Test func aSheetRises() {
        hold(
            Turning { isOn in
                Color.gray.appBottomSheet(isPresented: isOn, detents: [.fraction(0.5)]) { Text("Inside") }
            }, width: 160, height: 240, over: 0...0.6, named: "sheet")
    }

    @Test func aTooltipAppears() {
        hold(
            Turning { isOn in
                AppTooltip(isPresented: isOn, tipText: "A hint") { Text("?") }
            }, height: 120, over: 0...0.4, named: "tooltip")
    }

    @Test func dotsOfACarouselGoAlong() {
        hold(
            Turning { isOn in
                AppCarouselDots(count: 4, currentPage: .constant(isOn.wrappedValue ? 2 : 0))
            }, width: 80, height: 24, over: 0...0.4, named: "dots")
    }

    @Test func aSectionOpens() {
        hold(
            Turning(animation: .appExpand) { isOn in
                CollapsibleSection(title: "Notes", isExpanded: isOn) {
                    Text("Content").frame(maxWidth: .infinity, alignment: .leading)
                }
                .padding(.horizontal, 8)
                .frame(maxHeight: .infinity, alignment: .top)
            }, over: 0...0.3, named: "section")
    }

    @Test func aSelectionMoves() {
        hold(
            Turning { isOn in
                SegmentedControl(
                    selection: .constant(isOn.wrappedValue),
                    options: [SegmentOption(id: false, label: "One"), SegmentOption(id: true, label: "Two")]
                )
                .padding(8)
            }, height: 60, over: 0...0.3, named: "segments")
    }

    private struct Focusing: View {
        @FocusState private var isFocused: Bool

        var body: some View {
            ShieldTextField("Email", text: .constant("somebody"))
                .focused($isFocused)
                .after(0.05) { isFocused = true }
                .padding(8)
        }
    }

    @Test func aFieldShowsThatItHasTheKeyboard() {
        hold(Focusing(), height: 90, over: 0...0.4, frames: 4, named: "field")
    }

    @Test func aSuccessMarkPops() {
        hold(
            Turning { isOn in Color.clear.successMark(isPresented: isOn) }, width: 100, over: 0...1.9, frames: 8,
            named: "mark")
    }
}
