import ModelcBase
import ModelcCodegen
import ModelcConfiguration
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// The result of setting up a project.
package struct SetupOutcome: SilentOutcome {
    /// A requested file.
    package struct File {
        /// The path as shown in reports.
        package var path: String
        /// The action on the file; `refuse` if it exists with different content.
        package var action: PlannedFile.Action
        /// The lines that the file should also contain; empty if it contains them.
        package var missing: [String] = []
        /// Whether the file has a line that the user must complete.
        package var needsEdit = false
    }

    /// Who writes the classes of a model that exist before there is a configuration.
    package enum Origin: String, CaseIterable, Sendable {
        /// There are none.
        case new
        case modelc
        case mogenerator
        /// Xcode, in files of the project.
        case xcode
        /// Xcode, in its builds.
        case build
        /// The user.
        case manual
        /// A program, in more than one folder.
        case scattered
    }

    /// The effect of `generate` with the configuration.
    package enum Generation: Sendable {
        /// There is nothing to generate.
        case nothing
        /// It would declare no existing class again. Errors in models are reported by the run itself.
        case harmless
        /// It would declare a class that exists, or refuse to replace a file.
        case conflicts
    }

    /// A model of a new configuration.
    package struct Model {
        /// The path as shown in reports.
        package var path: String
        /// Who writes the classes that exist already.
        package var origin: Origin
        /// A clause about them; nil if there is nothing to say.
        package var note: String?

        init(_ setup: ModelSetup) {
            path = setup.entry.path
            origin = setup.origin
            note = setup.note
        }
    }

    /// The files, `.modelc.yml` first.
    package var files: [File]
    /// The models of a new configuration; empty if there is one already.
    package var models: [Model]
    /// The effect of `generate` with the configuration.
    package var generation: Generation
    /// Whether the models belong to a Swift package that uses no plugin of modelc.
    package var mayUsePlugins = false
    /// The number of models that the configuration lists.
    var modelCount: Int
    package var isRehearsal: Bool

    package var hasWritten: Bool { !isRehearsal && files.contains { $0.action.writes } }
}
