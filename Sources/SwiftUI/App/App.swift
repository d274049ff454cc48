import Foundation

/// A program: what it shows is the scenes of its body.
@MainActor @preconcurrency
public protocol App {
    /// The type of the scenes.
    associatedtype Body: Scene

    /// What the program shows.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the program as it starts.
    @MainActor @preconcurrency init()
}

extension App {
    /// Starts the program: hands the first window's content to the host that this process has.
    ///
    /// There is no screen to show it on by itself, so a process without a host says so and ends with an error.
    @MainActor @preconcurrency public static func main() {
        let app = Self()
        guard !app.body.windows.isEmpty else {
            return AppHost.fail("\(Self.self) has no window: its body needs a WindowGroup.")
        }
        guard let run = AppHost.run else {
            return AppHost.fail(
                "\(Self.self) was started without a host. Draw its previews with a PreviewTool, or link a host.")
        }
        run(AnyView(AppContent.of(app)))
    }
}

/// The content of a program's first window, with the program's own state.
@MainActor enum AppContent {
    static func of(_ app: some App) -> some View {
        DynamicBody(app) { app in app.body.windows.first?.content ?? AnyView(EmptyView()) }
    }
}

/// Where programs are shown. Hosts put themselves here before `App.main` runs.
@MainActor package enum AppHost {
    /// Shows a window's content until the program ends.
    package static var run: ((AnyView) -> Void)?

    fileprivate static func fail(_ message: String) {
        FileHandle.standardError.write(Data(("perch: " + message + "\n").utf8))
        exit(69)
    }
}
