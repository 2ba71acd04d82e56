import ModelcLint
import ModelcPlans
import ModelcSchema

extension LockedState {
    /// The locked versions that are not what they were.
    package func deviations(in bundle: VersionedModel) -> [LockDeviation] {
        deviations(in: bundle, bundle.versions, .plain)
    }

    /// What a plan says of the lock.
    package func findings(_ versions: PlannedVersions) -> [MigrationFinding] {
        guard !names.isEmpty else { return [] }
        let open = versions.all.filter { $0.revision == nil && !names.contains($0.name) }.map { version in
            MigrationFinding(
                .versionNotLocked, modelPath: "", reason: "\(version.name) is not in the lock file",
                fix: "run 'modelc lock' when it ships", subject: .version(version.name))
        }
        // Of a version that could not be read as a whole it is not known what it is.
        let known = deviations(in: versions.bundle).filter { deviation in
            deviation.isMissing || versions.version(named: deviation.version) != nil
        }
        return known.flatMap { findings($0, versions) } + open
    }

    private func findings(_ deviation: LockDeviation, _ versions: PlannedVersions) -> [MigrationFinding] {
        if let opener = deviation.openedBy {
            return [
                MigrationFinding(
                    .versionNotLocked, modelPath: "",
                    reason: "\(deviation.version) differs from the lock file; its stores are opened by \(opener), "
                        + "which has the same hashes",
                    fix: deviation.update,
                    subject: versions.version(named: deviation.version).map { .version($0.name) })
            ]
        }
        guard !deviation.isMissing else {
            return [
                MigrationFinding(
                    .lockedVersionMissing, modelPath: "",
                    reason: "\(deviation.version) has shipped and was removed: its stores cannot be opened",
                    fix: MigrationFact.lockedVersionMissing.fix)
            ]
        }
        let model = versions.version(named: deviation.version)?.model
        // A change of the whole, such as an entity that came, may be about no entity of the lock.
        let entities = deviation.entities.isEmpty ? [""] : deviation.entities
        return entities.map { entity in
            MigrationFinding(
                .lockedVersionChanged, modelPath: entity,
                reason: "\(deviation.version) has shipped and was changed since: its stores cannot be opened",
                fix: MigrationFact.lockedVersionChanged.fix,
                newPosition: model?.entities.first { $0.name == entity }?.position,
                subject: .version(deviation.version))
        }
    }
}
