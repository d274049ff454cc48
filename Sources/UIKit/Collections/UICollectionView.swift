import CoreGraphics
import Foundation

/// A view that shows a scrolling collection of items, at the positions of a layout.
///
/// Only visible elements have views. The views of elements that are no longer visible are reused. Sections or items out
/// of range, classes that were not registered, and numbers of items that do not match an update never end the process.
/// Perch logs each once.
open class UICollectionView: UIScrollView {
    /// Constants that describe the category of an element.
    public enum ElementCategory: UInt, Sendable {
        /// The categories: cell, supplementary view, and decoration view.
        case cell, supplementaryView, decorationView
    }

    /// Constants that describe the direction of scrolling.
    public enum ScrollDirection: Int, Sendable {
        /// The directions: vertical and horizontal.
        case vertical, horizontal
    }

    /// Options that describe the position of an item after scrolling to it. Without an option, the view scrolls only as
    /// far as required.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A position at the top edge.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// A position in the vertical center.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// A position at the bottom edge.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// A position at the left edge.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// A position in the horizontal center.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// A position at the right edge.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The kind of a section's header in a flow layout.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer in a flow layout.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Creates a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// Creates a collection view with a flow layout.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// Creates a collection view with a flow layout. Perch does not read the archive.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
        backgroundColor = .systemBackground
    }

    // MARK: Data

    /// The data source, which provides the items.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    /// The data source for prefetching, which is notified of items that will soon be visible.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// A Boolean value that indicates whether cells are prepared before they become visible.
    open var isPrefetchingEnabled = true

    /// The number of items of each section; nil until the data source was asked.
    var counts: [Int]?

    /// Asks the data source for the counts if that is necessary.
    func loadCounts() -> [Int] {
        if let counts { return counts }
        guard let dataSource else { return [] }
        let new = (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
        }
        counts = new
        return new
    }

    /// The number of sections.
    open var numberOfSections: Int { loadCounts().count }

    /// Returns the number of items in a section. It is 0 if the section does not exist.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = loadCounts()
        guard counts.indices.contains(section) else {
            Log.once("UICollectionView: there is no section \(section); it counts as empty.")
            return 0
        }
        return counts[section]
    }

    /// Whether there is an item at a path.
    func hasItem(at path: IndexPath) -> Bool {
        let counts = loadCounts()
        return counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }

    /// Discards all views and requests all data from the data source again.
    open func reloadData() {
        counts = nil
        for (element, shown) in content.shown { content.end(element, shown) }
        content.forgetItems()
        selection = []
        invalidateAll()
    }

    /// Marks the layout as out of date because the data changed.
    func invalidateAll() {
        let context = collectionViewLayout.invalidationContextForData()
        collectionViewLayout.invalidateLayout(with: context)
        setNeedsLayout()
    }

    // MARK: Layout

    /// The layout, which determines the positions of elements.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            content.removeScrollViews()
            invalidateAll()
        }
    }

    /// Changes the layout. The elements move to their new positions.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let change = {
            self.collectionViewLayout = layout
            self.layoutIfNeeded()
        }
        guard animated, window != nil else {
            change()
            completion?(true)
            return
        }
        UIView.animate(withDuration: Self.updateDuration, animations: change, completion: completion)
    }

    /// How long an update takes, in seconds. Common knowledge; Apple publishes none.
    static let updateDuration: TimeInterval = 0.3

    private(set) lazy var content = CollectionContent(self)
    /// The bounds that the elements were last placed for.
    var laidOutBounds: CGRect { content.laidOutBounds }

    override func contentDidMove() { setNeedsLayout() }

    override var isLayoutIsland: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let backgroundView { backgroundView.frame = bounds }
        content.layOut()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The background view, which is behind the cells and does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    // MARK: Reuse

    let pool = CollectionReusePool()

    // MARK: Selection

    /// A Boolean value that indicates whether the user can select an item.
    open var allowsSelection = true
    /// A Boolean value that indicates whether the user can select several items.
    open var allowsMultipleSelection = false {
        didSet {
            if !allowsMultipleSelection {
                for path in selection.dropFirst() { deselectItem(at: path, animated: false) }
            }
        }
    }
    /// A Boolean value that indicates whether the user can select an item while the collection view is in editing mode.
    open var allowsSelectionDuringEditing = false
    /// A Boolean value that indicates whether the user can select several items while the collection view is in editing
    /// mode.
    open var allowsMultipleSelectionDuringEditing = false
    /// A Boolean value that indicates whether the collection view is in editing mode.
    open var isEditing = false {
        didSet { if isEditing != oldValue { content.forEachCell { $0.setNeedsUpdateConfiguration() } } }
    }
    /// The selected items in the order of their selection.
    var selection: [IndexPath] = []
    /// Whether a layout that changes the data's places is being applied.
    var update: BatchUpdate?

    /// The object that is asked and notified about selection and display. It is the scroll view's delegate.
    var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
}

extension UICollectionViewLayout {
    /// A context that marks the data's counts as out of date.
    func invalidationContextForData() -> UICollectionViewLayoutInvalidationContext {
        let context =
            (type(of: self).invalidationContextClass as? NSObject.Type)
            .flatMap { ClassInstantiation.object(of: $0) } as? UICollectionViewLayoutInvalidationContext
        let result = context ?? UICollectionViewLayoutInvalidationContext()
        (result.invalidateEverything, result.invalidateDataSourceCounts) = (true, true)
        return result
    }
}
