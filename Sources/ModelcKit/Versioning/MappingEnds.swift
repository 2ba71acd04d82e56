import ModelcDiagnostics
import ModelcDisk
import ModelcFiles
import ModelcPlans
import ModelcSchema
import ModelcText

/// The mapping models of a project that start or end at versions of a bundle.
struct MappingEnds {
    private let mappings: [(name: String, ends: [EmbeddedModel])]
    private let bundle: VersionedModel

    init(of bundle: VersionedModel, _ loaded: LoadedConfiguration, in workspace: Workspace) {
        self.bundle = bundle
        let paths = loaded.configuration?.mappings?.value.paths.map { workspace.path($0.path) } ?? []
        let search = MappingModelSearch(paths, around: bundle.path, in: workspace)
        mappings = search.paths.compactMap { path in
            let reading = MappingModelReader().read(path)
            return reading.mapping.map {
                (name: PathText.name(of: reading.bundlePath), ends: [$0.source, $0.destination])
            }
        }
    }

    /// The mapping models that name a version as the one that they were made from.
    func naming(_ version: ModelVersion) -> [String] {
        mappings.filter { mapping in
            mapping.ends.contains { $0.bundleName == bundle.name && $0.versionName == version.name }
        }.map(\.name)
    }
}
