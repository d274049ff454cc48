import CoreGraphics
import Foundation

/// What a controller of the system's is drawn in: the engine knows how such a controller looks.
package final class ControllerContentView: UIView {
    package private(set) weak var subject: UIViewController?

    init(_ subject: UIViewController) {
        self.subject = subject
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .systemBackground
    }

    package required init?(coder: NSCoder) { super.init(coder: coder) }

    override var showsContent: Bool { true }
}
