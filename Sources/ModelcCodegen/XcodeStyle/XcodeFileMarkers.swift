import ModelcSettings
import ModelcSourceCode

/// Tells which existing files may be replaced by a machine file of this style, which does not carry modelc's own marker.
enum XcodeFileMarkers {
    /// Texts one of which a file's first lines must hold: Xcode's own sentences, modelc's, which templates of the user may
    /// have, and what takes their place where the user has chosen another header.
    ///
    /// A file without a header is known by its declaration. That of a class file says that it is empty: whatever somebody
    /// has added is not replaced.
    static func markers(of file: GeneratedFile, header: XcodeHeader) -> [String] {
        let sentences = XcodeNotice.allCases.compactMap(\.lines.first) + [GeneratedFile.marker]
        switch header {
        case .automatic: return sentences
        case .none: return sentences + [declaration(in: file)].compactMap(\.self)
        }
    }

    /// The first declaration; in a class file it is the last thing that Xcode wrote, up to its end. Nil where a template of
    /// the user's leaves nothing that would be in no other file.
    private static func declaration(in file: GeneratedFile) -> String? {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        let words = ["public class ", "class ", "extension ", "@interface ", "@implementation "]
        guard let start = lines.firstIndex(where: { line in words.contains { line.hasPrefix($0) } }) else {
            return isUmbrella(file) ? lines.prefix(2).joined(separator: "\n") : nil
        }
        let body = lines[start...].prefix(longestEmptyClass)
        let end = body.firstIndex { $0 == "}" || $0 == "@end" }
        if end == nil, isClass(lines[start]) { return nil }
        return body.prefix((end ?? start + 1) - start + 1).joined(separator: "\n")
    }

    /// The files for the whole model only import others.
    private static func isUmbrella(_ file: GeneratedFile) -> Bool { file.path.contains("+CoreDataModel.") }

    /// Whether a declaration is that of a class itself, not of an extension or a category.
    private static func isClass(_ line: Substring) -> Bool { !line.hasPrefix("extension ") && !line.contains("(") }

    /// The lines of a class into which nobody has written anything.
    private static let longestEmptyClass = 5
}

/// What a header says about where its file comes from, in the words of Xcode.
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
