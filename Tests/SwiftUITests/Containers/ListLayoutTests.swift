import Foundation
import PerchHost
import PerchTesting
import Testing

@testable import SwiftUI

/// Where rows, lines and their parts stand. Lengths are those of the iOS 17 look; see `ListMetrics`.
@MainActor struct ListLayoutTests {
    /// The lines of a list, from the top down, with their colors' bounds on a screen 393 points wide.
    private func lines(_ view: some View) -> [CGRect] {
        let host = ViewHost(view, size: CGSize(width: 393, height: 600))
        _ = host.frame()
        var found: [CGRect] = []
        func search(_ node: RenderNode) {
            let region = node.trait(RegionTraitKey.self)?.base as? ListRowRegion
            if region == .topLine || region == .bottomLine { return found.append(node.globalFrame) }
            node.children.forEach(search)
        }
        search(host.rootElement)
        return found.sorted { $0.minY < $1.minY }
    }

    @Test func linesBeginWhereTheTextBegins() throws {
        let view = List {
            Label("Label", systemImage: "star")
            HStack {
                Image(systemName: "star")
                Text("Text")
            }
            Text("Text")
            Slider(value: .constant(0.5))
            Text("Last")
        }
        let starts = lines(view).map(\.minX)
        #expect(starts.count == 4)
        let rendered = try RenderedView(view, variant: Variant(layout: .fixed(width: 393, height: 600)))
        let label = try rendered.element(label: "Label")
        // The width alone is rounded to whole points.
        #expect(abs(starts[0] - (label.frame.maxX - textWidth("Label"))) < 1)
        #expect(starts[1] > 40 + 15)
        #expect(starts[2] == 40)
        #expect(starts[3] == 40)
        #expect(lines(view).allSatisfy { $0.maxX == 373 })
    }

    private func textWidth(_ text: String) -> CGFloat {
        let host = ViewHost(Text(text), size: CGSize(width: 393, height: 600))
        return host.sizeThatFits(ProposedViewSize(width: nil, height: nil)).width
    }

    @Test func guidesMoveTheEndsOfALine() {
        let view = List {
            Text("Row")
                .alignmentGuide(.listRowSeparatorLeading) { _ in -6 }
                .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
            Text("Last")
        }
        let line = lines(view)[0]
        #expect(line.minX == 34)
        #expect(abs(line.maxX - 40 - textWidth("Row")) < 0.5)
    }

    @Test func bothRowsHaveASayAboutTheLineBetweenThem() {
        let hidden = List {
            Text("1")
            Text("2").listRowSeparator(.hidden)
            Text("3")
            Text("4")
        }
        #expect(lines(hidden).count == 1)
        let below = List {
            Text("1")
            Text("2").listRowSeparator(.hidden, edges: .bottom)
            Text("3")
            Text("4")
        }
        #expect(lines(below).count == 2)
    }

    @Test func plainSectionsHaveLinesAtTheirEndsUnlessTheyAreHidden() {
        let rows = Group {
            Text("1")
            Text("2")
        }
        #expect(lines(List { Section { rows } }.listStyle(.plain)).count == 3)
        #expect(lines(List { Section { rows }.listSectionSeparator(.hidden) }.listStyle(.plain)).count == 1)
        #expect(
            lines(List { Section { rows }.listSectionSeparator(.hidden, edges: .top) }.listStyle(.plain)).count == 2)
        #expect(lines(List { Section { rows } }).count == 1)
    }

    @Test func groupedSectionsEndWithLinesFromEdgeToEdge() {
        let all = lines(
            List {
                Section {
                    Text("1"); Text("2")
                }
            }.listStyle(.grouped))
        #expect(all.map(\.minX) == [0, 20, 0])
        #expect(all.allSatisfy { $0.maxX == 393 })
    }

    @Test func switchesAndTheLikeMakeRowsNoHigherThanText() throws {
        let view = try RenderedView(
            Form {
                Text("First")
                Toggle("Toggle", isOn: .constant(true))
                Stepper("Stepper", value: .constant(1))
                Slider(value: .constant(0.5)) { Text("Slider") }
                DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
                Text("Last")
            }, variant: Variant(layout: .fixed(width: 393, height: 600)))
        let (first, last) = (try view.element(label: "First"), try view.element(label: "Last"))
        #expect(abs(last.frame.midY - first.frame.midY - 5 * 44) < 0.5)
    }

    @Test func whatADisclosureGroupHoldsStandsFurtherIn() throws {
        let view = try RenderedView(
            List {
                DisclosureGroup("Outer", isExpanded: .constant(true)) {
                    Text("One")
                    DisclosureGroup("Inner", isExpanded: .constant(true)) { Text("Two") }
                }
            }, variant: Variant())
        #expect(try view.element(label: "Outer").frame.minX == 40)
        #expect(try view.element(label: "One").frame.minX == 60)
        #expect(try view.element(label: "Inner").frame.minX == 60)
        #expect(try view.element(label: "Two").frame.minX == 80)
    }

    @Test func rowsThatStandApartAreCardsOfTheirOwn() throws {
        let view = List {
            Text("1"); Text("2")
        }.listRowSpacing(10)
        let rendered = try RenderedView(view, variant: Variant())
        #expect(
            abs(try rendered.element(label: "2").frame.midY - rendered.element(label: "1").frame.midY - 54) < 0.5)
        #expect(lines(view).isEmpty)
    }

    @Test func sectionSpacingIsTheSpaceBetweenSections() throws {
        func distance(_ spacing: ListSectionSpacing) throws -> CGFloat {
            let view = try RenderedView(
                List {
                    Section { Text("1") }; Section { Text("2") }
                }.listSectionSpacing(spacing), variant: Variant())
            return try view.element(label: "2").frame.midY - view.element(label: "1").frame.midY - 44
        }
        #expect(abs(try distance(.default) - 35) < 0.01)
        #expect(abs(try distance(.compact) - 20) < 0.01)
        #expect(abs(try distance(.custom(4)) - 4) < 0.01)
        #expect(abs(try distance(.custom(.nan))) < 0.01)
    }

    @Test func rowsAreAsHighAsWholePixels() throws {
        let view = try RenderedView(
            List { ForEach(0..<5) { Text("\($0)\nsecond line") } },
            variant: Variant(layout: .fixed(width: 393, height: 600), scale: 2))
        let tops = view.elements.filter { $0.role == .text }.map(\.frame.midY)
        let distances = zip(tops.dropFirst(), tops).map { $0.0 - $0.1 }
        #expect(distances.allSatisfy { abs($0 * 2 - ($0 * 2).rounded()) < 0.001 })
    }
}
