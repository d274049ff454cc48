import ActivityKit
import Foundation
import PerchStandIns
import PerchTesting
import SwiftUI
import Testing
import WidgetKit

private struct Delivery: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var order: String
}

private struct DeliveryWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Delivery.self) { context in
            HStack {
                Text(context.attributes.order).font(.headline)
                Spacer()
                Text("\(context.state.minutes) min")
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Image(systemName: "bicycle") }
                DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.minutes) min") }
                DynamicIslandExpandedRegion(.bottom) { ProgressView(value: 0.6) }
            } compactLeading: {
                Image(systemName: "bicycle")
            } compactTrailing: {
                Text("\(context.state.minutes)m")
            } minimal: {
                Text("\(context.state.minutes)")
            }
            .keylineTint(.orange)
        }
    }
}

private struct TintedWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Delivery.self) { context in
            Text(context.attributes.order).padding()
                .activityBackgroundTint(.yellow)
                .activitySystemActionForegroundColor(.primary)
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { EmptyView() }
            } compactLeading: {
                EmptyView()
            } compactTrailing: {
                EmptyView()
            } minimal: {
                EmptyView()
            }
        }
    }
}

#Preview("Delivery", as: .dynamicIsland(.compact), using: Delivery(order: "Pizza")) {
    DeliveryWidget()
} contentStates: {
    Delivery.ContentState(minutes: 12)
    Delivery.ContentState(minutes: 3)
}

@MainActor @Suite struct ActivityKitTests {
    @Test func anActivityIsRememberedUntilItEnds() async throws {
        try await DeviceState().perform {
            let content = ActivityContent(state: Delivery.ContentState(minutes: 12), staleDate: nil)
            let activity = try Activity.request(attributes: Delivery(order: "Pizza"), content: content)
            #expect(Activity<Delivery>.activities.map(\.id) == [activity.id])
            #expect(activity.activityState == .active)
            await activity.update(ActivityContent(state: Delivery.ContentState(minutes: 3), staleDate: nil))
            #expect(activity.content.state.minutes == 3)
            await activity.end(nil, dismissalPolicy: .immediate)
            #expect(activity.activityState == .dismissed && Activity<Delivery>.activities.isEmpty)
        }
    }

    @Test(arguments: ["content", "compact", "minimal", "expanded"])
    func aLiveActivityIsDrawn(_ name: String) throws {
        let kinds: [String: ActivityPreviewViewKind] = [
            "content": .content, "compact": .dynamicIsland(.compact), "minimal": .dynamicIsland(.minimal),
            "expanded": .dynamicIsland(.expanded),
        ]
        let preview = Preview(as: try #require(kinds[name]), using: Delivery(order: "Pizza")) {
            DeliveryWidget()
        } contentStates: {
            Delivery.ContentState(minutes: 12)
        }
        assertSnapshot(of: AnyView(preview.content()), as: .image(), named: name)
    }

    /// The color lies behind the whole frame, and over the material.
    @Test func theLockScreenHasTheColorThatTheViewAsksFor() throws {
        let preview = Preview(as: .content, using: Delivery(order: "Pizza")) {
            TintedWidget()
        } contentStates: {
            Delivery.ContentState(minutes: 12)
        }
        assertSnapshot(of: AnyView(preview.content()), as: .image())
    }

    @Test func aPreviewOfAnActivityIsFound() throws {
        let preview = try #require(Preview.all(in: "StandInTests").first { $0.title == "Delivery" })
        assertSnapshot(of: preview, as: .image())
    }
}
