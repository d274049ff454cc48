import PerchTesting
import SwiftUI
import Testing
import UIKit

/// How UIKit's controls look.
@MainActor struct ControlLookTests {
    private struct Controls: UIViewRepresentable {
        func makeUIView(context: Context) -> UIStackView {
            let stack = UIStackView()
            stack.axis = .vertical
            stack.spacing = 10
            stack.alignment = .leading
            for view in views() { stack.addArrangedSubview(view) }
            return stack
        }

        func updateUIView(_ uiView: UIStackView, context: Context) {}

        private func views() -> [UIView] {
            let label = UILabel()
            label.text = "Headline"
            label.font = .preferredFont(forTextStyle: .headline)
            let lines = UILabel()
            lines.text = "A text that is long enough to need several lines in so narrow a view"
            lines.numberOfLines = 0
            lines.preferredMaxLayoutWidth = 220
            lines.textColor = .secondaryLabel
            let filled = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in })
            let plain = UIButton(type: .system)
            plain.setTitle("Cancel", for: .normal)
            let field = UITextField()
            field.placeholder = "Name"
            field.borderStyle = .roundedRect
            field.widthAnchor.constraint(equalToConstant: 200).isActive = true
            let slider = UISlider()
            slider.value = 0.4
            slider.widthAnchor.constraint(equalToConstant: 200).isActive = true
            let toggle = UISwitch()
            toggle.isOn = true
            let choices = UISegmentedControl(items: ["Day", "Week", "Month"])
            choices.selectedSegmentIndex = 1
            let bar = UIProgressView()
            bar.progress = 0.7
            bar.widthAnchor.constraint(equalToConstant: 200).isActive = true
            let pages = UIPageControl()
            pages.numberOfPages = 4
            pages.currentPage = 2
            let image = UIImageView(image: UIImage(systemName: "star.fill"))
            image.tintColor = .systemOrange
            let card = UIView(frame: .zero)
            card.backgroundColor = .secondarySystemBackground
            card.layer.cornerRadius = 12
            card.layer.borderWidth = 1
            card.layer.borderColor = UIColor.separator.cgColor
            card.layer.shadowOpacity = 0.3
            card.layer.shadowOffset = CGSize(width: 0, height: 4)
            card.layer.shadowRadius = 4
            card.widthAnchor.constraint(equalToConstant: 120).isActive = true
            card.heightAnchor.constraint(equalToConstant: 40).isActive = true
            return [label, lines, filled, plain, field, slider, toggle, choices, bar, pages, image, card]
        }
    }

    @Test(arguments: [Scheme.light, .dark])
    func controlsLookAsSwiftUIs(_ scheme: Scheme) {
        let view = Controls().fixedSize().padding(16).background(Color(.systemBackground))
        assertSnapshot(of: view, as: .image(scheme: scheme), named: "\(scheme)")
    }
}
