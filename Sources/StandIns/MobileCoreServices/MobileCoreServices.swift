import CoreGraphics
import Foundation
@_exported import UniformTypeIdentifiers

// The identifiers that programs used before `UTType`.

/// A public text file.
public nonisolated(unsafe) let kUTTypeText: CFString = "public.text"
/// Text without markup.
public nonisolated(unsafe) let kUTTypePlainText: CFString = "public.plain-text"
/// Text in UTF-8.
public nonisolated(unsafe) let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Rich text.
public nonisolated(unsafe) let kUTTypeRTF: CFString = "public.rtf"
/// A page of HTML.
public nonisolated(unsafe) let kUTTypeHTML: CFString = "public.html"
/// XML.
public nonisolated(unsafe) let kUTTypeXML: CFString = "public.xml"
/// JSON.
public nonisolated(unsafe) let kUTTypeJSON: CFString = "public.json"
/// Values with commas between them.
public nonisolated(unsafe) let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// An address.
public nonisolated(unsafe) let kUTTypeURL: CFString = "public.url"
/// The address of a file.
public nonisolated(unsafe) let kUTTypeFileURL: CFString = "public.file-url"
/// The identifier of any item.
public nonisolated(unsafe) let kUTTypeItem: CFString = "public.item"
/// The identifier of any item with contents.
public nonisolated(unsafe) let kUTTypeContent: CFString = "public.content"
/// Bytes.
public nonisolated(unsafe) let kUTTypeData: CFString = "public.data"
/// A folder.
public nonisolated(unsafe) let kUTTypeFolder: CFString = "public.folder"
/// A picture.
public nonisolated(unsafe) let kUTTypeImage: CFString = "public.image"
/// A picture in JPEG.
public nonisolated(unsafe) let kUTTypeJPEG: CFString = "public.jpeg"
/// A picture in PNG.
public nonisolated(unsafe) let kUTTypePNG: CFString = "public.png"
/// A picture in GIF.
public nonisolated(unsafe) let kUTTypeGIF: CFString = "com.compuserve.gif"
/// A picture in TIFF.
public nonisolated(unsafe) let kUTTypeTIFF: CFString = "public.tiff"
/// A Live Photo.
public nonisolated(unsafe) let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// A document in PDF.
public nonisolated(unsafe) let kUTTypePDF: CFString = "com.adobe.pdf"
/// Sound or moving pictures.
public nonisolated(unsafe) let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// Moving pictures, with sound or without.
public nonisolated(unsafe) let kUTTypeMovie: CFString = "public.movie"
/// Moving pictures.
public nonisolated(unsafe) let kUTTypeVideo: CFString = "public.video"
/// Moving pictures in MPEG-4.
public nonisolated(unsafe) let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// Moving pictures in QuickTime.
public nonisolated(unsafe) let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// Sound.
public nonisolated(unsafe) let kUTTypeAudio: CFString = "public.audio"
/// Sound in MP3.
public nonisolated(unsafe) let kUTTypeMP3: CFString = "public.mp3"
/// Files in a ZIP archive.
public nonisolated(unsafe) let kUTTypeZipArchive: CFString = "public.zip-archive"
/// The class of tags for file extensions.
public nonisolated(unsafe) let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of tags for MIME types.
public nonisolated(unsafe) let kUTTagClassMIMEType: CFString = "public.mime-type"

/// Returns the preferred type that has a tag.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    let type = UTType(
        tag: inTag as String, tagClass: UTTagClass(rawValue: inTagClass as String),
        conformingTo: inConformingToUTI.flatMap { UTType($0 as String) })
    return type.map { Unmanaged.passRetained($0.identifier as NSString) }
}

/// Returns the preferred tag of a type.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
    let tag = UTType(inUTI as String)?.tags[UTTagClass(rawValue: inTagClass as String)]?.first
    return tag.map { Unmanaged.passRetained($0 as NSString) }
}

/// Returns a Boolean value that indicates whether a type is another one, or a kind of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI as String), let other = UTType(inConformsToUTI as String) else { return false }
    return type == other || type.conforms(to: other)
}
