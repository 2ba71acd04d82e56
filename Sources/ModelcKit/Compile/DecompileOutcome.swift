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
    /// The information that compiled files of this kind do not contain, so that the source lacks it.
    package var losses: [String]
    /// Messages about lost information that the compiled model shows to have existed, and about parts that could not be
    /// read.
    package var messages: [Diagnostic]
    package var result: RunResult

    package var hasWritten: Bool { !isRehearsal }

    /// Always empty: the messages do not refer to a text that was read.
    package var sources: [String: SourceText] { [:] }
}
