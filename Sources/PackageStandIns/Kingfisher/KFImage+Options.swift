import Foundation
import PerchStandIns
import SwiftUI

extension KFImage {
    /// Sets an action for progress. It is never called.
    public func onProgress(_ block: ((Int64, Int64) -> Void)?) -> KFImage {
        noEffect("KFImage.onProgress(_:)")
        return self
    }

    /// Stops loading when the view disappears. Loading always stops then.
    public func cancelOnDisappear(_ flag: Bool) -> KFImage { self }

    /// Caches the original image. There is no cache.
    public func cacheOriginalImage(_ enabled: Bool = true) -> KFImage {
        noEffect("KFImage.cacheOriginalImage(_:)")
        return self
    }

    /// Caches in memory only. There is no cache.
    public func cacheMemoryOnly(_ enabled: Bool = true) -> KFImage {
        noEffect("KFImage.cacheMemoryOnly(_:)")
        return self
    }

    /// Reads cached files at once. There is no cache.
    public func loadDiskFileSynchronously(_ enabled: Bool = true) -> KFImage {
        noEffect("KFImage.loadDiskFileSynchronously(_:)")
        return self
    }

    /// Uses the cache in memory only. There is no cache.
    public func fromMemoryCacheOrRefresh(_ enabled: Bool = true) -> KFImage {
        noEffect("KFImage.fromMemoryCacheOrRefresh(_:)")
        return self
    }

    /// Uses the cache only. There is no cache.
    public func onlyFromCache(_ enabled: Bool = true) -> KFImage {
        noEffect("KFImage.onlyFromCache(_:)")
        return self
    }

    /// Ignores the cache. There is no cache.
    public func forceRefresh(_ enabled: Bool = true) -> KFImage { self }

    /// Fades images of the cache as well. There is no cache.
    public func forceTransition(_ enabled: Bool = true) -> KFImage {
        noEffect("KFImage.forceTransition(_:)")
        return self
    }

    /// Loads before the view appears. It loads when it appears.
    public func startLoadingBeforeViewAppear(_ flag: Bool = true) -> KFImage {
        noEffect("KFImage.startLoadingBeforeViewAppear(_:)")
        return self
    }

    /// Sets how long files stay in the cache. There is no cache.
    public func diskCacheExpiration(_ expiration: StorageExpiration?) -> KFImage {
        noEffect("KFImage.diskCacheExpiration(_:)")
        return self
    }

    /// Sets how long images stay in the cache. There is no cache.
    public func memoryCacheExpiration(_ expiration: StorageExpiration?) -> KFImage {
        noEffect("KFImage.memoryCacheExpiration(_:)")
        return self
    }

    /// Decodes in the background.
    public func backgroundDecode(_ enabled: Bool = true) -> KFImage { self }

    /// Sets the scale of the image. The scale is one.
    public func scaleFactor(_ factor: CGFloat) -> KFImage {
        noEffect("KFImage.scaleFactor(_:)")
        return self
    }

    /// Tries again after a failure. It does not.
    public func retry(maxCount: Int, interval: DelayRetryStrategy.Interval = .seconds(3)) -> KFImage {
        noEffect("KFImage.retry(maxCount:interval:)")
        return self
    }

    /// Sets a processor. The image is not changed.
    public func setProcessor(_ processor: any ImageProcessor) -> KFImage {
        noEffect("KFImage.setProcessor(_:)")
        return self
    }

    /// Adds a processor. The image is not changed.
    public func appendProcessor(_ processor: any ImageProcessor) -> KFImage {
        noEffect("KFImage.appendProcessor(_:)")
        return self
    }

    /// Resizes the loaded image. The image is not changed.
    public func resizing(referenceSize: CGSize, mode: ContentMode = .none) -> KFImage {
        noEffect("KFImage.resizing(referenceSize:mode:)")
        return self
    }

    /// Makes the loaded image smaller. The image is not changed.
    public func downsampling(size: CGSize) -> KFImage {
        noEffect("KFImage.downsampling(size:)")
        return self
    }

    /// Blurs the loaded image. The image is not changed.
    public func blur(radius: CGFloat) -> KFImage {
        noEffect("KFImage.blur(radius:)")
        return self
    }
}
