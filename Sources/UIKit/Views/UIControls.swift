import CoreGraphics
import Foundation

/// A view that is operated; SwiftUI's controls follow the appearance proxies of its subclasses.
open class UIControl: UIView {
    /// What state a control is in.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
}

open class UISegmentedControl: UIControl {
    open var selectedSegmentTintColor: UIColor?
    open var apportionsSegmentWidthsByContent = false
    private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
    private var backgroundImages: [State: UIImage] = [:]

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
    }

    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        backgroundImages[state] = image
    }

    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[state] }
}

open class UIPageControl: UIControl {
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    open var hidesForSinglePage = false
    open var backgroundStyle = BackgroundStyle.automatic
    open var preferredIndicatorImage: UIImage?
}

open class UISwitch: UIControl {
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
}

open class UISlider: UIControl {
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    private var thumbImages: [State: UIImage] = [:]

    open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
}

open class UIStepper: UIControl {}

open class UIButton: UIControl {}

open class UIDatePicker: UIControl {
    open var minuteInterval = 1
}

open class UIProgressView: UIView {
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
}

open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large
    }

    open var style = Style.medium
    open var color: UIColor!
}

open class UITextField: UIControl {
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

    open var font: UIFont?
    open var textColor: UIColor?
    open var clearButtonMode = ViewMode.never
    open var borderStyle = BorderStyle.none
}

open class UISearchBar: UIView {
    open var barTintColor: UIColor?
    open var searchTextField = UITextField()
}
