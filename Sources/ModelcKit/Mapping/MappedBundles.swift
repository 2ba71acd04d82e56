import ModelcDiagnostics
import ModelcDisk
import ModelcFiles
import ModelcMigration
import ModelcSchema
import ModelcText
import ModelcVersionHash

/// The versions of bundles that mapping models lead to; each bundle is read once.
final class MappedBundles {
    private var versionsByBundle: [String: [MappingCheckSubject.Version]] = [:]
    /// The bundles as they were read, for the source lines of reports.
    private(set) var models: [VersionedModel] = []
    /// What could not be read of the bundles.
    private(set) var ledger = RunLedger()
    private let reader: ModelReader

    init(_ reader: ModelReader) { self.reader = reader }

    /// All versions of the bundle that a version is in, in their order; of one outside a bundle only itself.
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
}
