import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcVersionHash

/// The mapping models of a project. They are looked for once, and only if a step between versions needs one.
final class ProjectMappings {
    private var mappingsByFolder: [String: [MappingModel]] = [:]
    /// What could not be read of them: errors where the configuration names the place, else warnings.
    private(set) var problems: [Diagnostic] = []
    /// Where the configuration says that they are; empty where it does not.
    private let paths: [String]
    private let workspace: Workspace

    init(_ paths: [String], in workspace: Workspace) {
        self.paths = paths.map { workspace.path($0) }
        self.workspace = workspace
    }

    /// Whether Core Data finds a mapping model of the project for a step (FormatMigrationFacts §9).
    func cover(_ bundle: VersionedModel, from old: ManagedObjectModel, to new: ManagedObjectModel) -> Bool {
        let mappings = mappings(around: bundle)
        guard !mappings.isEmpty else { return false }
        let versions = [old, new].map(EmbeddedModelComparison.comparableHashes)
        return mappings.contains { mapping in
            guard let source = mapping.source.model, let destination = mapping.destination.model else { return false }
            return MappingFit.pairs(
                of: mapping, source: EmbeddedModelComparison.comparableHashes(of: source),
                destination: EmbeddedModelComparison.comparableHashes(of: destination), among: versions
            ).contains { $0.from == 0 }
        }
    }

    /// Those of the project of a bundle.
    private func mappings(around bundle: VersionedModel) -> [MappingModel] {
        do {
            return mappings(
                below: paths.isEmpty ? try MappingModelSearch.root(of: bundle.path, in: workspace) : nil, bundle)
        } catch {
            problems.append(error.diagnostic)
            return []
        }
    }

    private func mappings(below folder: String?, _ bundle: VersionedModel) -> [MappingModel] {
        if let known = mappingsByFolder[folder ?? ""] { return known }
        let search = MappingModelSearch(folder.map { [$0] } ?? paths, around: bundle.path, in: workspace)
        let readings = search.paths.map { MappingModelReader().read($0) }
        // One that is damaged is no cover, for Core Data, either; what cannot be looked into may be one.
        let faults = readings.flatMap(\.diagnostics).filter { $0.severity == .error }
        problems += search.problems
        problems += paths.isEmpty ? faults.map { $0.id == .unreadableFile ? $0 : $0.demoted() } : faults
        let found = readings.compactMap(\.mapping)
        mappingsByFolder[folder ?? ""] = found
        return found
    }
}
