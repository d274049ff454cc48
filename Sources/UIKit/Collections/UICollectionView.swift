import CoreGraphics
import Foundation

/// A scrolling collection of items, in the places that a layout gives them.
///
/// Only what is seen exists as views. What scrolls out is kept and used again for other items. A section or item that is out of range,
/// a class that was not registered, and counts that do not match an update never end the process: each is logged once.
open class UICollectionView: UIScrollView {
    /// Constants that describe what an element is.
    public enum ElementCategory: UInt, Sendable {
        /// An item, a view that belongs to a section or an item, or decoration.
        case cell, supplementaryView, decorationView
    }

    /// The direction of scrolling.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down, or to the sides.
        case vertical, horizontal
    }

    /// Options that describe where an item is after scrolling to it. Without one, scrolling goes no further than
    /// needed.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A scroll position: at the upper edge.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// A scroll position: in the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// A scroll position: at the lower edge.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// A scroll position: at the left edge.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// A scroll position: in the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// A scroll position: at the right edge.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The kind of a section's header in a flow layout.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer in a flow layout.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// A collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// A collection view with a flow layout.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// An archive contains nothing of a view here. The collection view has a flow layout.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
        backgroundColor = .systemBackground
    }

    // MARK: Data

    /// The object that has the data.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    /// The object that is notified of items that are soon seen.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// A Boolean value that indicates whether items are prepared before they are seen.
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

    /// The number of items in a section; 0 for a section that is not there.
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

    /// Discards all views and asks the data source for everything again.
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

    /// The object that says where elements are.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            content.removeScrollViews()
            invalidateAll()
        }
    }

    /// Changes the layout. The elements move to their new places.
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

    /// The background view: what is behind the cells; it does not scroll.
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

    /// A Boolean value that indicates whether an item can be selected.
    open var allowsSelection = true
    /// A Boolean value that indicates whether several items can be selected.
    open var allowsMultipleSelection = false {
        didSet {
            if !allowsMultipleSelection {
                for path in selection.dropFirst() { deselectItem(at: path, animated: false) }
            }
        }
    }
    /// A Boolean value that indicates whether an item can be selected while the collection view is edited.
    open var allowsSelectionDuringEditing = false
    /// A Boolean value that indicates whether several items can be selected while the collection view is edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// A Boolean value that indicates whether the items are being edited.
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
