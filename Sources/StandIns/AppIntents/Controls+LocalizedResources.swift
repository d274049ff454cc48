import Foundation
import PerchStandIns
import SwiftUI

extension Button where Label == Text {
    /// Creates a button that runs an intent. An error is logged once. The text is a localized string resource.
    @_disfavoredOverload @MainActor
    public init(_ titleResource: LocalizedStringResource, intent: some AppIntent) {
        self.init(titleResource, action: { IntentRunner.run(intent) })
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle that runs an intent when the user taps it. It shows `isOn`. The title is a localized string
    /// resource.
    @_disfavoredOverload @MainActor
    public init(_ titleResource: LocalizedStringResource, isOn: Bool, intent: some AppIntent) {
        self.init(titleResource, isOn: Binding(get: { isOn }, set: { _ in IntentRunner.run(intent) }))
    }
}
