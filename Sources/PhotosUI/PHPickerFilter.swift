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

    /// Pictures, Live Photos among them.
    public static let images = PHPickerFilter(.kind(.image))
    /// Videos.
    public static let videos = PHPickerFilter(.kind(.video))
    /// Live Photos.
    public static let livePhotos = PHPickerFilter(.kind(.livePhoto))
    /// Pictures that were taken in quick succession.
    public static let bursts = PHPickerFilter(.kind(.burst))
    /// Panoramas.
    public static let panoramas = PHPickerFilter(.kind(.panorama))
    /// Pictures of the screen.
    public static let screenshots = PHPickerFilter(.kind(.screenshot))
    /// Videos of the screen.
    public static let screenRecordings = PHPickerFilter(.kind(.screenRecording))
    /// Videos in slow motion.
    public static let slomoVideos = PHPickerFilter(.kind(.slowMotion))
    /// Videos that are faster than life.
    public static let timelapseVideos = PHPickerFilter(.kind(.timelapse))
    /// Videos with a shallow depth of field.
    public static let cinematicVideos = PHPickerFilter(.kind(.cinematic))
    /// Pictures with a depth effect.
    public static let depthEffectPhotos = PHPickerFilter(.kind(.depthEffect))
    /// Spatial pictures and videos.
    public static let spatialMedia = PHPickerFilter(.kind(.spatial))

    /// Photos that are played in a way.
    public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
        PHPickerFilter(.playback(playbackStyle))
    }

    /// Photos that one of the filters shows.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.any(subfilters)) }

    /// Photos that all of the filters show.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.all(subfilters)) }

    /// Photos that the filter does not show.
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
