import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSchema

/// Reports destination properties without a property mapping (finding MM608), and entities of which no entity mapping
/// creates objects (finding DL206).
struct MissingRowCheck {
    private let checked: CheckedMapping
    /// The paths of missing property mappings that another check already reports, such as `PersonToPerson.car`.
    private let reported: Set<String>

    init(_ checked: CheckedMapping, reported: Set<String>) {
        self.checked = checked
        self.reported = reported
    }

    func findings() -> [MappingFinding] { rowFindings() + omissionFindings() }

    /// A stored property of a destination entity for which the mapping model has no property mapping.
    private struct MissingRow {
        var mapping: EntityMapping
        /// The path of the property, such as `Person.age`.
        var path: String
        var name: String
        var position: SourcePosition?

        var hasPolicy: Bool { mapping.policyClass != nil }
    }

    /// Returns the findings about missing property mappings. Three or more are combined into one finding, because a
    /// missing property of a parent entity is also missing in each of its children.
    private func rowFindings() -> [MappingFinding] {
        let missing = checked.mapping.entityMappings.flatMap(missingRows)
        return [false, true].flatMap { hasPolicy in
            let rows = missing.filter { $0.hasPolicy == hasPolicy }
            return rows.count < 3 ? rows.map(finding) : [finding(rows, hasPolicy)]
        }
    }

    private func missingRows(of mapping: EntityMapping) -> [MissingRow] {
        guard let model = checked.destination, let entity = checked.destinationEntity(of: mapping) else { return [] }
        let attributes = model.allAttributes(of: entity).filter { !$0.isTransient && !$0.isDerived }
        let stored =
            attributes.map { ($0.name, $0.position) }
            + model.allRelationships(of: entity).filter { !$0.isTransient }.map { ($0.name, $0.position) }
        let rows = Set(mapping.attributeMappings.map(\.name) + mapping.relationshipMappings.map(\.name))
        let positions = Dictionary(stored, uniquingKeysWith: { _, last in last })
        let missing = Set(positions.keys).subtracting(rows)
        return missing.filter { !reported.contains("\(mapping.effectiveName).\($0)") }.sorted { $0.isBefore($1) }.map {
            MissingRow(mapping: mapping, path: "\(entity.name).\($0)", name: $0, position: positions[$0] ?? nil)
        }
    }

    private func finding(_ row: MissingRow) -> MappingFinding {
        MappingFinding(
            .propertyWithoutRow, modelPath: "\(row.mapping.effectiveName).\(row.name)",
            "no row sets \(row.path): it gets its default or no value"
                + (row.hasPolicy ? ", unless the policy sets it" : ""),
            help: "set it in a migration policy, or write a new mapping model: \(ToolCommandName.mappingNew)",
            at: row.mapping.position)
    }

    private func finding(_ rows: [MissingRow], _ hasPolicy: Bool) -> MappingFinding {
        let mappings = Set(rows.map(\.mapping.effectiveName))
        let only = mappings.count == 1 ? rows.first?.mapping : nil
        return MappingFinding(
            .propertyWithoutRow, modelPath: only?.effectiveName ?? "",
            "no row sets \(rows.count) properties (\(MissingRowCheck.list(rows.map(\.path)))): each gets its default "
                + "or no value" + (hasPolicy ? ", unless the policy sets it" : ""),
            help: "set them in a migration policy, or write a new mapping model: \(ToolCommandName.mappingNew)",
            at: only?.position ?? checked.mapping.position,
            related: related(rows.map { ($0.path, $0.position) }))
    }

    private func related(_ places: [(path: String, position: SourcePosition?)]) -> [RelatedLocation] {
        guard let file = checked.destinationFile else { return [] }
        return places.map { RelatedLocation($0.path, at: SourceLocation(path: file, position: $0.position)) }
    }

    /// Returns the names as text. If there are more than six, returns the first five and the number of further names,
    /// such as `and 3 more`.
    private static func list(_ names: [String]) -> String {
        let shown = names.count <= 6 ? names : Array(names.prefix(5))
        let rest = names.count - shown.count
        return shown.joined(separator: ", ") + (rest == 0 ? "" : " and \(rest) more")
    }

    /// An entity that can have objects in both versions but is not the source of any entity mapping.
    private struct OmittedEntity {
        var old: String
        var new: EntityDescription
    }

    private func omissionFindings() -> [MappingFinding] {
        let omitted = omittedEntities()
        guard omitted.count > 2 else { return omitted.map(finding) }
        return [
            MappingFinding(
                .entityOmittedByMapping,
                "no entity mapping leads from \(omitted.count) entities that both versions have "
                    + "(\(MissingRowCheck.list(omitted.map(\.old)))): all their objects are dropped",
                help: "write a new mapping model, which maps all of them: \(ToolCommandName.mappingNew)",
                at: checked.mapping.position, related: related(omitted.map { ($0.new.name, $0.new.position) }))
        ]
    }

    private func finding(_ omitted: OmittedEntity) -> MappingFinding {
        MappingFinding(
            .entityOmittedByMapping, modelPath: omitted.new.name,
            "no entity mapping leads from \(omitted.old) to \(omitted.new.name): all its objects are dropped",
            help: "write a new mapping model, which maps it: \(ToolCommandName.mappingNew)",
            at: checked.mapping.position)
    }

    private func omittedEntities() -> [OmittedEntity] {
        guard let source = checked.source, let destination = checked.destination else { return [] }
        let match = ModelMatch(from: source.model, to: destination.model)
        let sources = Set(checked.mapping.entityMappings.compactMap(\.sourceEntityName))
        let targets = Set(checked.mapping.entityMappings.compactMap(\.destinationEntityName))
        return match.pairs.compactMap { pair -> OmittedEntity? in
            let old = source.entities[pair.source]
            let new = destination.entities[pair.destination]
            guard !old.isAbstract, !new.isAbstract, !sources.contains(old.name), !targets.contains(new.name) else {
                return nil
            }
            return OmittedEntity(old: old.name, new: new)
        }
    }
}
