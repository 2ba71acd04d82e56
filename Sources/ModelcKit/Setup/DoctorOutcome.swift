import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics
import ModelcFiles
import ModelcGit
import ModelcLint
import ModelcSchema
import ModelcSettings

/// The setup of a project, with the problems that were found.
package struct DoctorOutcome: RunOutcome {
    /// A model of the project.
    package struct Model {
        /// The path as shown in reports.
        package var path: String
        package var versionCount: Int
        /// The name of the current version; nil if the model has none.
        package var current: String?
        /// The path of the lock file beside the model; nil if there is none.
        package var lockFile: String?
        /// The path of the folder with custom templates; nil if the default templates are used.
        package var templates: String?
    }

    /// The git repository of the project.
    package struct Repository {
        /// Whether the clone is shallow: older commits are missing.
        package var isShallow: Bool
    }

    /// The path of the configuration; nil if there is none.
    package var configuration: String?
    package var models: [Model] = []
    /// The results of checking generated files, lock files and mapping models; nil if the check could not run.
    package var check: CheckOutcome?
    /// The names of the modelc plugins that the Swift package uses.
    package var plugins: [String] = []
    /// Whether the working folder has a `Package.swift`.
    package var isPackage = false
    /// The git repository; nil if the project is not in one, or if git is not available.
    package var repository: Repository?
    /// The problems. Each one includes the next step.
    package var messages: [Diagnostic] = []
    /// The texts of the files that messages refer to, by path.
    package var sources: [String: SourceText] = [:]
    /// The errors from reading the input.
    var ledger = RunLedger()

    /// The result of the run. Warnings do not fail it.
    package var result: RunResult {
        ledger.result(hasFindings: messages.hasErrors)
    }

    /// Adds diagnostics without duplicates. Several parts of the check may report the same problem.
    mutating func add(_ more: [Diagnostic]) {
        var reported = Set(messages.map(DiagnosticLocation.init))
        messages += more.filter { reported.insert(DiagnosticLocation($0)).inserted }
    }
}
