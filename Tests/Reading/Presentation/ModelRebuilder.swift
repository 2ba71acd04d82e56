import ModelcBase
import ModelcSchema

/// Creates a model from a version of an inspected document, as a user's program would.
///
/// Computed keys (`className`, `defaultValue`, `counts`) are not needed.
enum ModelRebuilder {
    static func model(_ node: DocumentNode) throws -> ManagedObjectModel {
        var model = ManagedObjectModel()
        model.documentType = try node.optional("documentType")
        model.documentVersion = try node.optional("documentVersion")
        model.lastSavedToolsVersion = try node.optional("lastSavedToolsVersion").map { ToolsVersion($0) }
        model.systemVersion = try node.optional("systemVersion")
        model.minimumToolsVersion = try node.optional("minimumToolsVersion")
        model.sourceLanguage = try node.raw("sourceLanguage")
        model.versionIdentifier = try node.optional("versionIdentifier")
        model.isUsedWithCloudKit = try node.value("isUsedWithCloudKit")
        model.isUsedWithSwiftData = try node.value("isUsedWithSwiftData")
        model.legacyName = try node.optional("legacyName")
        model.legacyMacOSVersion = try node.optional("legacyMacOSVersion")
        model.legacyIOSVersion = try node.optional("legacyIOSVersion")
        model.entities = try node.nodes("entities").map(entity)
        model.composites = try node.nodes("composites").map(composite)
        model.fetchRequests = try node.nodes("fetchRequests").map(fetchRequest)
        model.configurations = try node.nodes("configurations").map(configuration)
        model.diagramElements = try node.nodes("diagram").map(diagramElement)
        model.uncertainties = try node.nodes("uncertainties").map(uncertainty)
        return try placed(model, node)
    }

    static func entity(_ node: DocumentNode) throws -> EntityDescription {
        var entity = EntityDescription()
        entity.name = try node.value("name")
        entity.representedClassName = try node.optional("representedClassName")
        entity.isAbstract = try node.value("isAbstract")
        entity.parentName = try node.optional("parentName")
        entity.renamingIdentifier = try node.optional("renamingIdentifier")
        entity.versionHashModifier = try node.optional("versionHashModifier")
        entity.isSyncable = try node.value("isSyncable")
        entity.codeGenerationType = try node.raw("codeGenerationType")
        entity.attributes = try node.nodes("attributes").map(attribute)
        entity.relationships = try node.nodes("relationships").map(relationship)
        entity.fetchedProperties = try node.nodes("fetchedProperties").map(fetchedProperty)
        entity.fetchIndexes = try node.nodes("fetchIndexes").map(fetchIndex)
        entity.compoundIndexes = try node.nodes("compoundIndexes").map(compoundIndex)
        entity.uniquenessConstraints = try node.nodes("uniquenessConstraints").map(uniquenessConstraint)
        entity.userInfo = try userInfo(node)
        return try placed(entity, node)
    }

    static func property<Property: PropertyDescription>(
        _ blank: Property, _ node: DocumentNode
    ) throws -> Property {
        var property = blank
        property.name = try node.value("name")
        property.isOptional = try node.value("isOptional")
        property.isTransient = try node.value("isTransient")
        property.isIndexed = try node.value("isIndexed")
        property.renamingIdentifier = try node.optional("renamingIdentifier")
        property.versionHashModifier = try node.optional("versionHashModifier")
        property.isIndexedBySpotlight = try node.value("isIndexedBySpotlight")
        property.isStoredInTruthFile = try node.value("isStoredInTruthFile")
        property.isSyncable = try node.value("isSyncable")
        property.userInfo = try userInfo(node)
        return try placed(property, node)
    }

    static func attribute(_ node: DocumentNode) throws -> AttributeDescription {
        var attribute = try property(AttributeDescription(), node)
        attribute.type = try node.raw("type") ?? .undefined
        attribute.compositeName = try node.optional("compositeName")
        attribute.hasComputedDefault = try node.value("hasComputedDefault")
        attribute.defaultValueText = try node.optional("defaultValueText")
        attribute.minimumValueText = try node.optional("minimumValueText")
        attribute.maximumValueText = try node.optional("maximumValueText")
        attribute.defaultDateInterval = try node.optional("defaultDateInterval")
        attribute.minimumDateInterval = try node.optional("minimumDateInterval")
        attribute.maximumDateInterval = try node.optional("maximumDateInterval")
        attribute.regularExpression = try node.optional("regularExpression")
        attribute.usesScalarValue = try node.optional("usesScalarValue")
        attribute.valueTransformerName = try node.optional("valueTransformerName")
        attribute.customClassName = try node.optional("customClassName")
        attribute.allowsExternalStorage = try node.value("allowsExternalStorage")
        attribute.allowsCloudEncryption = try node.value("allowsCloudEncryption")
        attribute.preservesValueOnDeletion = try node.value("preservesValueOnDeletion")
        attribute.isDerived = try node.value("isDerived")
        attribute.derivationExpression = try node.optional("derivationExpression")
        attribute.isSyncIdentity = try node.value("isSyncIdentity")
        return attribute
    }

    static func relationship(_ node: DocumentNode) throws -> RelationshipDescription {
        var relationship = try property(RelationshipDescription(), node)
        relationship.destinationName = try node.optional("destinationName")
        relationship.inverseName = try node.optional("inverseName")
        relationship.inverseEntityName = try node.optional("inverseEntityName")
        relationship.deleteRule = try node.raw("deleteRule")
        relationship.isToMany = try node.value("isToMany")
        relationship.isOrdered = try node.value("isOrdered")
        relationship.minimumCount = try node.optional("minimumCount")
        relationship.maximumCount = try node.optional("maximumCount")
        return relationship
    }

    static func fetchedProperty(_ node: DocumentNode) throws -> FetchedPropertyDescription {
        var property = try property(FetchedPropertyDescription(), node)
        property.fetchRequest = try node.optionalNode("fetchRequest").map(fetchRequest)
        return property
    }

    static func fetchRequest(_ node: DocumentNode) throws -> FetchRequestDescription {
        var request = FetchRequestDescription()
        request.name = try node.value("name")
        request.entityName = try node.optional("entityName")
        request.predicate = try node.optional("predicate")
        request.fetchLimit = try node.optional("fetchLimit")
        request.fetchBatchSize = try node.optional("fetchBatchSize")
        request.includesSubentities = try node.optional("includesSubentities")
        request.includesPropertyValues = try node.optional("includesPropertyValues")
        request.includesPendingChanges = try node.optional("includesPendingChanges")
        request.returnsObjectsAsFaults = try node.optional("returnsObjectsAsFaults")
        request.returnsDistinctResults = try node.optional("returnsDistinctResults")
        request.resultType = try node.optional("resultType", String.self).flatMap { resultTypes[$0] }
        request.userInfo = try userInfo(node)
        return try placed(request, node)
    }

    private static let resultTypes: [String: FetchResultType] = [
        "managedObjects": .managedObjects, "managedObjectIDs": .managedObjectIDs, "dictionaries": .dictionaries,
        "count": .count,
    ]
}

/// The smaller parts of a model, and the data that all elements have.
extension ModelRebuilder {
    static func fetchIndex(_ node: DocumentNode) throws -> FetchIndexDescription {
        var index = FetchIndexDescription()
        index.name = try node.value("name")
        index.elements = try node.nodes("elements").map { node in
            var element = FetchIndexElementDescription()
            element.propertyName = try node.optional("propertyName")
            element.expression = try node.optional("expression")
            element.expressionType = try node.optional("expressionType")
            element.collation = try node.raw("collation")
            element.order = try node.raw("order")
            return try placed(element, node)
        }
        index.partialIndexPredicate = try node.optional("partialIndexPredicate")
        return try placed(index, node)
    }

    static func compoundIndex(_ node: DocumentNode) throws -> CompoundIndex {
        var index = CompoundIndex()
        index.members = try node.nodes("members").map(reference)
        return try placed(index, node)
    }

    static func uniquenessConstraint(_ node: DocumentNode) throws -> UniquenessConstraint {
        var constraint = UniquenessConstraint()
        constraint.members = try node.nodes("members").map(reference)
        return try placed(constraint, node)
    }

    static func reference(_ node: DocumentNode) throws -> NamedReference {
        try placed(NamedReference(name: try node.value("name")), node)
    }

    static func composite(_ node: DocumentNode) throws -> CompositeDescription {
        var composite = CompositeDescription()
        composite.name = try node.value("name")
        composite.attributes = try node.nodes("attributes").map(attribute)
        return try placed(composite, node)
    }

    static func configuration(_ node: DocumentNode) throws -> ConfigurationDescription {
        var configuration = ConfigurationDescription()
        configuration.name = try node.value("name")
        configuration.members = try node.nodes("members").map(reference)
        configuration.isUsedWithCloudKit = try node.value("isUsedWithCloudKit")
        return try placed(configuration, node)
    }

    static func diagramElement(_ node: DocumentNode) throws -> DiagramElement {
        var element = DiagramElement()
        element.name = try node.value("name")
        element.positionX = try node.optional("positionX")
        element.positionY = try node.optional("positionY")
        element.width = try node.optional("width")
        element.height = try node.optional("height")
        return try placed(element, node)
    }

    static func userInfo(_ node: DocumentNode) throws -> UserInfo {
        UserInfo(
            try node.nodes("userInfo").map { node in
                try placed(UserInfoEntry(key: try node.value("key"), value: try node.value("value")), node)
            })
    }

    static func uncertainty(_ node: DocumentNode) throws -> SourceUncertainty {
        SourceUncertainty(
            try node.value("reason"), entityName: try node.optional("entity"),
            propertyName: try node.optional("property"), at: SchemaLocation(position: try position(node)))
    }

    private static func position(_ node: DocumentNode) throws -> SourcePosition? {
        guard let position = try node.optionalNode("position") else { return nil }
        return SourcePosition(offset: 0, line: try position.value("line"), column: try position.value("column"))
    }

    static func placed<Element: SourceElement>(_ element: Element, _ node: DocumentNode) throws -> Element {
        var element = element
        element.position = try position(node) ?? element.position
        guard let verbatim = try node.optionalNode("verbatim") else { return element }
        for attribute in try attributes(verbatim, "unknownAttributes") {
            element.verbatim.addUnknownAttribute(attribute)
        }
        for child in try verbatim.nodes("unknownElements") { element.verbatim.addUnknownElement(try unknown(child)) }
        for attribute in try attributes(verbatim, "spellings") { element.verbatim.addSpelling(attribute) }
        for name in try verbatim.value("emptyContainers", [String].self) { element.verbatim.addEmptyContainer(name) }
        return element
    }

    static func attributes(_ node: DocumentNode, _ key: String) throws -> [VerbatimAttribute] {
        try node.nodes(key).map { VerbatimAttribute(name: try $0.value("name"), value: try $0.value("value")) }
    }

    static func unknown(_ node: DocumentNode) throws -> VerbatimElement {
        VerbatimElement(
            name: try node.value("name"), attributes: try attributes(node, "attributes"),
            children: try node.nodes("children").map(unknown), text: try node.value("text"))
    }
}
