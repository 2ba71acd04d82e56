import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcSourceCode
import ModelcVersionHash

/// The mapping model that was created.
package struct MappingNewOutcome: RunOutcome {
    /// The path of the mapping model's bundle.
    package var bundle: String
    /// The change to the file, made or (in a dry run) planned.
    package var action: PlannedFile.Action
    package var isRehearsal: Bool
    package var composed: ComposedMapping
    /// How Core Data would migrate without the mapping model.
    package var inference: InferenceResult
    /// The command that writes the policies of the mapping model; nil if it has none.
    package var policyCommand: String?
    /// Messages about the versions of the model.
    package var messages: [Diagnostic]
    package var sources: [String: SourceText]

    package var result: RunResult { .done }

    package var hasWritten: Bool { !isRehearsal && action.writes }
}
