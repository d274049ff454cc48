import ProjectModel

/// Lets types of a module be made where a missing package would provide their objects, as one for dependency injection does.
struct MakeableSource {
    var types: [MakeableType]

    /// A line for each type.
    var text: String {
        "public import ProjectSupport\n"
            + types.map { type in
                "extension \(type.name): _PerchMakeable { @MainActor \(type.isPublic ? "public " : "")static func _perchMake() -> Any "
                    + "{ \(type.name)() } }\n"
            }.joined()
    }

    /// The name of the type in a line, from 1.
    func name(atLine line: Int) -> String? { types.indices.contains(line - 2) ? types[line - 2].name : nil }
}
