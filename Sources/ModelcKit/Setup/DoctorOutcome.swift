import ModelcDiagnostics
import ModelcText

/// Whose setup is looked at.
package struct DoctorRequest {
    /// The paths of the models, or folders to search for them; none for those of the project.
    package var models: [String] = []

    package init() {}
}

/// What a project is made of, as the tool sees it, and what is wrong with it.
package struct DoctorOutcome {
    /// A data model.
    package struct Model {
        /// The path as reports show it.
        package var path: String
        package var versionCount: Int
        /// The name of the current version; nil if there is none.
        package var current: String?
        /// The lock file beside it; nil if there is none.
        package var lockFile: String?
        /// The folder of templates that take the place of the bundled ones; nil for those.
        package var templates: String?
    }

    /// A git repository.
    package struct Repository {
        /// Whether older commits are missing.
        package var isShallow: Bool
    }

    /// The path of the configuration; nil if there is none.
    package var configuration: String?
    package var models: [Model] = []
    /// The parts of a check that tell whether files are as they should be; nil where they could not be looked at.
    package var check: CheckOutcome?
    /// The plugins that the package uses, by name.
    package var plugins: [String] = []
    /// Nil where the project is in none, or there is no git.
    package var repository: Repository?
    /// What is wrong, each with its next step.
    package var problems: [Diagnostic] = []
    /// The texts of the files that problems point into, by path.
    package var sources: [String: SourceText] = [:]
    /// What could not be read.
    package var ledger = RunLedger()

    /// How the run ends: warnings do not fail it.
    package var result: RunResult {
        ledger.result(hasFindings: problems.hasErrors)
    }

    /// Adds what was not told yet: several parts meet the same fault.
    mutating func add(_ more: [Diagnostic]) {
        var told = Set(problems.map(DiagnosticPlace.init))
        problems += more.filter { told.insert(DiagnosticPlace($0)).inserted }
    }
}
