import Foundation
import PerchStandIns
import SwiftUI

private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
    static func _valuesEqual(_ a: ModelContext?, _ b: ModelContext?) -> Bool { a === b }
}

extension EnvironmentValues {
    /// The context that the views' queries fetch from.
    ///
    /// Where no container was given it belongs to an empty one in memory, and the log says so. Apple's stops the program.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] ?? MissingContainer.context }
        set { self[ModelContextKey.self] = newValue }
    }
}

extension View {
    /// Sets the model context of the views to the main context of a container.
    nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
        modifier(GivenContainer(container: container))
    }

    /// Sets the model context of the views.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }

    /// Creates a container for some models, and sets the model context of the views to its main context.
    ///
    /// - Parameters:
    ///   - modelTypes: the models.
    ///   - inMemory: whether they are gone with the view.
    ///   - isAutosaveEnabled: whether changes are saved without `save()`.
    ///   - isUndoEnabled: whether changes can be undone with the environment's undo manager.
    ///   - onSetup: is called once with the container, or with the reason why there is none. The views then have an empty one.
    nonisolated public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            MadeContainer(
                types: modelTypes, inMemory: inMemory, autosaves: isAutosaveEnabled, undoes: isUndoEnabled,
                onSetup: onSetup))
    }

    /// Creates a container for a type of model, and sets the model context of the views to its main context.
    ///
    /// - Parameters:
    ///   - modelType: the models.
    ///   - inMemory: whether they are gone with the view.
    ///   - isAutosaveEnabled: whether changes are saved without `save()`.
    ///   - isUndoEnabled: whether changes can be undone with the environment's undo manager.
    ///   - onSetup: is called once with the container, or with the reason why there is none. The views then have an empty one.
    nonisolated public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }
}

extension Scene {
    /// Sets the model context of the scene's windows to the main context of a container.
    nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene {
        changingContent { $0.modelContainer(container) }
    }

    /// Sets the model context of the scene's windows.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }

    /// Creates a container for some models, and sets the model context of the scene's windows to its main context.
    ///
    /// - Parameters:
    ///   - modelTypes: the models.
    ///   - inMemory: whether they are gone with the window. Each window has its own then.
    ///   - isAutosaveEnabled: whether changes are saved without `save()`.
    ///   - isUndoEnabled: whether changes can be undone with the environment's undo manager.
    ///   - onSetup: is called once with the container, or with the reason why there is none. The views then have an empty one.
    nonisolated public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        changingContent {
            $0.modelContainer(
                for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
                onSetup: onSetup)
        }
    }

    /// Creates a container for a type of model, and sets the model context of the scene's windows to its main context.
    ///
    /// - Parameters:
    ///   - modelType: the models.
    ///   - inMemory: whether they are gone with the window. Each window has its own then.
    ///   - isAutosaveEnabled: whether changes are saved without `save()`.
    ///   - isUndoEnabled: whether changes can be undone with the environment's undo manager.
    ///   - onSetup: is called once with the container, or with the reason why there is none. The views then have an empty one.
    nonisolated public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }
}

private struct GivenContainer: ViewModifier {
    let container: ModelContainer

    func body(content: Content) -> some View { content.environment(\.modelContext, container.mainContext) }
}

/// A container that is made with the first look at the view, and kept as long as the view.
private struct MadeContainer {
    let types: [any PersistentModel.Type]
    let inMemory: Bool
    let autosaves: Bool
    let undoes: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void
    @State private var box = Box()
    @Environment(\.undoManager) private var undoManager

    @MainActor final class Box {
        var container: ModelContainer?
        nonisolated init() {}
    }

    nonisolated init(
        types: [any PersistentModel.Type], inMemory: Bool, autosaves: Bool, undoes: Bool,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
    ) {
        self.types = types
        self.inMemory = inMemory
        self.autosaves = autosaves
        self.undoes = undoes
        self.onSetup = onSetup
    }
}

extension MadeContainer: ViewModifier {
    @MainActor private var container: ModelContainer {
        if let container = box.container { return container }
        let made: ModelContainer
        do {
            made = try ModelContainer(
                for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory))
            box.container = made
            made.mainContext.autosaveEnabled = autosaves
            onSetup(.success(made))
        } catch {
            report("A view has no models: \(error)")
            made = MissingContainer.context.container
            box.container = made
            onSetup(.failure(error))
        }
        return made
    }

    func body(content: Content) -> some View {
        let context = container.mainContext
        if undoes { context.undoManager = undoManager }
        return content.environment(\.modelContext, context)
    }
}
