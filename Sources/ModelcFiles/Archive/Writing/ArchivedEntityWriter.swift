import ModelcKeyedArchive
import ModelcSchema

/// Fills in an `XDPMEntity` with the properties that the entity itself declares (FormatMappingModel §5.2).
struct ArchivedEntityWriter {
    let entity: EntityDescription
    let node: ArchiveGraph.Node
    let package: ArchiveGraph.Node
    let genericClass: ArchiveGraph.Value

    func fill(
        generalization: ArchiveGraph.Value?, specializations: [ArchiveGraph.Value], _ writer: inout ArchivedModelWriter
    ) {
        writer.graph.set("_name", of: node, to: .text(entity.name))
        writer.graph.set("_owner", of: node, to: .node(package))
        writer.graph.set("_visibility", of: node, to: .inline(.integer(0)))
        writer.graph.set("_isAbstract", of: node, to: .inline(.boolean(entity.isAbstract)))
        writer.graph.setIdentifier(entity.name, of: node)
        let members = properties(&writer)
        writer.graph.setBucket(
            "OwnedAttributes", of: node, [.ordered, .wasEncoded], storage: writer.graph.dictionary(members))
        let stereotype = writer.graph.stereotype("XD_PStereotype", of: node, settings(&writer.graph))
        writer.graph.setBucket(
            "Stereotypes", of: node, [.ordered, .wasEncoded], storage: writer.graph.dictionary([stereotype]))
        let parents = writer.graph.array(generalization.map { [$0] } ?? [])
        writer.graph.setBucket("Generalizations", of: node, [.duplicates, .ordered, .wasEncoded], storage: parents)
        guard !specializations.isEmpty else { return }
        writer.graph.setBucket(
            "Specializations", of: node, [.duplicates, .ordered, .wasEncoded],
            storage: writer.graph.array(specializations))
    }

    private func settings(_ graph: inout ArchivedModelGraph) -> [(key: String, value: ArchiveGraph.Value)] {
        [
            ("XDPMCompoundIndexes", graph.nameLists(entity.compoundIndexes.map(\.members))),
            ("XD_PSK_elementID", .text(entity.renamingIdentifier)),
            ("XDPMUniquenessConstraints", graph.nameLists(entity.uniquenessConstraints.map(\.members))),
            ("XD_PSK_versionHashModifier", .text(entity.versionHashModifier)),
            ("XD_PSK_fetchRequestsArray", graph.array([])),
            ("XD_PSK_isAbstract", .flag(entity.isAbstract)),
            ("XD_PSK_userInfo", graph.userInfo(entity.userInfo)),
            ("XD_PSK_classMapping", genericClass),
            ("XD_PSK_entityClassName", .text(entity.representedClassName ?? "NSManagedObject")),
        ]
    }

    private func properties(_ writer: inout ArchivedModelWriter) -> [(key: String, value: ArchiveGraph.Value)] {
        var members: [(key: String, value: ArchiveGraph.Value)] = []
        var seen: Set<String> = []
        for property in entity.properties where seen.insert(property.name).inserted {
            guard let own = writer.properties[entity.name]?[property.name] else { continue }
            ArchivedPropertyWriter(property: property, node: own, entityName: entity.name, entity: node).fill(&writer)
            members.append((property.name, .node(own)))
        }
        return members
    }
}

/// Fills in an `XDPMAttribute`, an `XDPMRelationship` or an `XDPMFetchedProperty` (FormatMappingModel §5.2).
struct ArchivedPropertyWriter {
    let property: any PropertyDescription
    let node: ArchiveGraph.Node
    let entityName: String
    let entity: ArchiveGraph.Node

    private typealias Settings = [(key: String, value: ArchiveGraph.Value)]

    func fill(_ writer: inout ArchivedModelWriter) {
        for key in ["_type", "_default", "_association"] { writer.graph.set(key, of: node, to: .null) }
        writer.graph.setFlags(of: node)
        writer.graph.set("_name", of: node, to: .text(property.name))
        writer.graph.set("_owner", of: node, to: .node(entity))
        writer.graph.setIdentifier("\(entityName)/\(property.name)", of: node)
        let common = writer.graph.stereotype("XD_PPropStereotype", of: node, commonSettings(&writer.graph))
        let own = ownStereotype(&writer)
        writer.graph.setBucket(
            "Stereotypes", of: node, [.ordered, .wasEncoded], storage: writer.graph.dictionary([common, own]))
    }

    private func commonSettings(_ graph: inout ArchivedModelGraph) -> Settings {
        var settings: Settings = [
            ("XD_PPSK_isStoredInTruthFile", .flag(property.isStoredInTruthFile)),
            ("XD_PPSK_versionHashModifier", .text(property.versionHashModifier)),
            ("XD_PPSK_userInfo", graph.userInfo(property.userInfo)),
            ("XD_PPSK_isIndexed", .flag(property.isIndexed)),
        ]
        if !(property is FetchedPropertyDescription) {
            settings.append(("XD_PPSK_isOptional", .flag(property.isOptional)))
        }
        settings += [
            ("XD_PPSK_isSpotlightIndexed", .flag(property.isIndexedBySpotlight)),
            ("XD_PPSK_elementID", .text(property.renamingIdentifier)),
            // The only fetched property in a public archive is marked as transient, although `contents` files do not
            // mark it.
            ("XD_PPSK_isTransient", .flag(property.isTransient || property is FetchedPropertyDescription)),
        ]
        return settings
    }

    private func ownStereotype(_ writer: inout ArchivedModelWriter) -> (key: String, value: ArchiveGraph.Value) {
        switch property {
        case let attribute as AttributeDescription:
            return writer.graph.stereotype("XD_PAtt_Stereotype", of: node, settings(of: attribute))
        case let relationship as RelationshipDescription:
            return writer.graph.stereotype("XD_PR_Stereotype", of: node, settings(of: relationship, writer))
        default:
            let request = request(of: property as? FetchedPropertyDescription, &writer)
            return writer.graph.stereotype("XD_PFP_Stereotype", of: node, [("XD_PFP_fetchRequestKey", request)])
        }
    }

    private func settings(of attribute: AttributeDescription) -> Settings {
        let isDate = attribute.type == .date
        let standard = isDate ? intervalText(attribute.defaultDateInterval) : attribute.defaultValueText
        let minimum = isDate ? intervalText(attribute.minimumDateInterval) : attribute.minimumValueText
        let maximum = isDate ? intervalText(attribute.maximumDateInterval) : attribute.maximumValueText
        return [
            ("XD_PAttK_defaultValueAsString", .text(standard)),
            ("XD_PAttK_allowsExternalBinaryDataStorage", .flag(attribute.allowsExternalStorage)),
            ("XD_PAttK_minValueString", .text(minimum)),
            ("XD_PAttK_attributeType", .number(attribute.type.code)),
            ("XD_PAttK_maxValueString", .text(maximum)),
            ("XD_PAttK_valueTransformerName", .text(attribute.valueTransformerName)),
            ("XD_PAttK_regularExpressionString", .text(attribute.regularExpression)),
        ]
    }

    /// The seconds since 2001 as text. A whole number is written without a fraction, as in `contents` files.
    private func intervalText(_ seconds: Double?) -> String? {
        seconds.map { seconds in Int64(exactly: seconds).map(String.init) ?? "\(seconds)" }
    }

    private func settings(of relationship: RelationshipDescription, _ writer: ArchivedModelWriter) -> Settings {
        let destination = relationship.destinationName.flatMap { writer.entities[$0] }
        var settings: Settings = [
            ("XD_PRK_minCount", .number(relationship.minimumCount ?? 0)),
            ("XD_PRK_maxCount", .number(relationship.maximumCount ?? 0)),
            ("XD_PRK_isToMany", .flag(relationship.isToMany)),
            ("XD_PRK_ordered", .flag(relationship.isOrdered)),
            ("XD_PRK_deleteRule", .number(relationship.effectiveDeleteRule.code)),
            ("XD_PRK_destination", destination.map(ArchiveGraph.Value.node) ?? .null),
        ]
        if let inverse = writer.inverse(of: relationship) {
            settings.append(("XD_PRK_inverseRelationship", .node(inverse)))
        }
        return settings
    }

    private func request(
        of property: FetchedPropertyDescription?, _ writer: inout ArchivedModelWriter
    ) -> ArchiveGraph.Value {
        guard let request = property?.fetchRequest else { return .null }
        let requestNode = writer.graph.node(ArchivedClassChain.fetchRequest)
        let fetched = request.entityName.flatMap { writer.entities[$0] }
        writer.graph.set("_name", of: requestNode, to: .text(request.name))
        writer.graph.set("_fetchedProperty", of: requestNode, to: .node(node))
        writer.graph.set("_predicateString", of: requestNode, to: .text(request.predicate))
        writer.graph.set("_entity", of: requestNode, to: fetched.map(ArchiveGraph.Value.node) ?? .null)
        return .node(requestNode)
    }
}

extension ArchivedModelWriter {
    /// The archive node of a relationship's inverse. The destination or one of its ancestors declares the inverse.
    fileprivate func inverse(of relationship: RelationshipDescription) -> ArchiveGraph.Node? {
        guard let name = relationship.inverseName else { return nil }
        var entityName = relationship.inverseEntityName ?? relationship.destinationName
        // The loop is limited to the number of entities, because parents can form a cycle.
        for _ in model.entities.indices {
            guard let current = entityName else { return nil }
            if let node = properties[current]?[name] { return node }
            entityName = model.entities.first { $0.name == current }?.parentName
        }
        return nil
    }
}
