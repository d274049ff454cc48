import EngineTesting
import Foundation
import Testing

@testable import SwiftUI

/// How sheets and covers come and go. What is quoted are lines of the account of iOS's behavior that the tests go by.
@MainActor struct SheetMotionTests {
    /// The top of a large sheet on the phone: the status bar and ten points.
    private let largeTop: CGFloat = 60

    private func sheet<Content: View>(
        _ device: PresentedScreen.Device = .phone, scheme: ColorScheme = .light, reducesMotion: Bool = false,
        onDismiss: (() -> Void)? = nil, @ViewBuilder _ content: @escaping () -> Content
    ) -> (PresentedScreen, Knob<Bool>) {
        let isOpen = Knob(false)
        let screen = PresentedScreen(device, scheme: scheme, reducesMotion: reducesMotion) {
            Color.blue.overlay { Text("Page") }
                .sheet(isPresented: isOpen.binding, onDismiss: onDismiss, content: content)
        }
        return (screen, isOpen)
    }

    // MARK: Other ways to come, other places

    @Test func aSheetThatCrossFadesComesInItsPlace() throws {
        let (screen, isOpen) = sheet { Color.red.navigationTransition(.crossFade) }
        screen.change { isOpen.value = true }
        screen.advance(by: 0.1)
        let coming = try #require(screen.paints(.red).first)
        #expect(coming.box.minY == largeTop)
        #expect(coming.opacity > 0 && coming.opacity < 1)
        screen.rest()
        #expect(try #require(screen.paints(.red).first).opacity == 1)
        screen.change { isOpen.value = false }
        screen.advance(by: 0.1)
        let going = try #require(screen.paints(.red).first)
        #expect(going.box.minY == largeTop && going.opacity < 1)
        screen.rest()
        #expect(screen.box(.red) == nil)
    }

    @Test func aSheetStandsAtAnEdgeOfAWideScreen() throws {
        func left(_ placement: PresentationPlacement, _ device: PresentedScreen.Device = .pad) throws -> CGFloat {
            let (screen, isOpen) = sheet(device) { Color.red.presentationPlacement(placement) }
            screen.change { isOpen.value = true }
            screen.rest()
            return try #require(screen.box(.red)).minX
        }
        let width = SheetMetrics.formSize.width
        #expect(try left(.automatic) == (1000 - width) / 2)
        #expect(try left(.center) == (1000 - width) / 2)
        #expect(try left(.leading) == SheetMetrics.edgeInset)
        #expect(try left(.trailing) == 1000 - width - SheetMetrics.edgeInset)
        #expect(try left(.trailing, .phone) == 0)
    }

    // MARK: Opening and closing

    /// "Sheet: up from the bottom with the system spring (0.5)", and the table of that spring.
    @Test func aSheetComesUpByTheSystemsSpring() throws {
        let (screen, isOpen) = sheet { Color.red }
        screen.change { isOpen.value = true }
        #expect(screen.box(.red)?.minY == 800)
        let way = 800 - largeTop
        for (time, part) in [(0.05, 0.232), (0.1, 0.545), (0.15, 0.758), (0.2, 0.879), (0.25, 0.942), (0.3, 0.973)] {
            screen.advance(by: time - screen.time)
            let top = try #require(screen.box(.red)).minY
            #expect(((800 - top) / way).isNear(part, within: 0.002), "\(time): \(top)")
        }
        screen.advance(by: 0.5 - screen.time)
        #expect(try #require(screen.box(.red)).minY.isNear(largeTop, within: 1))
        screen.advance(by: 0.1)
        #expect(screen.box(.red)?.minY == largeTop)
        #expect(!screen.host.tree.movingValues.isMoving)
    }

    /// "Animations never cross presentation borders": the sheet comes by its own spring, whatever the change has.
    @Test func theTransactionsAnimationIsNotTheSheets() throws {
        let (screen, isOpen) = sheet { Color.red }
        screen.change { withAnimation(.linear(duration: 10)) { isOpen.value = true } }
        screen.advance(by: 0.1)
        #expect(try #require(screen.box(.red)).minY.isNear(800 - 740 * 0.545, within: 2))
        screen.rest()
        screen.change { withAnimation(.linear(duration: 10)) { isOpen.value = false } }
        screen.advance(by: 0.7)
        #expect(screen.box(.red) == nil)
    }

    /// "`disablesAnimations` around the write presents and dismisses without animation; `animation = nil` alone does not."
    @Test func withoutAnimationsItIsThereAtOnce() {
        let (screen, isOpen) = sheet { Color.red }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        screen.change { withTransaction(transaction) { isOpen.value = true } }
        #expect(screen.box(.red)?.minY == largeTop)
        #expect(!screen.host.tree.movingValues.isMoving)
        screen.change { withTransaction(transaction) { isOpen.value = false } }
        #expect(screen.box(.red) == nil)
        screen.change { withAnimation(nil) { isOpen.value = true } }
        #expect(screen.box(.red)?.minY == 800)
    }

    /// What is in the first frame of a host did not occur by a change.
    @Test func whatThePageBeginsWithStandsOpen() {
        let screen = PresentedScreen { Color.blue.sheet(isPresented: .constant(true)) { Color.red } }
        #expect(screen.box(.red)?.minY == largeTop)
        #expect(!screen.host.tree.movingValues.isMoving)
    }

    /// "Pages' and sheets' content on first appearance: none", of transitions and of the transaction's animation.
    @Test func theContentDoesNotAnimateIn() throws {
        let (screen, isOpen) = sheet {
            VStack {
                Color.red.frame(width: 50, height: 50).transition(.slide)
            }
        }
        screen.change { withAnimation(.linear(duration: 10)) { isOpen.value = true } }
        let start = try #require(screen.paint(.red))
        screen.advance(by: 0.1)
        let red = try #require(screen.paint(.red))
        #expect(red.box.minX == start.box.minX && red.box.size == CGSize(width: 50, height: 50))
        #expect(red.opacity == 1)
    }

    /// A sheet that closes while it opens goes back from where it is, at the speed that it has: persistent springs are
    /// "retargeted, keeping position and velocity".
    @Test func closingInTheMiddleGoesOnFromThere() throws {
        let (screen, isOpen) = sheet { Color.red }
        screen.change { isOpen.value = true }
        screen.advance(by: 0.1)
        let top = try #require(screen.box(.red)).minY
        screen.change { isOpen.value = false }
        #expect(screen.box(.red)?.minY == top)
        // It still moves up for a moment.
        screen.advance(by: 0.01)
        #expect(try #require(screen.box(.red)).minY < top)
        screen.advance(by: 0.7)
        #expect(screen.box(.red) == nil)
    }

    /// "Large detent: presenter shrinks to ≈ 0.92 with rounded top corners."
    @Test func aLargeSheetPushesThePageBack() throws {
        let (screen, isOpen) = sheet { Color.red }
        #expect(screen.box(.blue)?.width == 400)
        screen.change { isOpen.value = true }
        #expect(screen.box(.blue)?.width == 400)
        screen.advance(by: 0.1)
        let between = try #require(screen.box(.blue)).width / 400
        let expected: CGFloat = 1 - (1 - 0.9165) * 0.545
        #expect(between.isNear(expected, within: 0.002))
        screen.rest()
        #expect(try #require(screen.box(.blue)).width.isNear(0.9165 * 400))
        screen.change { isOpen.value = false }
        screen.rest()
        #expect(screen.box(.blue)?.width == 400)
    }

    /// "Medium and small detent: presenter neither scaled nor moved, only dimmed."
    @Test func aSmallSheetOnlyDimsThePage() throws {
        let (screen, isOpen) = sheet { Color.red.presentationDetents([.medium]) }
        let page = try #require(screen.box(.blue))
        screen.change { isOpen.value = true }
        screen.advance(by: 0.1)
        #expect(screen.box(.blue) == page)
        #expect(screen.dimming.isNear(0.2 * 0.545, within: 0.002))
        screen.rest()
        #expect(screen.box(.blue) == page && screen.dimming.isNear(0.2, within: 0.001))
        screen.change { isOpen.value = false }
        screen.advance(by: 0.1)
        #expect(screen.dimming.isNear(0.2 * (1 - 0.545), within: 0.002))
        screen.rest()
        #expect(screen.dimming == 0)
    }

    /// "Undimmed up to the detent set by `presentationBackgroundInteraction(.enabled(upThrough:))`."
    @Test func whereThePageCanBeUsedItIsNotDimmed() {
        let detent = Knob(PresentationDetent.medium)
        let (screen, isOpen) = sheet {
            Color.red.presentationDetents([.medium, .large], selection: detent.binding)
                .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        }
        screen.change { isOpen.value = true }
        screen.rest()
        #expect(screen.dimming == 0 && screen.labels.contains("Page"))
        screen.change { detent.value = .large }
        screen.advance(by: 0.1)
        #expect(screen.dimming.isNear(0.2 * 0.545, within: 0.003))
        screen.rest()
        #expect(screen.dimming.isNear(0.2, within: 0.001) && !screen.labels.contains("Page"))
    }

    /// "Sheet on iPad regular: centred form card (≈ 540 × 620), slides up and dims."
    @Test func onAPadACardSlidesUp() throws {
        let (screen, isOpen) = sheet(.pad) { Color.red }
        screen.change { isOpen.value = true }
        #expect(screen.box(.red)?.minY == 800)
        screen.advance(by: 0.1)
        let card = try #require(screen.box(.red))
        #expect(card.minY.isNear(800 - 710 * 0.545, within: 2))
        #expect(card.size == CGSize(width: 540, height: 620))
        screen.rest()
        #expect(screen.box(.red) == CGRect(x: 230, y: 90, width: 540, height: 620))
        #expect(screen.dimming.isNear(0.2, within: 0.001))
    }

    /// "fullScreenCover: slides up full height, same spring; no dim, presenter not scaled; no drag to dismiss."
    @Test func aCoverSlidesOverTheWholeScreen() throws {
        let isOpen = Knob(false)
        let screen = PresentedScreen {
            Color.blue.fullScreenCover(isPresented: isOpen.binding) { Color.red }
        }
        let page = try #require(screen.box(.blue))
        screen.change { isOpen.value = true }
        #expect(screen.box(.red)?.minY == 850)
        screen.advance(by: 0.1)
        #expect(try #require(screen.box(.red)).minY.isNear(50 + 800 * (1 - 0.545), within: 2))
        #expect(screen.box(.blue) == page && screen.dimming == 0)
        screen.rest()
        screen.drag(from: 100, to: 700, seconds: 0.2, pause: false)
        screen.rest()
        #expect(isOpen.value && screen.box(.red)?.minY == 50)
        screen.change { isOpen.value = false }
        screen.advance(by: 0.1)
        #expect(try #require(screen.box(.red)).minY.isNear(50 + 800 * 0.545, within: 2))
        screen.rest()
        #expect(screen.box(.red) == nil)
    }

    /// While it closes, a sheet is seen and no longer reached; what lies below is.
    @Test func whatClosesIsOutOfReach() {
        let taps = Journal()
        let isOpen = Knob(false)
        let screen = PresentedScreen {
            Color.blue.contentShape(Rectangle()).onTapGesture { taps.note("page") }.overlay { Text("Page") }
                .sheet(isPresented: isOpen.binding) {
                    Button {
                        taps.note("sheet")
                    } label: {
                        Color.red.overlay { Text("Sheet") }
                    }
                }
        }
        screen.change { isOpen.value = true }
        #expect(screen.labels == ["Sheet"])
        screen.advance(by: 0.1)
        screen.tap(200, 790)
        screen.rest()
        #expect(taps.entries == ["sheet"])
        screen.change { isOpen.value = false }
        #expect(screen.box(.red) != nil && screen.labels == ["Page"])
        screen.advance(by: 0.02)
        screen.tap(200, 500)
        #expect(screen.box(.red) != nil && taps.entries == ["sheet", "page"])
    }

    /// "Push/pop: cross-fade …; sheets still slide", with less motion.
    @Test func withLessMotionASheetStillSlides() throws {
        let (screen, isOpen) = sheet(reducesMotion: true) { Color.red }
        screen.change { isOpen.value = true }
        screen.advance(by: 0.1)
        #expect(try #require(screen.box(.red)).minY.isNear(800 - 740 * 0.545, within: 2))
    }

    // MARK: Detents

    /// "Initial detent: selection binding, else the smallest. Selection not in the set is ignored."
    @Test func theFirstHeightIsTheChosenOrTheLowest() {
        func top(_ content: @escaping () -> some View) -> CGFloat? {
            let (screen, isOpen) = sheet { content() }
            screen.change { isOpen.value = true }
            screen.rest()
            return screen.box(.red)?.minY
        }
        #expect(top { Color.red.presentationDetents([.large, .medium]) } == 400)
        #expect(top { Color.red.presentationDetents([.medium, .large], selection: .constant(.large)) } == largeTop)
        #expect(top { Color.red.presentationDetents([.medium, .large], selection: .constant(.height(9))) } == 400)
    }

    /// "`.medium`: inactive in compact height"; "In compact height sheets are full screen with large only."
    @Test func heldSidewaysASheetIsLarge() {
        let (screen, isOpen) = sheet(.sidewaysPhone) { Color.red.presentationDetents([.medium]) }
        screen.change { isOpen.value = true }
        screen.rest()
        #expect(screen.box(.red)?.minY == 0)
    }

    /// A height that the program chooses is gone to by the system's spring, too.
    @Test func choosingAnotherHeightMovesTheSheet() throws {
        let detent = Knob(PresentationDetent.medium)
        let (screen, isOpen) = sheet { Color.red.presentationDetents([.medium, .large], selection: detent.binding) }
        screen.change { isOpen.value = true }
        screen.rest()
        screen.change { detent.value = .large }
        #expect(screen.box(.red)?.minY == 400)
        screen.advance(by: 0.1)
        let between = try #require(screen.box(.red))
        #expect(between.minY.isNear(400 - 340 * 0.545, within: 1))
        // The content takes the height that there is.
        #expect(between.maxY.isNear(770))
        screen.rest()
        #expect(screen.box(.red)?.minY == largeTop)
    }

    @Test func choosingAnotherHeightMayBeDoneAtOnce() throws {
        let detent = Knob(PresentationDetent.large)
        let (screen, isOpen) = sheet { Color.red.presentationDetents([.medium, .large], selection: detent.binding) }
        screen.change { isOpen.value = true }
        screen.rest()
        let still = Transaction.still
        screen.change { withTransaction(still) { detent.value = .medium } }
        #expect(screen.box(.red)?.minY == 400)
    }

    // MARK: By hand

    private func resizable(
        mayDismiss: Bool = true
    ) -> (screen: PresentedScreen, isOpen: Knob<Bool>, detent: Knob<PresentationDetent>) {
        let detent = Knob(PresentationDetent.medium)
        let (screen, isOpen) = sheet {
            Color.red.presentationDetents([.medium, .large], selection: detent.binding)
                .interactiveDismissDisabled(!mayDismiss)
        }
        screen.change { isOpen.value = true }
        screen.rest()
        return (screen, isOpen, detent)
    }

    /// "Dragging: follows the finger 1:1 between detents."
    @Test func aSheetFollowsTheFinger() throws {
        let (screen, _, _) = resizable()
        screen.touch(.down, 200, 500)
        screen.move(x: 200, from: 500, to: 480, seconds: 0.1)
        let start = try #require(screen.box(.red)).minY
        screen.move(x: 200, from: 480, to: 380, seconds: 0.2)
        #expect(try #require(screen.box(.red)).minY.isNear(start - 100))
        screen.move(x: 200, from: 380, to: 580, seconds: 0.2)
        #expect(try #require(screen.box(.red)).minY.isNear(start + 100))
        #expect(!screen.host.tree.movingValues.isMoving)
    }

    /// "Above the largest rubber-bands (to ≈ 0.8 % of height)."
    @Test func aboveItsLargestHeightItGivesWayALittle() throws {
        let (screen, _, detent) = resizable()
        screen.touch(.down, 200, 500)
        screen.move(x: 200, from: 500, to: -600, seconds: 0.5)
        let top = try #require(screen.box(.red)).minY
        #expect(top < largeTop && top > largeTop - 0.008 * 800)
        screen.touch(.up, 200, -600)
        screen.rest()
        #expect(screen.box(.red)?.minY == largeTop && detent.value == .large)
    }

    /// "On release goes to the detent nearest the projected end", and the selection says so.
    @Test func lettingGoChoosesTheNearestHeight() {
        let (screen, _, detent) = resizable()
        screen.drag(from: 500, to: 350, seconds: 0.5)
        screen.rest()
        #expect(detent.value == .medium && screen.box(.red)?.minY == 400)
        screen.drag(from: 500, to: 280, seconds: 0.5)
        #expect(detent.value == .large)
        screen.rest()
        #expect(screen.box(.red)?.minY == largeTop)
        // A quick one goes further than the finger.
        screen.drag(from: 200, to: 300, seconds: 0.1, pause: false)
        screen.rest()
        #expect(detent.value == .medium && screen.box(.red)?.minY == 400)
    }

    /// A finger that is taken away, by a call or another finger, leaves nothing half-way.
    @Test func aSheetWhoseDragIsCancelledGoesBack() throws {
        let (screen, isOpen, detent) = resizable()
        screen.touch(.down, 200, 500)
        screen.move(x: 200, from: 500, to: 560, seconds: 0.2)
        #expect(try #require(screen.box(.red)).minY > 440)
        screen.touch(.cancelled, 200, 560)
        screen.rest()
        #expect(screen.box(.red)?.minY == 400 && detent.value == .medium && isOpen.value)
    }

    /// The spring goes on with the finger's speed.
    @Test func lettingGoKeepsTheSpeed() throws {
        let (screen, _, _) = resizable()
        screen.drag(from: 500, to: 400, seconds: 0.1, pause: false)
        let top = try #require(screen.box(.red)).minY
        screen.advance(by: 0.01)
        // A thousand points a second, and what the spring adds.
        #expect((top - (try #require(screen.box(.red)).minY)).isNear(12.3, within: 2))
    }

    /// Without a binding of the program's the sheet itself keeps the height that was chosen.
    @Test func withoutASelectionTheHeightIsKeptAsWell() {
        let (screen, isOpen) = sheet { Color.red.presentationDetents([.medium, .large]) }
        screen.change { isOpen.value = true }
        screen.rest()
        screen.drag(from: 500, to: 280, seconds: 0.5)
        screen.rest()
        #expect(screen.box(.red)?.minY == largeTop)
    }

    /// "Below the smallest it dismisses if projection passes half way"; "released slower: nearer position wins".
    @Test func pullingItDownPastTheMiddleSendsItAway() {
        let (screen, isOpen) = sheet { Color.red }
        screen.change { isOpen.value = true }
        screen.rest()
        screen.drag(from: 100, to: 400, seconds: 0.5)
        screen.rest()
        #expect(isOpen.value && screen.box(.red)?.minY == largeTop)
        screen.drag(from: 100, to: 500, seconds: 0.5)
        screen.rest()
        #expect(!isOpen.value && screen.box(.red) == nil)
    }

    /// "Sheet fling to dismiss: ≈ 2 screen heights/s."
    @Test func aThrowSendsItAway() {
        for (speed, isSentAway) in [(1200.0, false), (2000.0, true)] {
            let (screen, isOpen) = sheet { Color.red }
            screen.change { isOpen.value = true }
            screen.rest()
            screen.drag(from: 100, to: 160, seconds: 60 / speed, pause: false)
            screen.rest()
            #expect(isOpen.value != isSentAway)
        }
    }

    /// "`interactiveDismissDisabled`: drag does not dismiss (it is damped and returns); programmatic dismissal unaffected."
    @Test func whatMayNotBeSentAwayComesBack() throws {
        let (screen, isOpen, _) = resizable(mayDismiss: false)
        screen.touch(.down, 200, 450)
        screen.move(x: 200, from: 450, to: 780, seconds: 0.3)
        let top = try #require(screen.box(.red)).minY
        #expect(top > 400 && top < 400 + 800 * 0.1)
        screen.touch(.up, 200, 780)
        screen.rest()
        #expect(isOpen.value && screen.box(.red)?.minY == 400)
        screen.tap(200, 100)
        screen.rest()
        #expect(isOpen.value)
        screen.change { isOpen.value = false }
        screen.rest()
        #expect(screen.box(.red) == nil)
    }

    // MARK: Content that scrolls

    private func scrolling(
        _ interaction: PresentationContentInteraction = .automatic
    ) -> (screen: PresentedScreen, isOpen: Knob<Bool>) {
        let (screen, isOpen) = sheet {
            ScrollView {
                Color.red.frame(height: 3000)
            }
            .background(Color.green)
            .presentationDetents([.medium, .large])
            .presentationContentInteraction(interaction)
        }
        screen.change { isOpen.value = true }
        screen.rest()
        return (screen, isOpen)
    }

    /// "By default a drag at the top resizes first (scrolling up expands before content scrolls)."
    @Test func aDragOnScrollingContentMovesTheSheetFirst() throws {
        let (screen, _) = scrolling()
        screen.touch(.down, 200, 700)
        screen.move(x: 200, from: 700, to: 500, seconds: 0.3)
        let (sheet, content) = (try #require(screen.box(.green)), try #require(screen.box(.red)))
        #expect(sheet.minY > 190 && sheet.minY < 215)
        #expect(content.minY.isNear(sheet.minY))
        // At its highest the content goes on in the same movement.
        screen.move(x: 200, from: 500, to: 200, seconds: 0.3)
        #expect(screen.box(.green)?.minY == largeTop)
        #expect(try #require(screen.box(.red)).minY < -50)
        // And back: first the content, then the sheet.
        screen.move(x: 200, from: 200, to: 300, seconds: 0.3)
        #expect(screen.box(.green)?.minY == largeTop)
        screen.move(x: 200, from: 300, to: 700, seconds: 0.3)
        #expect(try #require(screen.box(.green)).minY > 200)
        #expect(try #require(screen.box(.red)).minY.isNear(try #require(screen.box(.green)).minY))
        screen.advance(by: 0.3)
        screen.touch(.moved, 200, 700)
        screen.touch(.up, 200, 700)
        screen.rest()
        #expect(screen.box(.green)?.minY == 400)
    }

    /// "`presentationContentInteraction(.scrolls)` reverses."
    @Test func contentThatScrollsFirstDoesSo() throws {
        let (screen, isOpen) = scrolling(.scrolls)
        screen.touch(.down, 200, 700)
        screen.move(x: 200, from: 700, to: 500, seconds: 0.3)
        #expect(screen.box(.green)?.minY == 400)
        #expect(try #require(screen.box(.red)).minY < 220)
        screen.advance(by: 0.3)
        screen.touch(.moved, 200, 500)
        screen.touch(.up, 200, 500)
        screen.rest()
        screen.touch(.down, 200, 420)
        screen.move(x: 200, from: 420, to: 790, seconds: 0.6)
        #expect(try #require(screen.box(.green)).minY > 500)
        screen.touch(.up, 200, 790)
        screen.rest()
        #expect(!isOpen.value)
    }

    /// A sheet that is caught on its way stays under the finger.
    @Test func itCanBeCaughtOnItsWay() throws {
        let (screen, isOpen) = sheet { Color.red }
        screen.change { isOpen.value = true }
        screen.advance(by: 0.1)
        screen.touch(.down, 200, 700)
        screen.touch(.moved, 200, 685)
        let top = try #require(screen.box(.red)).minY
        screen.advance(by: 0.3)
        #expect(screen.box(.red)?.minY == top)
        screen.touch(.up, 200, 685)
        screen.rest()
        #expect(screen.box(.red)?.minY == largeTop)
    }

    /// A finger that moves a sheet runs no bodies.
    @Test func draggingRunsNoBodies() {
        let (screen, _, _) = resizable()
        screen.touch(.down, 200, 500)
        screen.move(x: 200, from: 500, to: 450, seconds: 0.1)
        screen.host.tree.counters = FrameCounters()
        screen.move(x: 200, from: 450, to: 400, seconds: 0.1)
        #expect(screen.host.tree.counters.bodiesRun == 0)
        screen.move(x: 200, from: 400, to: 600, seconds: 0.1)
        screen.host.tree.counters = FrameCounters()
        screen.move(x: 200, from: 600, to: 620, seconds: 0.1)
        // Below its lowest height it slides as a whole.
        #expect(screen.host.tree.counters.nodesLaidOut == 0)
    }
}

extension Transaction {
    /// Shows changes at once.
    static var still: Transaction {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        return transaction
    }
}
