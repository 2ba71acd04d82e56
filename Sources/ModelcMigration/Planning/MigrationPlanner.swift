import ModelcPlans
import ModelcSchema

/// Plans how stores of every version get to one version: compare all pairs -> what Core Data does by itself -> shortest
/// safe path -> stages (FormatMigrationFacts §6, §7, §10).
package struct MigrationPlanner: Sendable {
    /// A version to plan with.
    package struct Version: Sendable {
        package var name: String
        package var model: ManagedObjectModel
        /// Whether the bundle has it; a version of a git revision is only a place that stores come from.
        package var isInBundle: Bool
        /// Whether the bundle has a version of this schema: Core Data migrates stores only from versions that it finds.
        package var isFound: Bool

        package init(name: String, model: ManagedObjectModel, isInBundle: Bool = true, isFound: Bool = true) {
            self.name = name
            self.model = model
            self.isInBundle = isInBundle
            self.isFound = isFound
        }
    }

    package var options: MigrationOptions

    package init(options: MigrationOptions = MigrationOptions()) { self.options = options }

    /// - Parameters:
    ///   - versions: all versions that have shipped and the target, in the order in which they shipped.
    ///   - target: the name of the version to get to.
    ///   - mappings: the mapping models of the app.
    /// - Returns: nil where no version has the target's name.
    package func plan(_ versions: [Version], to target: String, mappings: [KnownMapping] = []) -> MigrationPlan? {
        guard let end = versions.lastIndex(where: { $0.name == target }) else { return nil }
        let versions = zip(versions, CompiledContent.comparable(versions.map(\.model))).map { version, model in
            Version(name: version.name, model: model, isInBundle: version.isInBundle, isFound: version.isFound)
        }
        let contents = EntityContents(versions.map(\.model))
        let graph = MigrationGraph(Array(versions[...end]), contents, mappings, options)
        let stages = StagePlanner(graph).stages()
        let staged = options.strategy == .staged ? StagedPath(graph, stages) : nil
        return MigrationPlan(
            versions: versions.map(\.name), target: target, sameSchemas: graph.sameSchemas,
            routes: graph.routes(staged), stages: stages,
            findings: IdentifierHistory.findings(in: versions, contents) + (staged?.findings ?? [])
                + cloudKitFindings(graph.versions[end]))
    }

    /// What keeps the target from being mirrored, where it is to be.
    private func cloudKitFindings(_ target: Version) -> [MigrationFinding] {
        guard options.isCloudKitDeployed || target.model.usesCloudKit else { return [] }
        return CloudKitFit.findings(in: target)
    }
}
