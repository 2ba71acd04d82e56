import ModelcPlans
import ModelcSchema
import ModelcText

/// What keeps a version from being mirrored to CloudKit (FormatMigrationFacts §3 row 47, Apple's "Creating a Core Data
/// Model for CloudKit").
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
    /// The entities of the mirrored configurations; nil where all are.
    fileprivate var mirroredEntities: Set<String>? {
        let mirrored = configurations.filter(\.isUsedWithCloudKit)
        guard !isUsedWithCloudKit, !mirrored.isEmpty else { return nil }
        return Set(mirrored.flatMap { $0.members.map(\.name) })
    }
}
