import Testing
import UIKit

/// Layout by constraints and stacks.
@MainActor struct AutoLayoutTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private func add(to outer: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        return view
    }

    @Test func edgesCentresAndLengths() {
        let outer = box(200, 100)
        let (a, b) = (add(to: outer), add(to: outer))
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            a.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
            a.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -20),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
            b.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
            b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2),
            b.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: 0.5),
            b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
        ])
        outer.layoutIfNeeded()
        let third = (200.0 - 30) / 3
        #expect(a.frame.isClose(to: CGRect(x: 10, y: 20, width: third, height: 60)))
        #expect(b.frame.isClose(to: CGRect(x: 20 + third, y: 35, width: third * 2, height: 30)))
        outer.frame.size.width = 320
        outer.layoutIfNeeded()
        #expect(abs(a.frame.width - 290 / 3) < 0.01)
    }

    @Test func inequalitiesHoldAndWeakerOnesGiveWay() {
        let outer = box(300, 100)
        let a = add(to: outer)
        let wish = a.widthAnchor.constraint(equalToConstant: 500)
        wish.priority = .defaultHigh
        NSLayoutConstraint.activate([
            a.leftAnchor.constraint(equalTo: outer.leftAnchor), a.topAnchor.constraint(equalTo: outer.topAnchor),
            a.heightAnchor.constraint(equalToConstant: 10), wish,
            a.rightAnchor.constraint(lessThanOrEqualTo: outer.rightAnchor, constant: -20),
            a.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        outer.layoutIfNeeded()
        #expect(a.frame.width == 280)
        wish.constant = 12
        outer.layoutIfNeeded()
        #expect(a.frame.width == 44)
        wish.isActive = false
        #expect(!wish.isActive && outer.constraints.count == 3)
    }

    @Test func aContradictionBreaksTheLaterOneOnly() {
        let outer = box(100, 100)
        let a = add(to: outer)
        NSLayoutConstraint.activate([
            a.widthAnchor.constraint(equalToConstant: 30), a.widthAnchor.constraint(equalToConstant: 60),
            a.leftAnchor.constraint(equalTo: outer.leftAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(a.frame.width == 30 && a.frame.minX == 0)
    }

    @Test func contentHugsAndResists() {
        final class Content: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
        }
        let outer = box(200, 60)
        let (a, b) = (Content(), Content())
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
            view.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
            b.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        ])
        a.setContentHuggingPriority(.required, for: .horizontal)
        outer.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
        #expect(b.frame == CGRect(x: 60, y: 0, width: 140, height: 20))
        outer.frame.size.width = 90
        a.setContentCompressionResistancePriority(.required, for: .horizontal)
        outer.layoutIfNeeded()
        #expect(a.frame.width == 50 && b.frame.width == 30)
    }

    @Test func marginsAndSafeAreasAreGuides() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        window.coveredInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        let outer = box(100, 200)
        window.addSubview(outer)
        let a = add(to: outer)
        NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
            a.bottomAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.bottomAnchor),
            a.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
            a.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 8, y: 30, width: 84, height: 150))
    }

    @Test func fittingSizesFollowFromConstraints() {
        let outer = box(0, 0)
        let a = add(to: outer)
        NSLayoutConstraint.activate([
            a.widthAnchor.constraint(equalToConstant: 40), a.heightAnchor.constraint(equalToConstant: 30),
            a.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
            a.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
            a.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1),
            a.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -2),
        ])
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 33))
    }

    // MARK: Stacks

    private final class Brick: UIView {
        let own: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            own = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { own }
    }

    private func frames(_ stack: UIStackView, _ width: CGFloat, _ height: CGFloat) -> [CGRect] {
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    @Test func stacksShareTheirLength() {
        let bricks = [Brick(20, 10), Brick(40, 30), Brick(20, 20)]
        let stack = UIStackView(arrangedSubviews: bricks)
        stack.spacing = 5
        #expect(stack.intrinsicContentSize == CGSize(width: 90, height: 30))
        // The first of those that hug alike takes what is left.
        #expect(frames(stack, 120, 30).map(\.minX) == [0, 55, 100])
        stack.distribution = .fillEqually
        #expect(frames(stack, 130, 30).map(\.width) == [40, 40, 40])
        stack.distribution = .fillProportionally
        #expect(frames(stack, 170, 30).map(\.width) == [40, 80, 40])
        stack.distribution = .equalSpacing
        #expect(frames(stack, 120, 30).map(\.minX) == [0, 40, 100])
        stack.setCustomSpacing(12, after: bricks[0])
        stack.distribution = .fill
        #expect(frames(stack, 97, 30).map(\.minX) == [0, 32, 77])
        bricks[1].isHidden = true
        #expect(stack.intrinsicContentSize == CGSize(width: 52, height: 20))
    }

    @Test func stacksAlign() {
        let stack = UIStackView(arrangedSubviews: [Brick(20, 10), Brick(40, 30)])
        stack.axis = .vertical
        #expect(frames(stack, 100, 40).map(\.width) == [100, 100])
        for (alignment, x) in [(UIStackView.Alignment.leading, 0.0), (.center, 40), (.trailing, 80)] {
            stack.alignment = alignment
            #expect(frames(stack, 100, 40)[0] == CGRect(x: x, y: 0, width: 20, height: 10))
        }
    }

    @Test func aViewThatLeavesTheStackLeavesTheRow() {
        let brick = Brick(10, 10)
        let stack = UIStackView(arrangedSubviews: [brick, Brick(5, 5)])
        brick.removeFromSuperview()
        #expect(stack.arrangedSubviews.count == 1)
    }
}

extension CGRect {
    fileprivate func isClose(to other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(width - other.width) < 0.01
            && abs(height - other.height) < 0.01
    }
}
