import Foundation

/// The words that controls say themselves. English; the place for other languages.
package enum ControlWords {
    static let edit = "Edit"
    static let done = "Done"
    static let submit = "Submit"
    static let rename = "Rename"
    static let share = "Share…"
    static let copy = "Copy"
    static let paste = "Paste"
    static let cut = "Cut"
    static let select = "Select"
    static let selectAll = "Select All"
    static let close = "Close"

    static func items(_ count: Int) -> String { count == 1 ? "1 Item" : "\(count) Items" }
    static let noResults = "No Results"
    static let checkSpelling = "Check the spelling or try a new search."
    static let previousMonth = "Previous Month"
    static let nextMonth = "Next Month"
    static let time = "Time"
    package static let inProgress = "In progress"
    package static let expanded = "Expanded"
    package static let collapsed = "Collapsed"
    static let color = "Color"
    static let colors = "Colors"
    static let colorGrid = "Grid"
    static let colorSpectrum = "Spectrum"
    static let colorSliders = "Sliders"
    static let opacity = "Opacity"
    static let red = "Red"
    static let green = "Green"
    static let blue = "Blue"

    static func noResults(for query: String) -> String { "No Results for “\(query)”" }
}

/// A part of a whole as it is read aloud.
func accessibilityPercentage(_ fraction: Double) -> String { "\(Int((fraction * 100).rounded()))%" }
