import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// The request to compile models: the models, and how to write the compiled files.
package struct CompileRequest {
    /// The paths of models and mapping models; empty for the models of the configuration, or the only model of the project.
    var paths: [String]
    /// The folder for the compiled models, or the path of the compiled model if there is only one.
    var output: String
    /// The name or number of the version to mark as the current one, instead of the version that the bundle names; nil
    /// to use that version.
    package var currentVersion: String?
    /// The module for class names that begin with a dot; nil to copy the names as they are, as Apple's compiler does.
    package var module: String?
    /// The names of the features to omit if their compiled form is not known; `all` for every feature that can be omitted.
    package var omissions: Set<String> = []
    /// Whether to also refuse features whose compiled form is unproven.
    package var isStrict = false
    /// Whether this is a dry run that writes nothing.
    package var isRehearsal = false
    /// Whether to write nothing and report files that would change as findings.
    package var isCheck = false
    /// The path of the dependency file in Make format, which lists the inputs of the compiled models; nil for none.
    package var dependencyFile: String?
    package var stamp: StampRequest?

    package init(paths: [String] = [], output: String) {
        self.paths = paths
        self.output = output
    }

    /// The name that stands for all features that can be omitted.
    package static let everyOmission = "all"

    /// The names of the features that can be omitted.
    package static let omittableFeatures = CompiledFeature.allCases.filter(\.canBeLeftOut).map(\.rawValue)
}
