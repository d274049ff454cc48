import CClasses
import CoreGraphics
import Foundation

/// Where Swift classes have their initializers, read off classes that are known.
///
/// The layout of classes is a matter of the compiler. So each number is checked against classes whose sizes and methods are known,
/// and only functions of this program are called.
@MainActor struct ClassTables {
    /// The layout of a class's metadata, in words: Swift's ABI without Objective-C, as the document "Type Metadata" of the
    /// Swift project has it.
    struct Layout {
        var instanceSize = 3
        var classSize = 4
        var firstMethod = 7
    }

    /// What is right for the present compiler; nil if classes are laid out in another way.
    static let current = ClassTables(Layout())

    private let layout: Layout
    private let objectSlot: Int
    private let viewSlot: Int
    private let cellSlot: Int
    private let headerSlot: Int

    /// Of an object, in bytes: its class and its counts.
    private static let headerSize = 16
    private static let alignmentMask = 15
    /// No class of this module has as many methods, so a larger table is no table.
    private static let mostWords = 8_192

    /// Finds the initializers; nil if a check fails.
    init?(_ layout: Layout) {
        self.layout = layout
        let object = layout.size(of: NSObject.self)
        guard layout.size(of: FirstObject.self) == object + MemoryLayout<Int>.size,
            layout.size(of: SecondObject.self) == object + MemoryLayout<String>.size,
            let objects = layout.slots(FirstObject.self, SecondObject.self, base: NSObject.self),
            let views = layout.slots(FirstView.self, SecondView.self, base: UIView.self),
            // Each overrides what it is said to override, and nothing else.
            let objectSlot = objects.first, objects.count == 1, let viewSlot = views.first, views.count == 2,
            let cells = layout.slots(FirstCell.self, SecondCell.self, base: UITableViewCell.self),
            let headers = layout.slots(FirstHeader.self, SecondHeader.self, base: UITableViewHeaderFooterView.self),
            let cellSlot = cells.last, cells.count == 2, let headerSlot = headers.last, headers.count == 2
        else { return nil }
        // What a class declares itself comes after what it has from others, such as `init?(coder:)`.
        self.cellSlot = cellSlot
        self.headerSlot = headerSlot
        self.objectSlot = objectSlot
        // `init(frame:)` is declared before `init?(coder:)`, so it comes first.
        self.viewSlot = viewSlot
        guard (self.object(of: FirstObject.self) as? FirstObject)?.mark == 1,
            (self.object(of: SecondObject.self) as? SecondObject)?.mark == "2",
            (view(of: FirstView.self) as? FirstView)?.mark == 1,
            (view(of: SecondView.self) as? SecondView)?.mark == "2",
            (cell(of: FirstCell.self) as? FirstCell)?.mark == 1,
            (cell(of: SecondCell.self) as? SecondCell)?.mark == "2",
            (header(of: FirstHeader.self) as? FirstHeader)?.mark == 1,
            (header(of: SecondHeader.self) as? SecondHeader)?.mark == "2"
        else { return nil }
    }

    /// An object by `init()`.
    func object(of type: NSObject.Type) -> NSObject? {
        made(layout.function(objectSlot, of: type).flatMap { perch_call_init($0, ClassTables.address(of: type)) })
    }

    /// A view by `init(frame:)`, without an area.
    func view(of type: NSObject.Type) -> NSObject? {
        made(
            layout.function(viewSlot, of: type)
                .flatMap { perch_call_init_rect($0, ClassTables.address(of: type), 0, 0, 0, 0) })
    }

    /// A cell by `init(style:reuseIdentifier:)`, in the default style and without a name.
    func cell(of type: UITableViewCell.Type) -> NSObject? {
        made(
            layout.function(cellSlot, of: type).flatMap {
                perch_call_init_style($0, ClassTables.address(of: type), 0, ClassTables.noText)
            })
    }

    /// A header by `init(reuseIdentifier:)`, without a name.
    func header(of type: UITableViewHeaderFooterView.Type) -> NSObject? {
        made(
            layout.function(headerSlot, of: type)
                .flatMap { perch_call_init_name($0, ClassTables.address(of: type), ClassTables.noText) })
    }

    /// The two words of an optional text that is nil. It holds no memory, so that nobody has to release it.
    private static let noText: [UInt64] = withUnsafeBytes(of: String?.none) { bytes in
        [bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)]
    }

    private func made(_ object: UnsafeMutableRawPointer?) -> NSObject? {
        object.map { Unmanaged<NSObject>.fromOpaque($0).takeRetainedValue() }
    }

    /// An object of a subclass with what an object of its class holds. What the subclass declares is zero there, which can be
    /// set for most types. Both objects are never released.
    ///
    /// An initializer makes room for its own class only, so the object is moved into one that has room for all.
    func enlarged(_ object: NSObject, from known: NSObject.Type, to type: NSObject.Type) -> NSObject {
        let (size, whole) = (layout.size(of: known), layout.size(of: type))
        let room = perch_allocate_object(ClassTables.address(of: type), whole, ClassTables.alignmentMask)
        let header = ClassTables.headerSize
        let source = UnsafeMutableRawPointer(Unmanaged.passRetained(object).toOpaque())
        (room + header).copyMemory(from: source + header, byteCount: size - header)
        (room + size).initializeMemory(as: UInt8.self, repeating: 0, count: whole - size)
        return Unmanaged<NSObject>.fromOpaque(room).takeUnretainedValue()
    }

    private static func address(of type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }
}

extension ClassTables.Layout {
    private func words(of type: AnyClass) -> UnsafePointer<UInt> {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    /// How large an object of a class is, in bytes.
    fileprivate func size(of type: AnyClass) -> Int { Int(UInt32(truncatingIfNeeded: words(of: type)[instanceSize])) }

    /// The places where all three classes have another function; nil if the table has no size that is possible.
    @MainActor fileprivate func slots(_ first: AnyClass, _ second: AnyClass, base: AnyClass) -> [Int]? {
        let (first, second, base) = (words(of: first), words(of: second), words(of: base))
        let sizes = base[classSize]
        // The size counts from before the address that the class is known by.
        let count = (Int(sizes & 0xffff_ffff) - Int(sizes >> 32)) / MemoryLayout<UInt>.stride
        guard count > firstMethod, count < ClassTables.mostWords else { return nil }
        return (firstMethod..<count).filter {
            base[$0] != first[$0] && base[$0] != second[$0] && first[$0] != second[$0]
        }
    }

    /// The function at a place of a class's table; nil if there is none.
    fileprivate func function(_ slot: Int, of type: AnyClass) -> UnsafeRawPointer? {
        UnsafeRawPointer(bitPattern: words(of: type)[slot]).flatMap { perch_is_code($0) ? $0 : nil }
    }
}

// The classes that the places are read off.

private final class FirstObject: NSObject {
    private(set) var mark = 0
    override init() {
        super.init()
        mark = 1
    }
}

private final class SecondObject: NSObject {
    private(set) var mark = ""
    override init() {
        super.init()
        mark = "2"
    }
}

private final class FirstView: UIView {
    private(set) var mark = 0
    override init(frame: CGRect) {
        super.init(frame: frame)
        mark = 1
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        mark = 3
    }
}

private final class SecondView: UIView {
    private(set) var mark = ""
    override init(frame: CGRect) {
        super.init(frame: frame)
        mark = "2"
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        mark = "4"
    }
}

private final class FirstCell: UITableViewCell {
    private(set) var mark = 0
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        mark = style == .default && reuseIdentifier == nil ? 1 : 3
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        mark = 5
    }
}

private final class SecondCell: UITableViewCell {
    private(set) var mark = ""
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        mark = "2"
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        mark = "4"
    }
}

private final class FirstHeader: UITableViewHeaderFooterView {
    private(set) var mark = 0
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        mark = reuseIdentifier == nil ? 1 : 3
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        mark = 5
    }
}

private final class SecondHeader: UITableViewHeaderFooterView {
    private(set) var mark = ""
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        mark = "2"
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        mark = "4"
    }
}
