import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSchema

/// Messages about the way from one version to the target besides its steps.
struct RouteFindings {
    /// The version's name.
    let from: String
    /// The target's name.
    let to: String

    /// - Parameters:
    ///   - direct: what Core Data does by itself.
    ///   - path: the recommended path; nil if there is none.
    func findings(_ direct: DirectMigration, _ path: [MigrationHop]?) -> [MigrationFinding] {
        switch direct {
        case .failure(DirectMigration.versionMissing): [versionMissing]
        case .failure(let code): detour(path).map { [blocked($0, code)] } ?? []
        case .mapping, .inference, .inferenceDependingOnData: detour(path).map { [taken($0, direct)] } ?? []
        case .nothing, .stages, .iteration: []
        }
    }

    /// That an iterative migration ends at a step.
    func obstacle(_ hop: MigrationHop) -> MigrationFinding {
        MigrationFinding(
            .iterationBlocked, modelPath: "",
            reason:
                "Core Data cannot infer \(hop.from) -> \(hop.to), and no mapping model fits: an app that migrates "
                + "version by version stops there",
            fix: "make a mapping model for \(hop.from) and \(hop.to): \(ToolCommandName.mappingNew)",
            subject: .version(hop.to))
    }

    /// A path of several hops.
    private func detour(_ path: [MigrationHop]?) -> [MigrationHop]? { path.flatMap { $0.count > 1 ? $0 : nil } }

    private var versionMissing: MigrationFinding {
        MigrationFinding(
            .versionMissing, modelPath: "",
            reason: "\(from) has a different schema than every version here: its stores cannot be opened (error "
                + "\(DirectMigration.versionMissing))",
            fix: MigrationFact.versionMissing.fix)
    }

    private func blocked(_ path: [MigrationHop], _ code: Int) -> MigrationFinding {
        MigrationFinding(
            .directHopBlocked, modelPath: "",
            reason:
                "Core Data tries one hop to \(to), which fails with error \(code), although the path \(text(path)) works",
            fix: advice(path))
    }

    private func taken(_ path: [MigrationHop], _ direct: DirectMigration) -> MigrationFinding {
        MigrationFinding(
            .directHopTaken, modelPath: "",
            reason:
                "without code, Core Data takes one hop to \(to) (it \(direct.phrase)); the path \(text(path)) is "
                + "better, but needs code in the app",
            fix: advice(path))
    }

    /// The versions between, without the first one: the same words for every version that goes this way.
    private func text(_ path: [MigrationHop]) -> String {
        "through \(TerminalText.list(path.dropLast().map(\.to)))"
    }

    /// Stages use no mapping models.
    private func advice(_ path: [MigrationHop]) -> String {
        let usesMapping = path.contains { hop in
            switch hop.means {
            case .mapping: true
            case .inference, .stage: false
            }
        }
        return usesMapping
            ? "migrate one version at a time in code" : "migrate in stages, or one version at a time in code"
    }
}

/// Renaming identifiers that name nothing in any older version of the bundle (RN502, FormatMigrationFacts §4.5).
enum IdentifierHistory {
    /// - Parameter contents: the numbers of the versions' entities.
    static func findings(in versions: [MigrationPlanner.Version], _ contents: EntityContents) -> [MigrationFinding] {
        var seen = 0
        var known = Names()
        var findings: [MigrationFinding] = []
        var reported: Set<String> = []
        for (index, version) in versions.enumerated() {
            // An entity that an older version has as it is: its names are known, and messages about it is said.
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

    /// What older versions call their entities and properties, identifiers included.
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

extension DirectMigration {
    /// What Core Data does, as a clause without subject: `infers a mapping`.
    package var phrase: String {
        switch self {
        case .nothing: "same schema: opens as it is"
        case .mapping(let name): "uses the mapping model \(name)"
        case .inference: "infers a mapping"
        case .inferenceDependingOnData: "infers a mapping, may fail on data"
        case .stages: "goes through the stages"
        case .iteration: "nothing: the app goes through every version"
        case .failure(let code): "fails with error \(code)"
        }
    }
}
