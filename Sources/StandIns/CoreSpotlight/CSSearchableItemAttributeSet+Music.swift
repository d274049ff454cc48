import Foundation

/// The attributes of music.
extension CSSearchableItemAttributeSet {
    /// The sample rate, in hertz.
    public var audioSampleRate: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The number of channels.
    public var audioChannelCount: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The tempo, in beats per minute.
    public var tempo: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The musical key, such as `F#m`.
    public var keySignature: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The time signature, such as `7/8`.
    public var timeSignature: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The app that encoded the audio.
    public var audioEncodingApplication: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The composer.
    public var composer: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The author of the text.
    public var lyricist: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The album.
    public var album: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The artist.
    public var artist: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The number of the track on the album.
    public var audioTrackNumber: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The date of the recording.
    public var recordingDate: Date? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The musical genre, such as `Jazz`.
    public var musicalGenre: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// A number that is 1 if the sequence is for a General MIDI device.
    public var generalMIDISequence: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The category of the instrument.
    public var musicalInstrumentCategory: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The name of the instrument in its category.
    public var musicalInstrumentName: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }
}
