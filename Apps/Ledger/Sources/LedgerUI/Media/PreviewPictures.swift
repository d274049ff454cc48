/// Small pictures for previews.
enum PreviewPictures {
    static let sand = png(
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEUlEQVR4nGM4uakHjhiI4wAAT5EgcRmkd8QAAAAASUVORK5CYII=")
    static let slate = png(
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGNIKGiAIwbiOAAgUhUBYvT9FwAAAABJRU5ErkJggg==")

    private static func png(_ base64: String) -> String { "data:image/png;base64,\(base64)" }
}
