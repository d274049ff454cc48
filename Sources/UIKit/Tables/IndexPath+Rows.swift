import Foundation

extension IndexPath {
    /// Creates the index path of a row in a section of a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// Creates the index path of an item in a section of a collection.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The index of the section. It is -1 if the path has none.
    public var section: Int {
        get { isEmpty ? -1 : self[0] }
        set { self = IndexPath(indexes: [newValue] + dropFirst()) }
    }
    /// The index of the row in its section. It is -1 if the path has none.
    public var row: Int {
        get { count < 2 ? -1 : self[1] }
        set { self = IndexPath(indexes: [section, newValue] + dropFirst(2)) }
    }
    /// The index of the item in its section. It is -1 if the path has none.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
