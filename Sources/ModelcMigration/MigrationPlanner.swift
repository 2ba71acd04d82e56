import ModelcSchema

/// Plans how stores of every version get to one version: compare all pairs -> what Core Data does by itself -> shortest
/// safe path -> stages (migration §6, §7, §10).
package struct MigrationPlanner: Sendable {
    /// A version to plan with.
    package struct Version: Sendable {
        package var name: String
        package var model: ManagedObjectModel

        package init(name: String, model: ManagedObjectModel) {
            self.name = name
            self.model = model
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
        let graph = MigrationGraph(Array(versions[...end]), mappings, options)
        return MigrationPlan(
            versions: versions.map(\.name), target: target, sameSchemas: graph.sameSchemas,
            routes: (0..<end).map { graph.route(from: $0) }, stages: StagePlanner(graph).stages(),
            findings: IdentifierHistory.findings(in: versions) + graph.mappingFindings)
    }
}
