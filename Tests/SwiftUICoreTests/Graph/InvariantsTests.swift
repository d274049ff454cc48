import SwiftUI
import Testing

@testable import SwiftUICore

@Suite struct InvariantsTests {
    private final class Element: RenderNode {
        var content: [RenderNode] = []
        var only: RenderNode?
        override var children: [RenderNode] { content }
        override var soleChild: RenderNode? { only }
    }

    private let tree = RenderTree(scale: 1)

    private func parent(of children: [RenderNode], adopts: Bool = true) -> Element {
        let parent = Element(tree: tree)
        parent.content = children
        if adopts { for child in children { parent.adopt(child) } }
        return parent
    }

    @Test func aTreeAsItShouldBeBreaksNoRule() {
        let root = parent(of: [parent(of: []), parent(of: [parent(of: [])])])
        #expect(root.brokenInvariants().isEmpty)
        _ = root.displayNode()
        #expect(root.brokenInvariants().isEmpty)
        root.children[1].children[0].setNeedsDisplay()
        #expect(root.brokenInvariants().isEmpty)
    }

    @Test func whoHasAChildAdoptsIt() {
        #expect(parent(of: [parent(of: [])], adopts: false).brokenInvariants().count == 1)
    }

    @Test func aSoleChildHasNobodyBesideIt() {
        let children = [parent(of: []), parent(of: [])]
        let node = parent(of: [children[0]])
        node.only = children[0]
        #expect(node.brokenInvariants().isEmpty)
        node.only = children[1]
        #expect(node.brokenInvariants().count == 1)
        node.only = children[0]
        node.content = children
        node.adopt(children[1])
        #expect(node.brokenInvariants().count == 1)
    }

    @Test func nobodyStandsAtTwoPlaces() {
        let child = parent(of: [])
        #expect(parent(of: [child, child]).brokenInvariants().contains { $0.contains("two places") })
        let circle = parent(of: [])
        circle.content = [circle]
        #expect(!circle.brokenInvariants().isEmpty)
    }

    @Test func elementsAreOfOneHost() {
        let stranger = Element(tree: RenderTree(scale: 1))
        #expect(parent(of: [stranger]).brokenInvariants().contains { $0.contains("another host") })
    }
}
