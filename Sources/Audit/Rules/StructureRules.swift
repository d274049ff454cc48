import CoreGraphics
import SwiftUI

extension AuditRule {
    /// What is read next does not lie above what was read, or against the direction of reading in the same line.
    static let readingOrder = AuditRule(
        "reading-order", "The reading order jumps", .warning,
        help: "Order the views in reading order, or use accessibilitySortPriority(_:).", wcag: ["1.3.2", "2.4.3"],
        screen: { screen in
            let groups = Dictionary(grouping: screen.elements.indices) { screen.elements[$0].parent ?? -1 }
            return groups.values.flatMap { indices -> [Observation] in
                let places = indices.sorted().filter { screen.elements[$0].isReadHere }
                let shown = places.map { screen.elements[$0] }
                return shown.indices.dropFirst().compactMap { index in
                    let (a, b) = (shown[index - 1], shown[index])
                    guard
                        jumps(
                            from: a.place(beside: b), to: b.place(beside: a),
                            isRightToLeft: screen.setting.isRightToLeft)
                            || returns(to: b, from: a, after: shown[..<(index - 1)], in: screen.setting)
                    else { return nil }
                    return screen.observation(
                        .warning, "\(b.title) is read after \(a.title), but is before it on the screen.",
                        of: places[index])
                }
            }
        })

    private static func jumps(from a: CGRect, to b: CGRect, isRightToLeft: Bool) -> Bool {
        guard !a.isEmpty, !b.isEmpty else { return false }
        if b.maxY <= a.minY + 1 { return isAbove(b, a) }
        let downs = min(a.maxY, b.maxY) - max(a.minY, b.minY)
        return downs > min(a.height, b.height) * 0.6 && isBefore(b, a, isRightToLeft)
    }

    /// Whether an element is above and before the latest one, and also straight above one that was read before. Where columns end at
    /// different heights, the next element may be above the latest one, but not above its own column.
    private static func returns(
        to b: AuditedElement, from a: AuditedElement, after earlier: ArraySlice<AuditedElement>,
        in setting: AuditedScreen.Setting
    ) -> Bool {
        let (place, latest) = (b.place(beside: a), a.place(beside: b))
        return place.maxY <= latest.minY + 1 && isBefore(place, latest, setting.isRightToLeft)
            && earlier.contains { isAbove(b.place(beside: $0), $0.place(beside: b)) }
    }

    /// Whether a rectangle is in the same column as another one, and above it.
    private static func isAbove(_ b: CGRect, _ a: CGRect) -> Bool {
        guard !a.isEmpty, !b.isEmpty, b.maxY <= a.minY + 1 else { return false }
        return min(a.maxX, b.maxX) - max(a.minX, b.minX) > min(a.width, b.width) * 0.5
    }

    private static func isBefore(_ b: CGRect, _ a: CGRect, _ isRightToLeft: Bool) -> Bool {
        isRightToLeft ? b.minX >= a.maxX - 1 : b.maxX <= a.minX + 1
    }

    /// Traits do not contradict each other.
    static let traitConflict = AuditRule(
        "trait-conflict", "Traits contradict each other", .warning,
        help: "Remove one of the traits with accessibilityRemoveTraits(_:).", xcode: .trait,
        axe: ["presentation-role-conflict"], wcag: ["4.1.2"],
        screen: { screen in
            screen.elements.indices.compactMap { index in
                let element = screen.elements[index]
                let kinds: [(AccessibilityTraits, String)] = [
                    (.isButton, "button"), (.isLink, "link"), (.isSearchField, "search field"), (.isKeyboardKey, "key"),
                ]
                let own = kinds.filter { element.traits.contains($0.0) }.map(\.1)
                if own.count > 1 {
                    return screen.observation(
                        .warning, "\(element.title) is a \(own.joined(separator: " and a ")) at once.", of: index)
                }
                if element.traits.contains(.isButton), !element.isOperable, element.isEnabled, element.children.isEmpty,
                    element.role == .text || element.role == .image || element.role == .group
                {
                    return screen.observation(
                        .warning, "\(element.title) has the button trait but does nothing.", of: index)
                }
                return nil
            }
        })

    /// What is tapped has the trait of a button or a link.
    static let traitMissing = AuditRule(
        "trait-missing", "A view with a tap gesture is not a button", .warning,
        help: "Use a Button, or add accessibilityAddTraits(.isButton).", xcode: .trait, axe: [], wcag: ["4.1.2"],
        screen: { screen in
            screen.untold.filter { $0.kind == .tap }.map { control in
                Observation(
                    .warning, "A view with a tap gesture does not have the button trait.",
                    frame: control.frame, origin: control.origin,
                    path: (control.origin.path + ["onTapGesture"]).joined(separator: " › "), words: control.words,
                    calls: ["onTapGesture", "TapGesture"])
            }
        })

    /// A large title is a heading, so that people can go from one to the next.
    static let headingMissing = AuditRule(
        "heading-missing", "A title is not a heading", .warning,
        help: "Add accessibilityAddTraits(.isHeader).", xcode: .trait, axe: ["p-as-heading"], wcag: ["1.3.1", "2.4.6"],
        screen: { screen in
            guard screen.setting.textSize <= 3, !screen.elements.contains(where: { $0.traits.contains(.isHeader) }),
                let body = screen.texts.filter(\.hasWords).map(\.pointSize).min()
            else { return [] }
            return screen.texts.filter { text in
                guard let index = text.element, screen.elements[index].isPlainText, text.contrast != nil,
                    !text.isPartOfControl, !text.isInBar,
                    text.string.contains(where: \.isLetter), text.string.split(separator: " ").count <= 8
                else { return false }
                let isFollowed = screen.texts.contains {
                    $0.frame.minY > text.frame.maxY - 1 && $0.pointSize < text.pointSize
                }
                return text.pointSize >= 20 && text.pointSize >= body * 1.15 && isFollowed
            }.prefix(1).map {
                screen.observation(
                    .warning,
                    "“\($0.string.shortened)” looks like a heading but is not one, and the screen has no headings.",
                    of: $0)
            }
        })

    /// No control contains another one.
    static let nestedControls = AuditRule(
        "nested-controls", "A control is inside another", .error,
        help:
            "Put the controls beside each other, or make the inner control an accessibilityAction(named:_:) of the outer one.",
        xcode: .parentChild, axe: ["nested-interactive"], wcag: ["4.1.2"],
        screen: { screen in
            screen.nested.map { nested in
                Observation(
                    .error, "\(nested.title) is inside \(nested.outer), so assistive technology does not find it.",
                    frame: nested.frame, origin: nested.origin,
                    path: (nested.origin.path + [nested.title]).joined(separator: " › "), words: nested.words,
                    calls: ["Button", "Toggle", "Link"])
            }
        })

    /// What is hidden from assistive technology cannot be operated by others.
    static let hiddenControl = AuditRule(
        "hidden-control", "A control is hidden from assistive technology", .error,
        help: "Remove accessibilityHidden(true), or disable the control.", xcode: .parentChild,
        axe: ["aria-hidden-focus"], wcag: ["4.1.2"],
        screen: { screen in
            screen.untold.filter { $0.kind == .hidden }.map { control in
                Observation(
                    .error, "A control can be used but is hidden from assistive technology.", frame: control.frame,
                    origin: control.origin, path: (control.origin.path + ["hidden control"]).joined(separator: " › "),
                    words: control.words, calls: ["Button", "Toggle", "TextField", "Slider"])
            }
        })
}

extension AuditedElement {
    /// Whether the element takes part in the order of its siblings. What floats above others, or is a bar, has its own place, and a
    /// header that sticks to an edge is read where it was.
    fileprivate var isReadHere: Bool {
        isElement && !isInlineLink && !isInBar && !isInChart && !isPinned
            && ![.navigationBar, .tabBar, .toolbar, .group, .scrollArea].contains(role)
    }

    /// Where the element is, for the order of reading. Content of a scroll view has no fixed place beside what is outside of the
    /// scroll view: there its place is that of the scroll view.
    fileprivate func place(beside other: AuditedElement) -> CGRect {
        scrollViews.first { view in !other.scrollViews.contains { $0.id == view.id } }?.frame ?? frame
    }
}
