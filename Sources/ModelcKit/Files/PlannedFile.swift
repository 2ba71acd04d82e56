import ModelcBase
import ModelcDiagnostics
import ModelcSettings
import ModelcSourceCode

/// A generated file and what is to be done with it.
package struct PlannedFile {
    package enum Action: String {
        /// It is absent and will be written.
        case create = "created"
        /// Its bytes differ and it will be replaced.
        case update = "updated"
        /// A machine file whose bytes are as they should be.
        case leave = "unchanged"
        /// A human file that exists: it is the user's. Or a machine file that names what was left out for an error.
        case keep = "kept"
        /// Something is in its place that modelc did not write, or wrote as a human file.
        case refuse = "refused"

        /// Whether a run would change something on disk, or would have to be refused.
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
    /// The file's path with the output folder.
    package var path: String
    package var action: Action
    /// The path of the model that it is generated from.
    package var model = ""
    /// What the file says now, where that is not what it should say.
    package var oldText: String?
    /// What is in its place, where it is refused.
    package var obstacle = Obstacle.foreign

    /// Why a file is refused.
    package enum Obstacle {
        /// Something that modelc did not write.
        case foreign
        /// A human file, which holds somebody's own code: it is not replaced, whatever the options say.
        case humanFile
        /// A symbolic link that leads to nothing: there is no code in it, though there is something in the folder.
        case brokenLink
    }
}

extension PlannedFile {
    /// The folder of the file.
    var folder: String { PathText.folder(of: path) }
}

/// In which language generated files are, by the extensions of their names.
enum GeneratedLanguage {
    /// The language of a file; nil where its extension is of neither.
    static func of(_ path: String) -> OutputLanguage? {
        let name = PathText.name(of: path)
        if name.hasSuffix(".swift") { return .swift }
        return name.hasSuffix(".h") || name.hasSuffix(".m") ? .objectiveC : nil
    }

    /// The language of all files; nil where they are of several, or of none.
    static func of(_ paths: [String]) -> OutputLanguage? {
        let languages = Set(paths.compactMap { of($0) })
        return languages.count == 1 ? languages.first : nil
    }

    /// What to do about an orphan that another language explains: its entity is not gone, and to remove the file would remove
    /// the class that the project uses.
    ///
    /// - Parameter files: the files that the settings give.
    /// - Returns: nil where the language explains nothing.
    static func advice(ofOrphan path: String, besides files: [PlannedFile], _ wording: Wording) -> String? {
        let machine = files.filter { $0.file.policy == .machine }.map(\.path)
        guard let orphan = of(path), let wanted = of(machine), orphan != wanted else { return nil }
        return "the file is \(orphan.name), and the settings say \(wanted.name): if your project uses \(orphan.name), "
            + "set 'language: \(orphan.rawValue)' in .modelc.yml; if it no longer does: \(ToolCommandName.generate) "
            + wording[.removal]
    }
}
