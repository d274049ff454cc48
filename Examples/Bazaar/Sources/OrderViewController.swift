import SwiftUI
import UIKit

/// An order: what it is, by two wheels, and its color.
final class OrderViewController: UIViewController, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    private let rows = [Lane.crafts.wares.map(\.name), (1...9).map { $0 == 1 ? "1 piece" : "\($0) pieces" }]
    private let picker = UIPickerView()
    private let well = UIColorWell()
    private let summary = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Order"
        view.backgroundColor = .systemBackground
        picker.dataSource = self
        picker.delegate = self
        picker.selectRow(2, inComponent: 0, animated: false)
        well.selectedColor = .systemIndigo
        summary.font = .preferredFont(forTextStyle: .title3)
        let stack = UIStackView(arrangedSubviews: [summary, picker, well])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
        tell()
    }

    private func tell() {
        summary.text =
            "\(rows[1][picker.selectedRow(inComponent: 1)]) of \(rows[0][picker.selectedRow(inComponent: 0)])"
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component].count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        rows[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { tell() }
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        component == 0 ? "Ware" : "Number"
    }
}

/// The market beside an order, where there is room for both.
struct CounterScreen: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(MarketViewController(), for: .primary)
        split.setViewController(OrderViewController(), for: .secondary)
        return split
    }

    func updateUIViewController(_ uiViewController: UISplitViewController, context: Context) {}
}

#Preview("Counter", traits: .fixedLayout(width: 900, height: 700)) {
    CounterScreen().environment(\.horizontalSizeClass, .regular)
}

/// A single order.
struct OrderScreen: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: OrderViewController())
    }

    func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {}
}

#Preview("Order") { OrderScreen().ignoresSafeArea() }
