import ModelcBase
import ModelcPlans
import ModelcSchema

/// Finds renaming identifiers that are not the name of an element in any older version of the bundle (RN502,
/// FormatMigrationFacts §4.5).
enum IdentifierHistory {
    /// - Parameter contents: the numbers of the versions' entities. Entities with equal content have the same number.
    static func findings(in versions: [MigrationPlanner.Version], _ contents: EntityContents) -> [MigrationFinding] {
        var seen = 0
        var known = Names()
        var findings: [MigrationFinding] = []
        var reported: Set<String> = []
        for (index, version) in versions.enumerated() {
            // An entity that is equal to one in an older version is skipped: its names are known, and its findings are
            // already reported.
            let new = zip(version.model.entities, contents.numbers[index]).filter { $1 >= seen }.map(\.0)
            seen = max(seen, (contents.numbers[index].max() ?? -1) + 1)
            for entity in new {
                let scope = entity.identifier
                let found = unknown(entity, in: known, version.name).filter {
                    reported.insert("\(scope)\u{0}\($0.modelPath)").inserted
                }
                if index > 0 { findings += found }
            }
            known.add(new)
        }
        return StepClassifier.sorted(findings)
    }

    /// The names and renaming identifiers of entities and properties in older versions.
    private struct Names {
        var entities: Set<String> = []
        var properties: Set<String> = []

        mutating func add(_ new: [EntityDescription]) {
            for entity in new {
                entities.formUnion([entity.name, entity.identifier])
                for property in entity.schemaProperties { properties.formUnion([property.name, property.identifier]) }
            }
        }
    }

    private static func unknown(_ entity: EntityDescription, in known: Names, _ version: String) -> [MigrationFinding] {
        var findings: [MigrationFinding] = []
        if entity.identifier != entity.name, !known.entities.contains(entity.identifier) {
            findings.append(finding(entity.name, entity.identifier, entity.position, version))
        }
        for property in entity.schemaProperties
        where property.identifier != property.name && !known.properties.contains(property.identifier) {
            findings.append(finding("\(entity.name).\(property.name)", property.identifier, property.position, version))
        }
        return findings
    }

    private static func finding(_ path: String, _ identifier: String, _ position: SourcePosition?, _ version: String)
        -> MigrationFinding
    {
        MigrationFinding(
            .identifierOfNothing, modelPath: path, reason: "no older version has a '\(identifier)'",
            fix: "write the name that it had in the first version, or remove the identifier", newPosition: position,
            subject: .version(version))
    }
}
