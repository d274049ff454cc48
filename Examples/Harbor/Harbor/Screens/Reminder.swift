import HarborKit
import SwiftUI

/// The notification that the owner of a ship gets.
///
/// There is no `import UserNotifications`: UIKit includes it.
struct Reminder: View {
    let subscription: Subscription
    @State private var content = UNMutableNotificationContent()

    var body: some View {
        Label(content.body.isEmpty ? subscription.ship : content.body, systemImage: "bell").padding()
    }
}

#Preview("Reminder", traits: .sizeThatFitsLayout) { Reminder(subscription: Subscription(ship: "Gertrud")) }
