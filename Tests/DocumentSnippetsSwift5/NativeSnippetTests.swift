import Foundation
import PerchTesting
import SwiftUI
import Testing

@testable import PerchHost

/// The native wrappers' snippets and previews, used as the documents say.
@MainActor struct NativeSnippetTests {
    // MARK: Choosing

    @Test func anOptionIsChosen() throws {
        let screen = try phone(PickerSnippet())
        screen.picker("Country").tap()
        screen.settle()
        screen.menuItem("India").tap()
        screen.settle()
        #expect(screen.picker("Country").value == "India")
        screen.picker("Size").tap()
        screen.settle()
        screen.menuItem("Large").tap()
        screen.settle()
        #expect(screen.picker("Size").value == "Large")
        #expect(screen.text("Please select a size").exists)
        #expect(screen.picker("Region").value == "North" && !screen.picker("Region").isEnabled)
    }

    @Test func datesAreChosen() throws {
        let screen = try phone(DatesSnippet())
        func choose(_ day: String) {
            screen.button(day).tap()
            screen.settle()
        }
        func tapOutside() {
            screen.tap(at: CGPoint(x: screen.size.width / 2, y: 70))
            screen.settle()
        }
        let birthday = screen.datePickers.element(boundBy: 0).buttons.firstMatch
        birthday.tap()
        screen.settle()
        choose("Sunday, January 21")
        tapOutside()
        #expect(birthday.label.contains("21"))

        choose("Saturday, February 17")
        #expect(screen.button("Saturday, February 17").isSelected)

        let hours = screen.datePickers["Time"].pickers.firstMatch
        let before = hours.value
        hours.drag(by: CGSize(width: 0, height: -70))
        screen.settle()
        #expect(hours.value != before)

        let checkIn = screen.datePickers.element(boundBy: 3).buttons.firstMatch
        checkIn.tap()
        screen.settle()
        screen.button("Next Month").tap()
        screen.settle()
        let nextMonth = try #require(Calendar.current.date(byAdding: .month, value: 1, to: Date()))
        var parts = Calendar.current.dateComponents([.year, .month], from: nextMonth)
        parts.day = 15
        let day = try #require(Calendar.current.date(from: parts))
        choose(day.formatted(.dateTime.weekday(.wide).month(.wide).day().locale(Locale(identifier: "en_US"))))
        tapOutside()
        #expect(checkIn.label.contains("15"))
    }

    @Test func coloursAreChosen() throws {
        let screen = try phone(ColorsSnippet())
        for (name, hasOpacity) in [("Accent Color", false), ("Background", true)] {
            let before = screen.allElements[name].value
            screen.allElements[name].tap()
            screen.settle()
            #expect(screen.slider("Opacity").exists == hasOpacity)
            screen.button("Color 5, 3").tap()
            screen.button("Close").tap()
            screen.settle()
            #expect(screen.allElements[name].value != before, "\(name)")
        }
    }

    @Test func aThumbMovesInBothSliders() throws {
        let screen = try phone(RangeSnippet())
        let before = screen.allElements["Minimum"].firstMatch.value
        screen.allElements["Minimum"].firstMatch.drag(by: CGSize(width: 80, height: 0))
        screen.settle()
        let values = screen.elements.filter { $0.label == "Minimum" }.map(\.value)
        #expect(values.count == 2 && values.allSatisfy { $0 != before })
    }

    // MARK: What opens

    @Test func sheetsAreOpenedAndDraggedAway() throws {
        let screen = try phone(SheetSnippet())
        let content = screen.text("Sheet content goes here.")
        var tops: [CGFloat] = []
        for button in ["Open Sheet", "Open Small Sheet"] {
            screen.button(button).tap()
            screen.settle()
            tops.append(content.frame.minY)
            content.drag(by: CGSize(width: 0, height: -400), velocity: .fast)
            screen.settle()
            #expect(content.frame.minY < tops[0] - 100)
            content.drag(by: CGSize(width: 0, height: 750), velocity: .fast)
            screen.settle()
            #expect(!content.exists)
        }
        // A lower sheet begins further down.
        #expect(tops[1] > tops[0] + 20)
    }

    @Test func anAlertsButtonActs() throws {
        let screen = try phone(AlertsSnippet())
        screen.button("Delete Alert").tap()
        screen.settle()
        screen.button("Delete").tap()
        screen.settle()
        #expect(screen.text("Deleted").exists && !screen.text("Delete Item?").exists)
        screen.button("Confirm Alert").tap()
        screen.settle()
        screen.button("OK").tap()
        screen.settle()
        #expect(!screen.text("Saved!").exists)
    }

    @Test func anActionSheetsButtonActs() throws {
        let screen = try phone(ActionsSnippet())
        screen.button("Show Action Sheet").tap()
        screen.settle()
        screen.button("Edit Post").tap()
        screen.settle()
        #expect(screen.text("Edited").exists)
        screen.button("Show Action Sheet").tap()
        screen.settle()
        screen.button("Cancel").tap()
        screen.settle()
        #expect(screen.text("Edited").exists && !screen.text("Post Options").exists)
    }

    @Test func bothMenusAct() throws {
        let screen = try phone(MenusSnippet())
        screen.text("Long-press me").press(forDuration: 1)
        screen.settle()
        screen.menuItem("Share").tap()
        screen.settle()
        #expect(screen.text("Shared").exists)
        screen.buttons.firstMatch.tap()
        screen.settle()
        screen.button("Rename").tap()
        screen.settle()
        #expect(screen.text("Renamed").exists && !screen.button("Rename").exists)
    }

    @Test func tooltipsHangAtPicturesAndButtons() throws {
        let screen = try phone(TooltipSnippet())
        func closed() {
            screen.tap(at: CGPoint(x: 20, y: screen.size.height - 60))
            screen.settle()
        }
        let heart = screen.images.firstMatch.frame
        screen.images.firstMatch.tap()
        screen.settle()
        #expect(screen.text("Tap to like this post").frame.minY > heart.maxY)
        closed()
        #expect(!screen.text("Tap to like this post").exists)
        let button = screen.button("B").frame
        screen.button("B").tap()
        screen.settle()
        #expect(screen.text("Bold text").frame.maxY < button.minY)
        closed()
        screen.button("Rich").tap()
        screen.settle()
        #expect(screen.text("Title").exists && screen.text("Detail").exists)
        closed()
        #expect(!screen.text("Detail").exists)
    }

    // MARK: What is traversed

    @Test func theActionsOfHeadersAct() throws {
        let list = try phone(HeaderListSnippet())
        for (place, expected) in [(0, "Bell"), (1, "Person")] {
            list.buttons.element(boundBy: place).tap()
            list.settle()
            #expect(list.text(expected).exists)
        }
        let inline = try phone(HeaderSnippet())
        inline.button("Edit").tap()
        inline.settle()
        #expect(inline.text("Edited").exists && inline.allElements["Settings"].exists)
    }

    @Test func tabsChange() throws {
        let screen = try phone(TabsSnippet())
        screen.tabs["Alerts"].tap()
        screen.settle()
        #expect(screen.text("Alerts screen").exists)
    }

    @Test func aCarouselIsSwiped() throws {
        let screen = try phone(CarouselSnippet())
        // The cards below it have no dots.
        let dots = screen.allElements["Page"]
        #expect(dots.count == 1 && dots.value == "1 of 2")
        let (pages, cards) = (dots.frame.minY - 60, dots.frame.maxY + 120)
        screen.drag(from: CGPoint(x: 330, y: cards), to: CGPoint(x: 60, y: cards))
        screen.settle()
        #expect(dots.value == "1 of 2")
        screen.drag(from: CGPoint(x: 330, y: pages), to: CGPoint(x: 60, y: pages))
        screen.settle()
        #expect(dots.value == "2 of 2")
    }

    // MARK: Previews

    nonisolated static let previews = Preview.all(in: String(#fileID.prefix { $0 != "/" }))

    private func screen(of preview: PreviewEntry) throws -> RenderedView {
        try phone(preview.resolve().makeView())
    }

    private func screen(ofPreview name: String) throws -> RenderedView {
        try screen(of: try #require(Self.previews.first { $0.name == name }))
    }

    @Test func allPreviewsAreThere() {
        #expect(Self.previews.count == 14)
    }

    @Test(arguments: previews) func aPreviewIsUsed(preview: PreviewEntry) throws {
        let screen = try screen(of: preview)
        #expect(screen.cost.operationsEmitted > 0)
        screen.useAtRandom(events: 60, seed: 5)
    }

    @Test func thePreviewsStateIsItsOwn() throws {
        let pickers = try screen(ofPreview: "Picker")
        // It is none of its options.
        #expect(pickers.picker("Size").value == "Select…")
        pickers.picker("Country").tap()
        pickers.settle()
        pickers.menuItem("USA").tap()
        pickers.settle()
        #expect(pickers.picker("Country").value == "USA")

        let carousels = try screen(ofPreview: "Carousels")
        let dots = carousels.allElements["Page"]
        #expect(dots.count == 2)
        let y = dots.element(boundBy: 1).frame.minY - 80
        carousels.drag(from: CGPoint(x: 320, y: y), to: CGPoint(x: 70, y: y))
        carousels.settle()
        #expect(dots.element(boundBy: 0).value == "1 of 3" && dots.element(boundBy: 1).value == "2 of 3")

        let sliders = try screen(ofPreview: "Sliders")
        let stepped = sliders.allElements["Maximum"].element(boundBy: 1)
        stepped.drag(by: CGSize(width: 47, height: 0))
        sliders.settle()
        #expect(stepped.value == "60")
    }
}
