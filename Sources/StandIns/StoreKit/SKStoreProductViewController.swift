import PerchStandIns
import SwiftUI
import UIKit

/// An object that shows the page of an app in the store. There is no store: the page stays empty, and loading it fails.
@MainActor @preconcurrency open class SKStoreProductViewController: UIViewController {
    /// The delegate, which hears that the user is done.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    /// Loads the page of a product. In Perch, this method has no effect other than an error.
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        inert("SKStoreProductViewController.loadProduct(withParameters:completionBlock:)", "there is no store")
        block?(false, SKError(.storeProductNotAvailable))
    }
    /// Loads the page of a product. In Perch, this method has no effect other than an error.
    open func loadProduct(withParameters parameters: [String: Any]) async throws {
        inert("SKStoreProductViewController.loadProduct(withParameters:)", "there is no store")
        throw SKError(.storeProductNotAvailable)
    }
}

/// Hears that the user is done with a page of the store.
@MainActor @preconcurrency public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    /// Called when the user is done.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    /// Does nothing.
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// The app's number in the store.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// The product that the page shows first.
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
/// A token of those who send users to the store.
public let SKStoreProductParameterAffiliateToken = "affiliateToken"
/// A token of a campaign.
public let SKStoreProductParameterCampaignToken = "campaignToken"
/// A token of a provider.
public let SKStoreProductParameterProviderToken = "providerToken"

/// A card with an app of the store. There is no store, so none is shown.
@MainActor @preconcurrency open class SKOverlay: NSObject {
    /// Constants that describe where the card is.
    public enum Position: Int, Sendable { case bottom = 0, bottomRaised = 1 }

    /// A type that describes what a card shows.
    open class Configuration: NSObject {}

    /// A card with an app.
    open class AppConfiguration: Configuration {
        /// The app's number in the store.
        open var appIdentifier: String
        /// The position of the overlay.
        open var position: Position
        /// A token of a campaign.
        open var campaignToken: String?
        /// A token of a provider.
        open var providerToken: String?
        /// A Boolean value that indicates whether the user can close the card.
        open var userDismissible = true

        /// Creates a card with an app.
        public init(appIdentifier: String, position: Position) {
            self.appIdentifier = appIdentifier
            self.position = position
        }
    }

    /// A card with the app that an app clip belongs to.
    open class AppClipConfiguration: Configuration {
        /// The position of the overlay.
        open var position: Position
        /// Creates a card.
        public init(position: Position) { self.position = position }
    }

    /// The configuration of the overlay.
    public let configuration: Configuration
    /// Creates a card.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// Presents the overlay. In Perch, this method has no effect, because there is no store.
    open func present(in scene: UIWindowScene) { inert("SKOverlay.present(in:)", "there is no store") }
    /// Dismisses the overlay of a scene. In Perch, there is none.
    open class func dismiss(in scene: UIWindowScene) {}
}

extension View {
    /// Shows an overlay with an app of the store. In Perch, this method has no effect, because there is no store.
    public func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
            if isShown { inert("View.appStoreOverlay(isPresented:configuration:)", "there is no store") }
        }
    }
}
