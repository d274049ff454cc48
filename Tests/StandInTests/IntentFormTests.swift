import ActivityKit
import AppIntents
import Foundation
import Intents
import PerchTesting
import SwiftUI
import Testing
import WidgetKit

private enum Size: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Size")
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: "Large"]
}

private struct OrderIntent: AppIntent {
    static let title: LocalizedStringResource = "Order Coffee"
    @Parameter(title: "Size", default: Size.small) var size: Size
    @Parameter(title: "Milk", default: false) var milk: Bool
    @Parameter(title: "Note") var note: String?

    static var parameterSummary: some ParameterSummary {
        When(\.$milk, .equalTo, true) {
            Summary("Order a \(\.$size) coffee with milk") {
                \.$note
            }
        } otherwise: {
            Switch(\.$size) {
                Case(.small) { Summary("Order a small coffee") }
                DefaultCase { Summary("Order a \(\.$size) coffee") }
            }
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

private struct SetLightIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Light"
    @Parameter(title: "On", default: false) var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

private struct LightControl: ControlWidget {
    struct Provider: ControlValueProvider {
        var previewValue: Bool { false }
        func currentValue() async throws -> Bool { true }
    }
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "light", provider: Provider()) { isOn in
            ControlWidgetToggle("Light", isOn: isOn, action: SetLightIntent()) { isOn in
                Label(isOn ? "On" : "Off", systemImage: "lightbulb")
            }
        }
        .displayName("Light")
        .description("Switches the light.")
    }
}

private struct Delivery: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var order: String
}

@MainActor @Suite struct IntentFormTests {
    @Test func tipsAndLinksAreDrawn() throws {
        let screen = try RenderedView(Tip().padding().frame(width: 340))
        #expect(screen.allElements.containing(text: "Say “Order Coffee”").count > 0)
        assertSnapshot(of: screen, named: "tip")
        screen.buttons["Close"].tap()
        #expect(screen.allElements.containing(text: "Say “Order Coffee”").count == 0)
        screen.buttons["Shortcuts"].tap()
        #expect(screen.staticTexts["linked"].exists)
    }

    @Test func aProvidersActivityShowsItsState() throws {
        let attributes = Delivery(order: "Pizza")
        let screen = try RenderedView(
            VStack {
                attributes.previewContext(Delivery.ContentState(minutes: 12), viewKind: .content)
                attributes.previewContext(Delivery.ContentState(minutes: 12), viewKind: .dynamicIsland(.compact))
            }
            .frame(width: 393))
        #expect(screen.allElements.containing(text: "minutes: 12").count > 0)
        assertSnapshot(of: screen, named: "activity")
    }

    @Test func controlsHaveAConfiguration() async throws {
        #expect(try await ControlCenter.shared.currentControls().isEmpty)
        let intent = OrderIntent()
        #expect(intent.size == .small && intent.note == nil)
        _ = LightControl().body
    }

    @Test func messagesHavePeople() async throws {
        let handle = INPersonHandle(value: "ann@example.com", type: .emailAddress)
        var name = PersonNameComponents()
        name.givenName = "Ann"
        let person = INPerson(
            personHandle: handle, nameComponents: name, displayName: nil, image: INImage(named: "ann"),
            contactIdentifier: nil, customIdentifier: "1")
        #expect(
            person.displayName == "Ann"
                && person.personHandle == INPersonHandle(value: "ann@example.com", type: .emailAddress))
        let intent = INSendMessageIntent(
            recipients: [person], outgoingMessageType: .outgoingMessageText, content: "Hello",
            speakableGroupName: INSpeakableString(spokenPhrase: "Family"), conversationIdentifier: "c1",
            serviceName: nil, sender: person, attachments: nil)
        let picture = INImage.systemImageNamed("person")
        intent.setImage(picture, forParameterNamed: \.speakableGroupName)
        #expect(intent.image(forParameterNamed: \.speakableGroupName) === picture)
        #expect(intent.content == "Hello" && intent.recipients?.count == 1)
        try await INInteraction(intent: intent, response: nil).donate()
        _ = INStringResolutionResult.success(with: "a")
        _ = INPersonResolutionResult.needsValue()
    }
}

private struct Tip: View {
    @State private var isVisible = true
    @State private var text = ""
    var body: some View {
        VStack {
            SiriTipView(intent: OrderIntent(), isVisible: $isVisible).siriTipViewStyle(.dark)
            ShortcutsLink { text = "linked" }.shortcutsLinkStyle(.automatic)
            Text(text)
        }
    }
}
