import PerchTesting
import SwiftUI
import Testing

@testable import DesignSystem

/// What moves, at several moments side by side.
@MainActor struct MotionSnapshotTests {
    @Test func toastsSlideInAndOut() {
        for (edge, name) in [(VerticalEdge.top, "top"), (.bottom, "bottom")] {
            let manager = ToastManager()
            let page = Color.clear.shieldToasts(manager, edge: edge)
            holdStrip(
                { page }, width: 200, over: 0...0.4, named: name,
                use: { screen in
                    manager.dismissAll()
                    screen.settle()
                    screen.update { manager.showToast("Scan finished", variant: .success, duration: 60) }
                })
            holdStrip(
                { page }, width: 200, over: 0...0.4, named: "\(name)-leaving",
                use: { screen in
                    screen.update { manager.showToast("Scan finished", variant: .success, duration: 60) }
                    screen.settle()
                    screen.update { manager.dismissAll() }
                })
        }
    }

    @Test func bannersPushTheContentDown() {
        holdStrip(
            Turning { isOn in
                Color.gray.feedbackBanner(
                    Binding(get: { isOn.wrappedValue ? "Sync failed." : nil }, set: { _ in })
                ) {}
            }, width: 200, height: 160, over: 0...0.4, named: "banner")
        holdStrip(
            { Warning() }, width: 240, height: 200, over: 0...0.4, named: "banner-leaving",
            use: { $0.button("Dismiss").tap() })
    }

    private struct Warning: View {
        @State private var message: String? = "Sync failed."

        var body: some View { Color.gray.feedbackBanner($message) }
    }

    @Test func aSkeletonShimmersUnlessMotionIsReduced() {
        let skeleton = ShieldSkeleton(.text(lines: 2)).padding()
        holdStrip(skeleton, height: 70, over: 0...1.5, named: "shimmer")
        holdStrip(
            skeleton.transformEnvironment(\.accessibilitySettings) { $0.reducesMotion = true }, height: 70,
            over: 0...1.5, frames: 3, named: "reduced")
    }

    @Test func progressFills() {
        holdStrip(
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
        holdStrip(
            Turning { isOn in
                Color.gray.appBottomSheet(isPresented: isOn, detents: [.fraction(0.5)]) { Text("Inside") }
            }, width: 160, height: 240, over: 0...0.6, named: "sheet")
    }

    @Test func aTooltipAppears() {
        holdStrip(
            Turning { isOn in
                AppTooltip(isPresented: isOn, tipText: "A hint") { Text("?") }
            }, height: 120, over: 0...0.4, named: "tooltip")
    }

    @Test func dotsOfACarouselGoAlong() {
        holdStrip(
            Turning { isOn in
                AppCarouselDots(count: 4, currentPage: .constant(isOn.wrappedValue ? 2 : 0))
            }, width: 80, height: 24, over: 0...0.4, named: "dots")
    }

    @Test func aSectionOpens() {
        holdStrip(
            Turning(animation: .appExpand) { isOn in
                CollapsibleSection(title: "Notes", isExpanded: isOn) {
                    Text("Content").frame(maxWidth: .infinity, alignment: .leading)
                }
                .padding(.horizontal, 8)
                .frame(maxHeight: .infinity, alignment: .top)
            }, over: 0...0.3, named: "section")
    }

    private struct Choosing: View {
        let isTabs: Bool
        @State private var choice = "a"

        var body: some View {
            if isTabs {
                ScrollableTabBar(
                    selectedId: $choice, items: [TabBarItem(id: "a", label: "One"), TabBarItem(id: "b", label: "Two")])
            } else {
                SegmentedControl(
                    selection: $choice,
                    options: [SegmentOption(id: "a", label: "One"), SegmentOption(id: "b", label: "Two")]
                )
                .padding(8)
            }
        }
    }

    @Test func aSelectionMoves() {
        for (name, isTabs) in [("segments", false), ("tabs", true)] {
            holdStrip(
                { Choosing(isTabs: isTabs) }, height: 60, over: 0...0.3, named: name,
                use: { $0.allElements["Two"].firstMatch.tap() })
        }
    }

    @Test func whatIsTappedOpens() {
        holdStrip(
            {
                ActionMenuSheet(items: [
                    ActionMenuItem(
                        id: "s", label: "Status", icon: "flag",
                        subactions: [ActionMenuSubitem(id: "a", label: "Bought", icon: "cart") {}]),
                    ActionMenuItem(id: "e", label: "Edit", icon: "pencil") {},
                ])
            }, width: 180, height: 200, over: 0...0.4, named: "submenu", use: { $0.button("Status").tap() })
        holdStrip(
            {
                GroupedItemCard(
                    name: "Chairs", countLabel: "1 item", items: [ItemCardData(id: "1", name: "Chair")]
                )
                .padding(8)
                .frame(maxHeight: .infinity, alignment: .top)
            }, width: 240, height: 260, over: 0...0.4, named: "group",
            use: { $0.buttons.matching(value: "Collapsed").tap() })
    }

    private struct Asking: View {
        @State private var asks = false

        var body: some View {
            Button("Ask") { asks = true }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .shieldModal(isPresented: $asks, title: "Remove?", actions: [ShieldModalAction("Remove")]) {
                    Text("For good.")
                }
        }
    }

    @Test func aModalRises() {
        holdStrip({ Asking() }, width: 180, height: 320, over: 0...0.6, named: "modal", use: { $0.button("Ask").tap() })
    }

    private struct Explaining: View {
        @State private var isComplete = true

        var body: some View {
            VStack {
                Toggle("Complete", isOn: $isComplete)
                AppButton(title: "Continue") {}
                    .disabled(!isComplete, reason: "Fill in all fields")
            }
            .padding(8)
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    @Test func aReasonAppears() {
        holdStrip(
            { Explaining() }, width: 180, height: 140, over: 0...0.4, named: "reason",
            use: { $0.switches["Complete"].tap() })
    }

    private struct Swiping: View {
        var body: some View {
            AppCarousel(items: [Page(id: 0), Page(id: 1)]) { page in
                (page.id == 0 ? Color.info : .success)
            }
        }

        struct Page: Identifiable { let id: Int }
    }

    @Test func aCarouselGoesOnAfterASwipe() {
        holdStrip(
            { Swiping() }, width: 200, height: 260, over: 0...0.5, named: "swipe",
            use: { $0.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 60, y: 100)) })
    }

    @Test func aPictureZooms() {
        holdStrip(
            {
                ImageGallery(images: [MediaAttachment(url: PreviewPicture.evening.url)], isPresented: .constant(true))
            }, width: 180, height: 240, over: 0...0.4, named: "zoom",
            use: { $0.allElements["Image 1 of 1"].doubleTap() })
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
        holdStrip(Focusing(), height: 90, over: 0...0.4, frames: 4, named: "field")
    }

    @Test func aSuccessMarkPops() {
        holdStrip(
            Turning { isOn in Color.clear.successMark(isPresented: isOn) }, width: 100, over: 0...1.9, frames: 8,
            named: "mark")
    }
}
