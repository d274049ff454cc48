import Testing
import UIKit

/// Symbols in the form that their configuration, or the one that their view prefers, describes.
@MainActor struct SymbolImageTests {
    private func size(_ view: UIImageView, at category: UIContentSizeCategory = .large) -> CGSize {
        var size = CGSize.zero
        UITraitCollection(preferredContentSizeCategory: category).performAsCurrent { size = view.intrinsicContentSize }
        return size
    }

    private func star(_ configuration: UIImage.SymbolConfiguration? = nil) -> UIImageView {
        UIImageView(image: UIImage(systemName: "star.fill", withConfiguration: configuration))
    }

    @Test func aSymbolGrowsWithItsTextStyle() {
        let view = star()
        let plain = size(view)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .largeTitle)
        #expect(size(view).width > plain.width * 1.5)
        #expect(size(view, at: .accessibilityExtraExtraExtraLarge).width > size(view).width * 1.2)
        let fixed = star(UIImage.SymbolConfiguration(pointSize: 34))
        #expect(size(fixed) == size(view))
        #expect(size(fixed, at: .accessibilityExtraExtraExtraLarge) == size(fixed))
    }

    @Test func aScaleMakesASymbolSmallerOrLarger() {
        let sizes = [UIImage.SymbolScale.small, .medium, .large].map {
            size(star(UIImage.SymbolConfiguration(pointSize: 20, weight: .regular, scale: $0))).width
        }
        #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2])
    }

    @Test func theConfigurationOfTheImageComesFirst() {
        let view = star(UIImage.SymbolConfiguration(pointSize: 40))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 10, weight: .heavy)
        #expect(size(view) == size(star(UIImage.SymbolConfiguration(pointSize: 40, weight: .heavy))))
        #expect(view.image?.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 40))
    }
}
