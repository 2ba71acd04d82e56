import ModelcCompiledModels
import ModelcKeyedArchive
import ModelcPredicates
import ModelcSchema

/// Writes the content that all kinds of properties have in common, and writes relationships and fetched properties
/// (FormatCompiledModel §3).
extension CompiledModelWriter {
    /// The flags of a property. A fetched property is always optional, transient and read-only, regardless of the
    /// source. A derived attribute is always read-only.
    private struct Flags {
        var isOptional: Bool
        var isTransient: Bool
        var isReadOnly = false
        var isOrdered = false
        /// Whether the attribute has predicates that Core Data checks on save.
        var isValidated = false
    }

    /// - Returns: the object of the relationship.
    mutating func write(
        _ relationship: RelationshipDescription, of entity: EntityDescription
    ) -> ArchiveGraph.Node? {
        begin(relationship, of: entity)
        guard let node = self.relationship(relationship.name, of: entity.name) else { return nil }
        let rule = relationship.effectiveDeleteRule
        if relationship.isTransient { output.note(.transientRelationship) }
        if relationship.hasAmbiguousCount {
            // If the count were compiled as it is, a to-many relationship would become to-one, or the reverse.
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

    /// - Returns: the object of the fetched property; nil if the form of its request is not known.
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
    /// Whether the maximum count contradicts `toMany`. Core Data uses only the count: a relationship with a count of
    /// 1 is to-one.
    fileprivate var hasAmbiguousCount: Bool { isToMany == (maximumCount == 1) }

    fileprivate var countDetail: String {
        (isToMany ? "to-many, " : "to-one, ") + (maximumCount.map { "maxCount \($0)" } ?? "no maxCount")
    }
}

/// Fetch requests (FormatCompiledModel §4).
extension CompiledModelWriter {
    /// Writes the fetch request templates, and returns a dictionary of them by name; the archived nil if the model has
    /// none.
    mutating func fetchRequestTemplates() -> ArchiveGraph.Value {
        let sorted = resolved.model.fetchRequests.sorted { $0.name.isBefore($1.name) }
        var entries: [(key: String, value: ArchiveGraph.Value)] = []
        for request in sorted where entries.last?.key != request.name {
            output.begin(request.name, at: request)
            if let archived = fetchRequest(request) { entries.append((request.name, archived)) }
        }
        return entries.isEmpty ? .null : output.dictionary(entries)
    }

    /// Writes a fetch request, and returns its object. Nil, with a note, if the request has content that occurs in no
    /// known file.
    mutating func fetchRequest(_ request: FetchRequestDescription) -> ArchiveGraph.Value? {
        if request.effectiveResultType == .count { output.note(.countRequest) }
        guard let flags = request.compiledFlags else {
            output.note(.fetchFlags)
            return nil
        }
        guard request.effectiveResultType != .count, let predicate = predicate(request.predicate) else { return nil }
        let (limit, batch) = (request.fetchLimit ?? 0, request.fetchBatchSize ?? 0)
        if limit != 0 || batch != 0 { output.note(.fetchLimits) }
        let node = output.graph.add(classChain: CompiledClass.fetchRequest)
        output.set("NSEntity", of: node, to: entity(named: request.entityName))
        output.set("NSPredicate", of: node, to: predicate)
        for key in Self.nilKeys { output.set(key, of: node, to: .null) }
        output.set("NSFetchLimit", of: node, to: output.number(limit))
        output.set("NSFetchOffset", of: node, to: output.number(0))
        output.set("NSBatchSize", of: node, to: output.number(batch))
        output.set("NSAllocationType", of: node, to: output.number(0))
        output.set("NSResultType", of: node, to: output.number(request.effectiveResultType.rawValue))
        output.set("NSHasFetchRequestFlags", of: node, to: .inline(.boolean(true)))
        output.set("NSFetchRequestFlags", of: node, to: output.number(flags.rawValue))
        return .node(node)
    }

    /// Keys of a fetch request that the editor cannot set. Their value is nil in every known request.
    private static let nilKeys: [StaticString] = [
        "NSSortDescriptors", "NSValuesToFetch", "NSValuesToGroupBy", "NSHavingPredicate",
        "NSRelationshipKeyPathsForPrefetching",
    ]

    /// Writes a predicate, and returns its object; the archived nil if the request has no predicate. Nil, with a note,
    /// if the form of the predicate is not known.
    private mutating func predicate(_ text: String?) -> ArchiveGraph.Value? {
        guard let text, !text.isEmpty else { return .null }
        guard let predicate = try? PredicateParser().predicate(from: text) else {
            output.note(.unreadablePredicate, detail: text)
            return nil
        }
        return output.attempt(.unsupportedPredicate) { graph throws(UnsupportedForm) in
            try graph.add(predicate)
        }.map(ArchiveGraph.Value.node)
    }
}

extension FetchRequestDescription {
    /// The flags in compiled form; nil if only one of `includesSubentities` and `returnsObjectsAsFaults` is set,
    /// because both have always occurred together.
    fileprivate var compiledFlags: CompiledFetchFlags? {
        guard effectiveIncludesSubentities == effectiveReturnsObjectsAsFaults else { return nil }
        var flags: CompiledFetchFlags = []
        if effectiveIncludesSubentities { flags.insert(.subentitiesAndFaults) }
        if effectiveReturnsDistinctResults { flags.insert(.distinctResults) }
        if effectiveIncludesPropertyValues { flags.insert(.propertyValues) }
        if effectiveIncludesPendingChanges { flags.insert(.pendingChanges) }
        return flags
    }
}
