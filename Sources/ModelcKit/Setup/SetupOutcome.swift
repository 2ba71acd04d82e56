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
    /// A file that the setup writes or checks.
    package struct File {
        /// The path as shown in reports.
        package var path: String
        /// The action taken on the file; `refuse` if it exists with different content.
        package var action: PlannedFile.Action
        /// The lines that should be added to the existing file; empty if none are missing.
        package var missing: [String] = []
        /// Whether the file has a line that the user must complete.
        package var needsEdit = false
    }

    /// The origin of a model's classes before the project has a configuration.
    package enum Origin: String, CaseIterable, Sendable {
        /// The model has no classes yet.
        case new
        case modelc
        case mogenerator
        /// Xcode wrote the classes into files of the project.
        case xcode
        /// Xcode generates the classes during a build.
        case build
        /// The user writes the classes.
        case manual
        /// A program wrote the classes into several folders, or in two languages.
        case scattered
    }

    /// The effect of running `generate` with the configuration.
    package enum Generation: Sendable {
        /// `generate` would write nothing.
        case nothing
        /// `generate` would not declare an existing class again. It may still report errors in models.
        case harmless
        /// `generate` would declare an existing class again, or refuse to replace a file.
        case conflicts
    }

    /// A model in the new configuration.
    package struct Model {
        /// The path as shown in reports.
        package var path: String
        /// The origin of the model's existing classes.
        package var origin: Origin
        /// A note about the existing classes, as a clause; nil if there is none.
        package var note: String?

        init(_ setup: ModelSetup) {
            path = setup.entry.path
            origin = setup.origin
            note = setup.note
        }
    }

    /// The files of the setup. `.modelc.yml` is the first one.
    package var files: [File]
    /// The models in the new configuration; empty if a configuration already exists.
    package var models: [Model]
    /// The effect of running `generate` with the configuration.
    package var generation: Generation
    /// Whether the project is a Swift package that does not use a modelc plugin yet.
    package var mayUsePlugins = false
    /// Whether files for checks in CI or before commits were requested.
    package var hasChecks = false
    /// The number of models in the configuration.
    var modelCount: Int
    package var isRehearsal: Bool
    /// Notes about converted templates.
    package var remarks: [Diagnostic] = []

    package var hasWritten: Bool { !isRehearsal && files.contains { $0.action.writes } }
}
