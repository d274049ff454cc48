import PerchTesting
import SwiftUI
import Testing
import UIKit

/// How lists, configurations and wheels of UIKit look.
@MainActor struct CollectionLookTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            section == 0 ? 4 : 2
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            guard let cell = cell as? UICollectionViewListCell else { return cell }
            var content =
                switch (indexPath.section, indexPath.item) {
                case (0, 1): UIListContentConfiguration.subtitleCell()
                case (0, 2): UIListContentConfiguration.valueCell()
                default: cell.defaultContentConfiguration()
                }
            content.text = ["Airplane Mode", "Network", "Bluetooth", "Hotspot"][indexPath.item]
            content.secondaryText = indexPath.item == 3 ? nil : "On"
            content.image = indexPath.section == 0 ? UIImage(systemName: "star.fill") : nil
            cell.contentConfiguration = content
            cell.accessories =
                indexPath.section == 0
                ? [.disclosureIndicator()] : [.label(text: "12"), .checkmark(), .delete(displayed: .always)]
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "Section \(indexPath.section)"
            (view as? UICollectionViewListCell)?.contentConfiguration = content
            return view
        }
    }

    private struct List: UIViewRepresentable {
        let source: Source
        let appearance: UICollectionLayoutListConfiguration.Appearance

        func makeUIView(context: Context) -> UICollectionView {
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.headerMode = .supplementary
            let view = UICollectionView(
                frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            view.register(
                UICollectionViewListCell.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
            view.dataSource = source
            return view
        }

        func updateUIView(_ uiView: UICollectionView, context: Context) {}
    }

    @Test(arguments: [Scheme.light, .dark])
    func insetGroupedList(_ scheme: Scheme) {
        let source = Source()
        let view = List(source: source, appearance: .insetGrouped).frame(width: 340, height: 420)
        assertSnapshot(of: view, as: .image(scheme: scheme), named: "\(scheme)")
        withExtendedLifetime(source) {}
    }

    private struct Missing: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "tray")
            configuration.text = "No Mail"
            configuration.secondaryText = "New messages appear here."
            configuration.button.title = "Check Again"
            return configuration.makeContentView()
        }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test func contentUnavailable() {
        assertSnapshot(of: Missing().frame(width: 300, height: 240), as: .image())
    }

    private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 12 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            component == 0 ? "Row \(row)" : nil
        }
        func pickerView(
            _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
        ) -> NSAttributedString? {
            component == 0
                ? nil : NSAttributedString(string: "\(row)", attributes: [.foregroundColor: UIColor.systemRed])
        }
    }

    private struct Wheels: UIViewRepresentable {
        let rows: Rows
        func makeUIView(context: Context) -> UIPickerView {
            let picker = UIPickerView()
            picker.dataSource = rows
            picker.delegate = rows
            picker.selectRow(4, inComponent: 0, animated: false)
            picker.selectRow(2, inComponent: 1, animated: false)
            return picker
        }
        func updateUIView(_ uiView: UIPickerView, context: Context) {}
    }

    @Test func wheels() {
        let rows = Rows()
        assertSnapshot(of: Wheels(rows: rows).frame(width: 300, height: 216), as: .image())
        withExtendedLifetime(rows) {}
    }
}
