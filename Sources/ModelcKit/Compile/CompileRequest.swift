import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// Which models are to be compiled, and what is to be done with the files.
package struct CompileRequest {
    /// The paths of models and mapping models; none for the models of the configuration, or the only one of the project.
    package var paths: [String]
    /// The folder for the compiled models, or the path of the only one.
    package var output: String
    /// The version that counts as the current one where the bundle does not say; nil for what the bundle says.
    package var currentVersion: String?
    /// The features that are left out where their compiled form is not known, by name; `all` for each that can be.
    package var omissions: Set<String> = []
    /// Whether features of an unproven form are refused as well.
    package var isStrict = false
    /// Whether nothing is written.
    package var isRehearsal = false
    /// Whether nothing is written, and files that would change are findings.
    package var isCheck = false
    /// Where to write which files the compiled models depend on, in the form of Make; nil for nowhere.
    package var dependencyFile: String?
    /// As for `generate`.
    package var stamp: GenerateRequest.Stamp?

    package init(paths: [String] = [], output: String) {
        self.paths = paths
        self.output = output
    }

    /// The name for all features that can be left out.
    package static let everyOmission = "all"

    /// The names of the features that can be left out.
    package static let omittableFeatures = CompiledFeature.allCases.filter(\.canBeLeftOut).map(\.rawValue)
}

/// What was compiled.
package struct CompileOutcome {
    /// One file of the output.
    package struct File {
        package var path: String
        package var action: PlannedFile.Action
    }

    /// In the order of the models.
    package var files: [File] = []
    /// Files of an earlier compilation that are in the way: memory images of versions, and versions that are gone.
    package var removed: [String] = []
    package var isRehearsal = false
    /// How many files a stamp says to be as they would be; nil where they were compiled.
    package var unchangedCount: Int?
    package var models: [VersionedModel] = []
    package var messages: [Diagnostic] = []
    package var result = RunResult.done
}

extension DiagnosticID {
    package static let unprovenFeature = DiagnosticID("unproven-feature")
    package static let unknownFeature = DiagnosticID("unknown-feature")
    package static let omittedFeature = DiagnosticID("omitted-feature")
    package static let refusedMappingCompilation = DiagnosticID("refused-mapping-compilation")
}
