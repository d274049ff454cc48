import Foundation
import Testing

@testable import SwiftUICore

@MainActor private func tree(_ view: some View) -> [AccessibilityNode] {
    ViewHost(view, size: CGSize(width: 200, height: 200)).accessibility(at: 0)
}

/// The tree as text, without frames.
@MainActor private func text(_ view: some View) -> String { AccessibilityTree.text(tree(view), frames: false) }

/// Something to touch: a control as Button makes it.
private struct Pressable<Label: View>: View {
    let action: () -> Void
    @ViewBuilder let label: Label

    var body: some View {
        HStack { label }.accessibilityControl(.button) { $0.setAction(.activate, action) }
    }
}

@MainActor struct AccessibilityElementTests {
    @Test func textsAreReadInTheOrderTheyStand() {
        #expect(
            text(
                VStack {
                    Text("a")
                    HStack {
                        Text("b")
                        Text("c")
                    }
                }) == """
                    text “a”
                    text “b”
                    text “c”
                    """)
    }

    @Test func combinedElementsAreReadAsOne() {
        #expect(
            text(
                VStack {
                    Text("Inbox")
                    Text("3 new").accessibilityValue("of 20")
                }.accessibilityElement(children: .combine)) == "text “Inbox, 3 new” value “of 20”")
    }

    @Test func ignoredChildrenAreNotRead() {
        #expect(
            text(VStack { Text("a") }.accessibilityElement().accessibilityLabel("whole")) == "group “whole”")
    }

    @Test func containersHoldTheirElements() {
        #expect(
            text(VStack { Text("a") }.accessibilityElement(children: .contain).accessibilityIdentifier("box")) == """
                group #box
                  text “a”
                """)
    }

    @Test func hiddenSubtreesAreNotRead() {
        #expect(
            text(
                VStack {
                    Text("a").accessibilityHidden(true).accessibilityLabel("not this")
                    VStack { Text("b") }.accessibilityHidden(true)
                    Text("c").accessibilityHidden(false)
                }) == "text “c”")
    }

    @Test func aShapeIsAnElementOnceSomethingIsSaidAboutIt() {
        #expect(text(Spacer()) == "")
        #expect(text(Spacer().accessibilityLabel("Gap")) == "group “Gap”")
    }

    @Test func outerValuesWin() {
        #expect(text(Text("a").accessibilityLabel("inner").accessibilityLabel("outer")) == "text “outer”")
    }

    @Test func propertiesReachEveryElementOfAPlainContainer() {
        #expect(
            text(
                HStack {
                    Text("a")
                    Text("b")
                }.accessibilityIdentifier("x")) == """
                    text “a” #x
                    text “b” #x
                    """)
    }

    @Test func framesAreInTheCanvassCoordinates() {
        let nodes = tree(Text("a").frame(width: 50, height: 20).accessibilityElement().padding(10))
        #expect(nodes.map(\.frame) == [CGRect(x: 75, y: 90, width: 50, height: 20)])
    }

    @Test func propertiesThatAreNotEnabledChangeNothing() {
        #expect(
            text(Text("a").accessibilityLabel("b", isEnabled: false).accessibilityHint("h", isEnabled: false))
                == "text “a”")
    }
}

@MainActor struct AccessibilityOrderTests {
    @Test func higherPrioritiesAreReadFirst() {
        #expect(
            text(
                HStack {
                    Text("1")
                    Text("2").accessibilitySortPriority(1)
                    Text("3").accessibilitySortPriority(-1)
                    Text("4")
                }) == """
                    text “2”
                    text “1”
                    text “4”
                    text “3”
                    """)
    }

    @Test func prioritiesOrderSiblingsOnly() {
        #expect(
            text(
                VStack {
                    Text("a")
                    HStack {
                        Text("b")
                        Text("c").accessibilitySortPriority(9)
                    }.accessibilityElement(children: .contain)
                }) == """
                    text “a”
                    group
                      text “c”
                      text “b”
                    """)
    }

    @Test func nothingIsReadBehindAModalElement() {
        #expect(
            text(
                ZStack {
                    Text("behind")
                    Text("front").accessibilityContainer(.dialog)
                }) == """
                    dialog
                      text “front”
                    """)
    }
}

@MainActor struct AccessibilityActionTests {
    /// A screen with one element.
    @MainActor private struct Screen {
        let host: ViewHost

        init(_ view: some View) { host = ViewHost(view, size: CGSize(width: 200, height: 200)) }

        var node: AccessibilityNode { host.accessibility(at: 0)[0] }
        var text: String { AccessibilityTree.text(host.accessibility(at: 0), frames: false) }

        @discardableResult func activate() -> Bool { host.accessibilityActions.activate(node) }

        @discardableResult func perform(_ kind: AccessibilityAction.Kind) -> Bool {
            host.accessibilityActions.perform(kind, on: node)
        }
    }

    @Test("a tree is a value that may be read by others")
    func sendable() async {
        let screen = Screen(Text("a").accessibilityAction(named: "Pin") {})
        let nodes = screen.host.accessibility(at: 0)
        let text = await Task.detached { AccessibilityTree.text(nodes, frames: false) }.value
        #expect(text == "text “a” action “Pin”")
    }

    @Test("what is gone does nothing, and leaves nothing behind")
    func gone() {
        struct Row: View {
            let isShown: Bool
            @State var presses = 0
            var body: some View {
                if isShown { Text("\(presses)").accessibilityAction { presses += 1 } }
            }
        }
        struct Rows: View {
            @State var isShown = true
            var body: some View {
                Row(isShown: isShown)
                Text("Hide").accessibilityAction { isShown = false }
            }
        }
        let screen = Screen(Rows())
        let node = screen.node
        #expect(screen.activate())
        #expect(screen.node.label == "1" && screen.host.accessibilityActions.count == 2)
        screen.host.accessibilityActions.activate(screen.host.accessibility(at: 0)[1])
        #expect(screen.text == "text “Hide”")
        #expect(!screen.host.accessibilityActions.activate(node))
        #expect(screen.host.accessibilityActions.count == 1)
    }

    @Test func aControlTakesItsLabelFromItsContents() {
        var presses = 0
        let screen = Screen(
            Pressable(action: { presses += 1 }) {
                Text("Save")
                Text("now")
            }.accessibilityElement(children: .combine))
        #expect(screen.text == "button “Save, now”")
        #expect(screen.activate())
        #expect(presses == 1)
    }

    @Test func disabledControlsSayItAndDoNothing() {
        var presses = 0
        let screen = Screen(Pressable(action: { presses += 1 }) { Text("Save") }.disabled(true))
        #expect(screen.text == "button “Save” disabled")
        #expect(!screen.activate())
        #expect(presses == 0)
    }

    @Test func combinedButtonsBecomeActionsByName() {
        var pressed: [String] = []
        let screen = Screen(
            HStack {
                Text("Mail")
                Pressable(action: { pressed.append("reply") }) { Text("Reply") }
                Pressable(action: { pressed.append("delete") }) { Text("Delete") }
            }.accessibilityElement(children: .combine))
        #expect(
            screen.text
                == "text “Mail, Reply, Delete” action “Reply” action “Delete”")
        #expect(screen.perform(.named("Delete")))
        #expect(pressed == ["delete"])
    }

    @Test func actionsAreOfferedByKindAndName() {
        var done: [String] = []
        let screen = Screen(
            Text("a").accessibilityAction { done.append("tap") }
                .accessibilityAction(.escape) { done.append("escape") }
                .accessibilityAction(named: "Pin") { done.append("pin") }
                .accessibilityActions {
                    Pressable(action: { done.append("move") }) { Text("Move") }
                })
        #expect(
            screen.text == "text “a” action escape action “Pin” action “Move”")
        screen.activate()
        screen.perform(.escape)
        screen.perform(.named("Pin"))
        screen.perform(.named("Move"))
        #expect(!screen.perform(.magicTap))
        #expect(done == ["tap", "escape", "pin", "move"])
    }

    @Test func valuesAreAdjusted() {
        struct Volume: View {
            @State var level = 5
            var body: some View {
                Text("Volume").accessibilityValue("\(level)")
                    .accessibilityAdjustableAction { level += $0 == .increment ? 1 : -1 }
            }
        }
        let screen = Screen(Volume())
        let node = screen.node
        #expect(node.value == "5" && node.isAdjustable)
        // The node of the first frame does what the view does later.
        for direction in [AccessibilityAdjustmentDirection.increment, .increment, .decrement] {
            #expect(screen.host.accessibilityActions.adjust(node, direction))
            _ = screen.host.frame()
        }
        #expect(screen.node.value == "6")
    }

    @Test func aRepresentationIsReadInstead() {
        var presses = 0
        let screen = Screen(
            Text("drawn").frame(width: 80, height: 30).accessibilityRepresentation {
                Pressable(action: { presses += 1 }) { Text("spoken") }
            })
        #expect(screen.text == "button “spoken”")
        #expect(screen.node.frame.size == CGSize(width: 80, height: 30))
        screen.activate()
        #expect(presses == 1)
    }

    @Test func childrenMayBeOtherViews() {
        #expect(
            text(
                Spacer().accessibilityChildren {
                    Text("Jan")
                    Text("Feb")
                }.accessibilityLabel("Sales")) == """
                    group “Sales”
                      text “Jan”
                      text “Feb”
                    """)
    }
}

@MainActor struct AccessibilityPropertyTests {
    @Test func traitsAreAddedAndTakenAway() {
        #expect(
            text(Text("a").accessibilityAddTraits([.isButton, .isSelected]).accessibilityRemoveTraits(.isButton))
                == "text “a” selected")
    }

    @Test func headingsHaveLevels() {
        #expect(text(Text("Title").accessibilityHeading(.h2)) == "text “Title” header level 2")
    }

    @Test func detailsAreReplacedByKey() {
        #expect(
            text(
                Text("File").accessibilityCustomContent("Size", "1 MB").accessibilityCustomContent("Size", "2 MB")
                    .accessibilityCustomContent("Kind", "Text", importance: .high))
                == "text “File” Size: “2 MB” Kind: “Text”")
    }

    @Test func viewsHaveNamesForVoiceControl() {
        #expect(
            text(Text("OK").accessibilityInputLabels(["Confirm", "Yes"])) == "text “OK” called “Confirm”, “Yes”")
    }

    @Test func labelsAreTranslatedWhereTheyAreRead() {
        let key: LocalizedStringKey = "\(3) files"
        #expect(text(Spacer().accessibilityLabel(key)) == "group “3 files”")
        #expect(text(Spacer().accessibilityLabel(Text(verbatim: "\(3)"))) == "group “3”")
    }

    @Test func settingsComeFromTheHost() {
        struct Probe: View {
            @Environment(\.accessibilityReduceMotion) var reduceMotion
            @Environment(\.accessibilityVoiceOverEnabled) var voiceOver
            var body: some View { Text(verbatim: "\(reduceMotion) \(voiceOver)") }
        }
        let host = ViewHost(Probe(), size: CGSize(width: 100, height: 100))
        #expect(host.accessibility(at: 0)[0].label == "false false")
        host.setEnvironment { $0.accessibilitySettings.reducesMotion = true }
        #expect(host.accessibility(at: 0)[0].label == "true false")
    }

    @Test func theReadersPlaceIsBoundBothWays() throws {
        struct Form: View {
            enum Field { case name, mail }
            @AccessibilityFocusState var focus: Field?
            var body: some View {
                VStack {
                    Text(focus == nil ? "none" : "some")
                    Text("Name").accessibilityFocused($focus, equals: .name)
                    Text("Mail").accessibilityFocused($focus, equals: .mail)
                }.onAppear { focus = .mail }
            }
        }
        let host = ViewHost(Form(), size: CGSize(width: 200, height: 200))
        var nodes = host.accessibility(at: 0)
        #expect(nodes.map(\.isFocused) == [false, false, true])
        host.accessibilityActions.perform(try #require(nodes[1].setFocused), with: true)
        nodes = host.accessibility(at: 0)
        #expect(nodes.map(\.isFocused) == [false, true, false])
        host.accessibilityActions.perform(try #require(nodes[1].setFocused), with: false)
        #expect(host.accessibility(at: 0).first?.label == "none")
    }

    @Test func traitsAreASet() {
        var traits: AccessibilityTraits = [.isButton, .isHeader]
        #expect(traits.insert(.isButton).inserted == false)
        #expect(traits.remove(.isLink) == nil)
        #expect(traits.remove([.isHeader, .isLink]) == .isHeader)
        #expect(traits.update(with: .isSelected) == nil)
        #expect(traits.words == ["button", "selected"])
        #expect(traits.symmetricDifference([.isButton, .isModal]) == [.isSelected, .isModal])
    }
}

@MainActor struct AccessibilityAreaTests {
    @Test func areasThatAreTouchedDirectlySaySo() throws {
        let view = VStack {
            Text("Piano").accessibilityDirectTouch(options: [.silentOnTouch, .requiresActivation])
            Text("Drum").accessibilityDirectTouch().accessibilityDirectTouch(false)
        }
        let nodes = tree(view)
        #expect(nodes[0].directTouch == [.silentOnTouch, .requiresActivation])
        #expect(nodes[0].traits.contains(.allowsDirectInteraction))
        #expect(nodes[1].directTouch == nil && !nodes[1].traits.contains(.allowsDirectInteraction))
    }

    @Test func namesThatAreShownLargeAreTheViewsOwnOrAnothers() {
        let view = VStack {
            Text("Inbox").accessibilityShowsLargeContentViewer()
            Text("3").accessibilityShowsLargeContentViewer { Text("Three new messages") }
            Text("Plain")
        }
        #expect(tree(view).map(\.largeContentLabel) == ["Inbox", "Three new messages", nil])
    }
}
