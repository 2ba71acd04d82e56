import ModelcBase
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
        /// An existing human file, which contains the user's code. Also, a machine file that refers to a class that was
        /// omitted because of an error.
        case keep = "kept"
        /// The existing file was not written by modelc, or contains the user's code (a human file).
        case refuse = "refused"

        /// Whether a run would change the file on disk, or would refuse to write it.
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
    /// The reason for refusing the file; used only if `action` is `refuse`.
    package var obstacle = Obstacle.foreign

    /// The reason why a file is refused.
    package enum Obstacle {
        /// A file that modelc did not write.
        case foreign
        /// A human file, which contains the user's code. It is never replaced, whatever the options are.
        case humanFile
        /// A symbolic link without an existing target. It contains no code, but it occupies the name.
        case brokenLink
    }
}

extension PlannedFile {
    /// The folder of the file.
    var folder: String { PathText.folder(of: path) }
}
