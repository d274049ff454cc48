import Foundation

extension IndexPath {
    /// The place of a row in a section of a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// The place of an item in a section of a collection.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The number of the section; -1 for a path without one.
    public var section: Int {
        get { isEmpty ? -1 : self[0] }
        set { self = IndexPath(indexes: [newValue] + dropFirst()) }
    }
    /// The number of the row in its section; -1 for a path without one.
    public var row: Int {
        get { count < 2 ? -1 : self[1] }
        set { self = IndexPath(indexes: [section, newValue] + dropFirst(2)) }
    }
    /// The number of the item in its section; -1 for a path without one.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
