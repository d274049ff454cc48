import SwiftUI

/// A view controller of UIKit's as a view.
struct Controller<Content: UIViewController>: UIViewControllerRepresentable {
    let make: @MainActor () -> Content
    func makeUIViewController(context: Context) -> Content { make() }
    func updateUIViewController(_ controller: Content, context: Context) {}
}
