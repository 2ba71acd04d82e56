import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// A frozen version, or the result of checking those that are there.
package struct FreezeOutcome: ModelOutcome {
    /// The action on the file of the version.
    package enum Action: String, CaseIterable, Sendable {
        /// The file was written, or would be in a rehearsal.
        case created
        /// The file has the version already.
        case unchanged
        /// Nothing is written, because only a check was asked for, or the file has another version.
        case none
    }

    /// The name of the `VersionedSchema`; nil if only the frozen versions were checked.
    package var name: String?
    /// The path of its file, as shown.
    package var path: String?
    package var action = Action.none
    /// The checksum of the version.
    package var checksum: VersionHash?
    /// Whether everything that is hashed is known.
    package var isVerified = true
    /// The names of types outside of the copy that it uses.
    package var sharedTypes: [String] = []
    /// The names of the frozen versions that were checked, with whether each has the hashes that it was frozen with.
    package var checked: [(name: String, isUnchanged: Bool)] = []
    package var isRehearsal = false
    package var models: [VersionedModel] = []
    package var messages: [Diagnostic] = []
    package var result = RunResult.done

    package var hasWritten: Bool { action == .created && !isRehearsal }
}
