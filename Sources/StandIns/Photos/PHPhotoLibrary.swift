import Foundation
import ImageIO
import PerchStandIns
import UIKit

/// Constants that indicate whether the program may read the user's photos.
public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, restricted = 1, denied = 2, authorized = 3, limited = 4
}

/// Constants that describe the access of the program to photos.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite = 2 }

/// An error of the photo library.
public struct PHPhotosError: Error, Equatable {
    /// Constants that describe the kinds of errors.
    public enum Code: Int, Sendable {
        case userCancelled = 3072, accessUserDenied = 3311, accessRestricted = 3310, libraryVolumeOffline = 3114
    }
    /// The kind.
    public let code: Code
    init(_ code: Code) { self.code = code }
}

/// The photo library of the user. In Perch, it is empty.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here is changed.
    /// The library.
    open class func shared() -> PHPhotoLibrary { Device.current.value { PHPhotoLibrary() } }
    /// Returns the permission to see photos.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        authorizationStatus()
    }
    /// Returns the permission to see photos.
    open class func authorizationStatus() -> PHAuthorizationStatus {
        switch DeviceState.current.permission(for: .photos) {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .granted: .authorized
        }
    }
    /// An object that requests authorization. The state of the device determines the answer of the user.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        _ = DeviceState.ask(for: .photos)
        return authorizationStatus()
    }
    /// An object that requests authorization. The state of the device determines the answer of the user.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        _ = DeviceState.ask(for: .photos)
        handler(authorizationStatus())
    }
    /// An object that requests authorization. The state of the device determines the answer of the user.
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        requestAuthorization(for: .readWrite, handler: handler)
    }
    /// Performs changes. In Perch, they are not stored.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws { try change(changeBlock) }
    /// Performs changes immediately. In Perch, they are not stored.
    open func performChangesAndWait(_ changeBlock: () -> Void) throws { try change(changeBlock) }
    /// Performs changes. In Perch, they are not stored.
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        do {
            try change(changeBlock)
            completionHandler?(true, nil)
        } catch {
            completionHandler?(false, error)
        }
    }
    private func change(_ body: () -> Void) throws {
        guard DeviceState.ask(for: .photos) == .granted else { throw PHPhotosError(.accessUserDenied) }
        inert("PHPhotoLibrary.performChanges(_:)", "there is no photo library")
        body()
    }
    /// Registers an observer of the library. In Perch, the library never changes.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Unregisters an observer of the library.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// An observer of the library.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
    /// Called when the library has changed. In Perch, it never does.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A description of a change.
open class PHChange: NSObject {}

/// A kind of media.
public enum PHAssetMediaType: Int, Sendable { case unknown = 0, image = 1, video = 2, audio = 3 }

/// An object in the library.
open class PHObject: NSObject {
    /// The local identifier of the object.
    open var localIdentifier: String { "" }
}

/// A photo or video. In Perch, there are none.
open class PHAsset: PHObject {
    open var mediaType: PHAssetMediaType { .unknown }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }
    /// Returns photos and videos. In Perch, there are none.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Returns photos or videos. In Perch, there are none.
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    /// Returns the photos and videos of an album. In Perch, there are none.
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<
        PHAsset
    > { PHFetchResult() }
    /// Returns photos and videos by identifier. In Perch, there are none.
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<
        PHAsset
    > { PHFetchResult() }
}

/// A kind of album.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum = 2 }
/// A kind of album.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2, smartAlbumUserLibrary = 209, smartAlbumFavorites = 203, smartAlbumRecentlyAdded = 206, any =
        0x7FFF_FFFF_FFFF_FFFF
}

/// An album. In Perch, there are none.
open class PHAssetCollection: PHObject {
    open var localizedTitle: String? { nil }
    open var estimatedAssetCount: Int { 0 }
    /// Returns albums. In Perch, there are none.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// Options of a fetch.
open class PHFetchOptions: NSObject {
    public override init() {}
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var includeHiddenAssets = false
}

/// The result of a fetch, which is empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    override init() {}
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    /// Returns the object at an index. In Perch, there is none, so this method stops the program, as on Apple's
    /// systems.
    open func object(at index: Int) -> ObjectType {
        fatalError("The result of a fetch of photos has no object \(index): it is empty.")
    }
    /// Calls a block with each.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
    /// Returns the objects at some indexes.
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
}

/// A type that describes how an image is wanted.
open class PHImageRequestOptions: NSObject {
    public override init() {}
    open var isSynchronous = false
    open var isNetworkAccessAllowed = false
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
}

/// Constants that describe how soon an image is wanted.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    case opportunistic = 0, highQualityFormat = 1, fastFormat = 2
}
/// Constants that describe how an image is resized.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none = 0, fast = 1, exact = 2 }
/// Constants that describe how an image fills a size.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit = 0, aspectFill = 1
    public static let `default` = PHImageContentMode.aspectFit
}
/// The identifier of a request for an image.
public typealias PHImageRequestID = Int32
/// The size that an image has.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// An object that loads the images of photos. In Perch, there are none.
open class PHImageManager: NSObject {
    /// The manager.
    open class func `default`() -> PHImageManager { PHImageManager() }
    /// Requests an image. In Perch, the handler receives none.
    @discardableResult open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return 0
    }
    /// Requests the data of an image. In Perch, the handler receives none.
    @discardableResult open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, nil)
        return 0
    }
    /// Cancels a request.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// An object that loads the images of photos in advance. In Perch, there are none.
open class PHCachingImageManager: PHImageManager {
    public override init() {}
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImagesForAllAssets() {}
}

/// A request for adding a photo. In Perch, it is not stored.
open class PHAssetChangeRequest: NSObject {
    /// A photo of an image.
    open class func creationRequestForAsset(from image: UIImage) -> Self { self.init() }
    /// A photo of a file.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { self.init() }
    /// A movie of a file.
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { self.init() }
    public required override init() {}
    /// The date on which the photo was taken. In Perch, it is not stored.
    open var creationDate: Date?
    /// A Boolean value that indicates whether the photo is a favorite. In Perch, it is not stored.
    open var isFavorite = false
    /// A Boolean value that indicates whether the photo is hidden. In Perch, it is not stored.
    open var isHidden = false
    /// Deletes photos. In Perch, there are none.
    open class func deleteAssets(_ assets: [PHAsset]) {}
}

/// Constants that describe the resources of a photo.
public enum PHAssetResourceType: Int, Sendable {
    /// The resources: the photo, the movie, and the sound.
    case photo = 1, video, audio
    /// Another photo, and the edited photo and movie.
    case alternatePhoto, fullSizePhoto, fullSizeVideo
    /// The data of the edit, and the photo before it.
    case adjustmentData, adjustmentBasePhoto
    /// The movies of a Live Photo.
    case pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
    /// A smaller copy of the photo.
    case photoProxy = 19
}

/// Options of a resource that is added.
open class PHAssetResourceCreationOptions: NSObject {
    public override init() { super.init() }

    /// The name of the file.
    open var originalFilename: String?
    /// The identifier of the type of the file.
    open var uniformTypeIdentifier: String?
    /// A Boolean value that indicates whether the file is moved into the library. In Perch, it stays.
    open var shouldMoveFile = false
}

/// A request for adding a photo with its resources. In Perch, it is not stored.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    /// Returns a new request.
    open class func forAsset() -> Self { self.init() }
    /// Returns a Boolean value that indicates whether resources make a photo: one of them must be a photo or a movie.
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
        types.contains {
            [PHAssetResourceType.photo.rawValue, PHAssetResourceType.video.rawValue].contains($0.intValue)
        }
    }
    /// Adds a resource from a file. In Perch, this method has no effect.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
        inert("PHAssetCreationRequest.addResource(with:fileURL:options:)", "photos are not stored")
    }
    /// Adds a resource from data. In Perch, this method has no effect.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
        inert("PHAssetCreationRequest.addResource(with:data:options:)", "photos are not stored")
    }
}
