import Foundation

/// The attributes of images.
extension CSSearchableItemAttributeSet {
    /// The height of the image, in pixels.
    public var pixelHeight: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The width of the image, in pixels.
    public var pixelWidth: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The number of pixels of the image.
    public var pixelCount: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The color space, such as `RGB` or `CMYK`.
    public var colorSpace: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The number of bits of each sample.
    public var bitsPerSample: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// A number that is 1 if the flash was on.
    public var flashOn: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The focal length of the lens, in millimeters.
    public var focalLength: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// A number that is 1 if the focal length is that of 35 mm film.
    public var focalLength35mm: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The maker of the device that recorded the image.
    public var acquisitionMake: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The model of the device that recorded the image.
    public var acquisitionModel: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The owner of the camera.
    public var cameraOwner: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The model of the lens.
    public var lensModel: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The ISO speed of the camera.
    public var isoSpeed: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The orientation of the image: 0 for landscape, 1 for portrait.
    public var orientation: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The names of the layers.
    public var layerNames: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The white balance: 0 for automatic, 1 for manual.
    public var whiteBalance: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The aperture of the lens, as an APEX value.
    public var aperture: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The name of the color profile.
    public var profileName: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The horizontal resolution, in dots per inch.
    public var resolutionWidthDPI: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The vertical resolution, in dots per inch.
    public var resolutionHeightDPI: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The exposure mode: 0 for automatic, 1 for manual, 2 for an automatic bracket.
    public var exposureMode: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The exposure time, in seconds.
    public var exposureTime: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The version of the EXIF data.
    public var exifVersion: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The version of the GPS data.
    public var exifgpsVersion: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// A number that is 1 if the image has an alpha channel.
    public var hasAlphaChannel: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// A number that is 1 if the reduction of red eyes was on.
    public var redEyeOn: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The metering mode.
    public var meteringMode: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The smallest F number of the lens, as an APEX value.
    public var maxAperture: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The focal length divided by the diameter of the aperture.
    public var fNumber: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The program of the camera for the exposure.
    public var exposureProgram: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The exposure time as text, such as `1/250 seconds`.
    public var exposureTimeString: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }
}
