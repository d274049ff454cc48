import Foundation
import PerchStandIns
import SwiftUI

extension KFImage {
    /// Sets an action for progress. In Perch, this method has no effect, and the action is never called.
    public func onProgress(_ block: ((Int64, Int64) -> Void)?) -> KFImage {
        noEffect("KFImage.onProgress(_:)")
        return self
    }

    /// Stops loading when the view disappears. Loading always stops then.
    public func cancelOnDisappear(_ flag: Bool) -> KFImage { self }

    /// Sets whether the original image is cached. In Perch, this method has no effect, because there is no cache.
    public func cacheOriginalImage(_ enabled: Bool = true) -> KFImage {
        noEffect("KFImage.cacheOriginalImage(_:)")
        return self
    }

    /// Sets whether images are cached only in memory. In Perch, this method has no effect, because there is no cache.
    public func cacheMemoryOnly(_ enabled: Bool = true) -> KFImage {
        noEffect("KFImage.cacheMemoryOnly(_:)")
        return self
    }

    /// Sets whether cached files are loaded synchronously. In Perch, this method has no effect, because there is no
    /// cache.
    public func loadDiskFileSynchronously(_ enabled: Bool = true) -> KFImage {
        noEffect("KFImage.loadDiskFileSynchronously(_:)")
        return self
    }

    /// Sets whether only the cache in memory is used. In Perch, this method has no effect, because there is no cache.
    public func fromMemoryCacheOrRefresh(_ enabled: Bool = true) -> KFImage {
        noEffect("KFImage.fromMemoryCacheOrRefresh(_:)")
        return self
    }

    /// Sets whether only the cache is used. In Perch, this method has no effect, because there is no cache.
    public func onlyFromCache(_ enabled: Bool = true) -> KFImage {
        noEffect("KFImage.onlyFromCache(_:)")
        return self
    }

    /// Ignores the cache. There is no cache.
    public func forceRefresh(_ enabled: Bool = true) -> KFImage { self }

    /// Sets whether images from the cache fade in. In Perch, this method has no effect, because there is no cache.
    public func forceTransition(_ enabled: Bool = true) -> KFImage {
        noEffect("KFImage.forceTransition(_:)")
        return self
    }

    /// Sets whether loading starts before the view appears. In Perch, this method has no effect: loading starts when
    /// the view appears.
    public func startLoadingBeforeViewAppear(_ flag: Bool = true) -> KFImage {
        noEffect("KFImage.startLoadingBeforeViewAppear(_:)")
        return self
    }

    /// Sets how long files stay in the cache. In Perch, this method has no effect, because there is no cache.
    public func diskCacheExpiration(_ expiration: StorageExpiration?) -> KFImage {
        noEffect("KFImage.diskCacheExpiration(_:)")
        return self
    }

    /// Sets how long images stay in the cache. In Perch, this method has no effect, because there is no cache.
    public func memoryCacheExpiration(_ expiration: StorageExpiration?) -> KFImage {
        noEffect("KFImage.memoryCacheExpiration(_:)")
        return self
    }

    /// Decodes in the background.
    public func backgroundDecode(_ enabled: Bool = true) -> KFImage { self }

    /// Sets the scale of the image. In Perch, this method has no effect: the scale is always 1.
    public func scaleFactor(_ factor: CGFloat) -> KFImage {
        noEffect("KFImage.scaleFactor(_:)")
        return self
    }

    /// Sets how often loading is repeated after a failure. In Perch, this method has no effect.
    public func retry(maxCount: Int, interval: DelayRetryStrategy.Interval = .seconds(3)) -> KFImage {
        noEffect("KFImage.retry(maxCount:interval:)")
        return self
    }

    /// Sets the image processor. In Perch, this method has no effect, and the image does not change.
    public func setProcessor(_ processor: any ImageProcessor) -> KFImage {
        noEffect("KFImage.setProcessor(_:)")
        return self
    }

    /// Adds an image processor. In Perch, this method has no effect, and the image does not change.
    public func appendProcessor(_ processor: any ImageProcessor) -> KFImage {
        noEffect("KFImage.appendProcessor(_:)")
        return self
    }

    /// Resizes the loaded image. In Perch, this method has no effect, and the image does not change.
    public func resizing(referenceSize: CGSize, mode: ContentMode = .none) -> KFImage {
        noEffect("KFImage.resizing(referenceSize:mode:)")
        return self
    }

    /// Reduces the size of the loaded image. In Perch, this method has no effect, and the image does not change.
    public func downsampling(size: CGSize) -> KFImage {
        noEffect("KFImage.downsampling(size:)")
        return self
    }

    /// Blurs the loaded image. In Perch, this method has no effect, and the image does not change.
    public func blur(radius: CGFloat) -> KFImage {
        noEffect("KFImage.blur(radius:)")
        return self
    }
}
