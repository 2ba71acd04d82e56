import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

/// The classes to generate, and what to do with the files.
package struct GenerateRequest {
    /// A file that records a generation, so that it need not be repeated if nothing has changed.
    package struct Stamp {
        var path: String
        /// The command line, on which everything depends that is not in a file.
        var arguments: [String]
        /// The path of the program; nil if it is unknown.
        var tool: String?
        /// Whether the generation may be skipped. A caller that needs the result for each file sets this to false.
        var mayAnswer: Bool

        package init(path: String, arguments: [String], tool: String?, mayAnswer: Bool) {
            self.path = path
            self.arguments = arguments
            self.tool = tool
            self.mayAnswer = mayAnswer
        }
    }

    /// The model's path; nil for the models of the configuration, or the only model of the project.
    var path: String?
    package var selection = VersionSelection.current
    /// The settings that override those of the configuration.
    package var settings = GenerateSettings()
    /// Whether a layout of Xcode covers entities that Xcode does not generate, unless the settings say.
    package var coversManualEntities = false
    package var action = GenerationAction()
    package var stamp: Stamp?

    package init(path: String? = nil) { self.path = path }
}
