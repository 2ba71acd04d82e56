import ModelcKeyedArchive
import ModelcSchema
import ModelcText

/// Entities (FormatCompiledModel §2.1).
extension CompiledModelWriter {
    /// Fills in the object of an entity and those of its properties and indexes.
    mutating func writeEntity(_ entity: EntityDescription) {
        guard let node = entities[entity.name] else { return }
        owner = node
        output.begin(entity.name, at: entity)
        // What is noted behind this line is noted of a property.
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

    /// The class as the source spells it: a leading dot stays.
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

    /// The entity's own properties by name. What is left out is not among them.
    private mutating func writeProperties(of entity: EntityDescription) -> ArchiveGraph.Value {
        var names: [String] = []
        var nodes: [ArchiveGraph.Node] = []
        let count = entity.attributes.count + entity.relationships.count + entity.fetchedProperties.count
        names.reserveCapacity(count)
        nodes.reserveCapacity(count)
        // By position: a loop over the properties would copy each of them.
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
