import Testing
import UIKit

/// What programs declare for transitions, storyboards and menus compiles as on Apple's systems, and says what it does not do.
@MainActor @Suite struct TransitioningTests {
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: .to),
                transitionContext.viewController(forKey: .from) != nil
            else { return transitionContext.completeTransition(false) }
            transitionContext.containerView.addSubview(view)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { self }
    }

    private final class Page: UIViewController, UIPopoverPresentationControllerDelegate {
        var prepared: String?

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate { _ in self.view.layoutIfNeeded() }
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared = segue.identifier }
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }

    @Test func aTransitionIsKeptAndNoneRuns() {
        let (page, fade) = (Page(), Fade())
        page.transitioningDelegate = fade
        page.popoverPresentationController?.delegate = page
        #expect(page.transitioningDelegate === fade)
        #expect(page.transitionCoordinator == nil)
        #expect(fade.animationController(forDismissed: page) != nil)
        #expect(page.popoverPresentationController?.delegate === page)
    }

    @Test func aGestureMovesATransitionWithinItsBounds() {
        let drive = UIPercentDrivenInteractiveTransition()
        drive.update(1.5)
        #expect(drive.percentComplete == 1)
        drive.cancel()
        #expect(drive.percentComplete == 0)
    }

    @Test func aStoryboardGivesEmptyControllers() {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        #expect(storyboard.instantiateInitialViewController() != nil)
        #expect(storyboard.instantiateViewController(withIdentifier: "Page").viewIfLoaded == nil)
        #expect(UINib(nibName: "Row", bundle: nil).instantiate(withOwner: nil).isEmpty)
        let page = Page()
        page.prepare(for: UIStoryboardSegue(identifier: "next", source: page, destination: Page()), sender: nil)
        #expect(page.prepared == "next")
    }

    @Test func additionalInsetsHoldForTheControllersViews() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = Page()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let before = controller.view.safeAreaInsets
        let child = UIView(frame: CGRect(x: 0, y: 20, width: 393, height: 100))
        controller.view.addSubview(child)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 5, bottom: 0, right: 0)
        #expect(controller.view.safeAreaInsets.top == before.top + 30)
        #expect(controller.view.safeAreaInsets.left == before.left + 5)
        #expect(child.safeAreaInsets.top == before.top + 30 - 20)
        #expect(child.safeAreaInsets.left == before.left + 5)
    }

    @Test func anAttachmentIsKeptInATextThatIsDrawnWithoutIt() {
        let attachment = NSTextAttachment(image: UIImage())
        let text = NSAttributedString(attachment: attachment)
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    }

    @Test func previewsAndPixelsHaveTheirNames() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(ovalIn: view.bounds)
        #expect(UITargetedPreview(view: view, parameters: parameters).target.center == CGPoint(x: 20, y: 20))
        #expect(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: .label).isEqual(nil) == false)
        #expect(
            CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue).intersection(.alphaInfoMask).rawValue
                == 2)
    }
}
