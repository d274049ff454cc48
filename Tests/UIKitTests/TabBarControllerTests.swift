import PerchTesting
import SwiftUI
import Testing
import UIKit

@MainActor struct TabBarControllerTests {
    private final class Page: UIViewController {
        var log: [String] = []
        override func loadView() {
            let label = UILabel()
            label.text = "Page \(title ?? "")"
            view = label
        }
        override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
        override func viewDidDisappear(_ animated: Bool) { log.append("disappeared") }
    }

    private final class Chooser: NSObject, UITabBarControllerDelegate {
        var refused: UIViewController?
        var chosen: [UIViewController] = []
        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
            -> Bool
        {
            viewController !== refused
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            chosen.append(viewController)
        }
    }

    private struct Pages: UIViewControllerRepresentable {
        let controller: UITabBarController
        func makeUIViewController(context: Context) -> UITabBarController { controller }
        func updateUIViewController(_ uiViewController: UITabBarController, context: Context) {}
    }

    private func page(_ title: String) -> Page {
        let page = Page()
        page.title = title
        page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 1)
        return page
    }

    @Test func onePageIsSeen() {
        let (home, search) = (page("Home"), page("Search"))
        let (controller, chooser) = (UITabBarController(), Chooser())
        controller.viewControllers = [home, search]
        controller.delegate = chooser
        let view = render(Pages(controller: controller))
        #expect(view.text("Page Home").exists && home.tabBarController === controller)
        view.tab("Search").tap()
        #expect(view.text("Page Search").exists && !view.text("Page Home").exists)
        #expect(home.log == ["appeared", "disappeared"] && search.log == ["appeared"] && chooser.chosen == [search])
        chooser.refused = home
        view.tab("Home").tap()
        #expect(controller.selectedViewController === search)
        view.update { controller.selectedIndex = 0 }
        #expect(view.text("Page Home").exists)
        controller.selectedIndex = 7
        #expect(controller.selectedIndex == 0)
        view.update { search.tabBarItem.badgeValue = "3" }
        #expect(view.tab("Search").value.contains("3"))
    }

    @Test func theBarHasTheItemsOfThePages() {
        let controller = UITabBarController()
        let pages = [page("One"), page("Two")]
        controller.viewControllers = pages
        controller.selectedIndex = 1
        #expect(controller.tabBar.items?.map(\.title) == ["One", "Two"])
        #expect(controller.tabBar.selectedItem === pages[1].tabBarItem)
        let bar = UITabBar()
        #expect(bar.items == nil && bar.selectedItem == nil)
        bar.items = [pages[0].tabBarItem]
        bar.selectedItem = pages[0].tabBarItem
        #expect(bar.items == [pages[0].tabBarItem] && bar.selectedItem === pages[0].tabBarItem)
    }
}
