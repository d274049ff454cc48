import SwiftUI
import Testing
import UIKit

@testable import PerchTesting

/// Views of UIKit's in time: they want frames while something in them moves, and none at rest.
@MainActor struct RestTests {
    private struct Shown<V: UIView>: UIViewRepresentable {
        let make: @MainActor () -> V
        func makeUIView(context: Context) -> V { make() }
        func updateUIView(_ uiView: V, context: Context) {}
    }

    private func wake(_ screen: RenderedView) -> TimeInterval? { screen.drive { $0.nextWake } }

    @Test func aViewAtRestWantsNoFrame() {
        let screen = render(
            VStack {
                Shown { UILabel() }
                Shown { UISwitch() }.fixedSize()
            })
        #expect(wake(screen) == nil)
        screen.switches.firstMatch.tap()
        #expect(screen.drive { $0.tree.movingValues.isMoving })
        #expect(screen.settle())
        screen.advance(by: .seconds(1))
        #expect(wake(screen) == nil)
    }

    @Test func aSpinnerWantsTheMomentsOfItsSteps() throws {
        let wheel = UIActivityIndicatorView()
        wheel.startAnimating()
        let screen = render(Shown { wheel })
        let step = try #require(wake(screen))
        #expect(step > screen.time && step < screen.time + 0.2)
        // Nothing is on its way to anywhere, so that nobody need wait for its end.
        #expect(screen.settle(timeout: .zero))
        wheel.stopAnimating()
        screen.advance(by: .seconds(1))
        #expect(wake(screen) == nil)
    }

    /// Sets its contents whenever it is laid out, as much code does.
    private final class Card: UIView {
        let (title, picture, button) = (UILabel(), UIImageView(), UIButton())
        var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            for view in [title, picture, button] where view.superview == nil { addSubview(view) }
            title.font = .systemFont(ofSize: 20)
            title.numberOfLines = 2
            title.text = "Lamp"
            picture.image = UIImage(systemName: "star")
            button.setTitle("Buy", for: .normal)
        }
    }

    @Test func contentThatIsSetAgainLaysOutNothing() {
        let card = Card()
        _ = render(Shown { card }.frame(width: 200, height: 80))
        #expect((1...3).contains(card.layouts))
    }

    @Test func aStyledTextThatHasChangedIsShown() {
        let (label, text) = (UILabel(), NSMutableAttributedString(string: "Lamp"))
        label.attributedText = text
        text.append(NSAttributedString(string: "s"))
        #expect(label.text == "Lamp")
        label.attributedText = text
        #expect(label.text == "Lamps")
    }

    @Test func aChangeFromOutsideCallsForAFrame() {
        let label = UILabel()
        let screen = render(Shown { label })
        var calls = 0
        screen.canvas.session.onNeedsFrame = { calls += 1 }
        label.text = "other"
        #expect(calls > 0)
    }

    private final class Delegate: NSObject, UITextFieldDelegate {
        var log: [String] = []
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            log.append("should begin")
            return true
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            log.append("\(range.location)+\(range.length) \(string)")
            return string != "x"
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log.append("return")
            textField.resignFirstResponder()
            return true
        }
    }

    @Test func aFieldIsTypedIntoAndAsksItsDelegate() {
        let (field, delegate) = (UITextField(), Delegate())
        field.placeholder = "Name"
        field.delegate = delegate
        let screen = render(
            VStack {
                Shown { field }.frame(height: 40)
                TextField("Other", text: .constant(""))
            }
            .padding())
        screen.field("Name").tap()
        #expect(field.isEditing && delegate.log == ["should begin", "begin"])
        #expect(screen.input != nil)
        screen.typeText("axb")
        #expect(field.text == "ab")
        #expect(delegate.log.suffix(3) == ["0+0 a", "1+0 x", "1+0 b"])
        screen.typeText("\n")
        #expect(!field.isEditing && delegate.log.suffix(2) == ["return", "end"])
        #expect(screen.input == nil)
        // The focus goes to one field of the screen only, the view that shows it.
        screen.field("Name").tap()
        screen.field("Other").tap()
        #expect(!field.isEditing && screen.field("Other").hasFocus)
    }

    private final class TextDelegate: NSObject, UITextViewDelegate {
        var texts: [String] = []
        func textViewDidChange(_ textView: UITextView) { texts.append(textView.text) }
    }

    @Test func aTextViewTellsOfChanges() {
        let (view, delegate) = (UITextView(), TextDelegate())
        view.delegate = delegate
        view.accessibilityIdentifier = "note"
        let screen = render(Shown { view }.frame(height: 100))
        screen.element("note").type("a\nb")
        #expect(view.text == "a\nb" && delegate.texts == ["a", "a\n", "a\nb"])
    }

    /// Counts how often it is asked for its size.
    private final class Counting: UIView {
        var count = 0
        override var intrinsicContentSize: CGSize {
            count += 1
            return CGSize(width: 30, height: 20)
        }
    }

    @Test func constraintsAreSolvedOnceWhereNoTextBreaksLines() {
        func count(_ text: String) -> Int {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
            let (box, label) = (Counting(), UILabel())
            label.text = text
            label.numberOfLines = 0
            for view in [box, label] {
                view.translatesAutoresizingMaskIntoConstraints = false
                outer.addSubview(view)
            }
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
                label.topAnchor.constraint(equalTo: outer.topAnchor),
                box.topAnchor.constraint(equalTo: label.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            ])
            outer.layoutIfNeeded()
            return box.count
        }
        let once = count("short")
        #expect(once > 0)
        #expect(count("a text that is too long for one line of so narrow a view") == 2 * once)
    }

    @Test func traitsOfOneSessionAreNotThoseOfAnother() throws {
        struct Model: View {
            var body: some View { Text(UIDevice.current.model) }
        }
        // Code outside all sessions used traits on this thread before.
        UITraitCollection(userInterfaceIdiom: .phone).performAsCurrent {}
        let pad = try RenderedView(Model(), variant: Variant(device: "iPad Pro 11-inch"))
        #expect(pad.elements.map(\.label) == ["iPad"])
        pad.canvas.session.perform { UITraitCollection.current = UITraitCollection(userInterfaceIdiom: .pad) }
        let phone = try RenderedView(Model(), variant: Variant(device: "iPhone SE"))
        #expect(phone.elements.map(\.label) == ["iPhone"])
    }
}
