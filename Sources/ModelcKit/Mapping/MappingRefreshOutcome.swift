import ModelcBase
import ModelcDiagnostics
import ModelcFiles

/// The result of updating the models embedded in a mapping model.
package struct MappingRefreshOutcome: RunOutcome {
    /// The path of the mapping model's file.
    package var filePath: String
    package var refreshed: RefreshedMapping
    /// Both embedded models, compared with the versions that they were copied from.
    package var sides: [EmbeddedModelStatus]
    /// Whether the file was changed, or would be.
    package var isChanged: Bool
    package var isRehearsal: Bool
    var isCheck: Bool
    /// Whether Core Data finds the mapping model without the refresh: no entity used by an entity mapping differs from its
    /// version.
    package var isFound: Bool { sides.allSatisfy(\.isFound) }
    /// Messages from reading the mapping model and its models.
    package var messages: [Diagnostic]

    package var result: RunResult { isChanged && isCheck && !isFound ? .findings : .done }

    package var hasWritten: Bool { !isRehearsal && isChanged }

    /// Empty: the messages do not refer to positions in source text.
    package var sources: [String: SourceText] { [:] }
}
