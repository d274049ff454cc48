import CoreGraphics
import Foundation

/// A view that blurs the content behind it.
open class UIVisualEffectView: UIView {
    /// The content view: what lies on the effect. Subviews go in here.
    public let contentView = UIView(frame: .zero)
    /// The effect: what becomes of the content behind; nil leaves it as it is.
    open var effect: UIVisualEffect? { didSet { contentDidChange() } }

    /// A view with an effect.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        self.effect = effect
        addContentView()
    }

    /// A view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    /// An archive holds nothing of a view's here: there is no effect.
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
