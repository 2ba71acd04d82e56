import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// A frozen version, or the result of checking existing frozen versions.
package struct FreezeOutcome: ModelOutcome {
    /// The action taken on the file of the version.
    package enum Action: String, CaseIterable, Sendable {
        /// The file was written. In a dry run, it would be written.
        case created
        /// The file already contains the version.
        case unchanged
        /// Nothing is written, because the run only checks, or because the existing file contains another version.
        case none
    }

    /// The name of the `VersionedSchema`; nil if only the frozen versions were checked.
    package var name: String?
    /// The path of the file with the `VersionedSchema`, as reports show it.
    package var path: String?
    package var action = Action.none
    /// The checksum of the version.
    package var checksum: VersionHash?
    /// Whether the hashes are certain. False if a value that they depend on is not known.
    package var isVerified = true
    /// The names of the types that the frozen version uses but does not contain.
    package var sharedTypes: [String] = []
    /// The names of the frozen versions that were checked, with whether each has the hashes that it was frozen with.
    package var checked: [(name: String, isUnchanged: Bool)] = []
    package var isRehearsal = false
    package var models: [VersionedModel] = []
    package var messages: [Diagnostic] = []
    package var result = RunResult.done

    package var hasWritten: Bool { action == .created && !isRehearsal }
}
