import ModelcFiles
import ModelcSchema
import ModelcVersionHash

/// The mapping models of a project. They are looked for once, and only if a step between versions needs one.
final class ProjectMappings {
    private var mappingsByFolder: [String: [MappingModel]] = [:]

    /// Whether a mapping model in the project of a bundle was made for a step: its copies of both versions are what the
    /// versions are, by which Core Data finds it.
    func cover(_ bundle: VersionedModel, from old: ManagedObjectModel, to new: ManagedObjectModel) -> Bool {
        mappings(around: bundle).contains { mapping in
            ProjectMappings.isCopy(mapping.source, of: old) && ProjectMappings.isCopy(mapping.destination, of: new)
        }
    }

    /// Those below the working directory for a bundle that is inside it; else those beside the bundle.
    private func mappings(around bundle: VersionedModel) -> [MappingModel] {
        let isInside = !DisplayPath().path(bundle.path).hasPrefix("/") && !bundle.path.hasPrefix("..")
        let folder = isInside ? "." : PathText.folder(of: bundle.path)
        if let known = mappingsByFolder[folder] { return known }
        let found = ModelSearch(folder).mappingModels.compactMap { MappingModelReader().read($0).mapping }
        mappingsByFolder[folder] = found
        return found
    }

    private static func isCopy(_ embedded: EmbeddedModel, of model: ManagedObjectModel) -> Bool {
        embedded.model.map { EmbeddedModelComparison.staleEntities(of: $0, against: model).isEmpty } ?? false
    }
}
