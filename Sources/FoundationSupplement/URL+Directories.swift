import Foundation

// Foundation on Linux has two of these (home and temporary); the others follow where its file manager puts them.
extension URL {
    /// The folder of the user's documents.
    public static var documentsDirectory: URL { directory(.documentDirectory) }
    /// The folder of files that can be created again.
    public static var cachesDirectory: URL { directory(.cachesDirectory) }
    /// The folder of files that the program needs and the user does not see.
    public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
    /// The folder of files that belong to programs.
    public static var libraryDirectory: URL { directory(.libraryDirectory) }
    /// The folder of what lies on the user's desk.
    public static var desktopDirectory: URL { directory(.desktopDirectory) }
    /// The folder of what was downloaded.
    public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
    /// The folder of films.
    public static var moviesDirectory: URL { directory(.moviesDirectory) }
    /// The folder of music.
    public static var musicDirectory: URL { directory(.musicDirectory) }
    /// The folder of pictures.
    public static var picturesDirectory: URL { directory(.picturesDirectory) }
    /// The folder that is shared with others.
    public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory) }
    /// The folder of all users' folders.
    public static var userDirectory: URL { directory(.userDirectory) }
    /// The folder of programs.
    public static var applicationDirectory: URL { directory(.applicationDirectory) }
    /// The folder of what was thrown away.
    public static var trashDirectory: URL { directory(.trashDirectory) }

    /// The user's folder of a kind; a folder in the user's own where the system has none of the kind.
    private static func directory(_ kind: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: kind, in: .userDomainMask).first ?? .homeDirectory
    }
}
