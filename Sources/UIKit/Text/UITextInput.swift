/// The keyboard that suits what is typed.
public enum UIKeyboardType: Int, Sendable {
    /// The keys that come up: letters, some with signs that suit the content, or numbers.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    /// The keys that come up: numbers with a point, or letters with signs that suit the content.
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The older name of `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// Constants that describe which letters the keyboard writes large automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// The text autocapitalization types: nothing, words, sentences, or everything.
    case none, words, sentences, allCharacters
}

/// Constants that indicate whether typing errors are put right.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The text autocorrection types: as the content suggests, no, or yes.
    case `default`, no, yes
}

/// Constants that indicate whether typing errors are marked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The text spell checking types: as the content suggests, no, or yes.
    case `default`, no, yes
}

/// Constants that describe what the return key says.
public enum UIReturnKeyType: Int, Sendable {
    /// The return key types: what the return key says.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Constants that describe how the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The keyboard appearances: what suits the look around, dark, or light.
    case `default`, dark, light

    /// The older name of `dark`.
    public static let alert = UIKeyboardAppearance.dark
}

/// A type that describes what a text field is for, so that it can be filled in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before the name.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A text content type: what stands after the name.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// A company or the like.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place, with its address.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of an address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of an address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state or county.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city and its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a payment card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// A text content type: when a payment card expires.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The security code of a payment card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The name on a payment card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The given name on a payment card.
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    /// The middle name on a payment card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
    /// The family name on a payment card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    /// The month in which a payment card expires.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// The year in which a payment card expires.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The kind of a payment card.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    /// A name to sign in with.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is good for once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A date of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day of a date of birth.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month of a date of birth.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year of a date of birth.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    /// A date with its time.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The number that a parcel is followed by.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}
