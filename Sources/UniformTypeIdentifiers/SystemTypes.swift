/// What the system's types conform to, and their tags; the preferred tag first.
enum SystemTypes {
    static let declarations: [String: TypeDeclaration] = [
        "public.item": TypeDeclaration(
            parents: [], description: "item"),
        "public.content": TypeDeclaration(
            parents: [], description: "content"),
        "public.composite-content": TypeDeclaration(
            parents: ["public.content"], description: "composite content"),
        "public.disk-image": TypeDeclaration(
            parents: ["public.archive"], description: "disk image"),
        "public.data": TypeDeclaration(
            parents: ["public.item"], description: "data"),
        "public.directory": TypeDeclaration(
            parents: ["public.item"], description: "directory"),
        "com.apple.resolvable": TypeDeclaration(
            parents: [], description: "resolvable"),
        "public.symlink": TypeDeclaration(
            parents: ["public.item", "com.apple.resolvable"], description: "symbolic link"),
        "public.executable": TypeDeclaration(
            parents: ["public.item"], description: "executable"),
        "com.apple.mount-point": TypeDeclaration(
            parents: ["public.item", "com.apple.resolvable"], description: "mount point"),
        "com.apple.alias-file": TypeDeclaration(
            parents: ["public.data", "com.apple.resolvable"], description: "alias"),
        "com.apple.bookmark": TypeDeclaration(
            parents: ["public.data", "com.apple.resolvable"], description: "bookmark"),
        "public.url": TypeDeclaration(
            parents: ["public.data"], description: "URL"),
        "public.file-url": TypeDeclaration(
            parents: ["public.url"], description: "file URL"),
        "public.text": TypeDeclaration(
            parents: ["public.data", "public.content"], description: "text"),
        "public.plain-text": TypeDeclaration(
            parents: ["public.text"], extensions: ["txt", "text"], mimeTypes: ["text/plain"], description: "plain text"),
        "public.utf8-plain-text": TypeDeclaration(
            parents: ["public.plain-text"], mimeTypes: ["text/plain;charset=utf-8"], description: "Unicode text"),
        "public.utf16-external-plain-text": TypeDeclaration(
            parents: ["public.plain-text"], description: "Unicode text"),
        "public.utf16-plain-text": TypeDeclaration(
            parents: ["public.plain-text"], mimeTypes: ["text/plain;charset=utf-16"], description: "Unicode text"),
        "public.delimited-values-text": TypeDeclaration(
            parents: ["public.text"], description: "delimited text"),
        "public.comma-separated-values-text": TypeDeclaration(
            parents: ["public.delimited-values-text"], extensions: ["csv"], mimeTypes: ["text/csv"],
            description: "CSV document"),
        "public.tab-separated-values-text": TypeDeclaration(
            parents: ["public.delimited-values-text"], extensions: ["tsv", "tab"],
            mimeTypes: ["text/tab-separated-values"], description: "TSV document"),
        "public.utf8-tab-separated-values-text": TypeDeclaration(
            parents: ["public.tab-separated-values-text", "public.utf8-plain-text"], description: "tab-separated text"),
        "public.rtf": TypeDeclaration(
            parents: ["public.text"], extensions: ["rtf"], mimeTypes: ["text/rtf", "application/rtf"],
            description: "RTF document"),
        "public.html": TypeDeclaration(
            parents: ["public.text"], extensions: ["html", "htm", "shtml", "shtm"], mimeTypes: ["text/html"],
            description: "HTML text"),
        "public.xml": TypeDeclaration(
            parents: ["public.text"], extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"],
            description: "XML text"),
        "public.yaml": TypeDeclaration(
            parents: ["public.text"], extensions: ["yml", "yaml"], mimeTypes: ["application/x-yaml"],
            description: "YAML document"),
        "public.css": TypeDeclaration(
            parents: ["public.text"], extensions: ["css"], mimeTypes: ["text/css"], description: "CSS"),
        "public.source-code": TypeDeclaration(
            parents: ["public.plain-text"], description: "source code"),
        "public.assembly-source": TypeDeclaration(
            parents: ["public.source-code"], extensions: ["s"], description: "assembly source code"),
        "public.c-source": TypeDeclaration(
            parents: ["public.source-code"], extensions: ["c"], description: "C source code"),
        "public.objective-c-source": TypeDeclaration(
            parents: ["public.source-code"], extensions: ["m"], description: "Objective-C source code"),
        "public.swift-source": TypeDeclaration(
            parents: ["public.source-code"], extensions: ["swift"], description: "Swift source code"),
        "public.c-plus-plus-source": TypeDeclaration(
            parents: ["public.source-code"], extensions: ["cpp", "cp", "c++", "cc", "cxx"],
            description: "C++ source code"),
        "public.objective-c-plus-plus-source": TypeDeclaration(
            parents: ["public.source-code"], extensions: ["mm"], description: "Objective-C++ source code"),
        "public.c-header": TypeDeclaration(
            parents: ["public.source-code"], extensions: ["h"], description: "C header"),
        "public.c-plus-plus-header": TypeDeclaration(
            parents: ["public.source-code"], extensions: ["hpp", "h++", "hxx", "hh"], description: "C++ header"),
        "public.script": TypeDeclaration(
            parents: ["public.source-code"], description: "script"),
        "com.apple.applescript.text": TypeDeclaration(
            parents: ["public.script"], extensions: ["applescript"], description: "AppleScript"),
        "com.apple.applescript.script": TypeDeclaration(
            parents: ["public.script"], extensions: ["scpt"], description: "compiled script"),
        "com.apple.applescript.script-bundle": TypeDeclaration(
            parents: ["com.apple.bundle", "com.apple.package", "com.apple.applescript.script"], extensions: ["scptd"],
            description: "script bundle"),
        "com.netscape.javascript-source": TypeDeclaration(
            parents: ["public.source-code", "public.executable"], extensions: ["js", "jscript", "javascript", "mjs"],
            mimeTypes: ["text/javascript", "application/javascript"], description: "JavaScript"),
        "public.shell-script": TypeDeclaration(
            parents: ["public.script"], extensions: ["sh", "command"], description: "shell script"),
        "public.perl-script": TypeDeclaration(
            parents: ["public.shell-script"], extensions: ["pl", "pm"], mimeTypes: ["text/x-perl-script"],
            description: "Perl script"),
        "public.python-script": TypeDeclaration(
            parents: ["public.shell-script"], extensions: ["py"], mimeTypes: ["text/x-python-script"],
            description: "Python script"),
        "public.ruby-script": TypeDeclaration(
            parents: ["public.shell-script"], extensions: ["rb", "rbw"], mimeTypes: ["text/x-ruby-script"],
            description: "Ruby script"),
        "public.php-script": TypeDeclaration(
            parents: ["public.shell-script"], extensions: ["php", "php3", "php4", "ph3", "ph4", "phtml"],
            mimeTypes: ["text/php", "application/php"], description: "PHP script"),
        "public.make-source": TypeDeclaration(
            parents: ["public.script"], extensions: ["mk", "mak"], description: "makefile"),
        "public.json": TypeDeclaration(
            parents: ["public.text"], extensions: ["json"], mimeTypes: ["application/json"],
            description: "JSON document"),
        "com.apple.property-list": TypeDeclaration(
            parents: ["public.data"], extensions: ["plist"], description: "property list"),
        "com.apple.xml-property-list": TypeDeclaration(
            parents: ["com.apple.property-list", "public.xml"], description: "XML property list"),
        "com.apple.binary-property-list": TypeDeclaration(
            parents: ["com.apple.property-list"], description: "binary property list"),
        "com.adobe.pdf": TypeDeclaration(
            parents: ["public.data", "public.composite-content"], extensions: ["pdf"], mimeTypes: ["application/pdf"],
            description: "PDF document"),
        "com.apple.rtfd": TypeDeclaration(
            parents: ["public.composite-content", "com.apple.package"], extensions: ["rtfd"],
            description: "RTF document with attachments"),
        "com.apple.flat-rtfd": TypeDeclaration(
            parents: ["public.data", "public.composite-content"], description: "RTF document with attachments"),
        "com.apple.webarchive": TypeDeclaration(
            parents: ["public.data", "public.composite-content"], extensions: ["webarchive"],
            mimeTypes: ["application/x-webarchive"], description: "web archive"),
        "public.image": TypeDeclaration(
            parents: ["public.data", "public.content"], description: "image"),
        "public.jpeg": TypeDeclaration(
            parents: ["public.image"], extensions: ["jpeg", "jpg", "jpe"], mimeTypes: ["image/jpeg", "image/jpg"],
            description: "JPEG image"),
        "public.tiff": TypeDeclaration(
            parents: ["public.image"], extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"], description: "TIFF image"
        ),
        "com.compuserve.gif": TypeDeclaration(
            parents: ["public.image"], extensions: ["gif"], mimeTypes: ["image/gif"], description: "GIF image"),
        "public.png": TypeDeclaration(
            parents: ["public.image"], extensions: ["png"], mimeTypes: ["image/png"], description: "PNG image"),
        "com.apple.icns": TypeDeclaration(
            parents: ["public.image"], extensions: ["icns"], description: "icon image"),
        "com.microsoft.bmp": TypeDeclaration(
            parents: ["public.image"], extensions: ["bmp", "dib"], mimeTypes: ["image/bmp"],
            description: "Windows bitmap image"),
        "com.microsoft.ico": TypeDeclaration(
            parents: ["public.image"], extensions: ["ico"], mimeTypes: ["image/vnd.microsoft.icon"],
            description: "Windows icon image"),
        "public.camera-raw-image": TypeDeclaration(
            parents: ["public.image"], description: "raw image"),
        "public.svg-image": TypeDeclaration(
            parents: ["public.image", "public.xml"], extensions: ["svg", "svgz"], mimeTypes: ["image/svg+xml"],
            description: "SVG image"),
        "com.apple.live-photo": TypeDeclaration(
            parents: [], description: "Live Photo"),
        "public.heif-standard": TypeDeclaration(
            parents: ["public.image"], extensions: ["heif"], mimeTypes: ["image/heif"], description: "HEIF image"),
        "public.heic": TypeDeclaration(
            parents: ["public.heif-standard"], extensions: ["heic"], mimeTypes: ["image/heic"],
            description: "HEIC image"),
        "public.heics": TypeDeclaration(
            parents: ["public.heif-standard"], extensions: ["heics"], mimeTypes: ["image/heic-sequence"],
            description: "HEIC image sequence"),
        "org.webmproject.webp": TypeDeclaration(
            parents: ["public.image"], extensions: ["webp"], mimeTypes: ["image/webp"], description: "WebP image"),
        "com.ilm.openexr-image": TypeDeclaration(
            parents: ["public.image"], extensions: ["exr"], description: "OpenEXR image"),
        "com.adobe.raw-image": TypeDeclaration(
            parents: ["public.camera-raw-image"], extensions: ["dng"], mimeTypes: ["image/x-adobe-dng"],
            description: "Adobe raw image"),
        "public.jpeg-xl": TypeDeclaration(
            parents: ["public.image"], extensions: ["jxl"], mimeTypes: ["image/jxl"], description: "JPEG XL image"),
        "public.3d-content": TypeDeclaration(
            parents: ["public.content"], description: "3D content"),
        "com.pixar.universal-scene-description": TypeDeclaration(
            parents: ["public.data", "public.3d-content"], extensions: ["usd", "usda", "usdc"],
            description: "Universal Scene Description"),
        "com.pixar.universal-scene-description-mobile": TypeDeclaration(
            parents: ["public.data", "public.3d-content"], extensions: ["usdz"], mimeTypes: ["model/vnd.usdz+zip"],
            description: "USDZ package"),
        "com.apple.reality": TypeDeclaration(
            parents: ["public.data", "public.3d-content"], extensions: ["reality"], mimeTypes: ["model/vnd.reality"],
            description: "Reality file"),
        "com.apple.scenekit.scene": TypeDeclaration(
            parents: ["public.3d-content"], extensions: ["scn"], description: "SceneKit scene"),
        "com.apple.arobject": TypeDeclaration(
            parents: ["public.data"], extensions: ["arobject"], description: "AR reference object"),
        "public.audiovisual-content": TypeDeclaration(
            parents: ["public.data", "public.content"], description: "audiovisual content"),
        "public.movie": TypeDeclaration(
            parents: ["public.audiovisual-content"], description: "movie"),
        "public.video": TypeDeclaration(
            parents: ["public.movie"], description: "video"),
        "public.audio": TypeDeclaration(
            parents: ["public.audiovisual-content"], description: "audio"),
        "com.apple.quicktime-movie": TypeDeclaration(
            parents: ["public.movie"], extensions: ["mov", "qt"], mimeTypes: ["video/quicktime"],
            description: "QuickTime movie"),
        "public.mpeg": TypeDeclaration(
            parents: ["public.movie"], extensions: ["mpg", "mpeg", "m75", "m15"], mimeTypes: ["video/mpeg"],
            description: "MPEG movie"),
        "public.mpeg-2-video": TypeDeclaration(
            parents: ["public.video"], extensions: ["m2v"], mimeTypes: ["video/mpeg2"], description: "MPEG-2 video"),
        "public.mpeg-2-transport-stream": TypeDeclaration(
            parents: ["public.movie"], extensions: ["ts"], mimeTypes: ["video/mp2t"],
            description: "MPEG-2 transport stream"),
        "public.mp3": TypeDeclaration(
            parents: ["public.audio"], extensions: ["mp3", "mpga"], mimeTypes: ["audio/mpeg", "audio/mp3"],
            description: "MP3 audio"),
        "public.mpeg-4": TypeDeclaration(
            parents: ["public.movie"], extensions: ["mp4", "mpg4"], mimeTypes: ["video/mp4"],
            description: "MPEG-4 movie"),
        "public.mpeg-4-audio": TypeDeclaration(
            parents: ["public.audio"], extensions: ["mp4a"], mimeTypes: ["audio/mp4"], description: "MPEG-4 audio"),
        "com.apple.protected-mpeg-4-audio": TypeDeclaration(
            parents: ["public.audio"], extensions: ["m4p"], description: "protected MPEG-4 audio"),
        "com.apple.protected-mpeg-4-video": TypeDeclaration(
            parents: ["public.movie"], extensions: ["m4v"], mimeTypes: ["video/x-m4v"],
            description: "protected MPEG-4 movie"),
        "public.avi": TypeDeclaration(
            parents: ["public.movie"], extensions: ["avi", "vfw"], mimeTypes: ["video/avi", "video/x-msvideo"],
            description: "AVI movie"),
        "public.aiff-audio": TypeDeclaration(
            parents: ["public.audio"], extensions: ["aiff", "aif"], mimeTypes: ["audio/aiff", "audio/x-aiff"],
            description: "AIFF audio"),
        "com.microsoft.waveform-audio": TypeDeclaration(
            parents: ["public.audio"], extensions: ["wav", "wave", "bwf"], mimeTypes: ["audio/wav", "audio/vnd.wave"],
            description: "Waveform audio"),
        "public.midi-audio": TypeDeclaration(
            parents: ["public.audio"], extensions: ["midi", "mid", "kar"], mimeTypes: ["audio/midi"],
            description: "MIDI audio"),
        "public.playlist": TypeDeclaration(
            parents: [], description: "playlist"),
        "public.m3u-playlist": TypeDeclaration(
            parents: ["public.text", "public.playlist"], extensions: ["m3u", "m3u8"], mimeTypes: ["audio/mpegurl"],
            description: "M3U playlist"),
        "public.folder": TypeDeclaration(
            parents: ["public.directory"], description: "folder"),
        "public.volume": TypeDeclaration(
            parents: ["public.folder"], description: "volume"),
        "com.apple.package": TypeDeclaration(
            parents: ["public.directory"], description: "package"),
        "com.apple.bundle": TypeDeclaration(
            parents: ["public.directory"], extensions: ["bundle"], description: "bundle"),
        "com.apple.plugin": TypeDeclaration(
            parents: ["com.apple.bundle", "com.apple.package"], extensions: ["plugin"], description: "plug-in"),
        "com.apple.metadata-importer": TypeDeclaration(
            parents: ["com.apple.plugin"], extensions: ["mdimporter"], description: "Spotlight importer"),
        "com.apple.quicklook-generator": TypeDeclaration(
            parents: ["com.apple.plugin"], extensions: ["qlgenerator"], description: "Quick Look generator"),
        "com.apple.xpc-service": TypeDeclaration(
            parents: ["com.apple.bundle", "com.apple.package"], extensions: ["xpc"], description: "XPC service"),
        "com.apple.framework": TypeDeclaration(
            parents: ["com.apple.bundle"], extensions: ["framework"], description: "framework"),
        "com.apple.application": TypeDeclaration(
            parents: ["public.executable"], description: "application"),
        "com.apple.application-bundle": TypeDeclaration(
            parents: ["com.apple.application", "com.apple.bundle", "com.apple.package"], extensions: ["app"],
            description: "application"),
        "com.apple.application-and-system-extension": TypeDeclaration(
            parents: ["com.apple.plugin", "com.apple.xpc-service"], extensions: ["appex"], description: "app extension"),
        "public.unix-executable": TypeDeclaration(
            parents: ["public.data", "public.executable"], description: "Unix executable"),
        "com.microsoft.windows-executable": TypeDeclaration(
            parents: ["public.data", "public.executable"], extensions: ["exe"], mimeTypes: ["application/x-msdownload"],
            description: "Windows executable"),
        "com.apple.systempreference.prefpane": TypeDeclaration(
            parents: ["com.apple.bundle", "com.apple.package"], extensions: ["prefpane"], description: "preference pane"
        ),
        "public.archive": TypeDeclaration(
            parents: ["public.data"], description: "archive"),
        "org.gnu.gnu-zip-archive": TypeDeclaration(
            parents: ["public.archive"], extensions: ["gz", "gzip"],
            mimeTypes: ["application/x-gzip", "application/gzip"], description: "gzip archive"),
        "public.bzip2-archive": TypeDeclaration(
            parents: ["public.archive"], extensions: ["bz2", "bzip2", "bz"], mimeTypes: ["application/x-bzip2"],
            description: "bzip2 archive"),
        "public.zip-archive": TypeDeclaration(
            parents: ["public.archive"], extensions: ["zip"], mimeTypes: ["application/zip"], description: "ZIP archive"
        ),
        "com.apple.archive": TypeDeclaration(
            parents: ["public.archive"], extensions: ["aar"], description: "Apple archive"),
        "public.tar-archive": TypeDeclaration(
            parents: ["public.archive"], extensions: ["tar"], mimeTypes: ["application/x-tar"],
            description: "tar archive"),
        "public.spreadsheet": TypeDeclaration(
            parents: ["public.content"], description: "spreadsheet"),
        "public.presentation": TypeDeclaration(
            parents: ["public.composite-content"], description: "presentation"),
        "public.database": TypeDeclaration(
            parents: ["public.content"], description: "database"),
        "public.message": TypeDeclaration(
            parents: [], description: "message"),
        "public.contact": TypeDeclaration(
            parents: [], description: "contact"),
        "public.vcard": TypeDeclaration(
            parents: ["public.text", "public.contact"], extensions: ["vcf", "vcard"],
            mimeTypes: ["text/vcard", "text/x-vcard"], description: "vCard"),
        "public.to-do-item": TypeDeclaration(
            parents: [], description: "to-do item"),
        "public.calendar-event": TypeDeclaration(
            parents: [], description: "calendar event"),
        "public.email-message": TypeDeclaration(
            parents: ["public.message"], description: "e-mail message"),
        "com.apple.internet-location": TypeDeclaration(
            parents: ["public.data"], description: "internet location"),
        "com.microsoft.internet-shortcut": TypeDeclaration(
            parents: ["com.apple.internet-location"], extensions: ["url"], description: "internet shortcut"),
        "public.font": TypeDeclaration(
            parents: [], description: "font"),
        "public.bookmark": TypeDeclaration(
            parents: [], description: "bookmark"),
        "com.rsa.pkcs-12": TypeDeclaration(
            parents: ["public.data"], extensions: ["p12", "pfx"], mimeTypes: ["application/x-pkcs12"],
            description: "PKCS #12 data"),
        "public.x509-certificate": TypeDeclaration(
            parents: ["public.data"], extensions: ["cer", "crt", "der"], mimeTypes: ["application/x-x509-ca-cert"],
            description: "X.509 certificate"),
        "org.idpf.epub-container": TypeDeclaration(
            parents: ["public.data", "public.composite-content"], extensions: ["epub"],
            mimeTypes: ["application/epub+zip"], description: "EPUB book"),
        "public.log": TypeDeclaration(
            parents: ["public.plain-text"], extensions: ["log"], description: "log"),
        "com.apple.haptics.ahap": TypeDeclaration(
            parents: ["public.json"], extensions: ["ahap"], description: "haptic pattern"),
        "public.geojson": TypeDeclaration(
            parents: ["public.json"], extensions: ["geojson"], description: "GeoJSON document"),
        "com.apple.linkpresentation.metadata": TypeDeclaration(
            parents: ["public.data"], description: "link preview"),
    ]
}
