import SwiftUI
import Testing
import UIKit

@testable import PerchTesting

/// Changes of views that are shown on their way, and alerts.
@MainActor struct AnimationTests {
    private struct Shown<V: UIView>: UIViewRepresentable {
        let view: V
        func makeUIView(context: Context) -> V { view }
        func updateUIView(_ uiView: V, context: Context) {}
    }

    /// A screen with a box in a view, and the box.
    private func boxed() -> (RenderedView, UIView) {
        let (outer, box) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        box.backgroundColor = .red
        outer.addSubview(box)
        return (render(Shown(view: outer).frame(width: 200, height: 100)), box)
    }

    @Test func aViewHasItsNewFrameAtOnceAndIsSeenOnItsWay() {
        let (screen, box) = boxed()
        var isDone: Bool?
        screen.update {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                box.center.x += 100
            } completion: {
                isDone = $0
            }
        }
        #expect(box.center.x == 110 && isDone == nil)
        #expect(box.shownLayer.position.x == 10)
        screen.advance(by: .seconds(0.25))
        #expect(abs(box.shownLayer.position.x - 35) < 0.01)
        screen.advance(by: .seconds(0.5))
        #expect(abs(box.shownLayer.position.x - 85) < 0.01)
        screen.advance(by: .seconds(0.5))
        #expect(box.shownLayer.position.x == 110 && isDone == true)
        #expect(screen.drive { $0.nextWake } == nil)
    }

    @Test func waysAddUpSoThatNothingJumps() {
        let (screen, box) = boxed()
        func move(to x: CGFloat) {
            screen.update { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x = x } }
        }
        move(to: 110)
        screen.advance(by: .seconds(0.5))
        let before = box.shownLayer.position.x
        move(to: 10)
        #expect(abs(box.shownLayer.position.x - before) < 0.01)
        #expect(screen.settle())
        #expect(box.shownLayer.position.x == 10)
    }

    @Test func opacityColourAndTransformMove() {
        let (screen, box) = boxed()
        screen.update {
            UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
                box.alpha = 0
                box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
                box.transform = CGAffineTransform(scaleX: 3, y: 3)
            }
        }
        screen.advance(by: .seconds(0.5))
        #expect(box.shownLayer.opacity == 1)
        screen.advance(by: .seconds(0.5))
        #expect(abs(box.shownLayer.opacity - 0.5) < 0.01 && abs(box.shownLayer.transform.a - 2) < 0.01)
        screen.advance(by: .seconds(1))
        #expect(box.shownLayer.opacity == 0 && box.shownLayer.transform.a == 3)
    }

    @Test func withoutAWindowOrAChangeNobodyWaits() {
        var completions = 0
        let loose = UIView()
        UIView.animate(withDuration: 1) {
            loose.alpha = 0
        } completion: { _ in
            completions += 1
        }
        UIView.animate(withDuration: 1) {
        } completion: { _ in
            completions += 1
        }
        #expect(completions == 2 && loose.alpha == 0)
        let (screen, box) = boxed()
        screen.update {
            UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { box.center.x = 50 } }
        }
        #expect(box.shownLayer.position.x == 50)
    }

    @Test func aSpringSwingsAndComesToRest() {
        let (screen, box) = boxed()
        screen.update {
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
            ) { box.center.x = 110 }
        }
        var largest: CGFloat = 0
        for _ in 0..<60 {
            screen.nextFrame()
            largest = max(largest, box.shownLayer.position.x)
        }
        #expect(largest > 115)
        #expect(screen.settle() && box.shownLayer.position.x == 110)
    }

    @Test func repeatedAnimationsGoThereAndBack() {
        let (screen, box) = boxed()
        screen.update {
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
                box.center.x = 110
            }
        }
        screen.advance(by: .seconds(1.5))
        #expect(abs(box.shownLayer.position.x - 60) < 0.01)
        screen.advance(by: .seconds(1))
        #expect(abs(box.shownLayer.position.x - 60) < 0.01)
        #expect(screen.drive { $0.tree.movingValues.isMoving })
    }

    // MARK: Alerts

    private final class Presenter: UIViewController {
        var log: [String] = []
        weak var alert: UIAlertController?

        func ask(_ style: UIAlertController.Style) {
            let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: style)
            if style == .alert { alert.addTextField { $0.placeholder = "Reason" } }
            alert.addAction(
                UIAlertAction(title: "Delete", style: .destructive) { [weak self, weak alert] _ in
                    self?.log.append("delete \(alert?.textFields?.first?.text ?? "-")")
                    self?.log.append("presents \(self?.presentedViewController != nil)")
                })
            alert.addAction(
                UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.log.append("cancel") })
            self.alert = alert
            present(alert, animated: true)
        }
    }

    private func presenting() -> (RenderedView, Presenter) {
        let (window, presenter) = (UIWindow(frame: UIScreen.main.bounds), Presenter())
        window.rootViewController = presenter
        window.isHidden = false
        return (render(WindowView(window), variant: Variant()), presenter)
    }

    @Test func anAlertAsksAndPutsItselfAway() {
        let (screen, presenter) = presenting()
        screen.update { presenter.ask(.alert) }
        screen.settle()
        #expect(screen.text("Delete?").exists && screen.text("It is gone then.").exists)
        screen.field("Reason").type("old")
        screen.button("Delete").tap()
        #expect(presenter.log == ["delete old", "presents false"])
        screen.settle()
        screen.advance(by: .seconds(0.1))
        #expect(!screen.text("Delete?").exists && presenter.view.window?.subviews.count == 1)
        #expect(screen.drive { $0.nextWake } == nil)
    }

    @Test func anActionSheetIsLeftByItsCancelButton() {
        let (screen, presenter) = presenting()
        screen.update { presenter.ask(.actionSheet) }
        screen.settle()
        screen.button("Cancel").tap()
        screen.settle()
        screen.advance(by: .seconds(0.1))
        #expect(presenter.log == ["cancel"] && presenter.presentedViewController == nil)
        #expect(!screen.button("Delete").exists)
    }

    @Test func anActionThatIsDisabledCannotBeChosen() {
        let (screen, presenter) = presenting()
        screen.update { presenter.ask(.alert) }
        screen.settle()
        screen.update { presenter.alert?.actions[0].isEnabled = false }
        #expect(screen.button("Delete").found()?.isEnabled == false)
        screen.update { presenter.alert?.dismiss(animated: false) }
        screen.settle()
        #expect(!screen.button("Delete").exists && presenter.log == [])
    }

    // MARK: Cells

    @Test func aCellShowsAHostingConfiguration() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        cell.contentConfiguration = UIHostingConfiguration { Text("One") }.margins(.horizontal, 20)
        let screen = render(Shown(view: cell).frame(width: 200, height: 60))
        #expect(screen.text("One").found()?.frame.minX == (screen.size.width - 200) / 2 + 20)
        let view = cell.contentView.subviews.first
        screen.update { cell.contentConfiguration = UIHostingConfiguration { Text("Two") }.margins(.horizontal, 20) }
        #expect(screen.text("Two").exists && cell.contentView.subviews == [view])
        screen.update { cell.contentConfiguration = UIHostingConfiguration { Color.red }.minSize(height: 80) }
        #expect(cell.contentView.subviews.count == 1 && cell.contentView.subviews.first !== view)
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height >= 80)
        screen.update { cell.contentConfiguration = nil }
        #expect(cell.contentView.subviews.isEmpty)
    }
}
