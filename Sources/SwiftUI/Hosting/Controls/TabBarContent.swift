import Foundation
import UIKit

/// The bar of a tab bar controller of UIKit's.
struct TabBarContent: View {
    private weak var tabs: UITabBarController?
    private let items: [Item]
    private let selected: Int

    private struct Item {
        let title: String
        let image: UIImage?
        let badge: String?
    }

    @MainActor init(_ tabs: UITabBarController?) {
        self.tabs = tabs
        selected = tabs?.selectedIndex ?? 0
        items = (tabs?.viewControllers ?? []).enumerated().map { index, page in
            let item: UITabBarItem = page.tabBarItem ?? UITabBarItem()
            let image = index == tabs?.selectedIndex ? item.selectedImage ?? item.image : item.image
            return Item(title: item.title ?? page.title ?? "", image: image, badge: item.badgeValue)
        }
    }

    var body: some View {
        let tabs = tabs
        VStack(spacing: 0) {
            BarMetrics.hairlineColor.frame(height: 0.5)
            HStack(spacing: 0) {
                ForEach(items.indices, id: \.self) { index in
                    let item = items[index]
                    TabBarItem(
                        item: AnyView(
                            Label {
                                Text(verbatim: item.title)
                            } icon: {
                                if let image = item.image { Image(uiImage: image) }
                            }), badge: item.badge.map { Text(verbatim: $0) }, isSelected: index == selected,
                        layout: .stacked, place: (index + 1, items.count)
                    ) { [weak tabs] in tabs?.choose(index) }
                }
            }
            .frame(height: TabBarMetrics.height)
            .accessibilityContainer(.tabBar)
            Spacer(minLength: 0)
        }
        .dynamicTypeSize(BarMetrics.typeSizes)
        .ignoresSafeArea()
    }
}
