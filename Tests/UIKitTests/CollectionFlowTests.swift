import Foundation
import SwiftUI
import Testing
import UIKit

/// Where a flow layout puts items, headers and footers.
@MainActor struct CollectionFlowTests {
    /// Sections of items with sizes.
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var sizes: [[CGSize]]

        init(_ sizes: [[CGSize]]) { self.sizes = sizes }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sizes[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes[indexPath.section][indexPath.item] }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView { UICollectionReusableView() }
    }

    private let flow = UICollectionViewFlowLayout()

    private func collection(_ source: Source, width: CGFloat = 320, height: CGFloat = 400) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: flow)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.delegate = source
        view.layoutIfNeeded()
        return view
    }

    private func square(_ side: CGFloat, _ count: Int) -> [CGSize] {
        Array(repeating: CGSize(width: side, height: side), count: count)
    }

    private func frames(_ count: Int, section: Int = 0) -> [CGRect] {
        (0..<count).compactMap { flow.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame }
    }

    @Test("A full line reaches from edge to edge, and the last line keeps its columns")
    func columns() {
        let source = Source([square(100, 5)])
        let view = collection(source)
        #expect(
            frames(5).map(\.origin)
                == [(0, 0), (110, 0), (220, 0), (0, 110), (110, 110)].map { CGPoint(x: $0.0, y: $0.1) })
        #expect(view.contentSize == CGSize(width: 320, height: 210))
    }

    @Test("Room that is left in a line widens the distances, never below the least")
    func justified() {
        let source = Source([square(90, 4)])
        _ = collection(source)
        #expect(frames(4).map(\.minX) == [0, 115, 230, 0])
    }

    @Test("Items of other widths: the last line has the least distance, and items share a middle")
    func mixed() {
        let sizes = [(200, 20), (80, 40), (100, 30), (50, 10)].map { CGSize(width: $0.0, height: $0.1) }
        _ = collection(Source([sizes]))
        let frames = frames(4)
        #expect(frames[1].minX == 240 && frames[0].minY == 10 && frames[1].minY == 0)
        #expect(frames[2].origin == CGPoint(x: 0, y: 50) && frames[3].origin == CGPoint(x: 110, y: 60))
    }

    @Test("Insets, headers and footers of sections follow one another")
    func sections() {
        flow.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 15, right: 20)
        flow.headerReferenceSize = CGSize(width: 0, height: 30)
        flow.footerReferenceSize = CGSize(width: 0, height: 8)
        let view = collection(Source([square(50, 1), square(50, 1)]))
        #expect(frames(1)[0].origin == CGPoint(x: 20, y: 35))
        let kind = UICollectionView.elementKindSectionFooter
        let footer = flow.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: 0))
        #expect(footer?.frame == CGRect(x: 0, y: 100, width: 320, height: 8))
        #expect(frames(1, section: 1)[0].minY == 143 && view.contentSize.height == 216)
    }

    @Test("Across: lines are columns, and items go down first")
    func across() {
        flow.scrollDirection = .horizontal
        let view = collection(Source([square(100, 5)]), width: 200, height: 320)
        #expect(
            frames(5).map(\.origin)
                == [(0, 0), (0, 110), (0, 220), (110, 0), (110, 110)].map { CGPoint(x: $0.0, y: $0.1) })
        #expect(view.contentSize == CGSize(width: 210, height: 320))
    }

    @Test("Another width breaks the lines anew")
    func anotherWidth() {
        let source = Source([square(100, 4)])
        let view = collection(source)
        view.frame.size.width = 210
        view.layoutIfNeeded()
        #expect(frames(4).map(\.minY) == [0, 0, 110, 110])
        #expect(view.contentSize.width == 210)
    }

    @Test("A pinned header stays in sight as long as its section")
    func pinned() {
        flow.headerReferenceSize = CGSize(width: 0, height: 40)
        flow.sectionHeadersPinToVisibleBounds = true
        flow.itemSize = CGSize(width: 320, height: 100)
        let view = collection(Source([Array(repeating: CGSize(width: 320, height: 100), count: 10)]), height: 200)
        view.contentOffset.y = 300
        view.layoutIfNeeded()
        let path = IndexPath(item: 0, section: 0)
        let kind = UICollectionView.elementKindSectionHeader
        #expect(view.supplementaryView(forElementKind: kind, at: path)?.frame.minY == 300)
        view.contentOffset.y = view.contentSize.height - 20
        view.layoutIfNeeded()
        #expect(
            flow.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame.maxY == view.contentSize.height)
    }
}
