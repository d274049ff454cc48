// The numbers that represent cases. They never change their meaning within a version.

enum NodeTag {
    static let same: UInt8 = 0
    static let new: UInt8 = 1
    static let changed: UInt8 = 2
    /// Beside `changed`: what of the node differs.
    static let origin: UInt8 = 4
    static let effects: UInt8 = 8
    static let items: UInt8 = 16
}

/// What becomes of the base's items, from the first to the last; a count lies above the two bits.
enum ItemTag {
    static let keep: UInt8 = 0
    static let drop: UInt8 = 1
    static let change: UInt8 = 2
    static let insert: UInt8 = 3
    /// None are kept: nothing more comes.
    static let end: UInt8 = 0
}

/// What an item is. Nodes have the tags of `NodeTag`, which lie below these.
enum OperationTag {
    static let fill: UInt8 = 32
    static let stroke: UInt8 = 33
    static let glyphs: UInt8 = 34
    static let image: UInt8 = 35
    static let kinds: UInt8 = 0b10_0011
    static let evenOdd: UInt8 = 4
    static let antialiased: UInt8 = 8
    static let rightToLeft: UInt8 = 4
    static let part: UInt8 = 4
    static let tinted: UInt8 = 8
}

enum PaintTag {
    static let color: UInt8 = 0
    static let linear: UInt8 = 1
    static let radial: UInt8 = 2
    static let angular: UInt8 = 3
    static let image: UInt8 = 4
    static let mesh: UInt8 = 5
}

enum EffectTag {
    static let opacity: UInt8 = 0
    static let transform: UInt8 = 1
    static let projection: UInt8 = 2
    static let clip: UInt8 = 3
    static let blendMode: UInt8 = 4
    static let blur: UInt8 = 5
    static let shadow: UInt8 = 6
    static let mask: UInt8 = 7
    static let group: UInt8 = 8
    static let colorFilter: UInt8 = 9
    static let backdrop: UInt8 = 10
    static let glass: UInt8 = 11
}

enum GlyphTag {
    static let blank: UInt8 = 0
    static let outline: UInt8 = 1
    static let bitmap: UInt8 = 2
}

extension ImageInterpolation {
    private static let all: [ImageInterpolation] = [.none, .low, .medium, .high]
    var wireTag: UInt8 { UInt8(Self.all.firstIndex(of: self) ?? 0) }
    init?(wireTag: UInt8) {
        guard Self.all.indices.contains(Int(wireTag)) else { return nil }
        self = Self.all[Int(wireTag)]
    }
}

extension GradientSpread {
    private static let all: [GradientSpread] = [.pad, .repeat, .mirror]
    var wireTag: UInt8 { UInt8(Self.all.firstIndex(of: self) ?? 0) }
    init?(wireTag: UInt8) {
        guard Self.all.indices.contains(Int(wireTag)) else { return nil }
        self = Self.all[Int(wireTag)]
    }
}
