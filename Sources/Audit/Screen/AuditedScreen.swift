import CoreGraphics

/// What is on a screen, as rules see it: elements in reading order, and what is drawn.
package struct AuditedScreen: Sendable {
    /// The variant that the screen is drawn in.
    package struct Setting: Codable, Hashable, Sendable {
        /// As pictures name it.
        package var label = ""
        package var isDark = false
        package var hasIncreasedContrast = false
        /// The Dynamic Type size, counted from the smallest; 3 is the standard one, from 7 on they are for accessibility.
        package var textSize = 3
        package var isRightToLeft = false
        package var reducesMotion = false

        package init() {}
    }

    /// A control inside another one.
    package struct NestedControl: Sendable {
        package let title: String
        package let outer: String
        package let frame: CGRect
        package let origin: Origin
        package let words: [String]

        package init(title: String, outer: String, frame: CGRect, origin: Origin, words: [String]) {
            self.title = title
            self.outer = outer
            self.frame = frame
            self.origin = origin
            self.words = words
        }
    }

    /// Something that takes taps or the keyboard, and that no element represents as such.
    package struct UntoldControl: Sendable {
        package enum Kind: Sendable {
            /// A tap gesture on what is no button.
            case tap
            /// A control that is hidden from assistive technology.
            case hidden
        }
        package let kind: Kind
        package let element: Int?
        package let frame: CGRect
        package let origin: Origin
        package let words: [String]

        package init(kind: Kind, element: Int?, frame: CGRect, origin: Origin, words: [String]) {
            self.kind = kind
            self.element = element
            self.frame = frame
            self.origin = origin
            self.words = words
        }
    }

    /// Something that keeps moving.
    package struct Movement: Sendable {
        package let frame: CGRect
        package let origin: Origin

        package init(frame: CGRect, origin: Origin) {
            self.frame = frame
            self.origin = origin
        }
    }

    package var setting = Setting()
    package var size = CGSize.zero
    package var elements: [AuditedElement] = []
    package var texts: [DrawnText] = []
    package var marks: [DrawnMark] = []
    package var nested: [NestedControl] = []
    package var untold: [UntoldControl] = []
    package var movements: [Movement] = []
    /// The characters that can be seen, and those whose contrast was measured.
    package var visibleCharacters = 0
    package var measuredCharacters = 0

    package init() {}

    /// The path of an element: the views that made it, and the element itself.
    package func path(of index: Int) -> String {
        (elements[index].origin.path + [elements[index].title]).joined(separator: " › ")
    }

    /// The element that contains another one, and those that contain it, from the inside out.
    package func ancestors(of index: Int) -> [Int] {
        var found: [Int] = []
        var next = elements[index].parent
        while let current = next, found.count < elements.count {
            found.append(current)
            next = elements[current].parent
        }
        return found
    }
}
