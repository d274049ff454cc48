import CoreGraphics
import Foundation

/// A row of choices of which one holds.
open class UISegmentedControl: UIControl {
    /// Represents no choice.
    public nonisolated static let noSegment = -1

    package struct Segment {
        package var title: String?
        package var image: UIImage?
        package var action: UIAction?
        package var isEnabled = true
    }

    package private(set) var segments: [Segment] = [] { didSet { contentAndSizeDidChange() } }

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// An archive holds nothing of a control's here: there are no choices.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Choices of strings and pictures.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    }

    /// Choices of actions.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map(segment)
    }

    private func segment(_ action: UIAction) -> Segment {
        Segment(title: action.title, image: action.image, action: action)
    }

    /// The number of choices.
    open var numberOfSegments: Int { segments.count }

    /// The choice that holds; `noSegment` where none does, as at first.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet {
            if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = UISegmentedControl.noSegment }
            if selectedSegmentIndex != oldValue { contentDidChange() }
        }
    }

    /// Puts a choice in. An index out of bounds counts as the nearest within.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
    }
    /// Puts a choice in. An index out of bounds counts as the nearest within.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count))
    }
    /// Puts a choice in. An index out of bounds counts as the nearest within.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        segments.insert(self.segment(action), at: min(max(segment, 0), segments.count))
    }
    /// Takes a choice out, if there is one.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if selectedSegmentIndex == segment { selectedSegmentIndex = UISegmentedControl.noSegment }
    }
    /// Takes all choices out.
    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = UISegmentedControl.noSegment
    }
    /// Gives a choice a title.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment] = Segment(title: title, isEnabled: segments[segment].isEnabled)
    }
    /// The title of a choice.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }
    /// Sets whether a choice can be made.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
    }
    /// Returns a Boolean value that indicates whether a choice can be made.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    /// The user made a choice.
    package func choose(_ index: Int) {
        guard segments.indices.contains(index), segments[index].isEnabled, index != selectedSegmentIndex else { return }
        selectedSegmentIndex = index
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// The color behind the choice that holds.
    open var selectedSegmentTintColor: UIColor? { didSet { contentDidChange() } }
    /// A Boolean value that indicates whether segments are as wide as what they say.
    open var apportionsSegmentWidthsByContent = false {
        didSet { UIKitWithoutEffect.apportionsSegmentWidthsByContent.log() }
    }
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

    override var showsContent: Bool { true }
}
