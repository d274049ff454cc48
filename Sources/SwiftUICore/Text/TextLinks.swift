import CoreGraphics
import Foundation
import Typesetter

/// What opens the links of a text. Only texts with links that may be opened have one.
final class TextLinks {
    /// A stretch of a text that leads to one address, with its places in the text.
    struct Link {
        let url: URL
        let label: String
        var frames: [CGRect]
    }

    var open: OpenURLAction
    /// Numbers of the links' elements, the same as long as the text is there.
    private let ids: DrawingIDs

    init(_ open: OpenURLAction, _ tree: RenderTree) {
        self.open = open
        ids = DrawingIDs(tree: tree)
    }

    /// Whether the element of a number is that of a link.
    func contain(_ id: UInt64) -> Bool { ids.contain(id) }

    /// The elements of links, each within the element of its text; of a text that is nothing but a link, the text is one.
    func describe(_ links: [Link], in text: TextRenderNode, to node: inout AccessibilityNode) {
        if links.count == 1, links[0].label == node.label {
            node.role = .link
            node.traits = [.isLink]
            setAction(links[0], of: &node, text)
            return
        }
        ids.restart()
        node.children = links.map { link in
            var child = AccessibilityNode(.link, label: link.label, traits: .isLink)
            child.id = ids.make()
            child.frame = text.convert(link.frames.reduce(.null) { $0.union($1) })
            setAction(link, of: &child, text)
            return child
        }
    }

    private func setAction(_ link: Link, of node: inout AccessibilityNode, _ text: TextRenderNode) {
        // A link may go over several lines, so that its middle is none of it.
        let (open, url) = (open, link.url)
        node.setAction(.activate, text.makeAction { (_: Void) in assumeMainActor { open(url) } })
    }
}

extension LaidOutText {
    /// The links in it, in the order of their first characters. One that has parts of several looks is one.
    var links: [TextLinks.Link] {
        guard let resolved, resolved.hasLinks else { return [] }
        var links: [TextLinks.Link] = []
        var indexOfSpan: [Int: Int] = [:]
        var last: URL?
        for (span, value) in resolved.spans.enumerated() {
            let url = resolved.link(ofStyle: value.style)
            if let url {
                let label = resolved.words(ofSpan: span)
                if url == last, let open = links.indices.last {
                    links[open] = .init(url: url, label: links[open].label + label, frames: [])
                } else {
                    links.append(.init(url: url, label: label, frames: []))
                }
                indexOfSpan[span] = links.count - 1
            }
            last = url
        }
        for line in layout.lines {
            for run in layout.runs[line.runs] {
                guard let index = indexOfSpan[run.span] else { continue }
                let bounds = run.glyphs.bounds
                links[index].frames.append(
                    CGRect(x: bounds.minX, y: line.frame.minY, width: bounds.width, height: line.frame.height))
            }
        }
        for attachment in layout.attachments {
            if let index = indexOfSpan[attachment.span] { links[index].frames.append(attachment.frame) }
        }
        return links.filter { !$0.frames.isEmpty }
    }
}
