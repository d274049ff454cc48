import CClasses
import Foundation

/// Makes objects of classes that are known only while the program runs: delegates that an Info.plist names, and the
/// objects behind `appearance()`.
///
/// Swift makes an object of a class that a variable holds only if the initialiser is `required`, which Apple's
/// `NSObject.init()` and `UIView.init(frame:)` are not: there the Objective-C runtime finds them. Here they are found in
/// the class's table of methods. The place in the table is read off two classes that override the initialiser.
@MainActor package enum ClassInstantiation {
    /// An object by `init()`. A class that has no such initialiser traps, as on Apple's systems.
    package static func object(of type: NSObject.Type) -> NSObject? {
        guard let function = function(objectSlot, of: type),
            let object = perch_call_init(function, address(of: type))
        else { return nil }
        return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue()
    }

    /// A layer of a class that a view names; a plain one where that is no class of layers.
    static func layer(of type: AnyClass) -> CALayer {
        guard type != CALayer.self, let kind = type as? CALayer.Type else { return CALayer() }
        return object(of: kind) as? CALayer ?? CALayer()
    }

    /// An object that keeps what is set on the appearance of a class of views.
    static func appearance<V: UIView>(of type: V.Type) -> V {
        appearance(of: type, viewSlot) { perch_call_init_rect($0, $1, 0, 0, 0, 0) }
    }

    /// An object that keeps what is set on the appearance of a class of items of bars.
    static func appearance<I: UIBarItem>(of type: I.Type) -> I {
        appearance(of: type, objectSlot) { perch_call_init($0, $1) }
    }

    /// Of a class of the program's, the object is set up as one of the nearest class of this module's, of which alone an
    /// appearance is read: the program's may want other initialisers, and has no reason to run one for this.
    ///
    /// An initialiser makes room for its own class only, so its object is moved into one that has room for all. What the
    /// program's class declares is zero there, which can be set for most types. The object is never let go.
    private static func appearance<Object: NSObject>(
        of type: Object.Type, _ slot: Int?, _ make: (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeMutableRawPointer?
    ) -> Object {
        var known: AnyClass = type
        while !isOwn(known), let parent = _getSuperclass(known) { known = parent }
        guard let function = function(slot, of: known), let object = make(function, address(of: known)) else {
            fatalError("No appearance of \(type) can be made")
        }
        guard known != type else { return Unmanaged<Object>.fromOpaque(object).takeRetainedValue() }
        let (size, whole) = (instanceSize(known), instanceSize(type))
        let room = perch_allocate_object(address(of: type), whole, Layout.alignmentMask)
        let body = room + Layout.headerSize
        body.copyMemory(from: object + Layout.headerSize, byteCount: size - Layout.headerSize)
        (room + size).initializeMemory(as: UInt8.self, repeating: 0, count: whole - size)
        return Unmanaged<Object>.fromOpaque(room).takeUnretainedValue()
    }

    /// Whether a class is UIKit's or SwiftUI's.
    private static func isOwn(_ type: AnyClass) -> Bool {
        let module = String(reflecting: type).prefix { $0 != "." }
        return module == "UIKit" || module == "SwiftUI" || module == "SwiftUICore"
    }

    // MARK: Tables

    private final class FirstObject: NSObject {
        private var mark = 0
        override init() {
            super.init()
            mark = 1
        }
    }

    private final class SecondObject: NSObject {
        private var mark = ""
        override init() {
            super.init()
            mark = "2"
        }
    }

    private final class FirstView: UIView {
        private var mark = 0
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
        private var mark = ""
        override init(frame: CGRect) {
            super.init(frame: frame)
            mark = "2"
        }
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            mark = "4"
        }
    }

    private static let objectSlot = slots(FirstObject.self, SecondObject.self, base: NSObject.self).first

    /// `init(frame:)` is declared before `init?(coder:)`, so it comes first.
    private static let viewSlot = slots(FirstView.self, SecondView.self, base: UIView.self).first

    /// The layout of a class's metadata, in words: Swift's ABI without Objective-C, as the document "Type Metadata" of the
    /// Swift project has it.
    private enum Layout {
        static let instanceSize = 3
        static let classSize = 4
        static let firstMethod = 7
        /// Of an object, in bytes: its class and its counts.
        static let headerSize = 16
        static let alignmentMask = 15
    }

    private static func words(of type: AnyClass) -> UnsafePointer<UInt> {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    /// The places where all three classes have another function.
    private static func slots(_ first: AnyClass, _ second: AnyClass, base: AnyClass) -> [Int] {
        let (first, second, base) = (words(of: first), words(of: second), words(of: base))
        let sizes = base[Layout.classSize]
        // The size counts from before the address that the class is known by.
        let bytes = Int(sizes & 0xffff_ffff) - Int(sizes >> 32)
        return (Layout.firstMethod..<bytes / MemoryLayout<UInt>.stride).filter {
            base[$0] != first[$0] && base[$0] != second[$0] && first[$0] != second[$0]
        }
    }

    private static func function(_ slot: Int?, of type: AnyClass) -> UnsafeRawPointer? {
        slot.flatMap { UnsafeRawPointer(bitPattern: words(of: type)[$0]) }
    }

    private static func address(of type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    private static func instanceSize(_ type: AnyClass) -> Int {
        Int(UInt32(truncatingIfNeeded: words(of: type)[Layout.instanceSize]))
    }
}
