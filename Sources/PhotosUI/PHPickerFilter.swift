import Foundation

/// A filter for the photos in a picker.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    private indirect enum Rule: Hashable, Sendable {
        case kind(Photo.Kind)
        case playback(PHAsset.PlaybackStyle)
        case any([PHPickerFilter])
        case all([PHPickerFilter])
        case not(PHPickerFilter)
    }

    private let rule: Rule

    private init(_ rule: Rule) { self.rule = rule }

    /// A filter for images, including Live Photos.
    public static let images = PHPickerFilter(.kind(.image))
    /// A filter for videos.
    public static let videos = PHPickerFilter(.kind(.video))
    /// A filter for Live Photos.
    public static let livePhotos = PHPickerFilter(.kind(.livePhoto))
    /// A filter for images of a burst.
    public static let bursts = PHPickerFilter(.kind(.burst))
    /// A filter for panoramas.
    public static let panoramas = PHPickerFilter(.kind(.panorama))
    /// A filter for screenshots.
    public static let screenshots = PHPickerFilter(.kind(.screenshot))
    /// A filter for screen recordings.
    public static let screenRecordings = PHPickerFilter(.kind(.screenRecording))
    /// A filter for slow-motion videos.
    public static let slomoVideos = PHPickerFilter(.kind(.slowMotion))
    /// A filter for time-lapse videos.
    public static let timelapseVideos = PHPickerFilter(.kind(.timelapse))
    /// A filter for videos with a shallow depth of field.
    public static let cinematicVideos = PHPickerFilter(.kind(.cinematic))
    /// A filter for images with a depth effect.
    public static let depthEffectPhotos = PHPickerFilter(.kind(.depthEffect))
    /// A filter for spatial images and videos.
    public static let spatialMedia = PHPickerFilter(.kind(.spatial))

    /// Returns a filter for assets with a playback style.
    public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
        PHPickerFilter(.playback(playbackStyle))
    }

    /// Returns a filter for assets that match at least one of the filters.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.any(subfilters)) }

    /// Returns a filter for assets that match all filters.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.all(subfilters)) }

    /// Returns a filter for assets that do not match the filter.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(.not(filter)) }

    /// Whether the filter shows the photo.
    func includes(_ photo: Photo) -> Bool {
        switch rule {
        case .kind(.image): photo.kinds.contains(.image) || photo.kinds.contains(.livePhoto)
        case .kind(let kind): photo.kinds.contains(kind)
        case .playback(let style):
            switch style {
            case .image: photo.kinds.contains(.image)
            case .livePhoto: photo.kinds.contains(.livePhoto)
            case .video: photo.kinds.contains(.video)
            case .imageAnimated: photo.types.contains(.gif)
            case .videoLooping, .unsupported: false
            }
        case .any(let filters): filters.contains { $0.includes(photo) }
        case .all(let filters): filters.allSatisfy { $0.includes(photo) }
        case .not(let filter): !filter.includes(photo)
        }
    }
}
