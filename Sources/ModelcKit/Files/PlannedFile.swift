import ModelcBase
import ModelcDiagnostics
import ModelcSettings
import ModelcSourceCode

/// A generated file and the action planned for it.
package struct PlannedFile {
    package enum Action: String {
        /// The file does not exist and will be written.
        case create = "created"
        /// The bytes of the file differ, and it will be replaced.
        case update = "updated"
        /// A machine file that is already up to date.
        case leave = "unchanged"
        /// A human file that exists and belongs to the user. Also, a machine file that refers to a class omitted because of an
        /// error.
        case keep = "kept"
        /// The existing file was not written by modelc, or was written as a human file.
        case refuse = "refused"

        /// Whether a run would change something on disk, or would be refused.
        package var isDrift: Bool {
            switch self {
            case .create, .update, .refuse: true
            case .leave, .keep: false
            }
        }

        /// Whether a run writes the file.
        package var writes: Bool {
            switch self {
            case .create, .update: true
            case .leave, .keep, .refuse: false
            }
        }
    }

    package var file: GeneratedFile
    /// The file's path, including the output folder.
    package var path: String
    package var action: Action
    /// The path of the model that the file is generated from.
    package var model = ""
    /// The existing text of the file, if it differs from the generated text.
    package var oldText: String?
    /// The obstacle, if the file is refused.
    package var obstacle = Obstacle.foreign

    /// The reason why a file is refused.
    package enum Obstacle {
        /// A file that modelc did not write.
        case foreign
        /// A human file, which contains the user's code. It is never replaced, regardless of the options.
        case humanFile
        /// A symbolic link whose target does not exist. It contains no code, but it occupies the name.
        case brokenLink
    }
}

extension PlannedFile {
    /// The folder of the file.
    var folder: String { PathText.folder(of: path) }
}

/// Determines the language of generated files from their extensions.
enum GeneratedLanguage {
    /// Returns the language of a file; nil if its extension belongs to neither language.
    static func of(_ path: String) -> OutputLanguage? {
        let name = PathText.name(of: path)
        if name.hasSuffix(".swift") { return .swift }
        return name.hasSuffix(".h") || name.hasSuffix(".m") ? .objectiveC : nil
    }

    /// Returns the language of all files; nil if they have several languages or none.
    static func of(_ paths: [String]) -> OutputLanguage? {
        let languages = Set(paths.compactMap { of($0) })
        return languages.count == 1 ? languages.first : nil
    }

    /// Returns advice for an orphan that a changed language explains. Its entity still exists, and removing the file would
    /// remove the class that the project uses.
    ///
    /// - Parameter files: the files that the settings produce.
    /// - Returns: nil if the language does not explain the orphan.
    static func advice(ofOrphan path: String, besides files: [PlannedFile], _ wording: Wording) -> String? {
        let machine = files.filter { $0.file.policy == .machine }.map(\.path)
        guard let orphan = of(path), let wanted = of(machine), orphan != wanted else { return nil }
        return "the file is \(orphan.name), and the settings say \(wanted.name): if your project uses \(orphan.name), "
            + "set 'language: \(orphan.rawValue)' in .modelc.yml; if it no longer does: \(ToolCommandName.generate) "
            + wording[.removal]
    }
}
