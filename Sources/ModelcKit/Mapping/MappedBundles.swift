import ModelcBase
import ModelcFiles
import ModelcLint
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcVersionHash

/// Reads the bundles that mapping models refer to. Each bundle is read once.
final class MappedBundles {
    private var versionsByBundle: [String: [MappingCheckSubject.Version]] = [:]
    /// The bundles that were read. Reports show source lines from these models.
    private(set) var models: [VersionedModel] = []
    /// Errors from reading the bundles.
    private(set) var ledger = RunLedger()
    private let reader: ModelReader

    init(_ reader: ModelReader) { self.reader = reader }

    /// Returns all versions of the bundle that contains the version at `versionPath`, including this version. If it is
    /// not in a bundle, returns only this version.
    func versions(besides versionPath: String) -> [MappingCheckSubject.Version] {
        let bundle = PathText.bundle(ofVersion: versionPath) ?? versionPath
        if let known = versionsByBundle[bundle] { return known }
        let reading = reader.read(bundle, .all)
        ledger.enter(reading.diagnostics.filter(\.stopsReading))
        let model = reading.model
        let versions = (model?.versions ?? []).compactMap { version in
            version.model.map { model in
                MappingCheckSubject.Version(
                    name: version.name, bundlePath: bundle, filePath: version.filePath, model: model,
                    hashes: EmbeddedModelComparison.comparableHashes(of: model))
            }
        }
        if let model { models.append(model) }
        versionsByBundle[bundle] = versions
        return versions
    }

    /// Returns the input for checking a mapping model: the mapping model, its source and destination versions, and the
    /// other versions in their bundles.
    ///
    /// - Parameter policyClasses: the classes to search for migration policies; nil if no sources are given.
    func subject(
        _ mapping: MappingModel, _ source: EmbeddedModelStatus, _ destination: EmbeddedModelStatus,
        _ policyClasses: PolicyClasses?
    ) -> MappingCheckSubject {
        let groups = [source, destination].map { $0.path.map(versions(besides:)) ?? [] }
        let known = Set(groups[0].map(\.bundlePath))
        return MappingCheckSubject(
            mapping: mapping, source: side(mapping.source, source, groups[0]),
            destination: side(mapping.destination, destination, groups[1]),
            versions: groups[0] + groups[1].filter { !known.contains($0.bundlePath) }, policyClasses: policyClasses)
    }

    private func side(
        _ copy: EmbeddedModel, _ status: EmbeddedModelStatus, _ versions: [MappingCheckSubject.Version]
    ) -> MappingCheckSubject.Side {
        MappingCheckSubject.Side(
            version: versions.first { PathText.folder(of: $0.filePath) == status.path },
            copiedHashes: copy.model.map(EmbeddedModelComparison.comparableHashes) ?? [:],
            staleEntities: status.staleEntities)
    }
}
