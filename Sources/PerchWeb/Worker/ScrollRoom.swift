import DisplayList
import Foundation
import SwiftUI

/// What a turn of the wheel moves where the pointer is, and how far it can go. The page moves it at once, and is notified later
/// where it is.
struct ScrollRoom: Hashable {
    /// The scroll view's node in the display list; what moves are the nodes in it.
    var node: UInt64
    var isVertical: Bool
    /// How far the content can go left or up, as a negative distance.
    var least: Double
    /// How far it can go right or down.
    var most: Double

    func write(to writer: inout WireWriter) {
        writer.unsigned(node)
        writer.flag(isVertical)
        writer.number(least)
        writer.number(most)
    }

    /// For each axis the innermost scroll view at a place that can move along it.
    @MainActor static func rooms(at place: CGPoint, in root: RenderNode) -> [ScrollRoom] {
        var rooms: [ScrollRoom] = []
        var next = root.hitTest(place)
        while let current = next {
            next = current.parent
            guard let scroll = current as? ScrollRenderNode, scroll.isEnabled else { continue }
            let (offset, limit) = (scroll.offset, scroll.limit)
            func add(_ isVertical: Bool, _ before: Double, _ behind: Double) {
                guard before + behind > 0, !rooms.contains(where: { $0.isVertical == isVertical }) else { return }
                rooms.append(
                    ScrollRoom(node: scroll.id, isVertical: isVertical, least: -max(0, behind), most: max(0, before)))
            }
            add(true, offset.y, limit.y - offset.y)
            let (before, behind) = (offset.x, limit.x - offset.x)
            if scroll.layoutDirection == .rightToLeft { add(false, behind, before) } else { add(false, before, behind) }
        }
        return rooms
    }
}

/// What a pointer may scroll with its wheel. That is searched for when the pointer moves or turns it, and now and then
/// while something else moves: in a long screen it takes as long as all else.
struct WheelPlace {
    /// Where the pointer is; nil if there is none.
    var pointer: CGPoint? { didSet { isKnown = false } }
    private var isKnown = true
    private var known: [ScrollRoom] = []

    /// - Parameter afresh: whether what is known may be out of date.
    @MainActor mutating func rooms(in root: RenderNode, afresh: Bool) -> [ScrollRoom] {
        if !isKnown || afresh { known = pointer.map { ScrollRoom.rooms(at: $0, in: root) } ?? [] }
        isKnown = true
        return known
    }
}
