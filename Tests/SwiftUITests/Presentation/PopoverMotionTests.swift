import EngineTesting
import Foundation
import Testing

@testable import SwiftUI

/// How popovers, menus, context menus and inspectors come and go. What is quoted are lines of the account of iOS's behavior
/// that the tests go by.
@MainActor struct PopoverMotionTests {
    private var tile: some View { Color.red.frame(width: 200, height: 100) }

    private func popover(
        _ device: PresentedScreen.Device, _ content: some View
    ) -> (PresentedScreen, Knob<Bool>) {
        let isOpen = Knob(false)
        let screen = PresentedScreen(device) {
            ZStack(alignment: .topLeading) {
                Color.blue
                Color.green.frame(width: 40, height: 40).offset(x: 0, y: 0).padding(100)
                    .popover(isPresented: isOpen.binding, attachmentAnchor: .point(.center)) { content }
            }
        }
        return (screen, isOpen)
    }

    /// "Popover (regular): fades/scales from its arrow; dismissal fade ≈ 0.25."
    @Test func aPopoverGrowsOutOfItsArrow() throws {
        let (screen, isOpen) = popover(.pad, tile)
        screen.change { isOpen.value = true }
        screen.advance(by: 0.05)
        let start = try #require(screen.paint(.red))
        #expect(start.opacity > 0 && start.opacity < 0.5 && start.box.width < 180)
        screen.rest()
        let end = try #require(screen.paint(.red))
        #expect(end.opacity == 1 && end.box.size == CGSize(width: 200, height: 100))
        // Its arrow points at the middle of the view that it belongs to, and stays there.
        let anchor = try #require(screen.box(.green))
        let tip = CGPoint(x: anchor.midX, y: anchor.midY)
        func share(_ box: CGRect) -> CGPoint {
            CGPoint(x: (tip.x - box.minX) / box.width, y: (tip.y - box.minY) / box.height)
        }
        #expect(share(start.box).x.isNear(share(end.box).x) && share(start.box).y.isNear(share(end.box).y))
        screen.change { isOpen.value = false }
        screen.advance(by: 0.1)
        let closing = try #require(screen.paint(.red))
        #expect(closing.opacity < 0.7 && closing.box.size == end.box.size)
        screen.advance(by: 0.17)
        #expect(screen.paint(.red) == nil)
    }

    /// "`interactiveDismissDisabled`: tapping outside a popover ignored; programmatic dismissal unaffected."
    @Test func aTouchOutsideSendsAPopoverAwayWhereItMay() {
        for mayDismiss in [true, false] {
            let (screen, isOpen) = popover(.pad, Color.red.interactiveDismissDisabled(!mayDismiss))
            screen.change { isOpen.value = true }
            screen.rest()
            screen.tap(900, 700)
            screen.rest()
            #expect(isOpen.value != mayDismiss)
            screen.change { isOpen.value = false }
            screen.rest()
            #expect(screen.paint(.red) == nil)
        }
    }

    /// "Popover compact adaptation: sheet by default; `presentationCompactAdaptation(.popover)` keeps it."
    @Test func onAPhoneAPopoverIsASheet() throws {
        let (screen, isOpen) = popover(.phone, Color.red)
        screen.change { isOpen.value = true }
        #expect(try #require(screen.box(.red)).minY == 800)
        screen.rest()
        #expect(screen.box(.red)?.minY == 60)
        let (other, isOther) = popover(
            .phone, Color.red.frame(width: 200, height: 100).presentationCompactAdaptation(.popover))
        other.change { isOther.value = true }
        other.rest()
        #expect(try #require(other.box(.red)).size == CGSize(width: 200, height: 100))
    }

    /// An open popover goes with the view that it belongs to.
    @Test func aPopoverFollowsItsView() throws {
        let isOpen = Knob(true)
        let distance = Knob<CGFloat>(100)
        let screen = PresentedScreen(.pad) {
            ZStack(alignment: .topLeading) {
                Color.blue
                Color.green.frame(width: 40, height: 40).padding(.leading, distance.value).padding(.top, 100)
                    .popover(isPresented: isOpen.binding, attachmentAnchor: .point(.trailing), arrowEdge: .leading) {
                        tile
                    }
            }
        }
        screen.rest()
        let start = try #require(screen.box(.red))
        screen.change { distance.value = 300 }
        screen.rest()
        #expect(try #require(screen.box(.red)).minX == start.minX + 200)
    }

    // MARK: Menus

    private func menu(_ journal: Journal) -> PresentedScreen {
        PresentedScreen {
            ZStack(alignment: .topLeading) {
                Color.blue
                Menu("More") {
                    Button {
                        journal.note("act")
                    } label: {
                        Text("Act").background(Color.red)
                    }
                    Button("Stay") { journal.note("stay") }.menuActionDismissBehavior(.disabled)
                }
            }
        }
    }

    /// "Menu: grows out of the button anchor with slight bounce; ≈ 0.4."
    @Test func aMenuGrowsOutOfItsButton() throws {
        let screen = menu(Journal())
        screen.activate("More")
        screen.advance(by: 0.05)
        let start = try #require(screen.paint(.red))
        screen.advance(by: 0.35)
        let end = try #require(screen.paint(.red))
        #expect(start.opacity < 0.5 && start.box.width < end.box.width / 2)
        #expect(start.box.minY < end.box.minY)
        screen.rest()
        let still = try #require(screen.paint(.red))
        #expect(still.opacity == 1 && still.box.width.isNear(end.box.width, within: 1))
        // It went a little too far.
        #expect(!screen.host.tree.movingValues.isMoving)
    }

    /// An item closes the menu, unless the behavior says otherwise; it can be opened again while it still closes.
    @Test func anItemClosesTheMenu() throws {
        let journal = Journal()
        let screen = menu(journal)
        screen.activate("More")
        screen.rest()
        screen.activate("Stay")
        #expect(screen.labels.contains("Act"))
        screen.activate("Act")
        #expect(journal.entries == ["stay", "act"] && screen.labels == ["More"])
        #expect(screen.paint(.red) != nil)
        screen.activate("More")
        #expect(screen.labels.contains("Act"))
        screen.rest()
        #expect(screen.paints(.red).count == 1)
    }

    /// "Tap outside closes and is swallowed."
    @Test func aTouchOutsideClosesTheMenuAndNothingElse() {
        let journal = Journal()
        let isOpen = Knob(true)
        let screen = PresentedScreen {
            Color.blue.contentShape(Rectangle()).onTapGesture { journal.note("page") }
                .overlay(alignment: .topLeading) {
                    Text("More").menuPanel(isOpen: isOpen.binding, items: Button("Act") {})
                }
        }
        screen.tap(200, 700)
        #expect(!isOpen.value && journal.entries == [])
        screen.rest()
        screen.tap(200, 700)
        #expect(journal.entries == ["page"])
    }

    /// A menu's item may open a sheet: menus do not keep others waiting.
    @Test func aMenusItemOpensASheetAtOnce() {
        let isOpen = Knob(false)
        let screen = PresentedScreen {
            Menu("More") { Button("Open") { isOpen.value = true } }
                .sheet(isPresented: isOpen.binding) { Text("Sheet") }
        }
        screen.activate("More")
        screen.rest()
        screen.activate("Open")
        #expect(screen.labels == ["Sheet"])
    }

    /// "Long press: content …, background blurs, menu beside; tap outside closes; the press that opened it gives no tap."
    @Test func aContextMenuComesAndGoes() throws {
        let journal = Journal()
        let screen = PresentedScreen {
            Color.green.frame(width: 100, height: 40).contentShape(Rectangle())
                .onTapGesture { journal.note("tap") }
                .contextMenu {
                    Button {
                        journal.note("act")
                    } label: {
                        Text("Act").background(Color.red)
                    }
                }
        }
        screen.touch(.down, 200, 410)
        screen.advance(by: 0.6)
        #expect(screen.labels.contains("Act"))
        screen.touch(.up, 200, 410)
        screen.rest()
        #expect(journal.entries == [])
        let menu = try #require(screen.paint(.red))
        #expect(menu.opacity == 1)
        screen.tap(20, 100)
        screen.advance(by: 0.05)
        let closing = try #require(screen.paint(.red))
        #expect(closing.opacity < 1 && closing.box.width < menu.box.width && !screen.labels.contains("Act"))
        screen.rest()
        #expect(screen.paint(.red) == nil && screen.host.presentations.stack.isEmpty)
    }

    // MARK: Inspectors

    /// "Inspector: regular: trailing column pushed in; compact: sheet."
    @Test func anInspectorIsPushedIn() throws {
        let isOpen = Knob(false)
        let screen = PresentedScreen(.pad) {
            Color.blue.inspector(isPresented: isOpen.binding) { Color.red.overlay { Text("Details") } }
        }
        screen.change { isOpen.value = true }
        #expect(try #require(screen.box(.red)).minX.isNear(1000))
        screen.advance(by: 0.1)
        let column = try #require(screen.box(.red))
        #expect(column.minX.isNear(1000 - 320 * 0.545, within: 1))
        #expect(try #require(screen.box(.blue)).maxX.isNear(column.minX, within: 1))
        screen.rest()
        #expect(screen.box(.red)?.minX == 680 && screen.box(.blue)?.width == 680)
        screen.change { isOpen.value = false }
        #expect(screen.labels == [])
        screen.advance(by: 0.1)
        #expect(try #require(screen.box(.red)).minX.isNear(680 + 320 * 0.545, within: 1))
        screen.rest()
        #expect(screen.box(.red) == nil && screen.box(.blue)?.width == 1000)
    }

    @Test func onAPhoneAnInspectorIsASheet() throws {
        let isOpen = Knob(false)
        let screen = PresentedScreen {
            Color.blue.inspector(isPresented: isOpen.binding) { Color.red }
        }
        screen.change { isOpen.value = true }
        #expect(try #require(screen.box(.red)).minY == 800)
        screen.rest()
        #expect(screen.box(.red)?.minY == 60)
    }
}
