import Foundation

/// Something that a program asks of the host that it runs in, as a value: to open an address, to let somebody pick a file, to
/// let the user feel something.
package struct HostRequest: Identifiable, Sendable {
    package enum Kind: Sendable {
        case openURL(URL)
        case share(Sharing)
        case importFiles(FileImport)
        case exportFiles([FileExport])
        case moveFiles([URL])
        case pickPhotos(PhotoPick)
        /// Something was put on the pasteboard.
        case copied
        case haptic(Haptic)
        case announce(Announcement)
        /// Another window, or one that is there already, is to be in front; or one is to close.
        case openWindow(WindowName)
        case dismissWindow(WindowName)
    }

    /// Tells requests of a session apart.
    package let id: UInt64
    package let kind: Kind
}

extension HostRequest {
    /// What somebody wants to give to others.
    package struct Sharing: Sendable {
        /// Each as a text or an address, or with its data.
        package var items: [FileExport]
        package var subject: String?
        package var message: String?

        package init(items: [FileExport], subject: String?, message: String?) {
            self.items = items
            self.subject = subject
            self.message = message
        }
    }

    /// Which files may be picked.
    package struct FileImport: Hashable, Sendable {
        /// Identifiers of types, such as `public.png`.
        package var types: [String]
        package var allowsMultipleSelection: Bool

        package init(types: [String], allowsMultipleSelection: Bool) {
            self.types = types
            self.allowsMultipleSelection = allowsMultipleSelection
        }
    }

    /// Something that can be written to a file.
    package struct FileExport: Sendable {
        /// The name that the program suggests.
        package var name: String?
        /// What is shown of it, where it is a text or an address.
        package var text: String?
        /// Identifiers of the types that its data is available as, the preferred one first.
        package var types: [String]
        /// The data of one of these types.
        package var load: @MainActor @Sendable (_ type: String) async throws -> Data

        package init(
            name: String?, text: String? = nil, types: [String],
            load: @escaping @MainActor @Sendable (_ type: String) async throws -> Data
        ) {
            self.name = name
            self.text = text
            self.types = types
            self.load = load
        }
    }

    /// Which photos may be picked.
    package struct PhotoPick: Hashable, Sendable {
        /// The most that may be picked; nil for any number.
        package var limit: Int?
        package var allowsImages: Bool
        package var allowsVideos: Bool

        package init(limit: Int?, allowsImages: Bool, allowsVideos: Bool) {
            self.limit = limit
            self.allowsImages = allowsImages
            self.allowsVideos = allowsVideos
        }
    }

    /// What a device would let somebody feel.
    package enum Haptic: Hashable, Sendable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case impact(Impact, intensity: Double)

        package enum Impact: Hashable, Sendable { case light, medium, heavy, soft, solid, rigid }
    }

    /// What assistive technology announces.
    package struct Announcement: Hashable, Sendable {
        package enum Kind: Hashable, Sendable { case announcement, layoutChanged, screenChanged, pageScrolled }

        package var kind: Kind
        package var text: String?

        package init(_ kind: Kind, _ text: String?) {
            self.kind = kind
            self.text = text
        }
    }

    /// A window, by what a program names it with: an identifier, a value as text with its type's name, or both.
    package struct WindowName: Hashable, Sendable {
        package var id: String?
        package var type: String?
        package var value: String?

        package init(id: String?, type: String? = nil, value: String?) {
            self.id = id
            self.type = type
            self.value = value
        }
    }

    /// What a host answers.
    package enum Reply: Sendable {
        /// It was done; nothing comes of it.
        case done
        /// The files that were picked, or to which something was written.
        case files([URL])
        /// Photos that were picked.
        case photos([PickedPhoto])
        case cancelled
        case failed(any Error)
    }

    /// A photo from a host.
    package struct PickedPhoto: Sendable {
        package var name: String
        package var data: Data
        /// The identifier of the data's type.
        package var type: String

        package init(name: String, data: Data, type: String) {
            self.name = name
            self.data = data
            self.type = type
        }
    }
}
