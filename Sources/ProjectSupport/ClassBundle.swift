public import Foundation

/// Returns the bundle with the resources of the module that declares a class.
///
/// In the copy of a project's sources, `Bundle(for: Palette.self)` becomes `_perchBundle(for: Palette.self)`. All modules of a
/// project are one program here, and the resources of a framework lie in the folder `MODULE.resources` beside it. The result is
/// the main bundle if the module has no such folder.
public func _perchBundle(for type: AnyClass) -> Bundle {
    let module = String(reflecting: type).prefix { $0 != "." }
    let folder = Bundle.main.bundleURL.appendingPathComponent("\(module).resources").path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        return Bundle(for: type)
    }
    return Bundle(path: folder) ?? .main
}
