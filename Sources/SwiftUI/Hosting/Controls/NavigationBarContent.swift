import Foundation
import UIKit

/// The bar of a navigation controller of UIKit's.
struct NavigationBarContent: View {
    private weak var pages: UINavigationController?
    private let title: String
    private let titleView: UIView?
    private let backTitle: String?
    private let leading: [BarItem]
    private let trailing: [BarItem]

    @MainActor init(_ pages: UINavigationController?) {
        self.pages = pages
        let top = pages?.topViewController
        title = top?.navigationItem.title ?? top?.title ?? ""
        titleView = top?.navigationItem.titleView
        backTitle = pages?.backTitle
        leading = (top?.navigationItem.leftBarButtonItems ?? []).filter { !$0.isHidden }.map(BarItem.init)
        // The first is the outermost.
        trailing = (top?.navigationItem.rightBarButtonItems ?? []).filter { !$0.isHidden }.reversed().map(BarItem.init)
    }

    var body: some View {
        HStack(spacing: BarMetrics.itemSpacing) {
            if let backTitle { backButton(backTitle) }
            ForEach(leading) { BarItemContent(item: $0) }
            Spacer(minLength: 0)
            ForEach(trailing) { BarItemContent(item: $0) }
        }
        .padding(.leading, backTitle == nil ? BarMetrics.edgePadding : BarMetrics.backLeading)
        .padding(.trailing, BarMetrics.edgePadding)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: BarMetrics.height)
        .overlay {
            if let titleView {
                ShownView(view: titleView).fixedSize()
            } else {
                Text(verbatim: title).font(BarMetrics.titleFont).lineLimit(1).accessibilityAddTraits(.isHeader)
            }
        }
        .frame(maxHeight: .infinity, alignment: .bottom)
        .dynamicTypeSize(BarMetrics.typeSizes)
        .ignoresSafeArea()
        .overlay(alignment: .bottom) { BarMetrics.hairlineColor.frame(height: 0.5).ignoresSafeArea() }
    }

    private func backButton(_ title: String) -> some View {
        let pages = pages
        return Button { [weak pages] in
            pages?.popViewController(animated: true)
        } label: {
            HStack(spacing: BarMetrics.backGap) {
                Image(systemName: BarMetrics.backSymbol).font(BarMetrics.titleFont).accessibilityHidden(true)
                Text(verbatim: title.isEmpty ? NavigationWords.back : title).font(BarMetrics.itemFont).lineLimit(1)
            }
        }
    }
}

/// What a button of a bar of UIKit's says, as it was when the bar was created again.
private struct BarItem: Identifiable {
    let item: UIBarButtonItem
    let title: String
    let image: UIImage?
    let symbol: String?
    let name: String
    let isDone: Bool
    let isEnabled: Bool
    let isSpace: Bool
    let width: CGFloat
    let tint: UIColor?
    let menu: UIMenu?
    let view: UIView?

    var id: ObjectIdentifier { ObjectIdentifier(item) }

    @MainActor init(_ item: UIBarButtonItem) {
        self.item = item
        title = item.title ?? item.systemItem?.word ?? ""
        image = item.image
        symbol = item.systemItem?.symbol
        name = item.accessibilityLabel ?? item.title ?? item.systemItem?.word ?? ""
        isDone = item.style == .done
        isEnabled = item.isEnabled
        isSpace = item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace
        width = item.width
        tint = item.tintColor
        menu = item.primaryAction == nil ? item.menu : nil
        view = item.customView
    }
}

/// A button of a bar of UIKit's.
private struct BarItemContent: View {
    let item: BarItem

    var body: some View {
        content.frame(width: item.width > 0 ? item.width : nil)
    }

    @ViewBuilder private var content: some View {
        let button = item.item
        if let view = item.view {
            ShownView(view: view).fixedSize()
        } else if !item.isSpace {
            Group {
                if let menu = item.menu {
                    SwiftUIMenu(menu: menu) { label }
                } else {
                    Button {
                        button.press()
                    } label: {
                        label
                    }
                }
            }
            .tint(item.tint.map { Color(uiColor: $0) })
            .disabled(!item.isEnabled)
        }
    }

    private var label: some View {
        Group {
            if let image = item.image {
                Image(uiImage: image).imageScale(BarMetrics.imageScale)
            } else if let symbol = item.symbol {
                Image(systemName: symbol).imageScale(BarMetrics.imageScale)
            } else {
                Text(verbatim: item.title).lineLimit(1)
            }
        }
        .font(item.isDone ? BarMetrics.confirmFont : BarMetrics.itemFont)
        .accessibilityLabel(item.name)
    }
}

/// A view of UIKit's, as it is.
struct ShownView: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

extension UIBarButtonItem.SystemItem {
    fileprivate var symbol: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo: nil
        }
    }

    fileprivate var word: String? {
        switch self {
        case .done: ControlWords.done
        case .cancel: NavigationWords.cancel
        case .edit: ControlWords.edit
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        case .add: "Add"
        case .action: ControlWords.share
        case .close, .stop: ControlWords.close
        case .flexibleSpace, .fixedSpace: nil
        case .compose: "Compose"
        case .reply: "Reply"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: NavigationWords.search
        case .refresh: "Refresh"
        case .camera: "Camera"
        case .trash: ListWords.delete
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        }
    }
}
