import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// A picture or a video that can be picked.
///
/// There is no photo library here. A host that has pictures, such as a test or a browser that lets the user choose
/// files, puts them into the environment; pickers show those, and say so if there are none.
package struct Photo: Identifiable, Sendable {
    /// What a filter asks of photos.
    package enum Kind: Sendable, Hashable {
        case image, video, livePhoto, burst, panorama, screenshot, screenRecording, slowMotion, timelapse, cinematic
        case depthEffect, spatial
    }

    package let id: String
    /// What assistive technology calls it.
    package var name: String
    package var kinds: Set<Kind>
    /// The types of data that it is available as, the preferred one first.
    package var types: [UTType]
    /// What the picker shows.
    package var thumbnail: UIImage?
    /// The data of a type.
    package var load: @Sendable (UTType) async throws -> Data

    package init(
        id: String, name: String, kinds: Set<Kind>, types: [UTType], thumbnail: UIImage?,
        load: @escaping @Sendable (UTType) async throws -> Data
    ) {
        self.id = id
        self.name = name
        self.kinds = kinds
        self.types = types
        self.thumbnail = thumbnail
        self.load = load
    }

    /// A picture from the bytes of its file.
    package init(id: String, name: String, file: Data, type: UTType) {
        self.init(
            id: id, name: name, kinds: [.image], types: [type], thumbnail: UIImage(data: file), load: { _ in file })
    }
}

private enum PhotosKey: EnvironmentKey {
    static var defaultValue: [Photo] { [] }
    static func _valuesEqual(_ a: [Photo], _ b: [Photo]) -> Bool { a.map(\.id) == b.map(\.id) }
}

extension EnvironmentValues {
    /// The photos that can be picked, the latest first.
    package var pickablePhotos: [Photo] {
        get { self[PhotosKey.self] }
        set { self[PhotosKey.self] = newValue }
    }
}

/// The photo library of the device. In Perch, it is empty: see ``Photo``.
public final class PHPhotoLibrary: NSObject, Sendable {
    private static let instance = PHPhotoLibrary()

    private override init() {}

    /// The library that all apps share.
    public class func shared() -> PHPhotoLibrary { instance }
}

/// A picture or a video of the photo library.
public class PHAsset: NSObject {
    /// The playback styles of a picture or video.
    public enum PlaybackStyle: Int, Sendable {
        /// An unknown style.
        case unsupported = 0
        /// A picture that does not move.
        case image = 1
        /// A picture that moves, without sound.
        case imageAnimated = 2
        /// The playback style of a Live Photo.
        case livePhoto = 3
        /// A video.
        case video = 4
        /// The playback style of a video that repeats.
        case videoLooping = 5
    }
}
