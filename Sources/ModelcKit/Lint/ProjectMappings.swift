import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcVersionHash

/// The mapping models of a project. They are searched for once, and only if a step between versions needs one.
final class ProjectMappings {
    /// The mapping models that were found for a bundle.
    struct Found {
        fileprivate var mappings: [MappingModel] = []
        /// The failures to read mapping models: errors if the configuration names the path, otherwise warnings.
        var problems: [Diagnostic]

        /// Whether Core Data finds a mapping model for a step (FormatMigrationFacts §9).
        func cover(from old: ManagedObjectModel, to new: ManagedObjectModel) -> Bool {
            guard !mappings.isEmpty else { return false }
            let versions = [old, new].map(EmbeddedModelComparison.comparableHashes)
            return mappings.contains { mapping in
                guard let source = mapping.source.model, let destination = mapping.destination.model else {
                    return false
                }
                return MappingFit.pairs(
                    of: mapping, source: EmbeddedModelComparison.comparableHashes(of: source),
                    destination: EmbeddedModelComparison.comparableHashes(of: destination), among: versions
                ).contains { $0.from == 0 }
            }
        }
    }

    private var foundByFolder: [String: Found] = [:]
    /// The paths in the configuration; empty if it names none.
    private let paths: [String]
    private let workspace: Workspace

    init(_ paths: [String], in workspace: Workspace) {
        self.paths = paths.map { workspace.path($0) }
        self.workspace = workspace
    }

    /// Returns the mapping models of the project of a bundle.
    func found(around bundle: VersionedModel) -> Found {
        do {
            return found(
                below: paths.isEmpty ? try MappingModelSearch.root(of: bundle.path, in: workspace) : nil, bundle)
        } catch {
            return Found(problems: [error.diagnostic])
        }
    }

    private func found(below folder: String?, _ bundle: VersionedModel) -> Found {
        if let known = foundByFolder[folder ?? ""] { return known }
        let search = MappingModelSearch(folder.map { [$0] } ?? paths, around: bundle.path, in: workspace)
        let readings = search.paths.map { workspace.mappingReader.read($0) }
        // Core Data cannot use a damaged mapping model either. A file that cannot be read may be a mapping model for the step.
        let faults = readings.flatMap(\.diagnostics).filter { $0.severity == .error }
        let found = Found(
            mappings: readings.compactMap(\.mapping),
            problems: search.problems
                + (paths.isEmpty ? faults.map { $0.id == .unreadableFile ? $0 : $0.demoted() } : faults))
        foundByFolder[folder ?? ""] = found
        return found
    }
}
