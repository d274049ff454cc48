import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// A suite of Swift Testing with views of UIKit.
@MainActor @Suite(.snapshots(record: .missing))
struct ControllerSuite {
    private final class Controller: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let label = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
            label.text = "Hello"
            label.sizeToFit()
            view.addSubview(label)
        }
    }

    private func box() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        view.backgroundColor = .systemRed
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        inner.backgroundColor = .systemBlue
        view.addSubview(inner)
        return view
    }

    @Test func controllers() {
        assertSnapshot(of: Controller(), as: .image(on: .iPhone13))
        assertSnapshot(of: Controller(), as: .image(on: .iPhoneX(.landscape)), named: "landscape")
        assertSnapshot(
            of: Controller(), as: .image(on: .iPhone8, traits: .init(userInterfaceStyle: .dark)), named: "dark")
        assertSnapshot(of: Controller(), as: .image(size: CGSize(width: 240, height: 160)))
        assertSnapshot(of: Controller(), as: .recursiveDescription(on: .iPhone8))
        assertSnapshot(of: UINavigationController(rootViewController: Controller()), as: .hierarchy)
        assertSnapshot(
            of: UIHostingController(rootView: Text("Hosted")), as: .image(on: .iPhoneSe), named: "hosting")
    }

    @Test func views() {
        assertSnapshot(of: box(), as: .image)
        assertSnapshot(of: box(), as: .image(size: CGSize(width: 100, height: 100)), named: "large")
        assertSnapshot(of: box(), as: .recursiveDescription)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { context in
            UIColor.systemGreen.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 8))
        }
        assertSnapshot(of: image, as: .image)
    }
}
