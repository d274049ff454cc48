import SwiftUI
import Testing
import UIKit

@testable import PerchTesting

@MainActor struct SearchControllerTests {
    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    private final class Finder: NSObject, UISearchResultsUpdating {
        var texts: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
            texts.append(searchController.searchBar.text ?? "")
        }
    }

    @Test("The bar of a search is below the title, and the updater receives each text")
    func searching() {
        let (page, finder) = (UIViewController(), Finder())
        page.title = "Fruit"
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = finder
        search.searchBar.placeholder = "Search"
        page.navigationItem.searchController = search
        let pages = UINavigationController(rootViewController: page)
        let view = render(Shown(controller: pages).frame(width: 390, height: 600))
        view.field("Search").tap()
        // The button to give up comes with the frame in which the field takes the keyboard.
        #expect(view.drive { !$0.isOutOfDate } && view.button("Cancel").exists)
        #expect(search.isActive && finder.texts == [""])
        view.typeText("fi")
        #expect(finder.texts == ["", "f", "fi"])
        view.button("Cancel").tap()
        #expect(!search.isActive && search.searchBar.text == "" && finder.texts.last == "")
    }
}
