import ModelcBase
import ModelcPlans
import ModelcSchema

/// Plans the migration of stores of every version to a target version: compare all pairs -> determine the action of
/// Core Data without app code -> find the shortest safe path -> create stages (FormatMigrationFacts §6, §7, §10).
package struct MigrationPlanner: Sendable {
    /// A version of the model, as input of the planner.
    package struct Version: Sendable {
        package var name: String
        package var model: ManagedObjectModel
        /// Whether the bundle contains the version. A version from a git revision can only be a source version.
        package var isInBundle: Bool
        /// Whether the bundle contains a version with this schema. Core Data migrates stores only from versions that it
        /// finds.
        package var isFound: Bool

        package init(name: String, model: ManagedObjectModel, isInBundle: Bool = true, isFound: Bool = true) {
            self.name = name
            self.model = model
            self.isInBundle = isInBundle
            self.isFound = isFound
        }
    }

    var options: MigrationOptions

    package init(options: MigrationOptions = MigrationOptions()) { self.options = options }

    /// - Parameters:
    ///   - versions: all versions that have shipped, and the target, in the order in which they shipped.
    ///   - target: the name of the target version.
    ///   - mappings: the mapping models of the app.
    /// - Returns: nil if no version has the target's name.
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

    /// Returns the problems that prevent mirroring of the target to CloudKit; empty if it is not used with CloudKit.
    private func cloudKitFindings(_ target: Version) -> [MigrationFinding] {
        guard options.isCloudKitDeployed || target.model.usesCloudKit else { return [] }
        return CloudKitFit.findings(in: target)
    }
}

/// Finds problems that prevent mirroring of a version to CloudKit (row 47 of FormatMigrationFacts §3, Apple's "Creating
/// a Core Data Model for CloudKit").
enum CloudKitFit {
    static func findings(in version: MigrationPlanner.Version) -> [MigrationFinding] {
        let mirrored = version.model.mirroredEntities
        return version.model.entities.filter { mirrored?.contains($0.name) ?? true }.flatMap { entity in
            problems(of: entity).map { problem in
                MigrationFinding(
                    .unfitForCloudKit, modelPath: problem.path, reason: problem.reason, fix: problem.fix,
                    newPosition: problem.position, subject: .version(version.name))
            }
        }
    }

    private struct Problem {
        var path: String
        var reason: String
        var fix: String
        var position: SourcePosition?
    }

    private static func problems(of entity: EntityDescription) -> [Problem] {
        let unique = entity.uniquenessConstraints.map { constraint in
            Problem(
                path: entity.name, reason: "CloudKit cannot keep \(constraint.memberText) unique",
                fix: "remove the constraint, and merge duplicates in code", position: entity.position)
        }
        return unique + entity.attributes.compactMap { problem(of: $0, entity) }
            + entity.relationships.flatMap { problems(of: $0, entity) }
    }

    private static func problem(of attribute: AttributeDescription, _ entity: EntityDescription) -> Problem? {
        guard !attribute.isOptional, !attribute.isTransient, !attribute.isDerived, !attribute.hasDefault else {
            return nil
        }
        return Problem(
            path: "\(entity.name).\(attribute.name)", reason: "it is required and has no default",
            fix: "make it optional, or give it a default", position: attribute.position)
    }

    private static func problems(
        of relationship: RelationshipDescription, _ entity: EntityDescription
    ) -> [Problem] {
        guard !relationship.isTransient else { return [] }
        func problem(_ reason: String, _ fix: String) -> Problem {
            Problem(
                path: "\(entity.name).\(relationship.name)", reason: reason, fix: fix, position: relationship.position)
        }
        var problems: [Problem] = []
        if !relationship.isOptional { problems.append(problem("it is required", "make it optional")) }
        if relationship.isOrdered { problems.append(problem("it is ordered", "keep the order in an attribute")) }
        if relationship.inverseName == nil { problems.append(problem("it has no inverse", "add the inverse")) }
        return problems
    }
}

extension ManagedObjectModel {
    /// The names of the entities in mirrored configurations; nil if all entities are mirrored.
    fileprivate var mirroredEntities: Set<String>? {
        let mirrored = configurations.filter(\.isUsedWithCloudKit)
        guard !isUsedWithCloudKit, !mirrored.isEmpty else { return nil }
        return Set(mirrored.flatMap { $0.members.map(\.name) })
    }
}
