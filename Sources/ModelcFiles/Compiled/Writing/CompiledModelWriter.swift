import ModelcBase
import ModelcKeyedArchive
import ModelcSchema

/// Makes the object of the model, and the nodes for references between entities and relationships.
struct CompiledModelWriter {
    /// A relationship, identified by its entity and its name: two entities may have relationships with the same name.
    private struct PropertyName: Hashable {
        var entity: String
        var property: String
    }

    var output = CompiledGraph()
    let resolved: ResolvedModel
    let root: ArchiveGraph.Node
    /// The dictionary that all elements without user info share.
    let noUserInfo: ArchiveGraph.Node
    /// The entity that is being written.
    var owner: ArchiveGraph.Node
    private(set) var entities: [String: ArchiveGraph.Node] = [:]
    /// The nodes of all relationships. The key is the entity and the name of the relationship. They are created before
    /// the relationships are written, because inverses refer to them.
    private var relationships: [PropertyName: ArchiveGraph.Node] = [:]

    init(_ resolved: ResolvedModel) {
        self.resolved = resolved
        let count = resolved.entities.reduce(0) { $0 + $1.attributes.count + $1.relationships.count }
        // Most properties have twelve to fourteen fields.
        output.graph.reserve(
            objects: count + 4 * resolved.entities.count, fields: 14 * (count + resolved.entities.count))
        root = output.graph.add(classChain: CompiledClass.model)
        owner = root
        noUserInfo = output.graph.add(dictionary: [], classChain: ArchiveGraph.dictionary)
        for entity in resolved.entities where entities[entity.name] == nil {
            entities[entity.name] = output.graph.add(classChain: CompiledClass.entity)
            for relationship in entity.relationships { addNode(relationship.name, of: entity) }
        }
    }

    private mutating func addNode(_ relationship: String, of entity: EntityDescription) {
        let name = PropertyName(entity: entity.name, property: relationship)
        guard relationships[name] == nil else { return }
        relationships[name] = output.graph.add(classChain: CompiledClass.relationship)
    }

    /// Fills in all nodes, and returns the node of the model.
    mutating func write() -> ArchiveGraph.Node {
        var seen: Set<String> = []
        let distinct = resolved.entities.filter { seen.insert($0.name).inserted }
        for entity in distinct { writeEntity(entity) }
        let names = distinct.map(\.name).inByteOrder()
        output.set("NSEntities", of: root, to: output.dictionary(names.map { ($0, entity(named: $0)) }))
        output.set("NSFetchRequestTemplates", of: root, to: fetchRequestTemplates())
        output.set(
            "NSVersionIdentifiers", of: root,
            to: output.set([output.text(resolved.model.versionIdentifier ?? "")]))
        if !resolved.model.configurations.isEmpty {
            output.set("NSConfigurations", of: root, to: configurations())
        }
        return root
    }

    /// The node of the entity with this name; the archived nil if there is none.
    func entity(named name: String?) -> ArchiveGraph.Value {
        name.flatMap { entities[$0] }.map(ArchiveGraph.Value.node) ?? .null
    }

    /// The relationship with this name that the entity itself declares; nil if there is none. Inherited relationships
    /// are not included.
    func relationship(_ name: String, of entity: String) -> ArchiveGraph.Node? {
        relationships[PropertyName(entity: entity, property: name)]
    }

    private mutating func configurations() -> ArchiveGraph.Value {
        let sorted = resolved.model.configurations.sorted { $0.name.isBefore($1.name) }
        var entries: [(key: String, value: ArchiveGraph.Value)] = []
        for configuration in sorted where entries.last?.key != configuration.name {
            let members = Set(configuration.members.map(\.name)).filter { entities[$0] != nil }
            let nodes = members.inByteOrder().map { entity(named: $0) }
            entries.append((configuration.name, output.set(nodes)))
        }
        return output.dictionary(entries)
    }
}
