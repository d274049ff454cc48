import PerchTesting
import SwiftUI
import Testing
import UIKit

@MainActor struct SearchBarTests {
    private struct Bar: UIViewRepresentable {
        let bar: UISearchBar
        func makeUIView(context: Context) -> UISearchBar { bar }
        func updateUIView(_ uiView: UISearchBar, context: Context) {}
    }

    private final class Told: NSObject, UISearchBarDelegate {
        var lines: [String] = []
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append(searchText) }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { text != "x" }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
            lines.append("search")
            searchBar.resignFirstResponder()
        }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
    }

    @Test func theDelegateHearsOfSearching() {
        let (bar, told) = (UISearchBar(), Told())
        bar.placeholder = "Fruit"
        bar.delegate = told
        let view = render(Bar(bar: bar).frame(width: 300))
        view.field("Fruit").tap()
        #expect(bar.isFirstResponder && told.lines == ["begin"])
        view.typeText("axp")
        #expect(bar.text == "ap" && told.lines == ["begin", "a", "ap"])
        view.button("Clear text").tap()
        #expect(bar.text == "" && told.lines.last == "")
        view.update { bar.text = "fig" }
        #expect(view.field("Fruit").value == "fig")
        #expect(!view.button("Cancel").exists)
        view.update { bar.setShowsCancelButton(true, animated: true) }
        view.button("Cancel").tap()
        #expect(told.lines.last == "cancel")
        view.typeText("\n")
        #expect(told.lines.suffix(2) == ["search", "end"] && !bar.isFirstResponder)
    }

    @Test func picturesAreKeptByState() {
        let bar = UISearchBar()
        let image = UIImage(systemName: "star")
        bar.setImage(image, for: .search, state: .normal)
        #expect(bar.image(for: .search, state: .normal) === image && bar.image(for: .clear, state: .normal) == nil)
    }
}
