import CoreGraphics

/// The longer side of a thumbnail, in pixels.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// A value that indicates whether thumbnails are made even where the file has one. They always are.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// A value that indicates whether thumbnails are made where the file has none. They always are.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// A value that indicates whether thumbnails are turned as the file says.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"
/// A value that indicates whether the picture is kept. It always is.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// A value that indicates whether the picture is read at once. It always is.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// A value that indicates whether pixels may be numbers with a fraction. They are not.
public nonisolated(unsafe) let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The key for the type of the data.
public nonisolated(unsafe) let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// The quality, from 0 to 1.
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"
/// The width, in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height, in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// A value that describes how the picture is turned, from 1 to 8.
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation"
/// Bits of each component.
public nonisolated(unsafe) let kCGImagePropertyDepth: CFString = "Depth"
/// A value that indicates whether parts may be transparent.
public nonisolated(unsafe) let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The size of the file, in bytes.
public nonisolated(unsafe) let kCGImagePropertyFileSize: CFString = "FileSize"
/// Pixels of each inch across.
public nonisolated(unsafe) let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels of each inch down.
public nonisolated(unsafe) let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The key for the Exif data of the camera.
public nonisolated(unsafe) let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The key for the properties of a TIFF file.
public nonisolated(unsafe) let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The key for the location of the picture.
public nonisolated(unsafe) let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The key for the properties of a GIF file.
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The key for the properties of a PNG file.
public nonisolated(unsafe) let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// A value that describes how long a frame is shown, in seconds, not less than 0.05.
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// A value that describes how long a frame is shown, in seconds.
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// A value that describes how often the frames are shown. The value 0 means forever.
public nonisolated(unsafe) let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The key for the date of the picture.
public nonisolated(unsafe) let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
