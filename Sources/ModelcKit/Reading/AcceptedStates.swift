import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcVersionLock

/// Other states in which locked versions have shipped, as given by the user.
package struct AcceptedStates {
    /// The paths of stores, models, and documents of hashes.
    var sources: [String]
    /// The version that the hashes belong to. If nil, it is the version of the same name, or for a store the nearest version.
    var version: String?
    /// Where the hashes come from.
    var reason: String

    package init(sources: [String], version: String? = nil, reason: String) {
        self.sources = sources
        self.version = version
        self.reason = reason
    }
}

/// Hashes that are accepted for a version.
struct AcceptedState {
    var version: String
    var hashes: AcceptedHashes
    /// The path of the file that they come from, as the user wrote it.
    var source: String
    /// Whether the user selected this version, rather than all versions in the file.
    var isWanted: Bool
}

extension [AcceptedState] {
    /// The accepted hashes, by version name.
    var hashesByVersion: [String: [AcceptedHashes]] {
        Dictionary(grouping: self, by: \.version).mapValues { $0.map(\.hashes) }
    }

    /// Returns the states that the model accepts.
    func accepted(by model: LockedModel) -> [AcceptedState] {
        filter { $0.refusal(by: model) == nil }
    }

    /// Returns the reasons for refusal: of each state that the user selected, or of all states if none is accepted.
    func refusals(by model: LockedModel, at path: String) -> [Diagnostic] {
        let refused = compactMap { state in state.refusal(by: model).map { (state, $0) } }
        let isNoneAccepted = refused.count == count
        return refused.filter { isNoneAccepted || $0.0.isWanted }.map { _, refusal in
            Diagnostic(refusal.id, .error, refusal.message, at: SourceLocation(path: path), help: refusal.help)
        }
    }
}

extension AcceptedState {
    /// Returns the reason why the state is not accepted; nil if it is.
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
    /// Returns the accepted hashes other than those that versions are locked with.
    ///
    /// - Parameter old: the lock before the run.
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
