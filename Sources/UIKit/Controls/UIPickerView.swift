import CoreGraphics
import Foundation

/// A control with one or more wheels, with which the user selects rows.
open class UIPickerView: UIView {
    /// The data source, which provides the numbers of wheels and rows.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// The delegate, which provides the rows and is notified of selections.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    /// A Boolean value that indicates whether a band marks the selected rows. In Perch, it always does. The value has
    /// no effect.
    open var showsSelectionIndicator = true { didSet { UIKitWithoutEffect.pickerViewShowsSelectionIndicator.log() } }

    private var selected: [Int] = []

    /// The number of wheels.
    open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }

    /// Returns the number of rows of a wheel. It is 0 if the wheel does not exist.
    open func numberOfRows(inComponent component: Int) -> Int {
        guard (0..<numberOfComponents).contains(component) else { return 0 }
        return max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    /// Returns the size of the rows of a wheel, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        CGSize(width: width(ofComponent: component), height: UIPickerView.rowHeight)
    }

    /// Returns the view that the delegate provides for a row. Nil for a row with a title.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { ownView(row, component) }

    /// Reloads all wheels.
    open func reloadAllComponents() {
        selected = (0..<numberOfComponents).map { limited(selectedRow(inComponent: $0), $0) }
        contentAndSizeDidChange()
    }

    /// Reloads the rows of a wheel.
    open func reloadComponent(_ component: Int) { reloadAllComponents() }

    /// Selects a row. If the row does not exist, this has no effect. The delegate is not notified.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        let count = numberOfComponents
        guard (0..<count).contains(component), (0..<numberOfRows(inComponent: component)).contains(row) else {
            return Log.once("UIPickerView: there is no row \(row) in the component \(component).")
        }
        while selected.count < count { selected.append(0) }
        selected[component] = row
        contentDidChange()
    }

    /// Returns the selected row of a wheel. It is -1 if the wheel does not exist.
    open func selectedRow(inComponent component: Int) -> Int {
        guard (0..<numberOfComponents).contains(component) else { return -1 }
        return selected.indices.contains(component) ? selected[component] : 0
    }

    private func limited(_ row: Int, _ component: Int) -> Int {
        max(0, min(row, numberOfRows(inComponent: component) - 1))
    }

    // MARK: For the engine

    /// The height of rows, as the wheels of SwiftUI have them, in points.
    private static let rowHeight: CGFloat = 32

    /// What is shown in a row.
    package enum Row {
        case title(NSAttributedString), plain(String), view(UIView)
    }

    /// What is shown in a row.
    package func row(_ row: Int, _ component: Int) -> Row {
        if let view = ownView(row, component) { return .view(view) }
        if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            return .title(title)
        }
        return .plain(delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "")
    }

    private func ownView(_ row: Int, _ component: Int) -> UIView? {
        guard let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil),
            !(view is UIPickerRowWithoutView)
        else { return nil }
        return view
    }

    /// The width of a wheel, in points: what the delegate says, or an equal share.
    package func width(ofComponent component: Int) -> CGFloat {
        let said = delegate?.pickerView(self, widthForComponent: component) ?? 0
        if said > 0 { return said }
        return bounds.width / CGFloat(max(1, numberOfComponents))
    }

    /// What assistive technology reads before the chosen row of a wheel; nil if nobody says it.
    package func accessibilityLabel(ofComponent component: Int) -> String? {
        let said = delegate as? any UIPickerViewAccessibilityDelegate
        return said?.pickerView(self, accessibilityLabelForComponent: component) ?? accessibilityLabel
    }

    /// What assistive technology reads about the use of a wheel; nil if nobody says it.
    package func accessibilityHint(ofComponent component: Int) -> String? {
        let said = delegate as? any UIPickerViewAccessibilityDelegate
        return said?.pickerView(self, accessibilityHintForComponent: component) ?? accessibilityHint
    }

    /// The user chose a row.
    package func choose(_ row: Int, _ component: Int) {
        guard row != selectedRow(inComponent: component) else { return }
        selectRow(row, inComponent: component, animated: true)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentDidChange()
    }

    override var showsContent: Bool { true }
}

/// An object that provides the numbers of wheels and rows of a picker view.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns the number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A delegate that provides the rows of a picker view and is notified of selections.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the width of a wheel, in points. By default, all wheels have the same width.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Returns the height of the rows of a wheel, in points. In Perch, all rows have the same height.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Returns the title of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the attributed title of a row, which replaces the plain title.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Returns the view of a row, which replaces the title.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Called after the user has selected a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIPickerRowWithoutView() }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// A delegate that provides accessibility texts for a picker.
@MainActor @preconcurrency public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// Returns the accessibility label of a wheel.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    /// Returns the accessibility hint of a wheel.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
}

/// Says that a delegate makes no views of rows.
final class UIPickerRowWithoutView: UIView {}
