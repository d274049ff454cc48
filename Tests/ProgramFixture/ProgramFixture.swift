import SwiftUI

final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var greeting = "Not started"

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        greeting = "Started"
        return true
    }
}

@main
struct ProgramFixture: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

    var body: some Scene {
        WindowGroup { Screen() }
    }
}

private struct Screen: View {
    @EnvironmentObject private var delegate: Delegate
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack {
            Text(delegate.greeting)
            Text(scheme == .dark ? "Dark" : "Light")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.green)
    }
}

#Preview("Screen without a program", traits: .sizeThatFitsLayout) { Text("Preview") }
