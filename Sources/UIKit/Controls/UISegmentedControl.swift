import CoreGraphics
import Foundation

/// A control with segments, one of which is selected.
open class UISegmentedControl: UIControl {
    /// A value that represents no segment.
    public nonisolated static let noSegment = -1

    package struct Segment {
        package var title: String?
        package var image: UIImage?
        package var action: UIAction?
        package var isEnabled = true
    }

    package private(set) var segments: [Segment] = [] { didSet { contentAndSizeDidChange() } }

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control without segments. Perch does not read the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a control whose segments show strings and images.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    }

    /// Creates a control whose segments perform actions.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map(segment)
    }

    private func segment(_ action: UIAction) -> Segment {
        Segment(title: action.title, image: action.image, action: action)
    }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// The index of the selected segment. It is `noSegment` if none is selected, which is the default.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet {
            if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = UISegmentedControl.noSegment }
            if selectedSegmentIndex != oldValue { contentDidChange() }
        }
    }

    /// Inserts a segment. An index out of bounds counts as the nearest valid index.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
    }
    /// Inserts a segment. An index out of bounds counts as the nearest valid index.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count))
    }
    /// Inserts a segment. An index out of bounds counts as the nearest valid index.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        segments.insert(self.segment(action), at: min(max(segment, 0), segments.count))
    }
    /// Removes a segment, if it exists.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if selectedSegmentIndex == segment { selectedSegmentIndex = UISegmentedControl.noSegment }
    }
    /// Removes all segments.
    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = UISegmentedControl.noSegment
    }
    /// Sets the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment] = Segment(title: title, isEnabled: segments[segment].isEnabled)
    }
    /// Returns the title of a segment.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }
    /// Sets whether the user can select a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
    }
    /// Returns a Boolean value that indicates whether the user can select a segment.
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

    /// The color behind the selected segment.
    open var selectedSegmentTintColor: UIColor? { didSet { contentDidChange() } }
    /// A Boolean value that indicates whether segments have the width of their content. Perch stores this value, but it
    /// has no effect.
    open var apportionsSegmentWidthsByContent = false {
        didSet { UIKitWithoutEffect.apportionsSegmentWidthsByContent.log() }
    }
    private var titleAttributes: [State.RawValue: [NSAttributedString.Key: Any]] = [:]
    private var backgroundImages: [State.RawValue: UIImage] = [:]

    /// Sets the attributes of the titles for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state.rawValue] = attributes
    }

    /// Returns the attributes of the titles for a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// Sets the image behind the segments.
    open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        backgroundImages[state.rawValue] = image
    }

    /// Returns the background image of the segments.
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[state.rawValue]
    }

    override var showsContent: Bool { true }
}
