import Foundation

/// Options for the content of a file dialog. In Perch, the host shows file dialogs, so these options have no effect.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// An option that opens packages like folders.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
    /// An option that shows hidden files.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
    /// An option that shows the extensions of file names.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)
}

// Which file it is to be is asked of the host, whose dialog does not know these.
extension View {
    /// Sets additional content of file dialogs. This has no effect.
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        silent(.fileDialogBrowserOptions)
    }

    /// Sets the title of the button that confirms a file dialog. This has no effect.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        silent(.fileDialogConfirmationLabel)
    }

    /// Sets the title of the button that confirms a file dialog. This has no effect.
    nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
        silent(.fileDialogConfirmationLabel)
    }

    /// Sets the title of the button that confirms a file dialog, with a localized string resource. This has no effect.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringResource) -> some View {
        silent(.fileDialogConfirmationLabel)
    }

    /// Sets the title of the button that confirms a file dialog. This has no effect.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        silent(.fileDialogConfirmationLabel)
    }

    /// Sets the name under which a file dialog stores its settings. This has no effect.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { silent(.fileDialogCustomizationID) }

    /// Sets the initial folder of a file dialog. This has no effect.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        silent(.fileDialogDefaultDirectory)
    }

    /// Sets whether a file dialog returns aliases without resolving them. This has no effect.
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        silent(.fileDialogImportsUnresolvedAliases)
    }

    /// Sets a message in a file dialog. This has no effect.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View { silent(.fileDialogMessage) }

    /// Sets a message in a file dialog. This has no effect.
    nonisolated public func fileDialogMessage(_ message: LocalizedStringKey) -> some View {
        silent(.fileDialogMessage)
    }

    /// Sets a message in a file dialog, with a localized string resource. This has no effect.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage(_ message: LocalizedStringResource) -> some View {
        silent(.fileDialogMessage)
    }

    /// Sets a message in a file dialog. This has no effect.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        silent(.fileDialogMessage)
    }

    /// Sets the files that can be selected in a file dialog. This has no effect.
    nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        silent(.fileDialogURLEnabled)
    }

    /// Sets the title of the field for the file name. This has no effect.
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        silent(.fileExporterFilenameLabel)
    }

    /// Sets the title of the field for the file name. This has no effect.
    nonisolated public func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View {
        silent(.fileExporterFilenameLabel)
    }

    /// Sets the title of the field for the file name, with a localized string resource. This has no effect.
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel(_ label: LocalizedStringResource) -> some View {
        silent(.fileExporterFilenameLabel)
    }

    /// Sets the title of the field for the file name. This has no effect.
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
        silent(.fileExporterFilenameLabel)
    }

    nonisolated private func silent(_ api: WithoutEffect) -> Self {
        api.log()
        return self
    }
}
