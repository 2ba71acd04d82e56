import ModelcKeyedArchive
import ModelcSchema
import ModelcText

/// Entities (FormatCompiledModel §2.1).
extension CompiledModelWriter {
    /// Fills in the object of an entity and those of its properties and indexes.
    mutating func writeEntity(_ entity: EntityDescription) {
        guard let node = entities[entity.name] else { return }
        output.begin(entity.name, at: entity)
        if entity.versionHashModifier != nil { output.note(.entityModifier) }
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
        var written: Set<String> = []
        // In the order of the file, which mostly is that of the names.
        var names: [String] = []
        names.reserveCapacity(entity.attributes.count + entity.relationships.count)
        // By position: a loop over the properties would copy each of them.
        for index in entity.attributes.indices where written.insert(entity.attributes[index].name).inserted {
            names.append(entity.attributes[index].name)
            write(entity.attributes[index], of: entity)
        }
        for index in entity.relationships.indices where written.insert(entity.relationships[index].name).inserted {
            names.append(entity.relationships[index].name)
            write(entity.relationships[index], of: entity)
        }
        for property in entity.fetchedProperties where !written.contains(property.name) {
            guard write(property, of: entity) else { continue }
            written.insert(property.name)
            names.append(property.name)
        }
        return output.dictionary(names.inByteOrder().map { ($0, self.property($0, of: entity.name)) })
    }
}
