import ModelcKeyedArchive
import ModelcSchema

/// Archives a model as the object graph of Xcode's editor, in the form in which mapping models contain copies of their
/// models (FormatMappingModel §5). `ArchivedModelReader` does the opposite.
///
/// The steps: reject features without a known form; create a node for every entity and every property, so that all
/// references have a target; fill in the entities, then the properties; write the graph. Fetch indexes, configurations
/// and fetch request templates are left out, as in Xcode.
struct ArchivedModelWriter {
    var graph = ArchivedModelGraph()
    let model: ManagedObjectModel
    /// The nodes of the entities, by name.
    private(set) var entities: [String: ArchiveGraph.Node] = [:]
    /// The nodes of the declared properties, by entity name and property name.
    private(set) var properties: [String: [String: ArchiveGraph.Node]] = [:]
    /// The generalization objects, which connect an entity to its parent. The key is the name of the parent; the value
    /// has the objects of its children.
    private var specializations: [String: [ArchiveGraph.Value]] = [:]

    /// The bytes of the archive. The same model always produces the same bytes.
    static func bytes(of model: ManagedObjectModel) throws(ModelEncodingRefusal) -> [UInt8] {
        try ArchivableFeatures.check(model)
        var writer = ArchivedModelWriter(model: model)
        writer.declare()
        let root = writer.root()
        return KeyedArchiveWriter().bytes(of: writer.graph.graph, root: root)
    }

    private init(model: ManagedObjectModel) { self.model = model }

    /// Creates the nodes that references refer to.
    private mutating func declare() {
        for entity in model.entities where entities[entity.name] == nil {
            entities[entity.name] = graph.node(ArchivedClassChain.entity)
            var own: [String: ArchiveGraph.Node] = [:]
            for attribute in entity.attributes { own[attribute.name] = graph.node(ArchivedClassChain.attribute) }
            for relationship in entity.relationships {
                own[relationship.name] = graph.node(ArchivedClassChain.relationship)
            }
            for property in entity.fetchedProperties {
                own[property.name] = graph.node(ArchivedClassChain.fetchedProperty)
            }
            properties[entity.name] = own
        }
    }

    private mutating func root() -> ArchiveGraph.Node {
        let root = graph.node(ArchivedClassChain.model)
        let package = graph.node(ArchivedClassChain.package)
        let classes = fillEntities(in: package)
        fill(package, of: root, classes: classes)
        graph.set("_xd_rootPackage", of: root, to: .node(package))
        graph.set("_xd_comments", of: root, to: graph.array([]))
        graph.set("_xd_modelManager", of: root, to: .null)
        graph.set("_xd_modelName", of: root, to: .null)
        graph.set("_configurationsByName", of: root, to: graph.dictionary([]))
        graph.set("_modelVersionIdentifier", of: root, to: .boxed(.string(model.versionIdentifier ?? "")))
        return root
    }

    private mutating func fill(_ package: ArchiveGraph.Node, of root: ArchiveGraph.Node, classes: ArchiveGraph.Value) {
        graph.setBucket("Classes", of: package, [.wasEncoded], storage: classes)
        for bucket in ["Packages", "Interfaces", "DataTypes"] {
            graph.setBucket(bucket, of: package, [.wasEncoded], storage: graph.dictionary([]))
        }
        graph.set("_xd_owningModel", of: package, to: .node(root))
        graph.set("_owner", of: package, to: .null)
        graph.set("_visibility", of: package, to: .inline(.integer(0)))
        graph.set("_name", of: package, to: .boxed(.string("")))
        graph.set("_uniqueElementID", of: package, to: .null)
    }

    /// Fills in all entities. Returns a dictionary of the entities by name.
    private mutating func fillEntities(in package: ArchiveGraph.Node) -> ArchiveGraph.Value {
        let genericClass = graph.genericClass()
        var entries: [(key: String, value: ArchiveGraph.Value)] = []
        var generalizations: [String: ArchiveGraph.Value] = [:]
        for entity in model.entities { generalizations[entity.name] = generalization(of: entity) }
        for entity in model.entities {
            guard let node = entities[entity.name], !entries.contains(where: { $0.key == entity.name }) else {
                continue
            }
            entries.append((entity.name, .node(node)))
            ArchivedEntityWriter(entity: entity, node: node, package: package, genericClass: genericClass).fill(
                generalization: generalizations[entity.name], specializations: specializations[entity.name] ?? [], &self
            )
        }
        return graph.dictionary(entries)
    }

    /// Adds the object that connects an entity to its parent; returns nil if the entity has no parent, or if the parent
    /// does not exist.
    private mutating func generalization(of entity: EntityDescription) -> ArchiveGraph.Value? {
        guard let parentName = entity.parentName, let parent = entities[parentName], let child = entities[entity.name]
        else { return nil }
        let node = graph.node(ArchivedClassChain.generalization)
        graph.set("_name", of: node, to: .null)
        graph.set("_specific", of: node, to: .node(child))
        graph.set("_general", of: node, to: .node(parent))
        graph.set("_owner", of: node, to: .node(child))
        graph.setIdentifier("\(entity.name):\(parentName)", of: node)
        graph.set("_visibility", of: node, to: .inline(.integer(0)))
        specializations[parentName, default: []].append(.node(node))
        return .node(node)
    }
}

/// Checks whether a model has only features that its archived form supports (FormatMappingModel §5.3).
enum ArchivableFeatures {
    /// - Throws: the first feature, in the model's order, whose archived form is not known.
    static func check(_ model: ManagedObjectModel) throws(ModelEncodingRefusal) {
        for entity in model.entities {
            for attribute in entity.attributes {
                guard let feature = unknownFeature(of: attribute) else { continue }
                throw ModelEncodingRefusal(modelPath: "\(entity.name).\(attribute.name)", feature: feature)
            }
        }
    }

    private static func unknownFeature(of attribute: AttributeDescription) -> String? {
        if attribute.isDerived { return "a derived attribute" }
        switch attribute.type {
        case .composite: return "a composite attribute"
        case .objectID: return "an attribute of type ObjectID"
        case .undefined, .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date,
            .binary,
            .uuid, .uri, .transformable:
            return nil
        }
    }
}
