import Foundation
import SwiftUI
import Testing
import UIKit

/// Settings of UIKit's controls that are seen, and those that are only kept.
@MainActor struct ControlSettingTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private func drawn(_ view: UIView) -> DrawnView { DrawnView(Shown(view: view), width: 300, height: 60) }

    @Test func aButtonsContentLiesWhereItIsAsked() {
        func place(_ alignment: UIControl.ContentHorizontalAlignment) -> CGRect {
            let button = UIButton(type: .system)
            button.setTitle("Send", for: .normal)
            button.contentHorizontalAlignment = alignment
            return drawn(button).ink
        }
        let (left, middle, right) = (place(.left), place(.center), place(.trailing))
        #expect(left.minX < 4 && abs(middle.midX - 150) < 2 && right.maxX > 296)
    }

    @Test func viewsStandBesideTheTextOfAField() {
        let field = UITextField()
        let side = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        side.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        side.widthAnchor.constraint(equalToConstant: 40).isActive = true
        side.heightAnchor.constraint(equalToConstant: 20).isActive = true
        field.leftView = side
        #expect(drawn(field).bounds(of: 0xFF_0000).isNull)
        field.leftViewMode = .always
        #expect(drawn(field).bounds(of: 0xFF_0000).minX == 0)
        (field.leftView, field.rightView, field.rightViewMode) = (nil, side, .unlessEditing)
        #expect(drawn(field).bounds(of: 0xFF_0000).maxX == 300)
    }

    @Test func theThumbOfSegmentsHasAColor() {
        let choices = UISegmentedControl(items: ["", ""])
        choices.selectedSegmentIndex = 1
        choices.selectedSegmentTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let thumb = drawn(choices).bounds(of: 0xFF_0000)
        #expect(thumb.width > 100 && thumb.minX > 140)
    }

    @Test func whatIsOnlyKeptSaysSoOnce() {
        nonisolated(unsafe) var messages: [String] = []
        Log.redirect { messages.append($0) }
        defer { Log.redirect(nil) }
        let pages = UIPageControl()
        pages.preferredIndicatorImage = UIImage(systemName: "star")
        pages.preferredIndicatorImage = nil
        pages.preferredCurrentPageIndicatorImage = UIImage(systemName: "star")
        let told = messages.filter { $0.contains("IndicatorImage") }
        #expect(
            told == [
                "UIPageControl.preferredIndicatorImage is accepted but has no effect here.",
                "UIPageControl.preferredCurrentPageIndicatorImage is accepted but has no effect here.",
            ])
    }
}
