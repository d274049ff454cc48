import Foundation
import Sessions
import SwiftUI

/// The views of a preview, with what it asks for.
@MainActor
struct PreviewContent {
    var settings: [PreviewTrait<Preview.ViewTraits>.Setting]
    var device: String?
    var makeView: @MainActor () throws -> AnyView
}

extension PreviewContent {
    /// What the preview's traits say about the canvas. Later traits count more.
    var preferences: CanvasPreferences {
        var preferences = CanvasPreferences(device: device)
        for setting in settings {
            switch setting {
            case .layout(let layout): preferences.layout = CanvasLayout(layout)
            case .orientation(let orientation): preferences.isLandscape = orientation.isLandscape
            case .modifier: break
            }
        }
        return preferences
    }

    /// The view with the preview's modifiers around it.
    @MainActor func view() throws -> AnyView {
        var view = try makeView()
        for setting in settings {
            guard case .modifier(let modifier) = setting else { continue }
            guard let modified = modifier.apply(to: view, context: try SharedContexts.context(of: modifier))
            else {
                throw PreviewProblem.modifierFailed("\(type(of: modifier)) could not be applied")
            }
            view = modified
        }
        return view
    }
}

extension CanvasLayout {
    init(_ layout: PreviewLayout) {
        switch layout {
        case .device: self = .device
        case .sizeThatFits: self = .sizeThatFits
        case .fixed(let width, let height):
            let longest = Double(Self.longestSide)
            func side(_ length: CGFloat) -> Double { length >= 1 ? min(length, longest) : 1 }
            self = .fixed(width: side(width), height: side(height))
        }
    }
}

/// The contexts of preview modifiers, each made once.
@MainActor
private enum SharedContexts {
    private static var known: [ObjectIdentifier: Any] = [:]
    private static let patience = Duration.seconds(30)

    /// The context of a modifier's type. Making it may take awaiting, so the main queue is served meanwhile.
    static func context<M: PreviewModifier>(of modifier: M) throws -> Any {
        let key = ObjectIdentifier(M.self)
        if let context = known[key] { return context }
        let result = ContextResult()
        // Contexts are shared by all sessions, so they are made outside of them, and take the time that they take.
        SessionScope.leave {
            Task { @MainActor in
                do { result.value = .success(try await M.makeSharedContext()) } catch {
                    result.value = .failure(error)
                }
            }
            let deadline = ContinuousClock.now + patience
            while result.value == nil, ContinuousClock.now < deadline {
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
            }
        }
        switch result.value {
        case .success(let context)?:
            known[key] = context
            return context
        case .failure(let error)?:
            throw PreviewProblem.modifierFailed("\(M.self).makeSharedContext() failed: \(error)")
        case nil:
            throw PreviewProblem.modifierFailed("\(M.self).makeSharedContext() did not finish")
        }
    }

    private final class ContextResult {
        var value: Result<Any, any Error>?
    }
}
