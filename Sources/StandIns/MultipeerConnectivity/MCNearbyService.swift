import Foundation
import PerchStandIns
import StandInViews
import SwiftUI
import UIKit

/// Learns of invitations. There are none.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    /// Called with an invitation.
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
    /// Called when advertising failed.
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
extension MCNearbyServiceAdvertiserDelegate {
    /// Does nothing.
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}

/// An object that makes the device known to others nearby. There are none.
open class MCNearbyServiceAdvertiser: NSObject {
    /// The my peer ID: this device.
    public let myPeerID: MCPeerID
    /// The discovery info, which indicates what others learn.
    public let discoveryInfo: [String: String]?
    /// The name of the service.
    public let serviceType: String
    /// The delegate.
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    /// Creates an advertiser.
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        self.myPeerID = myPeerID
        discoveryInfo = info
        self.serviceType = serviceType
    }
    /// Starts advertising. In Perch, this method has no effect, because there are no devices nearby.
    open func startAdvertisingPeer() {
        inert("MCNearbyServiceAdvertiser.startAdvertisingPeer()", "there are no devices nearby")
    }
    /// Stops.
    open func stopAdvertisingPeer() {}
}

/// Learns of devices nearby. There are none.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    /// Called with a device.
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    /// Called when a device is gone.
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    /// Called when browsing failed.
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}
extension MCNearbyServiceBrowserDelegate {
    /// Does nothing.
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}

/// An object that looks for devices nearby. There are none.
open class MCNearbyServiceBrowser: NSObject {
    /// The my peer ID: this device.
    public let myPeerID: MCPeerID
    /// The name of the service.
    public let serviceType: String
    /// The delegate.
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    /// Creates a browser.
    public init(peer myPeerID: MCPeerID, serviceType: String) {
        self.myPeerID = myPeerID
        self.serviceType = serviceType
    }
    /// Starts browsing. In Perch, this method has no effect, because there are no devices nearby.
    open func startBrowsingForPeers() {
        inert("MCNearbyServiceBrowser.startBrowsingForPeers()", "there are no devices nearby")
    }
    /// Stops.
    open func stopBrowsingForPeers() {}
    /// Invites a device.
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {
        session.delegate?.session(session, peer: peerID, didChange: .notConnected)
    }
}

/// Learns what became of a sheet that looks for devices.
@MainActor @preconcurrency public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    /// Called when users are done.
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    /// Called when users cancel.
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}

/// A sheet that looks for devices. It finds none.
@MainActor @preconcurrency open class MCBrowserViewController: UIViewController {
    /// The delegate, which dismisses the sheet.
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    /// The session that devices join.
    public let session: MCSession
    /// The fewest devices.
    open var minimumNumberOfPeers = 2
    /// The most devices.
    open var maximumNumberOfPeers = 8

    /// Creates a sheet for a service.
    public init(serviceType: String, session: MCSession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { return nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        fill(
            with: StandInSheet(
                StandInPage("MultipeerConnectivity", symbol: "antenna.radiowaves.left.and.right", title: "No Devices")
            ) { [weak self] in
                guard let self else { return }
                delegate?.browserViewControllerWasCancelled(self)
            })
    }
}
