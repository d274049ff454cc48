import PerchTesting
import SwiftUI
import Testing
import UIKit

@MainActor struct PageViewControllerTests {
    private struct Pages: UIViewControllerRepresentable {
        let titles: [String]
        @Binding var index: Int

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIViewController(context: Context) -> UIPageViewController {
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.dataSource = context.coordinator
            pages.delegate = context.coordinator
            return pages
        }

        func updateUIViewController(_ pages: UIPageViewController, context: Context) {
            pages.setViewControllers([context.coordinator.controllers[index]], direction: .forward, animated: true)
        }

        final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
            let parent: Pages
            let controllers: [UIViewController]

            init(_ parent: Pages) {
                self.parent = parent
                controllers = parent.titles.map { UIHostingController(rootView: Text($0)) }
            }

            private func neighbour(_ controller: UIViewController, _ step: Int) -> UIViewController? {
                guard let index = controllers.firstIndex(of: controller) else { return nil }
                return controllers.indices.contains(index + step) ? controllers[index + step] : nil
            }

            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { neighbour(viewController, -1) }

            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { neighbour(viewController, 1) }

            func pageViewController(
                _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
                previousViewControllers: [UIViewController], transitionCompleted completed: Bool
            ) {
                guard completed, let shown = pageViewController.viewControllers?.first else { return }
                parent.index = controllers.firstIndex(of: shown) ?? 0
            }
        }
    }

    private struct Screen: View {
        @State private var index = 0
        var body: some View {
            VStack {
                Pages(titles: ["One", "Two", "Three"], index: $index).frame(width: 200, height: 100)
                Text("page \(index)")
                Button("Last") { index = 2 }
            }
        }
    }

    @Test func swipesAndProgramsTurnPages() {
        let view = render(Screen())
        let middle = view.text("One").frame.midY
        func swipe(from start: CGFloat, to end: CGFloat) {
            view.drag(from: CGPoint(x: start, y: middle), to: CGPoint(x: end, y: middle))
        }
        #expect(view.text("One").exists && !view.text("Two").exists)
        swipe(from: 270, to: 120)
        #expect(view.text("Two").exists && view.text("page 1").exists)
        swipe(from: 120, to: 270)
        #expect(view.text("One").exists && view.text("page 0").exists)
        // There is no page before the first.
        swipe(from: 120, to: 270)
        #expect(view.text("page 0").exists)
        view.button("Last").tap()
        #expect(view.text("Three").exists)
    }
}
