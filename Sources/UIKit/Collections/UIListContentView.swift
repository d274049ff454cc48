import CoreGraphics
import Foundation

/// A view that shows a list content configuration: an image and two texts.
open class UIListContentView: UIView, UIContentView {
    /// Creates a view for a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        for view in [imageView, label, secondaryLabel] { addSubview(view) }
        show()
    }

    public required init?(coder: NSCoder) { return nil }

    private var shown: UIListContentConfiguration

    /// The configuration of the view. Setting a configuration of another type has no effect.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            shown = new
            show()
        }
    }

    private let imageView = UIImageView()
    private let label = UILabel()
    private let secondaryLabel = UILabel()

    /// The layout guide of the text. Nil if there is no text.
    open var textLayoutGuide: UILayoutGuide? { guide(of: label) }
    /// The layout guide of the secondary text. Nil if there is none.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(of: secondaryLabel) }
    /// The layout guide of the image. Nil if there is no image.
    open var imageLayoutGuide: UILayoutGuide? { guide(of: imageView) }

    private func guide(of view: UIView) -> UILayoutGuide? {
        guard !view.isHidden else { return nil }
        let guide = UILayoutGuide()
        guide.owningView = self
        guide.frameInView = { [weak view] in view?.frame ?? .zero }
        return guide
    }

    /// The room at the trailing edge that accessories take, in points; 0 without them.
    var accessoryWidth: CGFloat = 0 { didSet { if accessoryWidth != oldValue { setNeedsLayout() } } }

    private func show() {
        alpha = shown.alpha
        imageView.image = shown.image
        imageView.isHidden = shown.image == nil
        imageView.tintColor = shown.imageProperties.tintColor.map { _ in
            shown.imageProperties.resolvedTintColor(for: tintColor)
        }
        // Symbols grow with the text.
        imageView.preferredSymbolConfiguration =
            shown.imageProperties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(textStyle: .body)
        imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
        imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
        imageView.contentMode = .scaleAspectFit
        fill(label, shown.text, shown.attributedText, shown.textProperties)
        fill(
            secondaryLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func fill(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ look: UIListContentConfiguration.TextProperties
    ) {
        if let attributed { label.attributedText = attributed } else { label.text = text.map(look.transformed) }
        label.isHidden = (label.text ?? "").isEmpty
        label.font = look.font
        label.textColor = shown.isDisabled ? .tertiaryLabel : look.resolvedColor()
        label.numberOfLines = look.numberOfLines
        label.lineBreakMode = look.lineBreakMode
        label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = look.minimumScaleFactor
        switch look.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
    }

    // MARK: Layout

    private struct Places {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    private var imageSize: CGSize {
        guard let image = shown.image else { return .zero }
        var size = imageView.intrinsicContentSize
        if size.width <= 0 { size = image.size }
        let most = shown.imageProperties.maximumSize
        let scale = min(
            1, most.width > 0 && size.width > 0 ? most.width / size.width : 1,
            most.height > 0 && size.height > 0 ? most.height / size.height : 1)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// Where everything is in a width, as people read from the left.
    private func places(width: CGFloat) -> Places {
        let margins = shown.directionalLayoutMargins
        var places = Places()
        let image = imageSize
        let reserved = shown.imageProperties.reservedLayoutSize
        // Symbols of different widths are centered in one column, so that texts below each other begin at one place.
        let isInColumn = reserved.width == 0 && shown.image?.isSymbolImage == true
        let column = isInColumn ? UIFontMetrics.default.scaledValue(for: ListMetrics.symbolColumn) : reserved.width
        let imageRoom = CGSize(
            width: max(image.width, column), height: max(image.height, reserved.height))
        var left = margins.leading
        if shown.image != nil {
            places.image = CGRect(
                origin: CGPoint(x: left + (imageRoom.width - image.width) / 2, y: 0), size: image)
            left += imageRoom.width + shown.imageToTextPadding
        }
        let trailing = accessoryWidth > 0 ? accessoryWidth : margins.trailing
        let room = max(0, width - left - trailing)
        func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
            guard !label.isHidden, width > 0 else { return .zero }
            let size = label.sizeThatFits(CGSize(width: width, height: 0))
            return CGSize(width: min(size.width, width), height: size.height)
        }
        let both = !label.isHidden && !secondaryLabel.isHidden
        var text = size(label, room)
        var secondary = size(secondaryLabel, room)
        let padding = shown.textToSecondaryTextHorizontalPadding
        var textsHeight: CGFloat
        if both, shown.prefersSideBySideTextAndSecondaryText, text.width + padding + secondary.width <= room {
            textsHeight = max(text.height, secondary.height)
            places.text = CGRect(origin: CGPoint(x: left, y: (textsHeight - text.height) / 2), size: text)
            places.secondary = CGRect(
                origin: CGPoint(x: left + room - secondary.width, y: (textsHeight - secondary.height) / 2),
                size: secondary)
        } else {
            // A label puts a text that is narrower than its frame in the middle.
            if shown.textProperties.alignment != .natural { text.width = room }
            if shown.secondaryTextProperties.alignment != .natural { secondary.width = room }
            let gap = both ? shown.textToSecondaryTextVerticalPadding : 0
            textsHeight = text.height + gap + secondary.height
            places.text = CGRect(origin: CGPoint(x: left, y: 0), size: text)
            places.secondary = CGRect(origin: CGPoint(x: left, y: text.height + gap), size: secondary)
        }
        let content = max(textsHeight, imageRoom.height)
        places.height = margins.top + content + margins.bottom
        places.image.origin.y = (content - image.height) / 2
        places.text.origin.y += (content - textsHeight) / 2
        places.secondary.origin.y += (content - textsHeight) / 2
        return places
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let places = places(width: bounds.width)
        // The content is in the middle of a view that is higher than needed.
        let top =
            shown.directionalLayoutMargins.top + max(0, bounds.height - places.height) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (view, frame) in [
            (imageView as UIView, places.image), (label, places.text), (secondaryLabel, places.secondary),
        ] {
            var frame = frame.offsetBy(dx: 0, dy: top)
            if isMirrored { frame.origin.x = bounds.width - frame.maxX }
            view.frame = frame
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 1e6 ? size.width : widest
        return CGSize(width: width, height: places(width: width).height)
    }

    private var widest: CGFloat {
        let margins = shown.directionalLayoutMargins
        let image =
            shown.image == nil
            ? 0 : max(imageSize.width, shown.imageProperties.reservedLayoutSize.width) + shown.imageToTextPadding
        let (text, secondary) = (label.intrinsicContentSize.width, secondaryLabel.intrinsicContentSize.width)
        let texts =
            shown.prefersSideBySideTextAndSecondaryText && text > 0 && secondary > 0
            ? text + shown.textToSecondaryTextHorizontalPadding + secondary : max(text, secondary)
        return margins.leading + image + texts + (accessoryWidth > 0 ? accessoryWidth : margins.trailing)
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: bounds.width, height: 0)) }
}
