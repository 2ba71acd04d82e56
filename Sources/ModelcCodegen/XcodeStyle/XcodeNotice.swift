import ModelcTemplating

/// A header's note about the origin of its file, in Xcode's words.
enum XcodeNotice: CaseIterable, Sendable {
    /// The note in files that a build generates.
    case generated
    /// The note in files that the editor's command rewrites, in Xcode 7.
    case recreate

    /// The lines, without `//`.
    var lines: [String] {
        switch self {
        case .generated: ["This file was automatically generated and should not be edited."]
        case .recreate:
            [
                "Choose \"Create NSManagedObject Subclass…\" from the Core Data editor menu",
                "to delete and recreate this implementation file for your updated model.",
            ]
        }
    }
}
