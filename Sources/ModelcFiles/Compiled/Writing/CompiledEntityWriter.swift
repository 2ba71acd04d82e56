import ModelcBase
import ModelcCompiledModels
import ModelcKeyedArchive
import ModelcSchema

/// Writing entities (FormatCompiledModel §2.1).
extension CompiledModelWriter {
    /// Fills in the object of an entity, and the objects of its properties and indexes.
    mutating func writeEntity(_ entity: EntityDescription) {
        guard let node = entities[entity.name] else { return }
        owner = node
        output.begin(entity.name, at: entity)
        // From here on, features are noted for a property and not for the entity.
        if entity.versionHashModifier != nil { output.note(.entityModifier) }
        if entity.uniquenessConstraints.count > 1 { output.note(.severalConstraints) }
        output.set("NSEntityName", of: node, to: output.text(entity.name))
        output.set("NSClassNameForEntity", of: node, to: output.text(className(of: entity)))
        output.setFlag("NSIsAbstract", of: node, if: entity.isAbstract)
        output.set("NSManagedObjectModel", of: node, to: .node(root))
        output.set("NSProperties", of: node, to: writeProperties(of: entity))
        output.set("NSSubentities", of: node, to: subentities(of: entity))
        output.set("NSSuperentity", of: node, to: self.entity(named: entity.parentName))
        output.set(
            "NSUserInfo", of: node, to: entity.userInfo.isEmpty ? .node(noUserInfo) : output.userInfo(entity.userInfo))
        output.set("NSVersionHashModifier", of: node, to: output.text(entity.versionHashModifier))
        output.set("NSRenamingIdentifier", of: node, to: output.text(entity.renamingIdentifier ?? entity.name))
        if !entity.uniquenessConstraints.isEmpty {
            output.set("NSUniqueTuples", of: node, to: uniqueTuples(of: entity))
        }
        writeIndexes(of: entity, to: node)
    }

    /// The class name as the source spells it, with its leading dot if it has one.
    private func className(of entity: EntityDescription) -> String {
        guard let name = entity.representedClassName, !name.isEmpty else { return "NSManagedObject" }
        return name
    }

    private mutating func subentities(of entity: EntityDescription) -> ArchiveGraph.Value {
        let names = Set(resolved.subentities(of: entity).map(\.name)).inByteOrder()
        return output.dictionary(names.map { ($0, self.entity(named: $0)) })
    }

    private mutating func uniqueTuples(of entity: EntityDescription) -> ArchiveGraph.Value {
        var tuples: [ArchiveGraph.Value] = []
        for constraint in entity.uniquenessConstraints {
            tuples.append(output.mutableList(constraint.members.map { output.text($0.name) }))
        }
        return output.mutableList(tuples)
    }

    /// Writes the properties that the entity itself declares, and returns them as a list sorted by name. Properties
    /// whose form is not known are left out.
    private mutating func writeProperties(of entity: EntityDescription) -> ArchiveGraph.Value {
        var names: [String] = []
        var nodes: [ArchiveGraph.Node] = []
        let count = entity.attributes.count + entity.relationships.count + entity.fetchedProperties.count
        names.reserveCapacity(count)
        nodes.reserveCapacity(count)
        // A loop over the properties would copy each of them, so they are accessed by index.
        for index in entity.attributes.indices {
            names.append(entity.attributes[index].name)
            nodes.append(write(entity.attributes[index], of: entity))
        }
        for index in entity.relationships.indices {
            guard let node = write(entity.relationships[index], of: entity) else { continue }
            names.append(entity.relationships[index].name)
            nodes.append(node)
        }
        for property in entity.fetchedProperties {
            guard let node = write(property, of: entity) else { continue }
            names.append(property.name)
            nodes.append(node)
        }
        var entries: [(key: String, value: ArchiveGraph.Value)] = []
        entries.reserveCapacity(names.count)
        for place in ByteOrder.places(of: names) where entries.last?.key != names[place] {
            entries.append((names[place], .node(nodes[place])))
        }
        return output.dictionary(entries)
    }
}

/// Writing fetch indexes (FormatCompiledModel §5).
extension CompiledModelWriter {
    /// Writes the indexes of an entity; writes nothing if it has none.
    mutating func writeIndexes(of entity: EntityDescription, to node: ArchiveGraph.Node) {
        output.begin(entity.name, at: entity)
        if !entity.compoundIndexes.isEmpty { output.note(.compoundIndex) }
        let known = entity.fetchIndexes.filter { isKnown($0, of: entity) }
        let flagged = entity.indexedProperties
        output.begin(entity.name, at: entity)
        if !entity.fetchIndexes.isEmpty, !flagged.isEmpty { output.note(.mixedIndexes) }
        guard !known.isEmpty || !flagged.isEmpty else { return }
        var indexes: [ArchiveGraph.Value] = []
        var compounds: [ArchiveGraph.Value] = []
        for index in known {
            indexes.append(write(index, of: entity))
            guard index.elements.count > 1 else { continue }
            compounds.append(output.mutableList(index.elements.map { output.text($0.propertyName) }))
        }
        for name in flagged { indexes.append(index(named: name)) }
        output.set("NSFetchIndexDescriptions", of: node, to: output.mutableList(indexes))
        output.set("NSCompoundIndexes", of: node, to: output.mutableList(compounds))
    }

    /// Whether the compiled form of an index is known. Notes the features of the index, such as an expression, for
    /// which no form is proven.
    private mutating func isKnown(_ index: FetchIndexDescription, of entity: EntityDescription) -> Bool {
        output.begin(entity.name, index.name, at: index)
        if index.partialIndexPredicate != nil { output.note(.partialIndex) }
        let isOverExpression = index.elements.contains { $0.propertyName == nil }
        if isOverExpression { output.note(.expressionIndex) }
        let other = index.elements.compactMap(\.unknownWord).first
        if let other { output.note(.indexElement, detail: other) }
        return !isOverExpression && other == nil && index.partialIndexPredicate == nil
    }

    private mutating func write(_ index: FetchIndexDescription, of entity: EntityDescription) -> ArchiveGraph.Value {
        output.begin(entity.name, index.name, at: index)
        let node = output.graph.add(classChain: CompiledClass.fetchIndex)
        var elements: [ArchiveGraph.Value] = []
        for element in index.elements { elements.append(write(element, of: node)) }
        fill(node, named: index.name, of: self.entity(named: entity.name), elements)
        return .node(node)
    }

    /// Adds the index for an attribute or relationship with `indexed="YES"`: a separate index that does not refer to
    /// its entity.
    private mutating func index(named name: String) -> ArchiveGraph.Value {
        let node = output.graph.add(classChain: CompiledClass.fetchIndex)
        var element = FetchIndexElementDescription()
        element.propertyName = name
        fill(node, named: name, of: .null, [write(element, of: node)])
        return .node(node)
    }

    private mutating func fill(
        _ node: ArchiveGraph.Node, named name: String, of entity: ArchiveGraph.Value, _ elements: [ArchiveGraph.Value]
    ) {
        output.set("NSIndexName", of: node, to: output.text(name))
        output.set("NSIndexElements", of: node, to: output.list(elements))
        output.set("NSEntity", of: node, to: entity)
        output.set("NSPartialIndexPredicate", of: node, to: .null)
    }

    private mutating func write(
        _ element: FetchIndexElementDescription, of index: ArchiveGraph.Node
    ) -> ArchiveGraph.Value {
        if element.collation == .rTree { output.note(.spatialIndex, detail: element.propertyName) }
        if element.order == .descending { output.note(.descendingIndex, detail: element.propertyName) }
        let node = output.graph.add(classChain: CompiledClass.fetchIndexElement)
        output.set("NSPropertyName", of: node, to: output.text(element.propertyName))
        output.set("NSFetchIndexElementType", of: node, to: output.number((element.collation ?? .binary).code))
        output.set("NSAscending", of: node, to: .inline(.boolean(element.order != .descending)))
        output.set("NSFetchIndexDescription", of: node, to: .node(index))
        return .node(node)
    }
}

extension EntityDescription {
    /// The names of the properties with `indexed="YES"`, in file order.
    fileprivate var indexedProperties: [String] {
        attributes.filter(\.isIndexed).map(\.name) + relationships.filter(\.isIndexed).map(\.name)
    }
}

extension FetchIndexElementDescription.Collation {
    /// The number of the index type in compiled models (`NSFetchIndexElementType`).
    var code: Int {
        switch self {
        case .binary: 0
        case .rTree: 1
        }
    }
}

extension FetchIndexElementDescription {
    /// The unknown type or order in the source; nil if both are known.
    fileprivate var unknownWord: String? {
        verbatim.spellings.first { ($0.name == "type" && collation == nil) || ($0.name == "order" && order == nil) }?
            .value
    }
}
