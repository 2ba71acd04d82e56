import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcVersionHash

/// Finds the mapping models of a project. The search runs only if a step between versions needs a mapping model, and
/// only once.
final class ProjectMappings {
    /// The mapping models that were found for a bundle.
    struct Found {
        fileprivate var mappings: [MappingModel] = []
        /// The errors from reading mapping models. If the configuration does not name the mapping models, errors are
        /// only warnings, except for files that cannot be read.
        var problems: [Diagnostic]

        /// Whether Core Data finds one of the mapping models for the migration from `old` to `new`
        /// (FormatMigrationFacts §9).
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
    /// The paths of mapping models in the configuration; empty if the configuration names none.
    private let paths: [String]
    private let workspace: Workspace

    init(_ paths: [String], in workspace: Workspace) {
        self.paths = paths.map { workspace.path($0) }
        self.workspace = workspace
    }

    /// Returns the mapping models of the project that contains the bundle.
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
        // Core Data cannot use a damaged mapping model, so such an error is only a warning. A file that cannot be read
        // stays an error, because it may contain the mapping model that is needed.
        let problems = readings.flatMap(\.diagnostics).filter { $0.severity == .error }
        let found = Found(
            mappings: readings.compactMap(\.mapping),
            problems: search.problems
                + (paths.isEmpty ? problems.map { $0.id == .unreadableFile ? $0 : $0.demoted() } : problems))
        foundByFolder[folder ?? ""] = found
        return found
    }
}
