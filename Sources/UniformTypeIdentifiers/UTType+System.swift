// The system's types. What they conform to, their extensions and MIME types are as Apple's documentation and the
// registries of media types give them.

extension UTType {
    /// The type `public.item` (item).
    public static let item = UTType(known: "public.item")
    /// The type `public.content` (content).
    public static let content = UTType(known: "public.content")
    /// The type `public.composite-content` (composite content).
    public static let compositeContent = UTType(known: "public.composite-content")
    /// The type `public.disk-image` (disk image).
    public static let diskImage = UTType(known: "public.disk-image")
    /// The type `public.data` (data).
    public static let data = UTType(known: "public.data")
    /// The type `public.directory` (directory).
    public static let directory = UTType(known: "public.directory")
    /// The type `com.apple.resolvable` (resolvable).
    public static let resolvable = UTType(known: "com.apple.resolvable")
    /// The type `public.symlink` (symbolic link).
    public static let symbolicLink = UTType(known: "public.symlink")
    /// The type `public.executable` (executable).
    public static let executable = UTType(known: "public.executable")
    /// The type `com.apple.mount-point` (mount point).
    public static let mountPoint = UTType(known: "com.apple.mount-point")
    /// The type `com.apple.alias-file` (alias).
    public static let aliasFile = UTType(known: "com.apple.alias-file")
    /// The type `com.apple.bookmark` (bookmark).
    public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
    /// The type `public.url` (URL).
    public static let url = UTType(known: "public.url")
    /// The type `public.file-url` (file URL).
    public static let fileURL = UTType(known: "public.file-url")
    /// The type `public.text` (text).
    public static let text = UTType(known: "public.text")
    /// The type `public.plain-text` (plain text).
    public static let plainText = UTType(known: "public.plain-text")
    /// The type `public.utf8-plain-text` (Unicode text).
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// The type `public.utf16-external-plain-text` (Unicode text).
    public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
    /// The type `public.utf16-plain-text` (Unicode text).
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    /// The type `public.delimited-values-text` (delimited text).
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// The type `public.comma-separated-values-text` (CSV document).
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// The type `public.tab-separated-values-text` (TSV document).
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// The type `public.utf8-tab-separated-values-text` (tab-separated text).
    public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
    /// The type `public.rtf` (RTF document).
    public static let rtf = UTType(known: "public.rtf")
    /// The type `public.html` (HTML text).
    public static let html = UTType(known: "public.html")
    /// The type `public.xml` (XML text).
    public static let xml = UTType(known: "public.xml")
    /// The type `public.yaml` (YAML document).
    public static let yaml = UTType(known: "public.yaml")
    /// The type `public.css` (CSS).
    public static let css = UTType(known: "public.css")
    /// The type `public.source-code` (source code).
    public static let sourceCode = UTType(known: "public.source-code")
    /// The type `public.assembly-source` (assembly source code).
    public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
    /// The type `public.c-source` (C source code).
    public static let cSource = UTType(known: "public.c-source")
    /// The type `public.objective-c-source` (Objective-C source code).
    public static let objectiveCSource = UTType(known: "public.objective-c-source")
    /// The type `public.swift-source` (Swift source code).
    public static let swiftSource = UTType(known: "public.swift-source")
    /// The type `public.c-plus-plus-source` (C++ source code).
    public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
    /// The type `public.objective-c-plus-plus-source` (Objective-C++ source code).
    public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
    /// The type `public.c-header` (C header).
    public static let cHeader = UTType(known: "public.c-header")
    /// The type `public.c-plus-plus-header` (C++ header).
    public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
    /// The type `public.script` (script).
    public static let script = UTType(known: "public.script")
    /// The type `com.apple.applescript.text` (AppleScript).
    public static let appleScript = UTType(known: "com.apple.applescript.text")
    /// The type `com.apple.applescript.script` (compiled script).
    public static let osaScript = UTType(known: "com.apple.applescript.script")
    /// The type `com.apple.applescript.script-bundle` (script bundle).
    public static let osaScriptBundle = UTType(known: "com.apple.applescript.script-bundle")
    /// The type `com.netscape.javascript-source` (JavaScript).
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    /// The type `public.shell-script` (shell script).
    public static let shellScript = UTType(known: "public.shell-script")
    /// The type `public.perl-script` (perl script).
    public static let perlScript = UTType(known: "public.perl-script")
    /// The type `public.python-script` (python script).
    public static let pythonScript = UTType(known: "public.python-script")
    /// The type `public.ruby-script` (ruby script).
    public static let rubyScript = UTType(known: "public.ruby-script")
    /// The type `public.php-script` (PHP script).
    public static let phpScript = UTType(known: "public.php-script")
    /// The type `public.make-source` (makefile).
    public static let makefile = UTType(known: "public.make-source")
    /// The type `public.json` (JSON document).
    public static let json = UTType(known: "public.json")
    /// The type `com.apple.property-list` (property list).
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// The type `com.apple.xml-property-list` (XML property list).
    public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
    /// The type `com.apple.binary-property-list` (binary property list).
    public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
    /// The type `com.adobe.pdf` (PDF document).
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// The type `com.apple.rtfd` (RTF document with attachments).
    public static let rtfd = UTType(known: "com.apple.rtfd")
    /// The type `com.apple.flat-rtfd` (RTF document with attachments).
    public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
    /// The type `com.apple.webarchive` (web archive).
    public static let webArchive = UTType(known: "com.apple.webarchive")
    /// The type `public.image` (image).
    public static let image = UTType(known: "public.image")
    /// The type `public.jpeg` (JPEG image).
    public static let jpeg = UTType(known: "public.jpeg")
    /// The type `public.tiff` (TIFF image).
    public static let tiff = UTType(known: "public.tiff")
    /// The type `com.compuserve.gif` (GIF image).
    public static let gif = UTType(known: "com.compuserve.gif")
    /// The type `public.png` (PNG image).
    public static let png = UTType(known: "public.png")
    /// The type `com.apple.icns` (icon image).
    public static let icns = UTType(known: "com.apple.icns")
    /// The type `com.microsoft.bmp` (Windows bitmap image).
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// The type `com.microsoft.ico` (Windows icon image).
    public static let ico = UTType(known: "com.microsoft.ico")
    /// The type `public.camera-raw-image` (raw image).
    public static let rawImage = UTType(known: "public.camera-raw-image")
    /// The type `public.svg-image` (SVG image).
    public static let svg = UTType(known: "public.svg-image")
    /// The type `com.apple.live-photo` (Live Photo).
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    /// The type `public.heif-standard` (HEIF image).
    public static let heif = UTType(known: "public.heif-standard")
    /// The type `public.heic` (HEIC image).
    public static let heic = UTType(known: "public.heic")
    /// The type `public.heics` (HEIC image sequence).
    public static let heics = UTType(known: "public.heics")
    /// The type `org.webmproject.webp` (WebP image).
    public static let webP = UTType(known: "org.webmproject.webp")
    /// The type `com.ilm.openexr-image` (OpenEXR image).
    public static let exr = UTType(known: "com.ilm.openexr-image")
    /// The type `com.adobe.raw-image` (Adobe raw image).
    public static let dng = UTType(known: "com.adobe.raw-image")
    /// The type `public.jpeg-xl` (JPEG XL image).
    public static let jpegxl = UTType(known: "public.jpeg-xl")
    /// The type `public.3d-content` (3D content).
    public static let threeDContent = UTType(known: "public.3d-content")
    /// The type `com.pixar.universal-scene-description` (Universal Scene Description).
    public static let usd = UTType(known: "com.pixar.universal-scene-description")
    /// The type `com.pixar.universal-scene-description-mobile` (USDZ package).
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
    /// The type `com.apple.reality` (Reality file).
    public static let realityFile = UTType(known: "com.apple.reality")
    /// The type `com.apple.scenekit.scene` (SceneKit scene).
    public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
    /// The type `com.apple.arobject` (AR reference object).
    public static let arReferenceObject = UTType(known: "com.apple.arobject")
    /// The type `public.audiovisual-content` (audiovisual content).
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// The type `public.movie` (movie).
    public static let movie = UTType(known: "public.movie")
    /// The type `public.video` (video).
    public static let video = UTType(known: "public.video")
    /// The type `public.audio` (audio).
    public static let audio = UTType(known: "public.audio")
    /// The type `com.apple.quicktime-movie` (QuickTime movie).
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// The type `public.mpeg` (MPEG movie).
    public static let mpeg = UTType(known: "public.mpeg")
    /// The type `public.mpeg-2-video` (MPEG-2 video).
    public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
    /// The type `public.mpeg-2-transport-stream` (MPEG-2 transport stream).
    public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
    /// The type `public.mp3` (MP3 audio).
    public static let mp3 = UTType(known: "public.mp3")
    /// The type `public.mpeg-4` (MPEG-4 movie).
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// The type `public.mpeg-4-audio` (MPEG-4 audio).
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// The type `com.apple.protected-mpeg-4-audio` (protected MPEG-4 audio).
    public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
    /// The type `com.apple.protected-mpeg-4-video` (protected MPEG-4 movie).
    public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
    /// The type `public.avi` (AVI movie).
    public static let avi = UTType(known: "public.avi")
    /// The type `public.aiff-audio` (AIFF audio).
    public static let aiff = UTType(known: "public.aiff-audio")
    /// The type `com.microsoft.waveform-audio` (waveform audio).
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// The type `public.midi-audio` (MIDI audio).
    public static let midi = UTType(known: "public.midi-audio")
    /// The type `public.playlist` (playlist).
    public static let playlist = UTType(known: "public.playlist")
    /// The type `public.m3u-playlist` (M3U playlist).
    public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
    /// The type `public.folder` (folder).
    public static let folder = UTType(known: "public.folder")
    /// The type `public.volume` (volume).
    public static let volume = UTType(known: "public.volume")
    /// The type `com.apple.package` (package).
    public static let package = UTType(known: "com.apple.package")
    /// The type `com.apple.bundle` (bundle).
    public static let bundle = UTType(known: "com.apple.bundle")
    /// The type `com.apple.plugin` (plug-in).
    public static let pluginBundle = UTType(known: "com.apple.plugin")
    /// The type `com.apple.metadata-importer` (Spotlight importer).
    public static let spotlightImporter = UTType(known: "com.apple.metadata-importer")
    /// The type `com.apple.quicklook-generator` (Quick Look generator).
    public static let quickLookGenerator = UTType(known: "com.apple.quicklook-generator")
    /// The type `com.apple.xpc-service` (XPC service).
    public static let xpcService = UTType(known: "com.apple.xpc-service")
    /// The type `com.apple.framework` (framework).
    public static let framework = UTType(known: "com.apple.framework")
    /// The type `com.apple.application` (application).
    public static let application = UTType(known: "com.apple.application")
    /// The type `com.apple.application-bundle` (application).
    public static let applicationBundle = UTType(known: "com.apple.application-bundle")
    /// The type `com.apple.application-and-system-extension` (app extension).
    public static let applicationExtension = UTType(known: "com.apple.application-and-system-extension")
    /// The type `public.unix-executable` (Unix executable).
    public static let unixExecutable = UTType(known: "public.unix-executable")
    /// The type `com.microsoft.windows-executable` (Windows executable).
    public static let exe = UTType(known: "com.microsoft.windows-executable")
    /// The type `com.apple.systempreference.prefpane` (preference pane).
    public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
    /// The type `public.archive` (archive).
    public static let archive = UTType(known: "public.archive")
    /// The type `org.gnu.gnu-zip-archive` (Gzip archive).
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// The type `public.bzip2-archive` (Bzip2 archive).
    public static let bz2 = UTType(known: "public.bzip2-archive")
    /// The type `public.zip-archive` (ZIP archive).
    public static let zip = UTType(known: "public.zip-archive")
    /// The type `com.apple.archive` (Apple archive).
    public static let appleArchive = UTType(known: "com.apple.archive")
    /// The type `public.tar-archive` (tar archive).
    public static let tarArchive = UTType(known: "public.tar-archive")
    /// The type `public.spreadsheet` (spreadsheet).
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// The type `public.presentation` (presentation).
    public static let presentation = UTType(known: "public.presentation")
    /// The type `public.database` (database).
    public static let database = UTType(known: "public.database")
    /// The type `public.message` (message).
    public static let message = UTType(known: "public.message")
    /// The type `public.contact` (contact).
    public static let contact = UTType(known: "public.contact")
    /// The type `public.vcard` (vCard).
    public static let vCard = UTType(known: "public.vcard")
    /// The type `public.to-do-item` (to-do item).
    public static let toDoItem = UTType(known: "public.to-do-item")
    /// The type `public.calendar-event` (calendar event).
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// The type `public.email-message` (E-mail message).
    public static let emailMessage = UTType(known: "public.email-message")
    /// The type `com.apple.internet-location` (internet location).
    public static let internetLocation = UTType(known: "com.apple.internet-location")
    /// The type `com.microsoft.internet-shortcut` (internet shortcut).
    public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
    /// The type `public.font` (font).
    public static let font = UTType(known: "public.font")
    /// The type `public.bookmark` (bookmark).
    public static let bookmark = UTType(known: "public.bookmark")
    /// The type `com.rsa.pkcs-12` (PKCS #12 data).
    public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
    /// The type `public.x509-certificate` (X.509 certificate).
    public static let x509Certificate = UTType(known: "public.x509-certificate")
    /// The type `org.idpf.epub-container` (EPUB book).
    public static let epub = UTType(known: "org.idpf.epub-container")
    /// The type `public.log` (log).
    public static let log = UTType(known: "public.log")
    /// The type `com.apple.haptics.ahap` (haptic pattern).
    public static let ahap = UTType(known: "com.apple.haptics.ahap")
    /// The type `public.geojson` (GeoJSON document).
    public static let geoJSON = UTType(known: "public.geojson")
    /// The type `com.apple.linkpresentation.metadata` (link preview).
    public static let linkPresentationMetadata = UTType(known: "com.apple.linkpresentation.metadata")
}
