import CoreGraphics
import Foundation

/// A view that is operated; SwiftUI's controls follow the appearance proxies of its subclasses.
open class UIControl: UIView {
    /// What state a control is in.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At rest.
        public static let normal: State = []
        /// Pressed.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Out of use.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
        /// With the focus.
        public static let focused = State(rawValue: 1 << 3)
    }

    /// Whether the control can be used.
    open var isEnabled = true
    /// Whether the control is selected.
    open var isSelected = false
    /// Whether the control is pressed.
    open var isHighlighted = false
}

/// A row of choices of which one holds.
open class UISegmentedControl: UIControl {
    /// The colour behind the choice that holds.
    open var selectedSegmentTintColor: UIColor?
    /// Whether segments are as wide as what they say.
    open var apportionsSegmentWidthsByContent = false
    private var titleAttributes: [State.RawValue: [NSAttributedString.Key: Any]] = [:]
    private var backgroundImages: [State.RawValue: UIImage] = [:]

    /// Sets the titles' attributes for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state.rawValue] = attributes
    }

    /// The titles' attributes for a state, as they were set.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// Sets the picture behind the segments.
    open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        backgroundImages[state.rawValue] = image
    }

    /// The picture behind the segments, as it was set.
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[state.rawValue]
    }
}

/// Dots that say which page it is.
open class UIPageControl: UIControl {
    /// What lies behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// As the platform likes it, always something, or as little as can be.
        case automatic, prominent, minimal
    }

    /// The colour of the dots of other pages.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the dot of this page.
    open var currentPageIndicatorTintColor: UIColor?
    /// Whether a single page has no dot.
    open var hidesForSinglePage = false
    /// What lies behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic
    /// A picture in place of the dots.
    open var preferredIndicatorImage: UIImage?
}

/// A switch.
open class UISwitch: UIControl {
    /// The colour behind a switch that is on.
    open var onTintColor: UIColor?
    /// The colour of the knob.
    open var thumbTintColor: UIColor?
}

/// A slider.
open class UISlider: UIControl {
    /// The colour of the track before the knob.
    open var minimumTrackTintColor: UIColor?
    /// The colour of the track after the knob.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the knob.
    open var thumbTintColor: UIColor?
    private var thumbImages: [State.RawValue: UIImage] = [:]

    /// Sets the knob's picture for a state.
    open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state.rawValue] = image }
    /// The knob's picture for a state, as it was set.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] }
}

/// Two buttons that count up and down.
open class UIStepper: UIControl {}

/// A button.
open class UIButton: UIControl {}

/// A picker of dates.
open class UIDatePicker: UIControl {
    /// The step of the minutes.
    open var minuteInterval = 1
}

/// A bar that fills up.
open class UIProgressView: UIView {
    /// The colour of what is done.
    open var progressTintColor: UIColor?
    /// The colour of what is left.
    open var trackTintColor: UIColor?
}

/// A wheel that turns while something goes on.
open class UIActivityIndicatorView: UIView {
    /// How large the wheel is.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large
    }

    /// How large the wheel is.
    open var style = Style.medium
    /// The wheel's colour.
    open var color: UIColor!
}

/// A field for a line of text.
open class UITextField: UIControl {
    /// When something is shown.
    public enum ViewMode: Int, Sendable {
        /// Never, while the field is written in, while it is not, or always.
        case never, whileEditing, unlessEditing, always
    }
    /// What is drawn round a field.
    public enum BorderStyle: Int, Sendable {
        /// Nothing, a line, a bevel, or a round border.
        case none, line, bezel, roundedRect
    }

    /// The font of the text.
    open var font: UIFont?
    /// The colour of the text.
    open var textColor: UIColor?
    /// When the button is shown that empties the field.
    open var clearButtonMode = ViewMode.never
    /// What is drawn round the field.
    open var borderStyle = BorderStyle.none
}

/// A bar with a field to search by.
open class UISearchBar: UIView {
    /// The bar's colour.
    open var barTintColor: UIColor?
    /// The field.
    open var searchTextField = UITextField()
}
