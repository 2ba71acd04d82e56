import ModelcKeyedArchive
import ModelcSchema

/// What all properties have, and relationships and fetched properties (FormatCompiledModel §3).
extension CompiledModelWriter {
    /// Which of the flags of properties hold. Fetched properties have all three, whatever the source says, and derived
    /// attributes are read-only.
    private struct Flags {
        var isOptional: Bool
        var isTransient: Bool
        var isReadOnly = false
        var isOrdered = false
        /// Whether saving checks the value by predicates.
        var isValidated = false
    }

    /// - Returns: its object.
    mutating func write(
        _ relationship: RelationshipDescription, of entity: EntityDescription
    ) -> ArchiveGraph.Node? {
        begin(relationship, of: entity)
        guard let node = self.relationship(relationship.name, of: entity.name) else { return nil }
        let rule = relationship.effectiveDeleteRule
        if relationship.isTransient { output.note(.transientRelationship) }
        if relationship.hasAmbiguousCount {
            // Compiled literally it would be the opposite of what it says.
            output.note(.relationshipCount, detail: relationship.countDetail)
        }
        if rule == .deny { output.note(.denyRule) }
        writeCommon(
            relationship, to: node,
            Flags(
                isOptional: relationship.isOptional, isTransient: relationship.isTransient,
                isOrdered: relationship.isOrdered))
        let inverse = resolved.inverse(of: relationship)
        if let inverse, inverse.relationship.inverseName != relationship.name { output.note(.asymmetricInverse) }
        output.set("NSDestinationEntity", of: node, to: self.entity(named: relationship.destinationName))
        output.set("_NSDestinationEntityName", of: node, to: output.text(relationship.destinationName))
        output.set(
            "NSInverseRelationship", of: node,
            to: inverse.flatMap { self.relationship($0.relationship.name, of: $0.owner.name) }.map { .node($0) }
                ?? .null)
        output.set("_NSInverseRelationshipName", of: node, to: output.text(inverse?.relationship.name))
        output.set("NSMaxCount", of: node, to: output.number(relationship.maximumCount ?? 0))
        output.set("NSMinCount", of: node, to: output.number(relationship.minimumCount ?? 0))
        output.set("NSDeleteRule", of: node, to: output.number(rule.code))
        output.setFlag("NSIsOrdered", of: node, if: relationship.isOrdered)
        return node
    }

    /// - Returns: its object; nil where its request has no known form.
    mutating func write(
        _ property: FetchedPropertyDescription, of entity: EntityDescription
    ) -> ArchiveGraph.Node? {
        begin(property, of: entity)
        guard let request = property.fetchRequest, let archived = fetchRequest(request) else { return nil }
        let node = output.graph.add(classChain: CompiledClass.fetchedProperty)
        writeCommon(property, to: node, Flags(isOptional: true, isTransient: true, isReadOnly: true))
        output.set("NSFetchRequest", of: node, to: archived)
        output.set("_NSFetchRequestEntityName", of: node, to: output.text(request.entityName))
        return node
    }

    mutating func begin(_ property: some PropertyDescription, of entity: EntityDescription) {
        output.begin(entity.name, property.name, at: property)
        if property.versionHashModifier != nil { output.note(.propertyModifier) }
    }

    mutating func writeCommon(
        _ attribute: AttributeDescription, of entity: EntityDescription, to node: ArchiveGraph.Node, isValidated: Bool
    ) {
        writeCommon(
            attribute, to: node,
            Flags(
                isOptional: attribute.isOptional, isTransient: attribute.isTransient, isReadOnly: attribute.isDerived,
                isValidated: isValidated))
        output.setFlag("NSIsIndexed", of: node, if: attribute.isIndexed || entity.indexesAlone(attribute.name))
    }

    private mutating func writeCommon(
        _ property: some PropertyDescription, to node: ArchiveGraph.Node, _ flags: Flags
    ) {
        output.set("NSPropertyName", of: node, to: output.text(property.name))
        output.set("NSEntity", of: node, to: .node(owner))
        output.set("NSRenamingIdentifier", of: node, to: output.text(property.renamingIdentifier ?? property.name))
        output.setFlag("NSIsOptional", of: node, if: flags.isOptional)
        output.setFlag("NSIsTransient", of: node, if: flags.isTransient)
        output.setFlag("NSIsReadOnly", of: node, if: flags.isReadOnly)
        if !property.userInfo.isEmpty { output.set("NSUserInfo", of: node, to: output.userInfo(property.userInfo)) }
        output.set("_P", of: node, to: output.number(bits(flags, hasUserInfo: !property.userInfo.isEmpty).rawValue))
    }

    private func bits(_ flags: Flags, hasUserInfo: Bool) -> CompiledPropertyFlags {
        var bits = CompiledPropertyFlags.always
        if flags.isOptional { bits.insert(.optional) }
        if flags.isTransient { bits.insert(.transient) }
        if flags.isReadOnly { bits.insert(.readOnly) }
        if flags.isOrdered { bits.insert(.ordered) }
        if !flags.isValidated { bits.insert(.withoutValidation) }
        if !hasUserInfo { bits.insert(.withoutUserInfo) }
        return bits
    }
}

extension RelationshipDescription {
    /// Whether the largest number of objects says something else than `toMany`: Core Data knows the number alone, and 1 is to-one.
    fileprivate var hasAmbiguousCount: Bool { isToMany == (maximumCount == 1) }

    fileprivate var countDetail: String {
        (isToMany ? "to-many, " : "to-one, ") + (maximumCount.map { "maxCount \($0)" } ?? "no maxCount")
    }
}
