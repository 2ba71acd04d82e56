import ModelcBase
import ModelcDiagnostics
import ModelcLint

/// A source created from a compiled model.
package struct DecompileOutcome: RunOutcome {
    /// The path of the bundle or folder.
    package var path: String
    /// The new files.
    package var files: [FileChange]
    package var isRehearsal: Bool
    /// The kinds of information that compiled files never contain, so that the source lacks them, such as the order of
    /// entities.
    package var losses: [String]
    /// Whether the source was created from Swift source, which can contain information that a data model cannot
    /// contain.
    package var isOfSwift = false
    /// Messages about parts that could not be read, and about information that the source lacks although the compiled
    /// model shows that it existed.
    package var messages: [Diagnostic]
    package var result: RunResult

    package var hasWritten: Bool { !isRehearsal }

    /// Always empty: the messages do not refer to a text that was read.
    package var sources: [String: SourceText] { [:] }
}
