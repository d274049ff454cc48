import PerchTesting
import SwiftUI
import Testing
import UIKit

@MainActor struct NavigationControllerTests {
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

    private final class Told: NSObject, UINavigationControllerDelegate {
        var shown: [String] = []
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { shown.append(viewController.title ?? "") }
    }

    private struct Pages: UIViewControllerRepresentable {
        let controller: UINavigationController
        func makeUIViewController(context: Context) -> UINavigationController { controller }
        func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {}
    }

    private func page(_ title: String) -> Page {
        let page = Page()
        page.title = title
        return page
    }

    @Test func pagesComeAndGo() {
        let (first, second, told) = (page("First"), page("Second"), Told())
        let controller = UINavigationController(rootViewController: first)
        controller.delegate = told
        let view = render(Pages(controller: controller))
        #expect(view.text("Page First").exists && view.text("First").exists)
        #expect(first.log == ["appeared"] && first.navigationController === controller)
        view.update { first.show(second, sender: nil) }
        #expect(view.text("Page Second").exists && !view.text("Page First").exists)
        #expect(first.log == ["appeared", "disappeared"] && second.log == ["appeared"])
        #expect(controller.topViewController === second && told.shown == ["First", "Second"])
        view.button("First").tap()
        #expect(view.text("Page First").exists && second.navigationController == nil)
        #expect(controller.popViewController(animated: true) == nil)
    }

    @Test func thePagesAreAList() {
        let pages = ["A", "B", "C"].map(page)
        let controller = UINavigationController()
        controller.setViewControllers(pages, animated: false)
        #expect(controller.popToViewController(pages[1], animated: false) == [pages[2]])
        controller.pushViewController(pages[1], animated: false)
        #expect(controller.viewControllers == [pages[0], pages[1]])
        #expect(controller.popToRootViewController(animated: false) == [pages[1]])
        #expect(controller.popToViewController(pages[2], animated: false) == nil)
    }

    @Test func barsHaveItems() {
        let first = page("First")
        var pressed: [String] = []
        let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in pressed.append("add") })
        let save = UIBarButtonItem(
            title: "Keep", primaryAction: UIAction(title: "Other") { _ in pressed.append("keep") })
        first.navigationItem.rightBarButtonItems = [save, add]
        first.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        let controller = UINavigationController(rootViewController: first)
        let view = render(Pages(controller: controller))
        #expect(view.button("Cancel").exists)
        view.button("Add").tap()
        view.button("Keep").tap()
        #expect(pressed == ["add", "keep"])
        view.update { save.title = "Save" }
        #expect(view.button("Save").exists)
        view.update { add.isEnabled = false }
        #expect(!view.button("Add").isEnabled)
        view.update { controller.setNavigationBarHidden(true, animated: false) }
        #expect(!view.button("Save").exists && view.text("Page First").exists)
    }

    @Test func theBarHasTheItemsOfThePages() {
        let (first, second) = (UIViewController(), UIViewController())
        let controller = UINavigationController(rootViewController: first)
        #expect(controller.navigationBar.topItem === first.navigationItem && controller.navigationBar.backItem == nil)
        controller.pushViewController(second, animated: false)
        #expect(controller.navigationBar.topItem === second.navigationItem)
        #expect(controller.navigationBar.backItem === first.navigationItem)
    }
}
