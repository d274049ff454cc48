import ContactsUI
import EventKitUI
import GameKit
import MetalKit
import MultipeerConnectivity
import PassKit
import PencilKit
import PerchTesting
import SwiftUI
import Testing
import VisionKit

/// What frameworks draw that nothing else here looks at.
@MainActor @Suite struct DrawnGroundTests {
    private struct Shown<Content: UIView>: UIViewRepresentable {
        let make: @MainActor () -> Content
        func makeUIView(context: Context) -> Content { make() }
        func updateUIView(_ view: Content, context: Context) {}
    }

    @Test func aContactIsDrawn() {
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        contact.familyName = "Perch"
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "+1 555 0100"))]
        let page = Controller { CNContactViewController(for: contact) }
        assertSnapshot(of: page.frame(width: 320, height: 300), as: .image())
    }

    @Test func anEventIsDrawn() {
        let store = EKEventStore()
        let event = EKEvent(eventStore: store)
        event.title = "Fair"
        event.startDate = Date(timeIntervalSince1970: 1_780_000_000)
        event.endDate = event.startDate.addingTimeInterval(3600)
        let page = Controller {
            let controller = EKEventEditViewController()
            controller.eventStore = store
            controller.event = event
            return controller
        }
        assertSnapshot(of: page.frame(width: 320, height: 300), as: .image())
    }

    @Test func groundsAreDrawn() {
        let grounds = HStack {
            Shown {
                let view = MTKView(frame: .zero, device: nil)
                view.clearColor = MTLClearColorMake(0.2, 0.5, 0.4, 1)
                return view
            }
            Shown { PKCanvasView(frame: .zero) }.border(.gray)
        }
        .frame(width: 300, height: 100)
        assertSnapshot(of: grounds, as: .image())
    }

    @Test func aButtonToPayIsDrawn() {
        let buttons = VStack {
            PayWithApplePayButton(.buy) {}.frame(height: 44)
            Shown { PKPaymentButton(paymentButtonType: .plain, paymentButtonStyle: .whiteOutline) }.frame(height: 44)
        }
        .frame(width: 240).padding()
        assertSnapshot(of: buttons, as: .image())
    }

    @Test func controllersWithoutContentsAreDrawn() {
        let pages = HStack {
            Controller { VNDocumentCameraViewController() }
            Controller { GKGameCenterViewController(state: .achievements) }
            Controller {
                MCBrowserViewController(serviceType: "perch", session: MCSession(peer: MCPeerID(displayName: "Phone")))
            }
        }
        .frame(width: 660, height: 260)
        assertSnapshot(of: pages, as: .image())
    }
}
