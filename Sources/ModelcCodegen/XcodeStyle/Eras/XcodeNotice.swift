/// What a header says about where its file comes from, in the words of Xcode (code-generation §7.6).
enum XcodeNotice: CaseIterable, Sendable {
    /// The mark of files that a build generates.
    case generated
    /// The mark of files that the editor's command rewrites, in Xcode 7.
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
