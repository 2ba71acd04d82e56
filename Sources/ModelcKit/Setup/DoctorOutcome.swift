import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics
import ModelcFiles
import ModelcGit
import ModelcLint
import ModelcSchema
import ModelcSettings

/// The parts of a project that the tool finds, and problems with them.
package struct DoctorOutcome: RunOutcome {
    /// A data model.
    package struct Model {
        /// The path as shown in reports.
        package var path: String
        package var versionCount: Int
        /// The name of the current version; nil if there is none.
        package var current: String?
        /// The lock file beside it; nil if there is none.
        package var lockFile: String?
        /// The folder of custom templates; nil if the bundled templates are used.
        package var templates: String?
    }

    /// A git repository.
    package struct Repository {
        /// Whether the clone lacks older commits.
        package var isShallow: Bool
    }

    /// The path of the configuration; nil if there is none.
    package var configuration: String?
    package var models: [Model] = []
    /// The results of the check parts that compare files with their expected state; nil if they could not run.
    package var check: CheckOutcome?
    /// The names of the plugins that the package uses.
    package var plugins: [String] = []
    /// Whether the folder has a Package.swift.
    package var isPackage = false
    /// The repository; nil if the project is not in one, or if git is not available.
    package var repository: Repository?
    /// The problems, each with its next step.
    package var messages: [Diagnostic] = []
    /// The source texts of the files that messages refer to, by path.
    package var sources: [String: SourceText] = [:]
    /// Errors from reading the input.
    var ledger = RunLedger()

    /// The result of the run. Warnings do not fail it.
    package var result: RunResult {
        ledger.result(hasFindings: messages.hasErrors)
    }

    /// Adds diagnostics that were not reported yet: several parts can find the same problem.
    mutating func add(_ more: [Diagnostic]) {
        var reported = Set(messages.map(DiagnosticLocation.init))
        messages += more.filter { reported.insert(DiagnosticLocation($0)).inserted }
    }
}
