import PerchPreviews

@main struct Gallery { static func main() {} }
