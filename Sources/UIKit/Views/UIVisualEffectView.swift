import CoreGraphics
import Foundation

/// A view that blurs the content behind it.
open class UIVisualEffectView: UIView {
    /// The view over the effect, to which you add subviews.
    public let contentView = UIView(frame: .zero)
    /// The effect on the content behind the view. Nil for no effect.
    open var effect: UIVisualEffect? { didSet { contentDidChange() } }

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        self.effect = effect
        addContentView()
    }

    /// Creates a view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    /// Creates a view without an effect. Perch does not read the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    override var showsContent: Bool { true }
    package override var contentTakesTouches: Bool { false }
}
