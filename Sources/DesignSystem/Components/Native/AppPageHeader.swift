import SwiftUI

/// The display modes of a page title.
public enum AppPageHeaderDisplayMode: Sendable {
    /// The display mode in which the title is large below the bar, and moves into the bar when the page scrolls.
    case large
    /// The display mode in which the title is small in the bar.
    case inline
}

/// A modifier that sets the title of a page and the actions in the bar above it. Use it with
/// `appPageHeader(title:displayMode:trailingActions:)`.
///
/// Its look is ``NativePageHeaderStyling``.
public struct AppPageHeaderModifier: ViewModifier {
    private let title: String
    private let displayMode: AppPageHeaderDisplayMode
    private let trailingActions: [AnyView]
    @Themed(.bubbles) private var theme

    /// Creates the modifier.
    ///
    /// - Parameters:
    ///   - title: the page's title.
    ///   - displayMode: how the title shows.
    ///   - trailingActions: views at the end of the bar.
    public init(
        title: String, displayMode: AppPageHeaderDisplayMode = .large, trailingActions: [AnyView] = []
    ) {
        self.title = title
        self.displayMode = displayMode
        self.trailingActions = trailingActions
    }

    private typealias Style = NativePageHeaderStyling

    public func body(content: Content) -> some View {
        content
            .overlay(alignment: .top) {
                Rectangle()
                    .fill(theme(Style.Colors.separator))
                    .frame(height: .borderWidthDefault)
                    .allowsHitTesting(false)
                    .accessibilityHidden(true)
            }
            .navigationTitle(title)
            .navigationBarTitleDisplayMode(displayMode == .large ? .large : .inline)
            .toolbarBackground(theme(Style.Colors.background), for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
            .tint(theme(Style.Colors.tint))
            .toolbar {
                if !trailingActions.isEmpty {
                    ToolbarItemGroup(placement: .topBarTrailing) {
                        ForEach(Array(trailingActions.enumerated()), id: \.offset) { _, action in
                            action
                                .font(theme(Style.Typography.trailingAction))
                                .tint(theme(Style.Colors.tint))
                        }
                    }
                }
            }
    }
}

extension View {
    /// Sets the title of a page and the actions in the bar above it. The page must be in a `NavigationStack`.
    ///
    /// ```swift
    /// NavigationStack {
    ///     MyContentView()
    ///         .appPageHeader(
    ///             title: "Settings", displayMode: .inline,
    ///             trailingActions: [AnyView(Button("Edit") {})])
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - title: the page's title.
    ///   - displayMode: how the title shows; large by default.
    ///   - trailingActions: views at the end of the bar, each as an `AnyView`.
    public func appPageHeader(
        title: String, displayMode: AppPageHeaderDisplayMode = .large, trailingActions: [AnyView] = []
    ) -> some View {
        modifier(
            AppPageHeaderModifier(title: title, displayMode: displayMode, trailingActions: trailingActions))
    }
}

#Preview("Large Title") {
    NavigationStack {
        List {
            ForEach(1...20, id: \.self) { i in
                Text("Row \(i)")
            }
        }
        .appPageHeader(
            title: "Home",
            trailingActions: [
                AnyView(
                    Button {
                    } label: {
                        Image(systemName: "bell")
                    }),
                AnyView(
                    Button {
                    } label: {
                        Image(systemName: "person.circle")
                    }),
            ])
    }
}

#Preview("Inline Title") {
    NavigationStack {
        List {
            ForEach(1...10, id: \.self) { i in Text("Row \(i)") }
        }
        .appPageHeader(title: "Settings", displayMode: .inline)
    }
}

#Preview("Long title") {
    NavigationStack {
        Text("The page")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .appPageHeader(
                title: "A title that is too long for the bar", displayMode: .inline,
                trailingActions: [AnyView(Button("Edit") {})])
    }
}
