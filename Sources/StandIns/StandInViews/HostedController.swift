import SwiftUI
import UIKit

extension UIViewController {
    /// Fills the controller's view with a view of SwiftUI's.
    package func fill(with content: some View) {
        let hosted = UIHostingController(rootView: content)
        addChild(hosted)
        hosted.view.frame = view.bounds
        hosted.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(hosted.view)
        hosted.didMove(toParent: self)
    }
}

extension UIView {
    /// Fills the view with a view of SwiftUI's. Returns the controller, whose root can be replaced.
    @discardableResult package func fill<Content: View>(with content: Content) -> UIHostingController<Content> {
        let hosted = UIHostingController(rootView: content)
        hosted.view.frame = bounds
        hosted.view.backgroundColor = .clear
        hosted.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(hosted.view)
        return hosted
    }
}
