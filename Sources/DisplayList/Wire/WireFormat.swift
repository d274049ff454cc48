import Foundation

/// What both ends of the wire agree on. Documentation/WireFormat.md describes the bytes.
package enum WireFormat {
    /// Raised whenever the meaning of a byte changes; a peer of another version is refused with the reason.
    package static let version: UInt8 = 4

    /// Lengths that are whole multiples of this part of a point are written as whole numbers: it holds halves, thirds and
    /// quarters, which is where pixels lie.
    package static let steps = 12.0

    /// The parts of an em that outlines are counted in.
    package static let outlineSteps = 32768.0

    /// How deep nodes may lie in each other.
    package static let deepest = 2000
}

/// Why bytes are not what they should be.
package enum WireError: Error, Hashable, Sendable {
    /// They end too early.
    case truncated
    /// A number that the format has no meaning for, or that leads nowhere.
    case invalid(String)
    /// A frame was sent as a change of one that is not there any more.
    case unknownBase(UInt32)
    case tooDeep
}
