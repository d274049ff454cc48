import SwiftUI

// Source in the style of public code that was written before Swift 6: types without any isolation reach into UIKit.
// Apple's classes come from Objective-C and count as code from before concurrency, so that this is silent there.

enum Metrics {
    static let width = UIScreen.main.bounds.width
    static let isPad = UIDevice.current.userInterfaceIdiom == .pad
    static let scale = UIScreen.main.scale
}

struct Haptics {
    let light = UIImpactFeedbackGenerator(style: .light)

    func success() { UINotificationFeedbackGenerator().notificationOccurred(.success) }

    func tap() {
        light.prepare()
        light.impactOccurred()
    }

    static func select() { UISelectionFeedbackGenerator().selectionChanged() }
}

enum BarStyle {
    static let background = Color(uiColor: .systemBackground)

    static func apply() {
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = UIColor(background)
        appearance.stackedLayoutAppearance.selected.iconColor = .systemBlue
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
        UITabBar.appearance().standardAppearance = appearance
        UITabBar.appearance().scrollEdgeAppearance = appearance
        UITableView.appearance().backgroundColor = .clear
        UIBarButtonItem.appearance().tintColor = .red
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    }
}

struct Links {
    func open(_ text: String) {
        guard let url = URL(string: text), UIApplication.shared.canOpenURL(url) else { return }
        UIApplication.shared.open(url)
    }

    var root: UIViewController? {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }
            .first { $0.isKeyWindow }?.rootViewController
    }

    var topInset: CGFloat { UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0 }
}

final class KeyboardWatcher {
    private(set) var height: CGFloat = 0
    private var token: NSObjectProtocol?

    init() {
        token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
        ) { [weak self] note in
            self?.height = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
        }
    }
}

struct Announcer {
    func say(_ text: String) {
        guard UIAccessibility.isVoiceOverRunning else { return }
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}

class Card: UIView {
    let title: String

    init(title: String) {
        self.title = title
        super.init(frame: .zero)
        layer.cornerRadius = 8
        layer.masksToBounds = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 40) }
    override func layoutSubviews() { super.layoutSubviews() }
    override func draw(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
}

class Screen: UIViewController {
    private let card = Card(title: "A")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        let host = UIHostingController(rootView: Text("Inside"))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame = view.bounds
    }
    override var preferredContentSize: CGSize {
        get { CGSize(width: 10, height: 10) }
        set { super.preferredContentSize = newValue }
    }
}
