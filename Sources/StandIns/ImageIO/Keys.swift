import CoreGraphics

/// The longer side of a thumbnail, in pixels.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether thumbnails are made even where the file has one. They always are.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether thumbnails are made where the file has none. They always are.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether thumbnails are turned as the file says.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"
/// Whether the picture is kept. It always is.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether the picture is read at once. It always is.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether pixels may be numbers with a fraction. They are not.
public nonisolated(unsafe) let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// What type the bytes may be of.
public nonisolated(unsafe) let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// The quality, from 0 to 1.
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"
/// The width, in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height, in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// How the picture is turned, from 1 to 8.
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation"
/// Bits of each component.
public nonisolated(unsafe) let kCGImagePropertyDepth: CFString = "Depth"
/// Whether parts may be transparent.
public nonisolated(unsafe) let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The size of the file, in bytes.
public nonisolated(unsafe) let kCGImagePropertyFileSize: CFString = "FileSize"
/// Pixels of each inch across.
public nonisolated(unsafe) let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels of each inch down.
public nonisolated(unsafe) let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// What the camera wrote.
public nonisolated(unsafe) let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// What a TIFF file has.
public nonisolated(unsafe) let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// Where the picture was taken.
public nonisolated(unsafe) let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// What a GIF file has.
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// What a PNG file has.
public nonisolated(unsafe) let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// How long a frame is shown, in seconds, not less than 0.05.
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long a frame is shown, in seconds.
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often the frames are shown; 0 is for ever.
public nonisolated(unsafe) let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// When the picture was taken.
public nonisolated(unsafe) let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
