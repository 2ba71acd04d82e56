import ModelcTemplating

/// The comment at the start of a file about its origin, in Xcode's words.
enum XcodeNotice: CaseIterable, Sendable {
    /// The comment in files that are generated in a build.
    case generated
    /// The comment in files that Xcode 7's menu command rewrites.
    case recreate

    /// The lines of the comment, without `//`.
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
