import ModelcBase
import ModelcDiagnostics
import ModelcFiles

/// The result of updating the models embedded in a mapping model.
package struct MappingRefreshOutcome: RunOutcome {
    /// The path of the mapping model's file.
    package var filePath: String
    package var refreshed: RefreshedMapping
    /// The status of both embedded models, compared with their versions on disk.
    package var sides: [EmbeddedModelStatus]
    /// Whether the file was changed. In a dry run, whether it would be changed.
    package var isChanged: Bool
    package var isRehearsal: Bool
    var isCheck: Bool
    /// Whether Core Data can find the mapping model without the update. True if no entity that an entity mapping uses
    /// differs from its version on disk.
    package var isFound: Bool { sides.allSatisfy(\.isFound) }
    /// Messages from reading the mapping model and its models.
    package var messages: [Diagnostic]

    package var result: RunResult { isChanged && isCheck && !isFound ? .findings : .done }

    package var hasWritten: Bool { !isRehearsal && isChanged }

    /// Always empty, because the messages do not refer to positions in files.
    package var sources: [String: SourceText] { [:] }
}
