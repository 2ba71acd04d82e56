import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcVersionLock

/// Additional version hashes that the user wants the lock file to accept, because a locked version also shipped with
/// them.
package struct AcceptedStates {
    /// The paths of stores, models, and JSON files written by `modelc hash`.
    var sources: [String]
    /// The name of the version that the hashes belong to. If nil, it is the version with the same name as in the
    /// source; for a store, it is the most similar version.
    var version: String?
    /// The reason for accepting the hashes, such as where they come from.
    var reason: String

    package init(sources: [String], version: String? = nil, reason: String) {
        self.sources = sources
        self.version = version
        self.reason = reason
    }
}

/// A set of hashes to accept for a version, in addition to its locked hashes.
struct AcceptedState {
    var version: String
    var hashes: AcceptedHashes
    /// The path of the file that contains the hashes, as the user wrote it.
    var source: String
    /// Whether the user selected this version of the file, or the file has only one version. Then a refusal is always
    /// an error.
    var isWanted: Bool
}

extension [AcceptedState] {
    /// The hashes to accept. The keys are the names of the versions.
    var hashesByVersion: [String: [AcceptedHashes]] {
        Dictionary(grouping: self, by: \.version).mapValues { $0.map(\.hashes) }
    }

    /// Returns the states that can be accepted for a locked model; the others are refused.
    func accepted(by model: LockedModel) -> [AcceptedState] {
        filter { $0.refusal(by: model) == nil }
    }

    /// Returns an error for each refused state that the user selected. If no state is accepted, returns an error for
    /// each state.
    func refusals(by model: LockedModel, at path: String) -> [Diagnostic] {
        let refused = compactMap { state in state.refusal(by: model).map { (state, $0) } }
        let isNoneAccepted = refused.count == count
        return refused.filter { isNoneAccepted || $0.0.isWanted }.map { _, refusal in
            Diagnostic(refusal.id, .error, refusal.message, at: SourceLocation(path: path), help: refusal.help)
        }
    }
}

extension AcceptedState {
    /// Returns the reason why the state cannot be accepted; nil if it can.
    fileprivate func refusal(by model: LockedModel) -> (id: DiagnosticID, message: String, help: String)? {
        let name = "'\(TerminalText.escaped(version))'"
        guard let locked = model.version(named: version) else {
            return (
                .unknownVersion, "\(name) is not locked: other hashes are accepted for locked versions only",
                "lock it first: \(ToolCommandName.lock); or name a version that is locked"
            )
        }
        guard locked.checksum != hashes.checksum else {
            return (.nothingToAccept, "\(name) is already locked with these hashes", "name a source of the other state")
        }
        return model.versions.first { $0.checksum == hashes.checksum }.map { other in
            (
                .nothingToAccept,
                "these are the hashes of '\(TerminalText.escaped(other.name))', not of another state of \(name)",
                "stores with these hashes are known; name a source of the other state"
            )
        }
    }
}

extension DiagnosticID {
    static let nothingToAccept = DiagnosticID("nothing-to-accept")
}

extension LockReport {
    /// Returns the accepted hashes of each version, without the locked hashes.
    ///
    /// - Parameter old: the locked model before this run.
    static func accepted(
        in model: LockedModel, before old: LockedModel, _ hashed: [HashedModelVersion]
    ) -> [LockReport.Accepted] {
        model.versions.flatMap { version in
            version.accepted.map { hashes in
                LockReport.Accepted(
                    version: version.name, hashes: hashes,
                    fits: hashed.contains {
                        $0.version.name == version.name && $0.hashes.checksum == hashes.checksum
                    },
                    isNew: old.version(named: version.name)?.accepted.contains(hashes) != true)
            }
        }
    }
}
