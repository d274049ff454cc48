import Foundation

/// What assistive technology is told about one element: the second value the engine puts out (law 4 of the design).
package struct AccessibilityNode: Equatable {
    /// What the element is.
    package var traits: Set<String> = []
    package var label: String = ""
    package var value: String = ""
    package var hint: String = ""
    package var identifier: String = ""
    /// In the root's coordinates, in points.
    package var frame: CGRect = .zero
    package var children: [AccessibilityNode] = []

    package init() {}
}
